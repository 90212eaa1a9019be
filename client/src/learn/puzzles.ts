// Puzzles: which are solved and how often each was tried, remembered in this browser like the lessons of a course.
import { recall, remember } from '../lib/storage';
import type { PuzzleCard, PuzzleGrade } from '../lib/wire';

export interface PuzzleRecord {
  /** Lines that were tried, the right one among them. */
  readonly tries: number;
  readonly solved: boolean;
  /** The solution was looked at before it was found. */
  readonly shown: boolean;
}
type Kept = Readonly<Record<string, Readonly<Record<string, PuzzleRecord>>>>;
const NEW: PuzzleRecord = { tries: 0, solved: false, shown: false };

export function recordOf(slug: string, id: string): PuzzleRecord {
  return recall<Kept>('puzzles', {})[slug]?.[id] ?? NEW;
}

export function keepRecord(slug: string, id: string, record: PuzzleRecord): void {
  const all = recall<Kept>('puzzles', {});
  remember('puzzles', { ...all, [slug]: { ...all[slug], [id]: record } });
}

export function solvedIn(slug: string, puzzles: readonly PuzzleCard[]): readonly string[] {
  return puzzles.filter(({ id }) => recordOf(slug, id).solved).map(({ id }) => id);
}

/** The next puzzle that is not solved, from this one on and round to the front. */
export function nextPuzzle(
  puzzles: readonly PuzzleCard[],
  solved: readonly string[],
  from: string | null = null,
): PuzzleCard | undefined {
  const at = puzzles.findIndex(({ id }) => id === from) + 1;
  return [...puzzles.slice(at), ...puzzles.slice(0, at)].find(({ id }) => id !== from && !solved.includes(id));
}

export type Verdict = 'open' | 'wrong' | 'solved' | 'failed';

/** How a puzzle stands. A right plan solves it whatever the dice say, once they have decided. */
export function verdictOf(grade: PuzzleGrade): Verdict {
  if (grade.wrong !== null) return 'wrong';
  if (!grade.over && grade.left > 0) return 'open';
  return grade.enough ? 'solved' : 'failed';
}

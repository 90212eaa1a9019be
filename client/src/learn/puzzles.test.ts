import { beforeEach, describe, expect, it } from 'vitest';
import type { PuzzleCard, PuzzleGrade } from '../lib/wire';
import { keepRecord, nextPuzzle, recordOf, solvedIn, verdictOf } from './puzzles';

const text = { en: '', ru: '', pl: '' };
const puzzles: PuzzleCard[] = ['a', 'b', 'c'].map((id) => ({
  id,
  title: text,
  seat: 'axis',
  chance: 60,
  best: 61,
  difficulty: 1,
  about: [],
  rival: 47,
  rival_line: [],
}));
const grade = (change: Partial<PuzzleGrade>): PuzzleGrade => ({
  over: false,
  reached: false,
  chance: 61.1,
  enough: true,
  left: 61.1,
  begun: 0,
  wrong: null,
  reply: null,
  reply_seat: '',
  ...change,
});

describe('puzzles', () => {
  beforeEach(() => {
    const kept = new Map<string, string>();
    Object.assign(globalThis, {
      localStorage: {
        getItem: (key: string) => kept.get(key) ?? null,
        setItem: (key: string, value: string) => kept.set(key, value),
      },
    });
  });
  it('are remembered by game', () => {
    keepRecord('coh', 'b', { tries: 2, solved: true, shown: false });
    expect(recordOf('coh', 'b').tries).toBe(2);
    expect(recordOf('ava', 'b').tries).toBe(0);
    expect(solvedIn('coh', puzzles)).toEqual(['b']);
  });
  it('go on with the next that is not solved, round to the front', () => {
    expect(nextPuzzle(puzzles, [])?.id).toBe('a');
    expect(nextPuzzle(puzzles, ['b'], 'a')?.id).toBe('c');
    expect(nextPuzzle(puzzles, ['b', 'c'], 'c')?.id).toBe('a');
    expect(nextPuzzle(puzzles, ['a', 'b', 'c'], 'c')).toBeUndefined();
  });
});

describe('the verdict', () => {
  it('is open while the dice have not decided', () => {
    expect(verdictOf(grade({}))).toBe('open');
    expect(verdictOf(grade({ left: 30 }))).toBe('open');
  });
  it('is by the plan and not by the dice', () => {
    expect(verdictOf(grade({ over: true, reached: true }))).toBe('solved');
    expect(verdictOf(grade({ left: 0 }))).toBe('solved');
    expect(verdictOf(grade({ over: true, reached: true, wrong: 3, enough: false }))).toBe('wrong');
    expect(verdictOf(grade({ over: true, enough: false }))).toBe('failed');
  });
});

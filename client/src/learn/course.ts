// The course of a game: which of its lessons are done, remembered in this browser, and which comes next.
import { api } from '../lib/api';
import { keepCreated } from '../lib/keys';
import { gameHash } from '../lib/routes';
import { recall, remember } from '../lib/storage';
import type { CourseOutline, CourseLesson } from '../lib/wire';
import { complain } from '../lobby/lobby.svelte';

type Kept = Readonly<Record<string, readonly string[]>>;

/** The lessons of a game that were finished here. */
export function doneIn(slug: string): readonly string[] {
  return recall<Kept>('course', {})[slug] ?? [];
}

export function markDone(slug: string, situation: string): void {
  remember('course', { ...recall<Kept>('course', {}), [slug]: [...new Set([...doneIn(slug), situation])] });
}

/** The lesson after this one; null: it is the last, or none of the course. */
export function nextLesson({ lessons }: CourseOutline, situation: string): CourseLesson | null {
  const at = lessons.findIndex((lesson) => lesson.situation === situation);
  return at < 0 ? null : (lessons[at + 1] ?? null);
}

/** Where to go on: the first lesson that is not done, else the first. */
export function toGoOn({ lessons }: CourseOutline, done: readonly string[]): CourseLesson | undefined {
  return lessons.find((lesson) => !done.includes(lesson.situation)) ?? lessons[0];
}

/** Sets a lesson up and goes to its table. */
export async function openLesson(slug: string, situation: string): Promise<void> {
  try {
    const created = await api.situation(slug, situation);
    keepCreated(created);
    location.hash = gameHash(created.info.id);
  } catch (error) {
    complain(error);
  }
}

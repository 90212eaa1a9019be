// The course of a game: which of its lessons are done, remembered in this browser, and which comes next.
import { api } from '../lib/api';
import { keepCreated } from '../lib/keys';
import { gameHash } from '../lib/routes';
import { recall, remember } from '../lib/storage';
import type { CourseLesson, CourseOutline, Created } from '../lib/wire';
import { complain } from '../lobby/lobby.svelte';
import { firstGame } from '../lobby/shopwindow';

type Kept = Readonly<Record<string, readonly string[]>>;

/** The lessons of a game that were finished here. */
export function doneIn(slug: string): readonly string[] {
  return recall<Kept>('course', {})[slug] ?? [];
}

export function markDone(slug: string, situation: string): void {
  remember('course', { ...recall<Kept>('course', {}), [slug]: [...new Set([...doneIn(slug), situation])] });
}

export interface Place {
  readonly lesson: CourseLesson;
  /** Its number, and of how many. */
  readonly number: number;
  readonly all: number;
  /** Null: it is the last one. */
  readonly next: CourseLesson | null;
}

/** Where a lesson stands in the course; null: it is none of it. */
export function placeIn({ lessons }: CourseOutline, situation: string): Place | null {
  const at = lessons.findIndex((lesson) => lesson.situation === situation);
  const lesson = lessons[at];
  return lesson ? { lesson, number: at + 1, all: lessons.length, next: lessons[at + 1] ?? null } : null;
}

/** Where to go on: the first lesson that is not done, else the first. */
export function toGoOn({ lessons }: CourseOutline, done: readonly string[]): CourseLesson | undefined {
  return lessons.find((lesson) => !done.includes(lesson.situation)) ?? lessons[0];
}

/** Sets a lesson up and goes to its table. */
export function openLesson(slug: string, situation: string): Promise<void> {
  return goTo(() => api.situation(slug, situation));
}

/** After the course: the first game against the machine. */
export function openFirstGame(slug: string): Promise<void> {
  return goTo(async () => {
    const system = (await api.systems()).find((known) => known.slug === slug);
    const game = system && firstGame(system);
    return game ? api.create(game) : null;
  });
}

async function goTo(make: () => Promise<Created | null>): Promise<void> {
  try {
    const created = await make();
    if (!created) return;
    keepCreated(created);
    location.hash = gameHash(created.info.id);
  } catch (error) {
    complain(error);
  }
}

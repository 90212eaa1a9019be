// What a key that ends something would give up.
import type { GameEntry, Unfinished } from '../games/registry';
import type { InfoOf } from '../lib/verbs';
import type { Choice, State } from '../lib/wire';

/** Nothing has been done yet in what this answer would end, as the game sees it. */
export function unfinishedBy(
  entry: GameEntry | undefined,
  choice: Choice | undefined,
  live: State | null,
): Unfinished | null {
  return choice && live ? (entry?.unfinished?.(live.view, live.seat, choice.action.do) ?? null) : null;
}

/** What is to be said before: that nothing was done, or that something is left unused. */
export function warningBefore(
  unfinished: Unfinished | null,
  choice: Choice,
  choices: readonly Choice[],
  live: State,
  info: InfoOf,
): Unfinished | null {
  if (choices.length === 1) return null;
  if (unfinished) return unfinished;
  const left = (live.view as { readonly left?: unknown } | null)?.left;
  const some = info(choice.action.do).ends && typeof left === 'number' && left > 0;
  return some ? { warning: 'ui-unused', args: { count: left } } : null;
}

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

/** What could still be done, by the answers there are: units that have not moved, hexes that could be attacked. */
export function stillOpen(choices: readonly Choice[]): Unfinished | null {
  const of = (verb: string): readonly Choice[] => choices.filter(({ action }) => action.do === verb);
  const units = new Set(of('move').flatMap(({ touches }) => touches));
  if (units.size > 0) return { warning: 'ui-unmoved', args: { count: units.size } };
  const targets = new Set(of('attack').map(({ action }) => action.target));
  return targets.size > 0 ? { warning: 'ui-unattacked', args: { count: targets.size } } : null;
}

/** What is to be said before: that nothing was done, that something is left unused, that units have not moved. */
export function warningBefore(
  unfinished: Unfinished | null,
  choice: Choice,
  choices: readonly Choice[],
  live: State,
  info: InfoOf,
): Unfinished | null {
  if (choices.length === 1) return null;
  if (unfinished) return unfinished;
  if (!info(choice.action.do).ends) return null;
  const left = (live.view as { readonly left?: unknown } | null)?.left;
  if (typeof left === 'number') return left > 0 ? { warning: 'ui-unused', args: { count: left } } : null;
  return stillOpen(choices) ?? unusedAnswers(choice, choices, info);
}

/** Dice follow, and what could have been done before them cannot be done after. */
function unusedAnswers(choice: Choice, choices: readonly Choice[], info: InfoOf): Unfinished | null {
  if (!info(choice.action.do).irreversible) return null;
  const count = choices.filter(({ action }) => !info(action.do).ends).length;
  return count > 0 ? { warning: 'ui-unused-answers', args: { count } } : null;
}

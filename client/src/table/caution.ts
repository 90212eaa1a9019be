// What must be known before something that cannot be undone: said at the place of the click, and done after a yes.
import type { Point } from '../games/contract';
import type { Action, Choice, Message } from '../lib/wire';

export interface Caution {
  readonly warning: Message;
  readonly at: Point | null;
  /** Does what was asked for. */
  readonly accept: () => void;
}

/** What the game says before one of these actions, if it says anything. */
export function warningOf(actions: readonly Action[], choices: readonly Choice[]): Message | null {
  const [first] = actions;
  if (!first || !choices.some((choice) => choice.warning)) return null;
  const wanted = sorted(first);
  return choices.find((choice) => choice.warning && sorted(choice.action) === wanted)?.warning ?? null;
}

/** One text for one action, whatever the order of its fields. */
const sorted = (action: Action): string =>
  JSON.stringify(Object.entries(action).sort(([one], [other]) => (one < other ? -1 : 1)));

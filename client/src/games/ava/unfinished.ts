// What would be given up by a key pressed too soon: a combat without attacks.
import type { AvaView as View } from './wire';
import type { Unfinished } from '../registry';

export function unfinishedBy(view: View, seat: string | null, verb: string): Unfinished | null {
  const operation = view.operations.find((candidate) => candidate.seat === seat) ?? view.operations[0];
  if (!operation) return null;
  if (verb === 'end-declaration' && operation.strikes.length === 0) {
    return { warning: 'ava-ui-unfinished-attacks', args: {}, label: 'ava-ui-no-attacks' };
  }
  return null;
}

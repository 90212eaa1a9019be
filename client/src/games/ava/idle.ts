// What would be given up by a key pressed too soon: an activation in which nothing has moved, a combat without attacks.
import type { AvaView as View } from './wire';
import type { Idle } from '../registry';

export function idleOf(view: View, seat: string | null, verb: string): Idle | null {
  const operation = view.operations.find((candidate) => candidate.seat === seat) ?? view.operations[0];
  if (!operation) return null;
  if (verb === 'end-movement' && operation.moved.length === 0 && operation.active.length > 0) {
    return { warning: 'ava-ui-idle-movement', args: { count: operation.active.length } };
  }
  if (verb === 'end-declaration' && operation.strikes.length === 0) {
    return { warning: 'ava-ui-idle-attacks', args: {}, label: 'ava-ui-no-attacks' };
  }
  return null;
}

// What would be given up by a key pressed too soon: a movement phase in which nobody has moved.
import type { S42View as View } from './wire';
import type { Unfinished } from '../registry';

export function unfinishedBy(view: View, verb: string): Unfinished | null {
  if (verb === 'end-initial' && view.resources[view.active === 'axis' ? 0 : 1] > 0)
    return { warning: 's42-ui-unfinished-initial', args: {} };
  if (verb !== 'end-movement') return null;
  const moved = Object.values(view.units).some(([, , , marks]) => marks.includes('moved'));
  return moved ? null : { warning: 's42-ui-unfinished-movement', args: {} };
}

// What would be given up by a key pressed too soon: resource points.
import type { S42View as View } from './wire';
import type { Unfinished } from '../registry';

export function unfinishedBy(view: View, verb: string): Unfinished | null {
  if (verb === 'end-initial' && view.resources[view.active === 'axis' ? 0 : 1] > 0)
    return { warning: 's42-ui-unfinished-initial', args: {} };
  return null;
}

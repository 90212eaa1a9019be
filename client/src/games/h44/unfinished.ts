// What would be given up by a key pressed too soon: a movement phase in which nobody has moved, a landing that is due.
import type { H44View as View } from './wire';
import type { Unfinished } from '../registry';

export function unfinishedBy(view: View, verb: string): Unfinished | null {
  if (verb === 'done' && view.phase === 'landing' && view.landing_points !== 0)
    return { warning: 'h44-ui-unfinished-landing', args: {} };
  if (verb !== 'end-movement') return null;
  const moved = Object.values(view.units).some(([, , , marks]) => marks.includes('moved'));
  return moved ? null : { warning: 'h44-ui-unfinished-movement', args: {} };
}

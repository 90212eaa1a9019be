// What would be given up by a key pressed too soon: a landing that is due.
import type { H44View as View } from './wire';
import type { Unfinished } from '../registry';

export function unfinishedBy(view: View, verb: string): Unfinished | null {
  if (verb === 'done' && view.phase === 'landing' && view.landing_points !== 0)
    return { warning: 'h44-ui-unfinished-landing', args: {} };
  return null;
}

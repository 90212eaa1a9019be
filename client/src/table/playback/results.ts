// How a result is told in a word or two, at its place on the board.
import type { Texts } from '../../lib/texts';
import type { Event } from '../../lib/wire';
import type { Cue } from './cues';

/** Whether it is bad for those who stand there: the badge then has another colour. */
export const hurts = (cue: Cue, event: Event): boolean =>
  cue === 'hit' || cue === 'loss' || cue === 'out' || (cue === 'attack' && (event.roll?.hits ?? 0) > 0);

/** The words of a badge; empty: the dice say it all. */
export function wordsOf(cue: Cue, { args = {}, roll }: Event, t: Texts): string {
  if (cue === 'attack' && args.result !== undefined) return `${String(args.column)} ${String(args.result)}`;
  if (cue === 'attack')
    return (roll?.target ?? 0) > 0 && !roll?.total ? t.msg('ui-roll-hits', { hits: roll?.hits ?? 0 }) : '';
  if (cue === 'roll') return '';
  return t.msg(`ui-told-${cue}`);
}

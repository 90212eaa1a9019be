// Chances as people read them.
import type { CohChance as Chance } from './wire';

/** A share as whole per cent; what can happen is never told as never, what can fail never as certain. */
export function percent(part: number, whole: number): string {
  if (whole <= 0 || part <= 0) return '0 %';
  if (part >= whole) return '100 %';
  return `${Math.min(99, Math.max(1, Math.round((100 * part) / whole)))} %`;
}

export const hitText = ({ hit, whole }: Chance): string => percent(hit, whole);

/** The chance of each result; a hit is one that does not destroy. */
export const resultsOf = ({ hit, kill, whole }: Chance): { missed: string; hit: string; destroyed: string } => ({
  missed: percent(whole - hit, whole),
  hit: percent(hit - kill, whole),
  destroyed: percent(kill, whole),
});

/** How likely it looks: for its colour. */
export const outlookOf = ({ hit, whole }: Chance): 'good' | 'even' | 'bad' =>
  hit * 3 >= whole * 2 ? 'good' : hit * 3 >= whole ? 'even' : 'bad';

/** What two dice must show, as a player says it: never below what they always show. */
export const needText = (needs: number): string => (needs <= 2 ? '2+' : needs > 12 ? '–' : `${needs}+`);

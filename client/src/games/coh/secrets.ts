// What one seat may not see of another's: then the device is handed over between their turns, not just passed on.
import type { CohView as View } from '../../lib/wire';

/** Cards, hidden units and mines, called artillery, objectives, and hit counters that have not been shown. */
export function hides(one: string, other: string, view: View): boolean {
  const sideOf = (seat: string): string | undefined => view.armies.find((army) => army.id === seat)?.side;
  if (sideOf(one) === sideOf(other)) return false;
  const held = view.armies.some((army) => army.hand.length > 0 || army.objective !== '' || army.barrages.length > 0);
  const covert = Object.values(view.units).some(({ hit = '', marks = [] }) => marks.includes('hidden') || (hit !== '' && !marks.includes('shown')));
  return held || covert || view.works.some((work) => work.hidden);
}

/** What came of an attack or a roll, but not which hit counter was drawn. */
export const TOLD: readonly string[] = [
  ...['attack-hit', 'attack-missed', 'attack-destroyed', 'unit-destroyed', 'work-hit', 'work-destroyed', 'nobody-found', 'somebody-found'],
  ...['rallied', 'rally-failed', 'mine-struck', 'mine-spared', 'artillery-fell', 'got-stuck', 'drove-through', 'points-scored'],
];

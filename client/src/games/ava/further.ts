// Who does not stand next to a hex but could come there with one move, and what the attack would then come to.
import { around, near } from '../../hexes/table/nearby';
import { stacks } from '../../hexes/table/ground';
import { valuesOf } from './lookup';
import type { Scene } from './gestures';
import type { AvaOdds, AvaRoutes } from './wire';

/** A unit so far off may still come; from further away it takes a railway. */
const FAR = 9;

export interface Arrival {
  readonly unit: string;
  /** Where it would come to stand, and what it would pay, in half points. */
  readonly hex: string;
  readonly cost: number;
}

/** The units of a side that are near enough to be asked about. */
export function askable(target: string, side: string, { view, index }: Scene): string[] {
  const close = new Set([target, ...near(index, target)]);
  const all = stacks(view);
  const moved = new Set(view.operations.flatMap((operation) => operation.moved));
  return around(index, [target], FAR)
    .filter((hex) => !close.has(hex))
    .flatMap((hex) => all.get(hex) ?? [])
    .filter((unit) => {
      const card = index.units.get(unit);
      return card?.side === side && !moved.has(unit) && card.kind !== 'hq' && card.attack > 0;
    });
}

/** The cheapest hex next to the target that a unit can go to. */
export function arrivalOf(target: string, routes: AvaRoutes, { index }: Scene): Arrival | null {
  const beside = new Set(near(index, target));
  const [best] = routes.reach
    .filter(({ hex, refusal }) => beside.has(hex) && !refusal)
    .sort((one, other) => one.cost - other.cost);
  return best ? { unit: routes.unit, hex: best.hex, cost: best.cost } : null;
}

export interface Guess {
  readonly attack: number;
  readonly defence: number;
  readonly ratio: string;
  /** Empty: the attack would be cancelled. */
  readonly column: string;
}

/** 10.3 Roughly, with printed values and the shifts as they are now: rivers may halve the units that come. */
export function guess(
  odds: Pick<AvaOdds, 'attack' | 'defence' | 'shifts'>,
  arrivals: readonly string[],
  { view, index }: Scene,
): Guess {
  const { columns } = index.catalogue;
  const more = arrivals.reduce((sum, unit) => {
    const card = index.units.get(unit);
    return sum + (card ? valuesOf(card, view.units[unit]?.[1] ?? 0)[0] : 0);
  }, 0);
  const attack = odds.attack + more;
  const times = (label: string): number => {
    const [a, b] = label.split(/[-:]/u).map(Number);
    return b ? (a ?? 0) / b : (a ?? 0);
  };
  const first = columns.findLastIndex((label) => attack >= times(label) * Math.max(odds.defence, 0.01));
  const last = first - odds.shifts.reduce((sum, shift) => sum + Math.abs(shift.columns), 0);
  return {
    attack,
    defence: odds.defence,
    ratio: columns[first] ?? '',
    column: first < 0 || last < 0 ? '' : (columns[last] ?? ''),
  };
}

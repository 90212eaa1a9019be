// What a view says about units and places, in any game with bonds.
import type { Index, Unit, View } from './model';

/** The id of an entry area as a place. */
export const areaId = (area: string): string => `area-${area}`;

/** The values a unit has with its steps: attack, defence, movement. */
export function valuesOf(unit: Unit, steps: number): readonly [number, number, number] {
  return isReduced(unit, steps) && unit.reduced ? unit.reduced : unit.full;
}

export function isReduced(unit: Unit, steps: number): boolean {
  return unit.reduced !== null && steps < unit.steps;
}

/** Whether a place is a hex or an entry area: units there can be picked on the board. */
export function onBoard(place: string | undefined, index: Pick<Index, 'hexes' | 'areas'>): boolean {
  return place !== undefined && (index.hexes.has(place) || index.areas.has(place));
}

/** The side a seat plays for; an onlooker looks over the shoulder of the side that acts. */
export function seatSide(view: Pick<View, 'seats' | 'active'>, seat: string | null, first: string): string {
  return (seat !== null && view.seats[seat]) || view.active || first;
}

const SIXTHS = ['', '⅙', '⅓', '½', '⅔', '⅚'];

/** Sixths of a movement point as people write them: 3, 1½, ⅓. */
export function points(sixths: number): string {
  const whole = Math.floor(sixths / 6);
  const part = SIXTHS[sixths % 6] ?? '';
  return whole === 0 && part ? part : `${whole}${part}`;
}

/** What a move costs, by its mode: hexes for tactical movement, else movement points. */
export const costText = (mode: string, cost: number): string => (mode === 'tactical' ? String(cost) : points(cost));

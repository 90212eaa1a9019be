// 16.1, 16.2 What the major cities are worth to the Axis, whichever side holds them now.
import type { AvaSupplyMap, AvaView as View } from './wire';
import type { Index } from './lookup';

/** 16.1, 16.2 A hex of a major city, and what a Stand Fast order adds: with a line of communication and without. */
const CITY = [10, 5] as const;
const STAND_FAST = [5, 2] as const;

export interface City {
  readonly hex: string;
  readonly place: string;
  readonly holder: string;
  /** Whether an Axis line of communication reaches it; null while that is not known. */
  readonly line: boolean | null;
  readonly standFast: boolean;
  /** What it counts now. */
  readonly points: number;
  /** What it counts for the Axis with a line and without. */
  readonly worth: readonly [number, number];
}

export function worthOf(hex: string, view: View): readonly [number, number] {
  const extra = view.stand_fast.includes(hex);
  return [CITY[0] + (extra ? STAND_FAST[0] : 0), CITY[1] + (extra ? STAND_FAST[1] : 0)];
}

/** All hexes of major cities in play; those the Axis holds first. */
export function citiesOf(view: View, index: Index, inPlay: ReadonlySet<string>, axis: AvaSupplyMap | null): City[] {
  const reached = axis ? new Set(axis.reached) : null;
  const counted = new Map<string, number>();
  for (const [what, place, points] of view.score) {
    if (what === 'score-city' || what === 'score-stand-fast') counted.set(place, (counted.get(place) ?? 0) + points);
  }
  return [...index.hexes.values()]
    .filter((ground) => ground.placeKind === 'major' && inPlay.has(ground.id))
    .map((ground) => ({
      hex: ground.id,
      place: ground.place,
      holder: view.control[ground.id] ?? 'soviet',
      line: reached ? reached.has(ground.id) : null,
      standFast: view.stand_fast.includes(ground.id),
      points: counted.get(ground.id) ?? 0,
      worth: worthOf(ground.id, view),
    }))
    .sort((one, other) => other.points - one.points || one.hex.localeCompare(other.hex));
}

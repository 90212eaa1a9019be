// 26.5 The count, by side, and the places that can change it.
import type { H44Score, H44View as View } from './wire';
import type { Index } from './lookup';

export interface Count {
  readonly side: string;
  /** In half points. */
  readonly points: number;
  readonly lines: readonly H44Score[];
}

export function scoreBySide(view: View): Count[] {
  return ['allied', 'german'].map((side) => {
    const lines = view.score.filter((line) => line[3] === side);
    return { side, lines, points: lines.reduce((sum, line) => sum + line[2], 0) };
  });
}

export interface VictorySource {
  readonly hex: string;
  readonly place: string;
  readonly holder: string;
}

/** Every place that counts, cities together, and who holds it. */
export function victorySourcesOf(view: View, index: Index): VictorySource[] {
  return Object.entries(view.control)
    .map(([hex, holder]) => ({ hex, holder, place: index.hexes.get(hex)?.place ?? '' }))
    .sort((one, other) => one.place.localeCompare(other.place) || one.hex.localeCompare(other.hex));
}

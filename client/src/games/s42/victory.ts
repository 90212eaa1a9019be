// 24.1 The victory hexes, each with its points and its holder.
import type { S42View as View } from '../../lib/wire';
import type { Index } from './lookup';

export interface Prize {
  readonly hex: string;
  readonly place: string;
  readonly points: number;
  readonly holder: string;
}

/** The victory hexes of the part of the board that is played on, the most valuable first. */
export function prizesOf(view: View, index: Index): Prize[] {
  return Object.entries(index.catalogue.points)
    .flatMap(([hex, points]) => (index.hexes.has(hex) && view.control[hex] !== undefined ? [{ hex, points, holder: view.control[hex] ?? '', place: index.hexes.get(hex)?.place ?? '' }] : []))
    .sort((one, other) => other.points - one.points || one.hex.localeCompare(other.hex));
}

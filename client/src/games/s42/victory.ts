// 24.1 The victory hexes, each with its points and its holder.
import type { S42View as View } from './wire';
import type { Index } from './lookup';

export interface VictorySource {
  readonly hex: string;
  readonly place: string;
  readonly points: number;
  readonly holder: string;
  /** 24.1.1 The Axis holds it, but without supply it does not count. */
  readonly cutOff: boolean;
}

/** The victory hexes of the part of the board that is played on, the most valuable first. */
export function victorySourcesOf(view: View, index: Index): VictorySource[] {
  const counted = new Set(view.score.map(([, place]) => place));
  return Object.entries(index.catalogue.points)
    .flatMap(([hex, points]) => {
      const ground = index.hexes.get(hex);
      const holder = view.control[hex];
      return ground && holder !== undefined
        ? [{ hex, points, holder, place: ground.place, cutOff: holder === 'axis' && !counted.has(hex) }]
        : [];
    })
    .sort((one, other) => other.points - one.points || one.hex.localeCompare(other.hex));
}

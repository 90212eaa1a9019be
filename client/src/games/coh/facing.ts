// Which way a unit shall face: by the part of the hex that is pointed at, by keys, or by the way it goes.
import type { HexMap } from '../../hexes/geometry';
import type { Point } from '../contract';
import { FACINGS } from './lookup';

/** Inside this share of the way to a side the pointer means the hex, and no direction. */
const CORE = 0.45;

/** The side of a hex that a point lies towards, 0 to 5; null near its middle. `inner`: from the middle to a side. */
export function sideTowards(middle: Point, at: Point, inner: number): number | null {
  const [dx, dy] = [at.x - middle.x, at.y - middle.y];
  if (Math.hypot(dx, dy) < CORE * inner) return null;
  // Clockwise from the north.
  const turn = Math.atan2(dx, -dy) / (Math.PI / 3);
  return ((Math.round(turn) % 6) + 6) % 6;
}

export const turned = (facing: number, by: number): number => (((facing + by) % 6) + 6) % 6;

/** The facing in which a unit arrives if nothing else is said: ahead the way it goes, backwards as it stood. */
export function arrivingIn(map: HexMap, from: string, to: string, facing: number): number {
  const [one, other] = [map.get(from), map.get(to)];
  const way = one && other ? map.direction(one, other) : -1;
  if (way < 0) return facing;
  const off = Math.min(turned(way, -facing), turned(facing, -way));
  return off > 1 ? facing : way;
}

export const nameOf = (facing: number): string => FACINGS[turned(facing, 0)] ?? 'n';

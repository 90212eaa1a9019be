// Whether the things a question is about can be seen on the map as it lies.
import type { Point } from '../contract';
import { near, type Index } from './lookup';

/** Distance between hexes, in pixels, from which the values of counters can be read. */
const READABLE = 30;
/** So many of them need to be in sight, in this share. */
const ENOUGH = 6;
const SHARE = 0.6;

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** `where`: the middle of a hex on the screen. */
export function inSight(hexes: readonly string[], index: Index, where: (hex: string) => Point | null, box: Box): boolean {
  const seen = hexes.filter((hex) => {
    const at = where(hex);
    const beside = where(near(index, hex)[0] ?? hex);
    if (!at || !beside || Math.hypot(at.x - beside.x, at.y - beside.y) < READABLE) return false;
    return at.x > box.left && at.x < box.right && at.y > box.top && at.y < box.bottom;
  });
  return seen.length >= Math.min(hexes.length, ENOUGH) * SHARE;
}

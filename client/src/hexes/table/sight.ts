// Whether the things a question is about can be seen on the map as it lies.
import type { Point } from '../../games/contract';
import { around, near, type Mapped } from './nearby';

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

/** The part of the stage that the cards leave free: they lie at its right side, on a small screen at its foot. */
export function freeOf(stage: Box, cards: Box | undefined): Box {
  const { left, right, top, bottom } = stage;
  if (!cards) return { left, right, top, bottom };
  if (cards.right - cards.left > 0.7 * (right - left))
    return { left, right, top, bottom: Math.max(cards.top, top + 0.3 * (bottom - top)) };
  // A low card hides little.
  return { left, right: cards.bottom - cards.top > 0.35 * (bottom - top) ? cards.left : right, top, bottom };
}

/** `where`: the middle of a hex on the screen; `all`: one that is hidden is one too many. */
export function inSight(
  hexes: readonly string[],
  index: Mapped,
  where: (hex: string) => Point | null,
  box: Box,
  all = false,
): boolean {
  const seen = hexes.filter((hex) => {
    const at = where(hex);
    const beside = where(near(index, hex)[0] ?? hex);
    if (!at || !beside || Math.hypot(at.x - beside.x, at.y - beside.y) < READABLE) return false;
    return at.x > box.left && at.x < box.right && at.y > box.top && at.y < box.bottom;
  });
  return seen.length >= (all ? hexes.length : Math.min(hexes.length, ENOUGH) * SHARE);
}

/** Half a counter, in pixels. */
const HALF = 40;
/** Whether a point, or a part of a counter there, lies in a box. */
export function lies(at: Point | null, box: Box): boolean {
  return (
    at !== null &&
    at.x > box.left - HALF &&
    at.x < box.right + HALF &&
    at.y > box.top - HALF &&
    at.y < box.bottom + HALF
  );
}

interface Shown {
  hexXY(id: string): Point | null;
  fit(hexes: Iterable<string>, covered: { readonly right: number; readonly bottom: number }): void;
}

/** Moves the map if too few of these hexes are seen beside the cards that lie on it. */
export function bringIntoSight(
  hexes: readonly string[],
  index: Mapped,
  board: Shown | undefined,
  stage: Element | undefined,
  cards: Element | undefined,
  all = false,
): void {
  if (!board || !stage || hexes.length === 0) return;
  const box = stage.getBoundingClientRect();
  const pile = cards?.firstElementChild ? cards.getBoundingClientRect() : undefined;
  const free = freeOf(box, pile);
  const under = (hex: string): boolean => all && pile !== undefined && lies(board.hexXY(hex), pile);
  const hidden = hexes.some(under);
  if (!hidden && inSight(hexes, index, (hex) => board.hexXY(hex), free, all)) return;
  // What lay under even a low card shall not lie there again.
  const right = hidden && pile && free.bottom === box.bottom ? pile.left : free.right;
  board.fit(around(index, hexes, 3), { right: box.right - right, bottom: box.bottom - free.bottom });
}

// How counters share a hex: offset in a stack, or fanned out so that each can be picked.
import type { Box, HexMap } from './geometry';
import { COUNTER } from './counters';
import type { BoardPiece, Point } from './types';

/** A counter with its place on the map; the last placed of a stack lies on top. */
export interface Placed {
  readonly piece: BoardPiece;
  readonly x: number;
  readonly y: number;
  /** Half its side, in units of the map. */
  readonly half: number;
}

/** The ground a counter covers. */
export const squareOf = ({ x, y, half }: Placed): Box => ({ x: x - half, y: y - half, w: 2 * half, h: 2 * half });

/** The pieces by hex, in the order given. */
export function stacksOf(pieces: readonly BoardPiece[]): Map<string, BoardPiece[]> {
  const stacks = new Map<string, BoardPiece[]>();
  for (const piece of pieces) {
    const stack = stacks.get(piece.hex);
    if (stack) stack.push(piece);
    else stacks.set(piece.hex, [piece]);
  }
  return stacks;
}

/** Those that matter last, so that they lie on top of their stacks; the order is kept otherwise. */
export function uppermost(pieces: readonly BoardPiece[], matters: (piece: BoardPiece) => boolean): BoardPiece[] {
  return [...pieces.filter((piece) => !matters(piece)), ...pieces.filter(matters)];
}

/** A stack as it lies: each counter a little up and to the right of the one below; the whole is centred. */
export function stackAt(stack: readonly BoardPiece[], centre: Point): Placed[] {
  const step = Math.min(4, 9 / Math.max(1, stack.length - 1));
  const first = (-(stack.length - 1) * step) / 2;
  return stack.map((piece, index) => ({
    piece,
    x: centre.x + first + index * step,
    y: centre.y - first - index * step,
    half: COUNTER / 2,
  }));
}

/** A stack fanned out: rows of up to four, each counter at least `least` units wide. */
export function fanAt(stack: readonly BoardPiece[], centre: Point, least: number): Placed[] {
  const side = Math.max(COUNTER, least);
  const step = side * 1.06;
  const across = stack.length <= 4 ? stack.length : Math.ceil(stack.length / Math.ceil(stack.length / 4));
  const down = Math.ceil(stack.length / across);
  return stack.map((piece, index) => {
    const row = Math.floor(index / across);
    const inRow = Math.min(across, stack.length - row * across);
    return {
      piece,
      x: centre.x + ((index % across) - (inRow - 1) / 2) * step,
      y: centre.y + (row - (down - 1) / 2) * step,
      half: side / 2,
    };
  });
}

/** All counters as they lie, hex by hex; the fanned one last, so that it lies on top. */
export function arrange(
  map: HexMap,
  stacks: ReadonlyMap<string, readonly BoardPiece[]>,
  fanned: string | null,
  least: number,
): Placed[] {
  const placed: Placed[] = [];
  for (const [hex, stack] of stacks) {
    const cell = map.get(hex);
    if (cell && (hex !== fanned || stack.length < 2)) placed.push(...stackAt(stack, cell));
  }
  const stack = fanned === null ? undefined : stacks.get(fanned);
  const cell = fanned === null ? undefined : map.get(fanned);
  if (stack && cell && stack.length > 1) placed.push(...fanAt(stack, cell, least));
  return placed;
}

/** The topmost counter at a point of the map. */
export function pieceAt(placed: readonly Placed[], { x, y }: Point): Placed | null {
  for (let i = placed.length - 1; i >= 0; i--) {
    const one = placed[i]!;
    if (Math.abs(x - one.x) <= one.half && Math.abs(y - one.y) <= one.half) return one;
  }
  return null;
}

/** Between the counters of a fan the nearest one is meant, for a finger is broader than the gap. */
export function nearestOf(fan: readonly Placed[], { x, y }: Point): Placed | null {
  const within = (a: 'x' | 'y', at: number): boolean =>
    fan.some((one) => one[a] - one.half <= at) && fan.some((one) => one[a] + one.half >= at);
  if (!within('x', x) || !within('y', y)) return null;
  const away = (one: Placed): number => Math.hypot(one.x - x, one.y - y);
  return fan.reduce<Placed | null>((best, one) => (best === null || away(one) < away(best) ? one : best), null);
}

/** Whether a point lies on a fan, with a margin so that the hand may shake. */
export function onFan(fan: readonly Placed[], { x, y }: Point): boolean {
  return fan.some((one) => Math.abs(x - one.x) <= one.half * 1.25 && Math.abs(y - one.y) <= one.half * 1.25);
}

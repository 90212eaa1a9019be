// Sides and links gathered into long features, and features drawn as smooth curves.
import type { Point } from './types';

/** Chains of nodes: every link lies in exactly one chain, and chains end only where links branch or stop. */
export function chains(links: Iterable<readonly [number, number]>): number[][] {
  const near = new Map<number, number[]>();
  const left = new Set<string>();
  const key = (a: number, b: number): string => (a < b ? `${a}/${b}` : `${b}/${a}`);
  for (const [a, b] of links) {
    if (a === b || left.has(key(a, b))) continue;
    left.add(key(a, b));
    near.set(a, [...(near.get(a) ?? []), b]);
    near.set(b, [...(near.get(b) ?? []), a]);
  }
  const found: number[][] = [];
  const follow = (start: number, next: number): void => {
    const chain = [start];
    let [from, to] = [start, next];
    for (;;) {
      left.delete(key(from, to));
      chain.push(to);
      const onward =
        (near.get(to) ?? []).length === 2 ? (near.get(to) ?? []).find((n) => left.has(key(to, n))) : undefined;
      if (onward === undefined) break;
      [from, to] = [to, onward];
    }
    found.push(chain);
  };
  // First from the ends and forks; what is left are rings.
  for (const ring of [false, true]) {
    for (const [node, ways] of near) {
      if (!ring && ways.length === 2) continue;
      for (const way of ways) if (left.has(key(node, way))) follow(node, way);
    }
  }
  return found;
}

/** Adds a curve that passes near all points; a ring (first = last) closes smoothly. */
export function curve(path: Path2D | CanvasRenderingContext2D, points: readonly Point[]): void {
  const [first] = points;
  const last = points.at(-1);
  if (!first || !last || points.length < 2) return;
  const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
  const ring = points.length > 3 && first.x === last.x && first.y === last.y;
  const second = points[1]!;
  const start = ring ? middle(first, second) : first;
  path.moveTo(start.x, start.y);
  for (let i = 1; i < points.length - 1; i++) {
    const here = points[i]!;
    const next = points[i + 1]!;
    const to = !ring && i === points.length - 2 ? next : middle(here, next);
    path.quadraticCurveTo(here.x, here.y, to.x, to.y);
  }
  if (ring) {
    path.quadraticCurveTo(first.x, first.y, start.x, start.y);
    path.closePath();
  } else if (points.length === 2) {
    path.lineTo(last.x, last.y);
  }
}

/** A number from 0 to 1 that is always the same for the same two ints. */
export function hash(a: number, b: number): number {
  let h = Math.imul(a ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(b ^ 0x7f4a7c15, 0xc2b2ae35);
  h = Math.imul(h ^ (h >>> 15), 0x2c1b3c6d);
  h = Math.imul(h ^ (h >>> 12), 0x297a2d39);
  return ((h ^ (h >>> 15)) >>> 0) / 4294967296;
}

/** A point moved a little, always the same way. */
export function jitter(point: Point, key: number, by: number): Point {
  return { x: point.x + (hash(key, 17) - 0.5) * 2 * by, y: point.y + (hash(key, 71) - 0.5) * 2 * by };
}

// Coasts, rivers, roads, railways and borders as smooth paths, made once for a map.
import { chains, curve, hash, jitter } from './curves';
import { boxAround, SIZE, type Box, type Corner, type HexMap } from './geometry';
import type { BoardStyle } from './style';
import type { Point, Side } from './types';

/** A path and where it lies, so that a tile draws only what crosses it. */
export interface LinearFeature {
  readonly path: Path2D;
  readonly points: readonly Point[];
  readonly box: Box;
}

export interface Bridge extends Point {
  readonly angle: number;
  readonly width: number;
}

function feature(points: readonly Point[], bent: boolean): LinearFeature {
  const path = new Path2D();
  if (bent) curve(path, points);
  else points.forEach(({ x, y }, index) => (index ? path.lineTo(x, y) : path.moveTo(x, y)));
  return { path, points, box: boxAround(points, 12) };
}

/** Rivers run along hexsides; they wind a little more than the sides do. */
export function riverFeatures(map: HexMap): Map<string, LinearFeature[]> {
  const bySize = new Map<string, (readonly [Corner, Corner])[]>();
  for (const river of map.chart.rivers) {
    const sides = river.sides.map((side) => map.side(side)).filter((side) => side !== null);
    bySize.set(river.size, [...(bySize.get(river.size) ?? []), ...sides]);
  }
  const found = new Map<string, LinearFeature[]>();
  for (const [size, sides] of bySize) {
    found.set(
      size,
      chains(sides).map((chain) => feature(wind(map, chain), true)),
    );
  }
  return found;
}

/** The corners of a chain, with a point between each two that strays from the straight. */
function wind(map: HexMap, chain: readonly Corner[]): Point[] {
  const points: Point[] = [];
  chain.forEach((key, index) => {
    const here = map.geometry.corner(key);
    const before = chain[index - 1];
    if (before !== undefined) {
      const from = map.geometry.corner(before);
      const stray = (hash(Math.min(before, key), Math.max(before, key)) - 0.5) * SIZE * 0.3;
      const length = Math.hypot(here.x - from.x, here.y - from.y) || 1;
      points.push({
        x: (here.x + from.x) / 2 - ((here.y - from.y) / length) * stray,
        y: (here.y + from.y) / 2 + ((here.x - from.x) / length) * stray,
      });
    }
    points.push(here);
  });
  return points;
}

/** Roads and railways through the middle of hexes, kept a little apart where they share a way. */
export function lineFeatures(map: HexMap): Map<string, LinearFeature[]> {
  const byKind = new Map<string, (readonly [number, number])[]>();
  for (const line of map.chart.lines) {
    const cells = line.hexes.map((id) => map.get(id));
    const links = byKind.get(line.kind) ?? [];
    cells.forEach((cell, index) => {
      const next = cells[index + 1];
      if (cell && next) links.push([cell.index, next.index]);
    });
    byKind.set(line.kind, links);
  }
  const found = new Map<string, LinearFeature[]>();
  [...byKind].forEach(([kind, links], order) => {
    const shift = byKind.size > 1 ? (order - (byKind.size - 1) / 2) * 6 : 0;
    const features = chains(links).map((chain) =>
      feature(
        chain.map((index) => {
          const cell = map.cells[index]!;
          const moved = jitter(cell, cell.column * 512 + cell.row, 3.5);
          return { x: moved.x + shift, y: moved.y + shift * 0.6 };
        }),
        true,
      ),
    );
    found.set(kind, features);
  });
  return found;
}

/** Where a line crosses a river. */
export function bridges(map: HexMap, style: BoardStyle): Bridge[] {
  const widths = new Map<string, number>();
  const key = (a: string, b: string): string => (a < b ? `${a}/${b}` : `${b}/${a}`);
  for (const river of map.chart.rivers) {
    for (const [a, b] of river.sides)
      widths.set(key(a, b), Math.max(widths.get(key(a, b)) ?? 0, style.rivers[river.size]?.width ?? 4));
  }
  // Those with a name of their own are drawn with their state.
  const named = new Set(map.chart.crossings.map(({ hexes: [a, b] }) => key(a ?? '', b ?? '')));
  const found = new Map<string, Bridge>();
  for (const line of map.chart.lines) {
    line.hexes.forEach((id, index) => {
      const one = map.get(id);
      const other = map.get(line.hexes[index + 1] ?? '');
      const width = one && other ? widths.get(key(one.id, other.id)) : undefined;
      if (!one || !other || !width || named.has(key(one.id, other.id))) return;
      found.set(key(one.id, other.id), {
        x: (one.x + other.x) / 2,
        y: (one.y + other.y) / 2,
        angle: Math.atan2(other.y - one.y, other.x - one.x),
        width,
      });
    });
  }
  return [...found.values()];
}

/** Hexsides with a meaning of their own, as borders that keep to the sides. */
export function borderFeatures(map: HexMap, sides: readonly Side[]): LinearFeature[] {
  return straight(
    map,
    sides.map((side) => map.side(side)).filter((side) => side !== null),
  );
}

/** Slopes: short lines from each side down towards the second of its hexes. */
export function hachures(map: HexMap, sides: readonly Side[]): LinearFeature[] {
  return sides.flatMap((side) => {
    const ends = map.side(side);
    const low = map.get(side[1]);
    if (!ends || !low) return [];
    const [a, b] = ends.map((corner) => map.geometry.corner(corner)) as [Point, Point];
    return [0.1, 0.3, 0.5, 0.7, 0.9].map((share, n) => {
      const from = { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share };
      const reach = 0.2 + 0.1 * hash(low.index, n);
      return feature([from, { x: from.x + (low.x - from.x) * reach, y: from.y + (low.y - from.y) * reach }], false);
    });
  });
}

/** The border around a set of hexes. */
export function rimFeatures(map: HexMap, hexes: Iterable<string>): LinearFeature[] {
  return straight(map, map.rim(hexes));
}

function straight(map: HexMap, links: readonly (readonly [Corner, Corner])[]): LinearFeature[] {
  return chains(links).map((chain) =>
    feature(
      chain.map((corner) => map.geometry.corner(corner)),
      false,
    ),
  );
}

export interface Coast {
  /** All water, as one area. */
  readonly area: Path2D;
  readonly lines: readonly LinearFeature[];
  /** Hexes with water in or next to them. */
  readonly cells: ReadonlySet<string>;
}

/** The shore. Beyond the edge of the map water goes on where it reaches the edge. */
export function coast(map: HexMap, isWater: (terrain: string) => boolean): Coast {
  const { columns, rows } = map.chart.layout;
  const wet = new Map<string, boolean>();
  const key = (column: number, row: number): string => `${column},${row}`;
  for (const cell of map.cells) wet.set(key(cell.column, cell.row), isWater(cell.terrain));
  for (let column = 0; column <= columns + 1; column++) {
    for (let row = 0; row <= rows + 1; row++) {
      if (map.place(column, row)) continue;
      let score = 0;
      for (let direction = 0; direction < 6; direction++) {
        const near = map.place(...map.geometry.neighbour(column, row, direction));
        if (near) score += isWater(near.terrain) ? 1.1 : -1;
      }
      if (score !== 0) wet.set(key(column, row), score > 0);
    }
  }
  const sides: (readonly [Corner, Corner])[] = [];
  const inner: (readonly [Corner, Corner])[] = [];
  const cells = new Set<string>();
  for (const [place, isWet] of wet) {
    const [column, row] = place.split(',').map(Number) as [number, number];
    for (let direction = 0; direction < 6 && isWet; direction++) {
      const [c, r] = map.geometry.neighbour(column, row, direction);
      const near = wet.get(key(c, r));
      if (near) continue;
      const side = map.geometry.sideCorners(column, row, direction);
      sides.push(side);
      if (near === false) inner.push(side);
    }
    if (!isWet) continue;
    for (const near of [
      [column, row] as const,
      ...[0, 1, 2, 3, 4, 5].map((d) => map.geometry.neighbour(column, row, d)),
    ]) {
      const cell = map.place(...near);
      if (cell) cells.add(cell.id);
    }
  }
  const area = new Path2D();
  for (const ring of rings(sides)) curve(area, shore(map, ring));
  const lines = chains(inner).map((chain) => feature(shore(map, chain), true));
  return { area, lines, cells };
}

/** A shore keeps to the hexsides, a little astray, and rounds their corners. */
function shore(map: HexMap, chain: readonly Corner[]): Point[] {
  const points: Point[] = [];
  for (let i = 1; i < chain.length; i++) {
    const [a, b] = [chain[i - 1]!, chain[i]!];
    const from = map.geometry.corner(a);
    const to = map.geometry.corner(b);
    for (const share of [0.2, 0.8]) {
      const point = { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
      points.push(jitter(point, Math.min(a, b) * 31 + Math.max(a, b) + (share < 0.5 === a < b ? 0 : 1), 2));
    }
  }
  if (chain[0] === chain.at(-1)) {
    if (points[0]) points.push(points[0]);
    return points;
  }
  return [map.geometry.corner(chain[0]!), ...points, map.geometry.corner(chain.at(-1)!)];
}

/** Closed rings: where two touch in a corner each keeps to itself as well as it can. */
function rings(sides: readonly (readonly [Corner, Corner])[]): Corner[][] {
  const found: Corner[][] = [];
  const open = chains(sides);
  while (open.length) {
    let ring = open.pop()!;
    while (ring[0] !== ring.at(-1)) {
      const end = ring.at(-1);
      const at = open.findIndex((chain) => chain[0] === end || chain.at(-1) === end);
      if (at < 0) break;
      const [next] = open.splice(at, 1) as [Corner[]];
      ring = [...ring, ...(next[0] === end ? next : [...next].reverse()).slice(1)];
    }
    found.push(ring);
  }
  return found;
}

/** The outline of the whole map. */
export function outline(map: HexMap): Path2D {
  const path = new Path2D();
  for (const ring of rings(map.rim(map.cells.map((cell) => cell.id)))) {
    ring.forEach((corner, index) => {
      const { x, y } = map.geometry.corner(corner);
      if (index) path.lineTo(x, y);
      else path.moveTo(x, y);
    });
    path.closePath();
  }
  return path;
}

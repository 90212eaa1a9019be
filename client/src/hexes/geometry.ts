// Where hexes lie: the same arithmetic as hexes/grid.py, with corners and hexsides as points of one integer lattice.
import type { Chart, ChartHex, Layout, Point, Side } from './types';

/** Distance from the centre of a hex to its corners, in units of the map. */
export const SIZE = 30;
/** Distance between the centres of two neighbours. */
export const PITCH = SIZE * Math.sqrt(3);

/** Steps to the six neighbours on the lattice (across the lines, along them), clockwise as in grid.py. */
const FLAT = [
  [0, -2],
  [3, -1],
  [3, 1],
  [0, 2],
  [-3, 1],
  [-3, -1],
] as const;
const POINTY = [
  [-3, 1],
  [0, 2],
  [3, 1],
  [3, -1],
  [0, -2],
  [-3, -1],
] as const;
/** The six corners on the lattice, in order around the hex. */
const CORNERS = [
  [-1, -1],
  [1, -1],
  [2, 0],
  [1, 1],
  [-1, 1],
  [-2, 0],
] as const;

/** A point of the lattice as one number: every corner of a hex is shared by up to three of them. */
export type Corner = number;
const STRIDE = 4096;

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

export class Geometry {
  readonly flat: boolean;
  readonly #raised: number;
  readonly #steps: readonly (readonly [number, number])[];

  constructor(readonly layout: Layout) {
    this.flat = layout.orientation === 'flat';
    this.#raised = layout.raised === 'even' ? 0 : 1;
    this.#steps = this.flat ? FLAT : POINTY;
  }

  /** Lattice point of a hex. */
  #lattice(column: number, row: number): readonly [number, number] {
    const line = this.flat ? column : row;
    const step = this.flat ? row : column;
    return [3 * line, 2 * step - (Math.abs(line % 2) === this.#raised ? 1 : 0)];
  }

  #point(across: number, along: number): Point {
    const a = (across * SIZE) / 2;
    const b = (along * PITCH) / 2;
    return this.flat ? { x: a, y: b } : { x: b, y: a };
  }

  centre(column: number, row: number): Point {
    return this.#point(...this.#lattice(column, row));
  }

  corner(key: Corner): Point {
    return this.#point(Math.floor(key / STRIDE) - 8, (key % STRIDE) - 8);
  }

  corners(column: number, row: number): Corner[] {
    const [u, v] = this.#lattice(column, row);
    return CORNERS.map(([du, dv]) => (u + du + 8) * STRIDE + v + dv + 8);
  }

  /** Column and row of the neighbour in a direction, 0 to 5; it may lie beyond the edge. */
  neighbour(column: number, row: number, direction: number): readonly [number, number] {
    const [u, v] = this.#lattice(column, row);
    const [du, dv] = this.#steps[direction]!;
    const line = (u + du) / 3;
    const step = Math.ceil((v + dv) / 2);
    return this.flat ? [line, step] : [step, line];
  }

  /** The two corners of the side in a direction. */
  sideCorners(column: number, row: number, direction: number): readonly [Corner, Corner] {
    const [u, v] = this.#lattice(column, row);
    const [du, dv] = this.#steps[direction]!;
    const key = (a: number, b: number): Corner => (u + a + 8) * STRIDE + v + b + 8;
    if (du === 0) return [key(-1, dv / 2), key(1, dv / 2)];
    const s = Math.sign(du);
    return [key(2 * s, 0), key(s, dv)];
  }

  /** Column and row of the hex that a point lies in, whether or not there is one. */
  at(x: number, y: number): readonly [number, number] {
    const across = this.flat ? x : y;
    const along = this.flat ? y : x;
    const near = Math.round(across / (1.5 * SIZE));
    let best: readonly [number, number] = [0, 0];
    let least = Infinity;
    for (let line = near - 1; line <= near + 1; line++) {
      const shift = Math.abs(line % 2) === this.#raised ? 0.5 : 0;
      const step = Math.round(along / PITCH + shift);
      const da = across - line * 1.5 * SIZE;
      const db = along - (step - shift) * PITCH;
      if (da * da + db * db < least) {
        least = da * da + db * db;
        best = this.flat ? [line, step] : [step, line];
      }
    }
    return best;
  }

  distance(one: readonly [number, number], other: readonly [number, number]): number {
    const [a, b] = this.#lattice(...one);
    const [c, d] = this.#lattice(...other);
    const across = Math.abs(a - c) / 3;
    return across + Math.max(0, (Math.abs(b - d) - across) / 2);
  }
}

/** One hex of a chart, with its place. */
export interface Cell extends Point {
  readonly id: string;
  readonly index: number;
  readonly column: number;
  readonly row: number;
  readonly terrain: string;
  readonly sheet: string;
}

/** A chart with its hexes found by id, by number and by point. */
export class HexMap {
  readonly geometry: Geometry;
  readonly cells: readonly Cell[];
  readonly bounds: Box;
  /** Places beyond the edge that pieces lie in, by id. */
  offmapBoxes: ReadonlyMap<string, Point> = new Map();
  readonly #byId = new Map<string, Cell>();
  readonly #byPlace = new Map<number, Cell>();
  readonly #around: (readonly (Cell | undefined)[])[] = [];

  constructor(readonly chart: Chart) {
    this.geometry = new Geometry(chart.layout);
    this.cells = chart.hexes.map(([id, column, row, terrain, sheet]: ChartHex, index) => {
      const cell: Cell = { id, index, column, row, terrain, sheet, ...this.geometry.centre(column, row) };
      this.#byId.set(id, cell);
      this.#byPlace.set(row * STRIDE + column, cell);
      return cell;
    });
    this.bounds = boxAround(this.cells, SIZE);
  }

  get(id: string): Cell | undefined {
    return this.#byId.get(id);
  }

  /** Where a hex or off-map box is, or (`1402/1503`) the middle of a hexside. */
  spot(id: string): Point | undefined {
    const [one, other] = id.split('/');
    if (other === undefined) return this.#byId.get(id) ?? this.offmapBoxes.get(id);
    const [a, b] = [this.#byId.get(one ?? ''), this.#byId.get(other)];
    return a && b ? { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 } : undefined;
  }

  place(column: number, row: number): Cell | undefined {
    return column < 1 || row < 1 ? undefined : this.#byPlace.get(row * STRIDE + column);
  }

  at(x: number, y: number): Cell | undefined {
    return this.place(...this.geometry.at(x, y));
  }

  /** The neighbours by direction; undefined beyond the edge. */
  around(cell: Cell): readonly (Cell | undefined)[] {
    return (this.#around[cell.index] ??= [0, 1, 2, 3, 4, 5].map((direction) =>
      this.place(...this.geometry.neighbour(cell.column, cell.row, direction)),
    ));
  }

  direction(one: Cell, other: Cell): number {
    return this.around(one).indexOf(other);
  }

  /** The two corners of the side between neighbours, or nothing when they do not touch. */
  side([one, other]: Side): readonly [Corner, Corner] | null {
    const a = this.get(one);
    const b = this.get(other);
    if (!a || !b) return null;
    const direction = this.direction(a, b);
    return direction < 0 ? null : this.geometry.sideCorners(a.column, a.row, direction);
  }

  /** The sides around a set of hexes: those with the set on one side only. */
  rim(hexes: Iterable<string>): (readonly [Corner, Corner])[] {
    const inside = new Set(hexes);
    const found: (readonly [Corner, Corner])[] = [];
    for (const id of inside) {
      const cell = this.get(id);
      if (!cell) continue;
      this.around(cell).forEach((near, direction) => {
        if (!near || !inside.has(near.id)) found.push(this.geometry.sideCorners(cell.column, cell.row, direction));
      });
    }
    return found;
  }
}

export function boxAround(points: Iterable<Point>, margin: number): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { x, y } of points) {
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x);
    bottom = Math.max(bottom, y);
  }
  if (left > right) return { x: 0, y: 0, w: 1, h: 1 };
  return { x: left - margin, y: top - margin, w: right - left + 2 * margin, h: bottom - top + 2 * margin };
}

/** The six corners of a hex, in order around it. */
function cornersAround(flat: boolean, x: number, y: number, size: number): readonly (readonly [number, number])[] {
  const half = size / 2;
  const high = half * Math.sqrt(3);
  const corners = [
    [-half, -high],
    [half, -high],
    [size, 0],
    [half, high],
    [-half, high],
    [-size, 0],
  ] as const;
  return corners.map(([a, b]) => (flat ? [x + a, y + b] : [x + b, y + a]));
}

/** Adds the outline of a hex to a path. */
export function hexPath(
  path: Path2D | CanvasRenderingContext2D,
  flat: boolean,
  x: number,
  y: number,
  size = SIZE,
): void {
  cornersAround(flat, x, y, size).forEach(([a, b], i) => (i ? path.lineTo(a, b) : path.moveTo(a, b)));
  path.closePath();
}

/** Adds the outline of a hex with softened corners. */
export function softHexPath(
  path: Path2D | CanvasRenderingContext2D,
  flat: boolean,
  x: number,
  y: number,
  size: number,
  radius: number,
): void {
  const corners = cornersAround(flat, x, y, size);
  const [ax, ay] = corners[0]!;
  const [bx, by] = corners[1]!;
  path.moveTo((ax + bx) / 2, (ay + by) / 2);
  for (let i = 1; i <= 6; i++) path.arcTo(...corners[i % 6]!, ...corners[(i + 1) % 6]!, radius);
  path.closePath();
}

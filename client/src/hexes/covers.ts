// What covers the hexes, true to their sides: ground in the colour of its terrain, the edges of woods, marshes and hills.
// Corners are softened a little, where two hexes of a kind meet a third.
import { hexPath, SIZE, type Cell, type HexMap } from './geometry';
import { EDGES, edgeOf, rankOf } from './textures';
import { UNKNOWN_TERRAIN, type BoardStyle, type Shade, type TerrainStyle, type Texture } from './style';
import type { Point } from './types';

/** How far from a corner its softening begins, in units of the map. */
const SOFT = SIZE * 0.36;

/** One side of a hex: its neighbour, its ends, and where softened corners begin on it. The second end is the first of the next. */
interface HexSide {
  readonly near: Cell | undefined;
  readonly from: Point;
  readonly to: Point;
  readonly afterFrom: Point;
  readonly beforeTo: Point;
}

/** Of the three things around a corner two are the same, and the first is the odd one out. */
const isOdd = <T>(own: T, one: T | undefined, other: T | undefined): boolean =>
  one !== undefined && one === other && one !== own;

/** What lies on a hex, whatever its level (`woods` of `woods@2`). */
const coverOf = ({ terrain }: Cell): string => terrain.split('@')[0] ?? terrain;

export class Covers {
  readonly #sides: (readonly HexSide[])[] = [];
  readonly #grounds: (string | undefined)[] = [];
  readonly #plain: string;

  constructor(
    readonly map: HexMap,
    readonly style: BoardStyle,
    readonly shade: Shade,
  ) {
    const plain = Object.values(style.terrain).find(({ texture }) => texture === 'plain') ?? UNKNOWN_TERRAIN;
    this.#plain = plain.ground[shade];
  }

  look(cell: Cell): TerrainStyle {
    return this.style.terrain[cell.terrain] ?? UNKNOWN_TERRAIN;
  }

  /** The sides of a hex that part its cover from a lesser one. */
  edges(cell: Cell): readonly (readonly [Point, Point])[] {
    const { texture } = this.look(cell);
    return this.#sidesOf(cell)
      .filter(({ near }) => near && rankOf(this.look(near).texture) < rankOf(texture))
      .map(({ from, to }) => [from, to]);
  }

  /** The ground of some hexes, each in its colour. */
  fill(context: CanvasRenderingContext2D, cells: readonly Cell[]): void {
    const { flat } = this.map.geometry;
    const whole = new Map<string, Cell[]>();
    for (const cell of cells) {
      const colour = this.#ground(cell);
      const known = whole.get(colour);
      if (known) known.push(cell);
      else whole.set(colour, [cell]);
    }
    for (const [colour, same] of whole) {
      context.beginPath();
      // A little larger than they are: no seam shows between them.
      for (const cell of same) hexPath(context, flat, cell.x, cell.y, SIZE * 1.012);
      context.fillStyle = colour;
      context.fill();
    }
    const corners = new Map<string, Path2D>();
    for (const cell of cells) {
      const own = this.#ground(cell);
      this.#corners(cell, (one, other) => {
        const [ground, beyond] = [one.near && this.#ground(one.near), other.near && this.#ground(other.near)];
        if (ground === undefined || !isOdd(own, ground, beyond)) return;
        const path = corners.get(ground) ?? new Path2D();
        corners.set(ground, path);
        path.moveTo(one.beforeTo.x, one.beforeTo.y);
        path.lineTo(one.to.x, one.to.y);
        path.lineTo(other.afterFrom.x, other.afterFrom.y);
        path.quadraticCurveTo(one.to.x, one.to.y, one.beforeTo.x, one.beforeTo.y);
      });
    }
    for (const [colour, path] of corners) {
      context.fillStyle = colour;
      context.fill(path);
    }
  }

  /** Where woods, marshes, hills and fields end. */
  stroke(context: CanvasRenderingContext2D, cells: readonly Cell[], zoom: number): void {
    const paths = new Map<Texture, Path2D>();
    const pathOf = (one: Texture, other: Texture): Path2D | null => {
      const texture = rankOf(one) > rankOf(other) ? one : other;
      if (!(texture in EDGES)) return null;
      const path = paths.get(texture) ?? new Path2D();
      paths.set(texture, path);
      return path;
    };
    for (const cell of cells) this.#outline(cell, pathOf);
    context.lineCap = 'round';
    context.lineJoin = 'round';
    for (const [texture, path] of paths) {
      const edge = edgeOf(texture, this.shade);
      context.strokeStyle = edge.colour;
      context.lineWidth = Math.max(edge.width, (edge.width * 0.6) / zoom);
      context.setLineDash([...edge.dash]);
      context.stroke(path);
    }
    context.setLineDash([]);
  }

  #outline(cell: Cell, pathOf: (one: Texture, other: Texture) => Path2D | null): void {
    const own = coverOf(cell);
    const { texture } = this.look(cell);
    const sides = this.#sidesOf(cell);
    const around = sides.map(({ near }) => near && coverOf(near));
    sides.forEach((side, d) => {
      const beyond = around[d];
      if (!side.near || beyond === own || side.near.index < cell.index) return;
      const path = pathOf(texture, this.look(side.near).texture);
      if (!path) return;
      // Where all three things around a corner differ, their edges run on to it.
      const soft = (third: string | undefined): boolean => third === own || third === beyond;
      const from = soft(around[(d + 5) % 6]) ? side.afterFrom : side.from;
      const to = soft(around[(d + 1) % 6]) ? side.beforeTo : side.to;
      path.moveTo(from.x, from.y);
      path.lineTo(to.x, to.y);
    });
    this.#corners(cell, (one, other) => {
      if (!one.near || !isOdd(own, coverOf(one.near), other.near && coverOf(other.near))) return;
      const path = pathOf(texture, this.look(one.near).texture);
      path?.moveTo(one.beforeTo.x, one.beforeTo.y);
      path?.quadraticCurveTo(one.to.x, one.to.y, other.afterFrom.x, other.afterFrom.y);
    });
  }

  /** Each corner of a hex, between two of its sides. */
  #corners(cell: Cell, each: (one: HexSide, other: HexSide) => void): void {
    const sides = this.#sidesOf(cell);
    sides.forEach((side, d) => each(side, sides[(d + 1) % 6]!));
  }

  #sidesOf(cell: Cell): readonly HexSide[] {
    const known = this.#sides[cell.index];
    if (known) return known;
    const { geometry } = this.map;
    const around = this.map.around(cell);
    const ends = around.map((_, d) => geometry.sideCorners(cell.column, cell.row, d));
    const made = ends.map((pair, d): HexSide => {
      const next = ends[(d + 1) % 6]!;
      const last = next.includes(pair[0]) ? pair[0] : pair[1];
      const from = geometry.corner(last === pair[0] ? pair[1] : pair[0]);
      const to = geometry.corner(last);
      const part = SOFT / SIZE;
      const along = (share: number): Point => ({
        x: from.x + (to.x - from.x) * share,
        y: from.y + (to.y - from.y) * share,
      });
      return { near: around[d], from, to, afterFrom: along(part), beforeTo: along(1 - part) };
    });
    this.#sides[cell.index] = made;
    return made;
  }

  /** The colour of a hex's ground; under water it is that of most of the land around. */
  #ground(cell: Cell): string {
    return (this.#grounds[cell.index] ??= this.#groundOf(cell));
  }

  #groundOf(cell: Cell): string {
    const look = this.look(cell);
    if (look.texture !== 'water') return look.ground[this.shade];
    const count = new Map<string, number>();
    for (const near of this.map.around(cell)) {
      const land = near && this.look(near);
      if (land && land.texture !== 'water')
        count.set(land.ground[this.shade], (count.get(land.ground[this.shade]) ?? 0) + 1);
    }
    return [...count].sort(([, a], [, b]) => b - a)[0]?.[0] ?? this.#plain;
  }
}

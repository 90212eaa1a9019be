// The painted map in square pieces for each level of zoom. Pieces are painted a few at a time, nearest to the middle first.
import type { Camera } from './camera';
import type { Box } from './geometry';
import type { Terrain } from './terrain';

const TILE = 256;
const KEPT = 260;
/** So many pieces of another level are drawn at most where pieces are missing. */
const SPARE = 70;
/** After so many milliseconds no further piece is begun in a frame. */
const BUDGET = 9;
/** Longest side of the small picture of the whole map that fills in for pieces still missing. */
const OVERVIEW = 1500;

interface Tile {
  readonly canvas: HTMLCanvasElement;
  used: number;
}

/** The level whose pixels are at least as fine as those of the screen; two levels double the scale. */
export function levelFor(scale: number): number {
  return Math.ceil(2 * Math.log2(scale) - 0.06);
}

export function scaleOf(level: number): number {
  return 2 ** (level / 2);
}

function blank(w: number, h: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = w;
  canvas.height = h;
  return canvas;
}

export class Tiles {
  readonly #tiles = new Map<string, Tile>();
  readonly #overview: HTMLCanvasElement;
  readonly #overviewScale: number;
  #frame = 0;
  /** The last level of which nothing was missing. */
  #whole = Number.NaN;
  #later: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly terrain: Terrain) {
    const { bounds } = terrain.map;
    this.#overviewScale = Math.min(0.5, OVERVIEW / Math.max(bounds.w, bounds.h));
    this.#overview = blank(Math.ceil(bounds.w * this.#overviewScale), Math.ceil(bounds.h * this.#overviewScale));
    this.#paint(this.#overview, bounds, this.#overviewScale, false);
  }

  /** The whole map, small and without names. */
  get overview(): HTMLCanvasElement {
    return this.#overview;
  }

  #paint(canvas: HTMLCanvasElement, box: Box, scale: number, names: boolean): void {
    const context = canvas.getContext('2d');
    if (!context) return;
    context.scale(scale, scale);
    context.translate(-box.x, -box.y);
    this.terrain.paint(context, box, scale, names);
  }

  /** Draws what is seen in pixels of the screen; answers whether pieces are still missing. At most `most` are painted. */
  draw(context: CanvasRenderingContext2D, camera: Camera, ratio: number, most: number): boolean {
    const scale = camera.zoom * ratio;
    const level = levelFor(scale);
    const left = (camera.width / 2) * ratio - camera.x * scale;
    const top = (camera.height / 2) * ratio - camera.y * scale;
    this.#frame++;

    const wanted = this.#seen(camera, level);
    let spare = most;
    let missing = 0;
    const enough = performance.now() + BUDGET;
    for (const [i, j] of wanted) {
      const known = this.#tiles.get(`${level}|${i}|${j}`);
      if (known) known.used = this.#frame;
      else if (spare-- > 0 && performance.now() < enough) this.#make(level, i, j);
      else missing++;
    }
    if (!missing) this.#whole = level;
    const filled = missing > 0 && this.#fillIn(context, camera, level, scale, left, top);
    // What fills the screen already need not be drawn over while it changes with every frame.
    if (!filled || most > 0) for (const [i, j] of wanted) this.#place(context, level, i, j, scale, left, top);
    this.#forget();
    if (!missing) this.#prefetch(camera, level);
    return missing > 0;
  }

  /** Paints the pieces around the screen while nothing else is to be done, so that a pan finds them. */
  #prefetch(camera: Camera, level: number): void {
    clearTimeout(this.#later);
    const next = this.#seen(camera, level, 1).find(([i, j]) => !this.#tiles.has(`${level}|${i}|${j}`));
    if (!next) return;
    this.#later = setTimeout(() => {
      this.#make(level, ...next);
      this.#prefetch(camera, level);
    }, 60);
  }

  destroy(): void {
    clearTimeout(this.#later);
  }

  /** Fills the screen from another level, or from the small picture; answers whether the level had all that is seen. */
  #fillIn(
    context: CanvasRenderingContext2D,
    camera: Camera,
    level: number,
    scale: number,
    left: number,
    top: number,
  ): boolean {
    const other = Number.isNaN(this.#whole) || this.#whole === level ? [] : this.#seen(camera, this.#whole);
    const near = other.length <= SPARE ? other : [];
    const whole = near.length > 0 && near.every(([i, j]) => this.#tiles.has(`${this.#whole}|${i}|${j}`));
    if (!whole) this.#stretch(context, camera.frame, scale, left, top);
    for (const [i, j] of near) this.#place(context, this.#whole, i, j, scale, left, top);
    return whole;
  }

  /** Fills the screen from the small picture. */
  #stretch(context: CanvasRenderingContext2D, frame: Box, scale: number, left: number, top: number): void {
    const { bounds } = this.terrain.map;
    const s = this.#overviewScale;
    const x0 = Math.max(0, Math.floor((frame.x - bounds.x) * s));
    const y0 = Math.max(0, Math.floor((frame.y - bounds.y) * s));
    const w = Math.min(this.#overview.width, Math.ceil((frame.x + frame.w - bounds.x) * s)) - x0;
    const h = Math.min(this.#overview.height, Math.ceil((frame.y + frame.h - bounds.y) * s)) - y0;
    if (w <= 0 || h <= 0) return;
    const by = scale / s;
    context.drawImage(
      this.#overview,
      x0,
      y0,
      w,
      h,
      left + bounds.x * scale + x0 * by,
      top + bounds.y * scale + y0 * by,
      w * by,
      h * by,
    );
  }

  /** Forgets the oldest pieces. */
  #forget(): void {
    if (this.#tiles.size <= KEPT) return;
    const old = [...this.#tiles]
      .filter(([, tile]) => tile.used < this.#frame - 1)
      .sort(([, a], [, b]) => a.used - b.used);
    for (const [key] of old.slice(0, this.#tiles.size - KEPT)) this.#tiles.delete(key);
  }

  #seen(camera: Camera, level: number, ring = 0): (readonly [number, number])[] {
    const { frame } = camera;
    const { bounds } = this.terrain.map;
    const side = TILE / scaleOf(level);
    const range = (from: number, to: number, low: number, high: number): readonly [number, number] => [
      Math.floor(Math.max(from - ring * side, low) / side),
      Math.ceil(Math.min(to + ring * side, high) / side) - 1,
    ];
    const [i0, i1] = range(frame.x, frame.x + frame.w, bounds.x - 4, bounds.x + bounds.w + 4);
    const [j0, j1] = range(frame.y, frame.y + frame.h, bounds.y - 4, bounds.y + bounds.h + 4);
    const found: (readonly [number, number])[] = [];
    for (let j = j0; j <= j1; j++) for (let i = i0; i <= i1; i++) found.push([i, j]);
    const far = ([i, j]: readonly [number, number]): number =>
      Math.hypot((i + 0.5) * side - camera.x, (j + 0.5) * side - camera.y);
    return found.sort((a, b) => far(a) - far(b));
  }

  #make(level: number, i: number, j: number): void {
    const scale = scaleOf(level);
    const side = TILE / scale;
    const canvas = blank(TILE, TILE);
    this.#paint(canvas, { x: i * side, y: j * side, w: side, h: side }, scale, true);
    this.#tiles.set(`${level}|${i}|${j}`, { canvas, used: this.#frame });
  }

  /** Edges fall on whole pixels: otherwise seams would show. */
  #place(
    context: CanvasRenderingContext2D,
    level: number,
    i: number,
    j: number,
    scale: number,
    left: number,
    top: number,
  ): void {
    const tile = this.#tiles.get(`${level}|${i}|${j}`);
    if (!tile) return;
    const side = (TILE / scaleOf(level)) * scale;
    const x = Math.round(left + i * side);
    const y = Math.round(top + j * side);
    context.drawImage(tile.canvas, x, y, Math.round(left + (i + 1) * side) - x, Math.round(top + (j + 1) * side) - y);
  }
}

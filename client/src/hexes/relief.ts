// The ground as a small soft picture: terrain colours that melt into one another, height shaded from the north-west.
import { SIZE, type HexMap } from './geometry';
import { hash } from './curves';
import { rgb, UNKNOWN_TERRAIN, type BoardStyle, type Shade, type TerrainStyle } from './style';

/** Pixels for each unit of the map, and how far the edges between terrains wander, in hexes. */
const DENSITY = 0.2;
const WANDER = 1.3;
const NOISE = 256;

let noise: Float32Array | null = null;

/** Smooth noise from 0 to 1 that repeats every 256 cells, three octaves. */
function noiseField(): Float32Array {
  if (noise) return noise;
  const field = new Float32Array(NOISE * NOISE);
  for (const [period, weight] of [
    [16, 0.5],
    [8, 0.3],
    [4, 0.2],
  ] as const) {
    const cells = NOISE / period;
    const knots = Float32Array.from({ length: cells * cells }, (_, i) =>
      hash((i % cells) + period * 1000, Math.floor(i / cells)),
    );
    const knot = (x: number, y: number): number => knots[(y % cells) * cells + (x % cells)]!;
    for (let y = 0; y < NOISE; y++) {
      const gy = Math.floor(y / period);
      const fy = smooth(y / period - gy);
      for (let x = 0; x < NOISE; x++) {
        const gx = Math.floor(x / period);
        const fx = smooth(x / period - gx);
        const top = knot(gx, gy) + (knot(gx + 1, gy) - knot(gx, gy)) * fx;
        const bottom = knot(gx, gy + 1) + (knot(gx + 1, gy + 1) - knot(gx, gy + 1)) * fx;
        field[y * NOISE + x] = (field[y * NOISE + x] ?? 0) + weight * (top + (bottom - top) * fy);
      }
    }
  }
  noise = field;
  return field;
}

function smooth(t: number): number {
  return t * t * (3 - 2 * t);
}

function box(values: Float32Array, w: number, h: number, radius: number): void {
  const line = new Float32Array(Math.max(w, h));
  const pass = (start: number, step: number, length: number): void => {
    let sum = 0;
    const at = (i: number): number => values[start + Math.min(length - 1, Math.max(0, i)) * step]!;
    for (let i = -radius; i <= radius; i++) sum += at(i);
    for (let i = 0; i < length; i++) {
      line[i] = sum / (2 * radius + 1);
      sum += at(i + radius + 1) - at(i - radius);
    }
    for (let i = 0; i < length; i++) values[start + i * step] = line[i]!;
  };
  for (let y = 0; y < h; y++) pass(y * w, 1, w);
  for (let x = 0; x < w; x++) pass(x, w, h);
}

export interface Relief {
  readonly ground: HTMLCanvasElement;
  readonly water: HTMLCanvasElement;
  /** Pixels for each unit; pixel 0 lies at the corner of the map's bounds. */
  readonly density: number;
}

/** Paints ground and water; water runs on under the land and land under the water, so that a coast can cut anywhere. */
export function paintRelief(map: HexMap, style: BoardStyle, shade: Shade): Relief {
  const { bounds } = map;
  const density = style.grain ?? DENSITY;
  const wander = WANDER * (DENSITY / density);
  const w = Math.ceil(bounds.w * density);
  const h = Math.ceil(bounds.h * density);
  const field = noiseField();
  const at = (x: number, y: number): number => field[(y & (NOISE - 1)) * NOISE + (x & (NOISE - 1))]!;

  const styles: TerrainStyle[] = [];
  const codes = new Map<string, number>();
  const codeOf = (terrain: string): number => {
    let code = codes.get(terrain);
    if (code === undefined) {
      code = styles.length;
      codes.set(terrain, code);
      styles.push(style.terrain[terrain] ?? UNKNOWN_TERRAIN);
    }
    return code;
  };
  const plain = codeOf(Object.keys(style.terrain).find((id) => style.terrain[id]?.texture === 'plain') ?? 'clear');
  const { columns, rows } = map.chart.layout;
  const stride = columns + 2;
  const grid = new Uint8Array(stride * (rows + 2)).fill(255);
  for (const cell of map.cells) grid[cell.row * stride + cell.column] = codeOf(cell.terrain);

  const inks = styles.map((terrain) => rgb(terrain.ground[shade]));
  const wet = styles.map((terrain) => (terrain.texture === 'water' ? 1 : 0));
  const red = new Float32Array(w * h);
  const green = new Float32Array(w * h);
  const blue = new Float32Array(w * h);
  const high = new Float32Array(w * h);
  const deep = new Float32Array(w * h);
  const dryInk = inks[plain] ?? [200, 200, 180];
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) {
      const i = y * w + x;
      // Edges between terrains wander a little.
      const mx = bounds.x + x / density + (at(x + 40, y) - 0.5) * SIZE * wander;
      const my = bounds.y + y / density + (at(x + 97, y + 153) - 0.5) * SIZE * wander;
      const [column, row] = map.geometry.at(mx, my);
      const inside = column > 0 && row > 0 && column <= columns && row <= rows;
      const found = inside ? grid[row * stride + column]! : 255;
      const code = found === 255 ? plain : found;
      const isWet = wet[code] === 1;
      const ink = isWet ? dryInk : (inks[code] ?? dryInk);
      red[i] = ink[0];
      green[i] = ink[1];
      blue[i] = ink[2];
      high[i] = isWet ? 0 : (styles[code]?.height ?? 0);
      deep[i] = isWet ? 1 : 0;
    }
  }
  for (const channel of [red, green, blue]) {
    box(channel, w, h, 3);
    box(channel, w, h, 2);
  }
  box(high, w, h, 4);
  box(high, w, h, 3);
  box(deep, w, h, 9);
  box(deep, w, h, 7);

  // The land itself: gentle everywhere, wild where it is high.
  const land = new Float32Array(w * h);
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) {
      const i = y * w + x;
      const tall = high[i]!;
      const ridge = Math.max(0, 1 - Math.abs(at(x + 31, y + 11) - 0.5) * 5.5);
      land[i] = tall * tall * (2 + ridge * 7) + at(x >> 1, y >> 1) * 2 + at(x + 9, y + 70) * 2.2;
    }
  }
  const ground = picture(w, h, (pixels) => {
    const strength = shade === 'light' ? 13 : 9;
    for (let y = 0; y < h; y++) {
      for (let x = 0; x < w; x++) {
        const i = y * w + x;
        const west = land[y * w + Math.max(0, x - 1)]!;
        const north = land[Math.max(0, y - 1) * w + x]!;
        const slope = (land[i]! - west) * 0.8 + (land[i]! - north);
        const light = Math.max(-46, Math.min(34, slope * strength)) + (hash(x, y) - 0.5) * 3;
        pixels[i * 4] = red[i]! + light;
        pixels[i * 4 + 1] = green[i]! + light * 0.97;
        pixels[i * 4 + 2] = blue[i]! + light * 0.86;
        pixels[i * 4 + 3] = 255;
      }
    }
  });
  const sea = rgb((styles.find((terrain) => terrain.texture === 'water') ?? UNKNOWN_TERRAIN).ground[shade]);
  const water = picture(w, h, (pixels) => {
    for (let y = 0; y < h; y++) {
      for (let x = 0; x < w; x++) {
        const i = y * w + x;
        const depth = (deep[i]! - 0.55) * (shade === 'light' ? -46 : -22) + (at(x * 2, y * 3) - 0.5) * 6;
        pixels[i * 4] = sea[0] + depth * 1.15;
        pixels[i * 4 + 1] = sea[1] + depth * 0.85;
        pixels[i * 4 + 2] = sea[2] + depth * 0.55;
        pixels[i * 4 + 3] = 255;
      }
    }
  });
  return { ground, water, density };
}

function picture(w: number, h: number, fill: (pixels: Uint8ClampedArray) => void): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = w;
  canvas.height = h;
  const context = canvas.getContext('2d');
  if (!context) return canvas;
  const image = context.createImageData(w, h);
  fill(image.data);
  context.putImageData(image, 0, 0);
  return canvas;
}

// Light and water as small soft pictures: height shaded from the north-west, water that deepens away from its shores.
import type { HexMap } from './geometry';
import { hash } from './curves';
import { rgb, UNKNOWN_TERRAIN, type BoardStyle, type Shade } from './style';

/** Pixels for each unit of the map. */
const DENSITY = 0.2;
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
  /** Grey where the ground keeps its colour, darker and lighter on slopes. */
  readonly light: HTMLCanvasElement;
  readonly water: HTMLCanvasElement;
  /** Pixels for each unit; pixel 0 lies at the corner of the map's bounds. */
  readonly density: number;
}

/** Paints the light on the ground, and the water; water runs on under the land, so that a coast can cut anywhere. */
export function paintRelief(map: HexMap, style: BoardStyle, shade: Shade): Relief {
  const { bounds } = map;
  const w = Math.ceil(bounds.w * DENSITY);
  const h = Math.ceil(bounds.h * DENSITY);
  const field = noiseField();
  const at = (x: number, y: number): number => field[(y & (NOISE - 1)) * NOISE + (x & (NOISE - 1))]!;
  const high = new Float32Array(w * h);
  const deep = new Float32Array(w * h);
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) {
      const cell = map.at(bounds.x + x / DENSITY, bounds.y + y / DENSITY);
      const look = cell && style.terrain[cell.terrain];
      const isWet = look?.texture === 'water';
      high[y * w + x] = isWet ? 0 : (look?.height ?? 0);
      deep[y * w + x] = isWet ? 1 : 0;
    }
  }
  box(high, w, h, 2);
  box(high, w, h, 2);
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
  const light = picture(w, h, (pixels) => {
    const strength = shade === 'light' ? 9 : 8;
    for (let y = 0; y < h; y++) {
      for (let x = 0; x < w; x++) {
        const i = y * w + x;
        const west = land[y * w + Math.max(0, x - 1)]!;
        const north = land[Math.max(0, y - 1) * w + x]!;
        const slope = (land[i]! - west) * 0.8 + (land[i]! - north);
        const grey = 128 + Math.max(-40, Math.min(40, slope * strength)) + (hash(x, y) - 0.5) * 3;
        pixels[i * 4] = pixels[i * 4 + 1] = pixels[i * 4 + 2] = grey;
        pixels[i * 4 + 3] = 255;
      }
    }
  });
  const wet = Object.values(style.terrain).find(({ texture }) => texture === 'water') ?? UNKNOWN_TERRAIN;
  const sea = rgb(wet.ground[shade]);
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
  return { light, water, density: DENSITY };
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

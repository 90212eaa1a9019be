// What grows and rises on a hex: trees, reeds, hills, peaks. Always the same for the same hex.
import { hash } from './curves';
import { hexPath, PITCH, SIZE, type Cell } from './geometry';
import type { Shade, TerrainStyle, Texture } from './style';
import type { Point } from './types';

const INK = {
  light: {
    crown: '#6f8f57',
    crown2: '#7f9c62',
    shadow: 'rgb(50 62 34 / 0.3)',
    rim: '#5c7a45',
    slope: 'rgb(122 88 48 / 0.75)',
    hedge: 'rgb(110 96 52 / 0.6)',
    dune: 'rgb(150 116 54 / 0.8)',
    reed: '#5f8577',
    hill: 'rgb(110 82 48 / 0.5)',
    peak: '#8a6d48',
    snow: '#f4ecda',
    field: 'rgb(160 136 66 / 0.22)',
    ditch: 'rgb(92 142 158 / 0.5)',
    corn: '#7d9a3f',
    corn2: '#b08f3a',
    roof: '#8d5a3c',
    roof2: '#a56c48',
    stone: '#8e8c86',
    stone2: '#a8a69e',
    wall: '#3b2f24',
    earth: 'rgb(120 90 52 / 0.55)',
    pit: 'rgb(74 54 28 / 0.75)',
  },
  dark: {
    crown: '#40592f',
    crown2: '#4c6637',
    shadow: 'rgb(0 0 0 / 0.36)',
    rim: '#5d7a45',
    slope: 'rgb(196 158 104 / 0.6)',
    hedge: 'rgb(190 172 110 / 0.4)',
    dune: 'rgb(210 176 104 / 0.6)',
    reed: '#6d9385',
    hill: 'rgb(206 176 128 / 0.32)',
    peak: '#8d7450',
    snow: '#cdbfa2',
    field: 'rgb(190 170 100 / 0.12)',
    ditch: 'rgb(120 168 184 / 0.32)',
    corn: '#5d7431',
    corn2: '#85702f',
    roof: '#6d4530',
    roof2: '#7c5138',
    stone: '#66655f',
    stone2: '#77766f',
    wall: '#14100c',
    earth: 'rgb(176 140 92 / 0.4)',
    pit: 'rgb(18 12 6 / 0.7)',
  },
} as const;

/** What reaches farther into its neighbours' sides: the edge between two covers is that of the higher. */
const RANKS: readonly Texture[] = [
  'void',
  'plain',
  'sand',
  'fields',
  'corn',
  'polder',
  'gully',
  'ditch',
  'marsh',
  'hills',
  'mountains',
  'houses',
  'stone-houses',
  'trees',
  'forest',
  'water',
];

export const rankOf = (texture: Texture): number => RANKS.indexOf(texture);

interface Edge {
  readonly ink: keyof (typeof INK)['light'];
  readonly width: number;
  readonly dash: readonly number[];
}

/** The line along which a cover ends; water has its shore, and a plain has none. */
export const EDGES: Readonly<Partial<Record<Texture, Edge>>> = {
  forest: { ink: 'rim', width: 1.7, dash: [] },
  trees: { ink: 'rim', width: 1.3, dash: [] },
  marsh: { ink: 'reed', width: 1.3, dash: [5, 4] },
  hills: { ink: 'slope', width: 1.5, dash: [] },
  mountains: { ink: 'slope', width: 1.9, dash: [] },
  fields: { ink: 'hedge', width: 1.1, dash: [] },
  corn: { ink: 'hedge', width: 1.1, dash: [] },
  polder: { ink: 'ditch', width: 1.4, dash: [] },
  sand: { ink: 'dune', width: 1.4, dash: [1, 4] },
  houses: { ink: 'hedge', width: 1, dash: [] },
  'stone-houses': { ink: 'hedge', width: 1, dash: [] },
};

export function edgeOf(texture: Texture, shade: Shade): { colour: string; width: number; dash: readonly number[] } {
  const { ink, width, dash } = EDGES[texture] ?? { ink: 'hedge', width: 1, dash: [] };
  return { colour: INK[shade][ink], width, dash };
}

/** A hex to be covered: its place, and those of its sides where the cover ends. */
export interface Ground {
  readonly cell: Cell;
  readonly flat: boolean;
  readonly edges: readonly (readonly [Point, Point])[];
}

/** A point inside the hex, the `n`-th of its own. */
function spot({ cell, flat }: Ground, n: number): Point {
  const angle = hash(cell.index, n * 2 + 5) * 2 * Math.PI;
  // How far the side is that way.
  const off = ((angle + (flat ? 0 : Math.PI / 6)) % (Math.PI / 3)) - Math.PI / 6;
  const room = (PITCH / 2 / Math.cos(off)) * 0.87;
  const reach = Math.sqrt(hash(n * 2 + 6, cell.index)) * room;
  return { x: cell.x + Math.cos(angle) * reach, y: cell.y + Math.sin(angle) * reach };
}

export function stampTexture(
  context: CanvasRenderingContext2D,
  ground: Ground,
  look: TerrainStyle,
  shade: Shade,
  zoom: number,
): void {
  const ink = INK[shade];
  const { cell } = ground;
  switch (look.texture) {
    case 'trees':
      trees(context, ground, zoom < 0.6 ? 5 : 9, 2, ink);
      break;
    case 'forest':
      trees(context, ground, zoom < 0.6 ? 14 : 26, 5, ink);
      break;
    case 'marsh':
      context.strokeStyle = ink.reed;
      context.lineWidth = 0.9;
      context.beginPath();
      for (let n = 0; n < 9; n++) {
        const { x, y } = spot(ground, n);
        const half = 3 + 3 * hash(n, cell.index);
        context.moveTo(x - half, y);
        context.lineTo(x + half, y);
        if (n % 2) continue;
        context.moveTo(x, y);
        context.lineTo(x, y - 3.4);
        context.moveTo(x - 1.6, y);
        context.lineTo(x - 2.6, y - 2.6);
        context.moveTo(x + 1.6, y);
        context.lineTo(x + 2.6, y - 2.6);
      }
      context.stroke();
      break;
    case 'polder':
      // Ditches between long fields, in one direction for each hex.
      context.save();
      context.strokeStyle = ink.ditch;
      context.lineWidth = 0.8;
      context.translate(cell.x, cell.y);
      context.rotate((Math.floor(hash(cell.index, 3) * 3) * Math.PI) / 3 + 0.2);
      context.beginPath();
      for (let n = -2; n <= 2; n++) {
        const half = SIZE * (0.72 - 0.12 * Math.abs(n)) * (0.7 + 0.3 * hash(cell.index, n + 9));
        context.moveTo(-half, n * 8.5);
        context.lineTo(half, n * 8.5);
      }
      context.stroke();
      context.restore();
      break;
    case 'hills':
      context.strokeStyle = ink.hill;
      context.lineWidth = 1.1;
      context.beginPath();
      for (let n = 0; n < 4; n++) {
        const { x, y } = spot(ground, n);
        context.moveTo(x - 6, y + 2);
        context.quadraticCurveTo(x, y - 5, x + 6, y + 2);
      }
      context.stroke();
      break;
    case 'mountains':
      peaks(context, ground, ink);
      break;
    case 'fields':
      context.strokeStyle = ink.field;
      context.lineWidth = 1;
      context.beginPath();
      for (let n = 0; n < 5; n++) {
        const { x, y } = spot(ground, n);
        for (let k = 0; k < 3; k++) {
          context.moveTo(x - 5, y + k * 2.4);
          context.lineTo(x + 5, y + k * 2.4 - 2);
        }
      }
      context.stroke();
      break;
    case 'corn':
      corn(context, ground, ink);
      break;
    case 'houses':
      houses(context, cell, ink.roof, ink.roof2, ink.wall);
      break;
    case 'stone-houses':
      houses(context, cell, ink.stone, ink.stone2, ink.wall);
      break;
    case 'gully':
    case 'ditch':
      sunken(context, cell, look.texture === 'ditch' ? ink.pit : ink.earth);
      break;
    default:
      break;
  }
}

/** Rows of standing corn, in one direction for each field. */
function corn(context: CanvasRenderingContext2D, { cell, flat }: Ground, ink: (typeof INK)[Shade]): void {
  context.save();
  context.beginPath();
  hexPath(context, flat, cell.x, cell.y);
  context.clip();
  context.translate(cell.x, cell.y);
  context.rotate(0.32);
  for (let row = -5; row <= 5; row++) {
    for (let n = -6; n <= 6; n++) {
      context.fillStyle = (row + n) % 3 === 0 ? ink.corn2 : ink.corn;
      context.beginPath();
      context.ellipse(n * 5.4 + (row % 2) * 2.4, row * 6.2, 1.3, 2.7, 0.3, 0, 2 * Math.PI);
      context.fill();
    }
  }
  context.restore();
}

/** Two or three roofs around the middle of the hex. */
function houses(context: CanvasRenderingContext2D, cell: Cell, roof: string, roof2: string, wall: string): void {
  const turn = hash(cell.index, 17) * Math.PI;
  for (let n = 0; n < 3; n++) {
    const angle = turn + (n * 2 * Math.PI) / 3;
    const reach = 15 + 3 * hash(cell.index, n + 31);
    const [w, h] = [9 + 3 * hash(n, cell.index), 6.4];
    context.save();
    context.translate(cell.x + Math.cos(angle) * reach, cell.y + Math.sin(angle) * reach * 0.9);
    context.rotate(angle + Math.PI / 2);
    context.fillStyle = 'rgb(0 0 0 / 0.28)';
    context.fillRect(-w + 2, -h + 2.4, 2 * w, 2 * h);
    context.fillStyle = roof;
    context.fillRect(-w, -h, 2 * w, h);
    context.fillStyle = roof2;
    context.fillRect(-w, 0, 2 * w, h);
    context.strokeStyle = wall;
    context.lineWidth = 0.9;
    context.strokeRect(-w, -h, 2 * w, 2 * h);
    context.restore();
  }
}

/** Ground that lies deeper: short lines run inwards from the sides of the hex. */
function sunken(context: CanvasRenderingContext2D, cell: Cell, ink: string): void {
  context.strokeStyle = ink;
  context.lineWidth = 1.2;
  context.beginPath();
  for (let n = 0; n < 30; n++) {
    const angle = (n * Math.PI) / 15;
    const inner = 17 + 3 * hash(cell.index, n);
    context.moveTo(cell.x + Math.cos(angle) * 25, cell.y + Math.sin(angle) * 25);
    context.lineTo(cell.x + Math.cos(angle) * inner, cell.y + Math.sin(angle) * inner);
  }
  context.stroke();
}

/** Trees all over the hex, and `line` of them along each side where the wood ends. */
function trees(
  context: CanvasRenderingContext2D,
  ground: Ground,
  count: number,
  line: number,
  ink: (typeof INK)[Shade],
): void {
  const { cell, edges } = ground;
  const inside = Array.from({ length: count }, (_, n) => spot(ground, n));
  const rim = edges.flatMap(([from, to]) =>
    Array.from({ length: line }, (_, n) => {
      const share = (n + 0.5 + (hash(cell.index, n + 500) - 0.5) * 0.4) / line;
      const [x, y] = [from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share];
      return { x: x + (cell.x - x) * 0.14, y: y + (cell.y - y) * 0.14 };
    }),
  );
  const all = [...inside, ...rim]
    .map((point, n) => ({ ...point, r: 2.1 + 1.5 * hash(cell.index, n + 300) }))
    .sort((a, b) => a.y - b.y);
  context.fillStyle = ink.shadow;
  context.beginPath();
  for (const { x, y, r } of all) {
    context.moveTo(x + r + 1, y + 1.1);
    context.ellipse(x + 1, y + 1.1, r, r * 0.8, 0, 0, 2 * Math.PI);
  }
  context.fill();
  for (const half of [0, 1]) {
    context.fillStyle = half ? ink.crown2 : ink.crown;
    context.beginPath();
    all.forEach(({ x, y, r }, n) => {
      if (n % 2 !== half) return;
      context.moveTo(x + r, y);
      context.ellipse(x, y, r, r * 0.9, 0, 0, 2 * Math.PI);
    });
    context.fill();
  }
}

function peaks(context: CanvasRenderingContext2D, ground: Ground, ink: (typeof INK)[Shade]): void {
  const all = Array.from({ length: 4 }, (_, n) => ({
    ...spot(ground, n + 40),
    h: 6 + 5 * hash(ground.cell.index, n + 77),
  })).sort((a, b) => a.y - b.y);
  for (const { x, y, h } of all) {
    context.beginPath();
    context.moveTo(x, y - h);
    context.lineTo(x + h * 0.8, y + h * 0.4);
    context.lineTo(x + h * 0.1, y + h * 0.25);
    context.closePath();
    context.fillStyle = ink.peak;
    context.globalAlpha = 0.75;
    context.fill();
    context.beginPath();
    context.moveTo(x, y - h);
    context.lineTo(x - h * 0.75, y + h * 0.4);
    context.lineTo(x + h * 0.1, y + h * 0.25);
    context.closePath();
    context.fillStyle = ink.snow;
    context.globalAlpha = 0.55;
    context.fill();
  }
  context.globalAlpha = 1;
}

// What grows and rises on a hex: trees, reeds, hills, peaks. Always the same for the same hex.
import { hash } from './curves';
import { hexPath, SIZE, type Cell } from './geometry';
import type { Shade, TerrainStyle } from './style';

const INK = {
  light: {
    crown: '#6f8f57',
    crown2: '#7f9c62',
    shadow: 'rgb(50 62 34 / 0.3)',
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

/** A point inside the hex, the `n`-th of its own. */
function spot(cell: Cell, n: number): { x: number; y: number } {
  const angle = hash(cell.index, n * 2 + 5) * 2 * Math.PI;
  const reach = Math.sqrt(hash(n * 2 + 6, cell.index)) * SIZE * 1.02;
  return { x: cell.x + Math.cos(angle) * reach, y: cell.y + Math.sin(angle) * reach };
}

export function stampTexture(
  context: CanvasRenderingContext2D,
  cell: Cell,
  look: TerrainStyle,
  shade: Shade,
  zoom: number,
): void {
  const ink = INK[shade];
  switch (look.texture) {
    case 'trees':
      trees(context, cell, zoom < 0.6 ? 5 : 9, ink);
      break;
    case 'forest':
      trees(context, cell, zoom < 0.6 ? 14 : 26, ink);
      break;
    case 'marsh':
      context.strokeStyle = ink.reed;
      context.lineWidth = 0.9;
      context.beginPath();
      for (let n = 0; n < 9; n++) {
        const { x, y } = spot(cell, n);
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
        const { x, y } = spot(cell, n);
        context.moveTo(x - 6, y + 2);
        context.quadraticCurveTo(x, y - 5, x + 6, y + 2);
      }
      context.stroke();
      break;
    case 'mountains':
      peaks(context, cell, ink);
      break;
    case 'fields':
      context.strokeStyle = ink.field;
      context.lineWidth = 1;
      context.beginPath();
      for (let n = 0; n < 5; n++) {
        const { x, y } = spot(cell, n);
        for (let k = 0; k < 3; k++) {
          context.moveTo(x - 5, y + k * 2.4);
          context.lineTo(x + 5, y + k * 2.4 - 2);
        }
      }
      context.stroke();
      break;
    case 'corn':
      corn(context, cell, ink);
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
function corn(context: CanvasRenderingContext2D, cell: Cell, ink: (typeof INK)[Shade]): void {
  context.save();
  context.beginPath();
  hexPath(context, true, cell.x, cell.y);
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

function trees(context: CanvasRenderingContext2D, cell: Cell, count: number, ink: (typeof INK)[Shade]): void {
  const all = Array.from({ length: count }, (_, n) => ({
    ...spot(cell, n),
    r: 2.1 + 1.5 * hash(cell.index, n + 300),
  })).sort((a, b) => a.y - b.y);
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

function peaks(context: CanvasRenderingContext2D, cell: Cell, ink: (typeof INK)[Shade]): void {
  const all = Array.from({ length: 4 }, (_, n) => ({
    ...spot(cell, n + 40),
    h: 6 + 5 * hash(cell.index, n + 77),
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

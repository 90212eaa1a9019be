// Places: the houses that fill a hex, and the marks in its middle: rings, dots, stars.
import { hash } from './curves';
import { softHexPath, SIZE, type Cell } from './geometry';
import type { PlaceStyle, Shade } from './style';

const BUILT = {
  light: { ground: 'rgb(176 146 118 / 0.42)', rim: 'rgb(112 84 60 / 0.8)', house: '#7c6450', roof: '#9a7053' },
  dark: { ground: 'rgb(190 160 126 / 0.24)', rim: 'rgb(206 178 142 / 0.6)', house: '#b39a7c', roof: '#9c8064' },
} as const;

/** Built-up ground fills its hex, so that it is seen beside any counter: blocks in a city, houses around a town. */
export function paintBuilt(
  context: CanvasRenderingContext2D,
  { mark }: PlaceStyle,
  cell: Cell,
  shade: Shade,
  zoom: number,
  flat: boolean,
): void {
  if (mark !== 'blocks' && mark !== 'ring') return;
  const { x, y, index } = cell;
  const ink = BUILT[shade];
  context.beginPath();
  softHexPath(context, flat, x, y, SIZE * 0.95, SIZE * 0.3);
  context.globalAlpha = mark === 'blocks' ? 1 : 0.62;
  context.fillStyle = ink.ground;
  context.fill();
  context.globalAlpha = 1;
  if (zoom < 0.3) return;
  context.lineWidth = mark === 'blocks' ? 1.5 : 1;
  context.strokeStyle = ink.rim;
  context.stroke();
  context.fillStyle = mark === 'blocks' ? ink.house : ink.roof;
  const [near, far] = mark === 'blocks' ? [0, 22.5] : [15, 22];
  const cellSize = mark === 'blocks' ? 6.2 : 7.4;
  for (let i = -4; i <= 4; i++) {
    for (let j = -4; j <= 4; j++) {
      const key = (i + 8) * 64 + j + 8;
      const reach = Math.hypot(i, j) * cellSize;
      if (hash(key, index) < (mark === 'blocks' ? 0.2 : 0.42) || reach < near || reach > far) continue;
      const w = cellSize * (0.55 + 0.3 * hash(key + 1, index));
      const h = cellSize * (0.55 + 0.3 * hash(key + 2, index));
      context.fillRect(x + i * cellSize - w / 2, y + j * cellSize - h / 2, w, h);
    }
  }
}

export function paintMark(
  context: CanvasRenderingContext2D,
  look: PlaceStyle,
  cell: Cell,
  shade: Shade,
  zoom: number,
): void {
  const { x, y } = cell;
  const paper = shade === 'light' ? '#fbf6e6' : '#24261b';
  const ink = look.colour[shade];
  const large = Math.max(1, 0.42 / zoom);
  context.lineWidth = 1.3 * large;
  switch (look.mark) {
    case 'blocks':
      if (zoom >= 0.4) break;
      context.fillStyle = ink;
      context.fillRect(x - 8 * large, y - 8 * large, 16 * large, 16 * large);
      break;
    case 'ring':
      context.beginPath();
      context.arc(x, y, 5 * large, 0, 2 * Math.PI);
      context.fillStyle = paper;
      context.strokeStyle = ink;
      context.lineWidth = 1.7 * large;
      context.fill();
      context.stroke();
      context.beginPath();
      context.arc(x, y, 2.1 * large, 0, 2 * Math.PI);
      context.fillStyle = ink;
      context.fill();
      break;
    case 'dot':
      context.beginPath();
      context.arc(x, y, 2.6 * large, 0, 2 * Math.PI);
      context.fillStyle = paper;
      context.strokeStyle = ink;
      context.fill();
      context.stroke();
      break;
    case 'star':
      star(context, x, y, 8 * large);
      context.fillStyle = ink;
      context.fill();
      break;
    case 'none':
      break;
  }
}

export function star(context: CanvasRenderingContext2D, x: number, y: number, size: number): void {
  context.beginPath();
  for (let i = 0; i < 10; i++) {
    const reach = i % 2 ? size * 0.42 : size;
    const angle = (i * Math.PI) / 5 - Math.PI / 2;
    context.lineTo(x + Math.cos(angle) * reach, y + Math.sin(angle) * reach);
  }
  context.closePath();
}

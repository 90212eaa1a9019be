// The marks of places: houses, rings, dots, stars.
import { hexPath, SIZE, type Cell } from './geometry';
import type { PlaceStyle, Shade } from './style';

export function paintMark(
  context: CanvasRenderingContext2D,
  look: PlaceStyle,
  cell: Cell,
  shade: Shade,
  zoom: number,
  flat: boolean,
  hash: (a: number, b: number) => number,
): void {
  const { x, y } = cell;
  const paper = shade === 'light' ? '#fbf6e6' : '#24261b';
  const ink = look.colour[shade];
  const large = Math.max(1, 0.42 / zoom);
  context.lineWidth = 1.3 * large;
  switch (look.mark) {
    case 'blocks': {
      // A city that fills its hex: a tinted hex and blocks of houses with streets between them.
      context.beginPath();
      hexPath(context, flat, x, y, SIZE * 0.86);
      context.fillStyle = shade === 'light' ? 'rgb(150 118 92 / 0.34)' : 'rgb(190 160 126 / 0.26)';
      context.fill();
      context.fillStyle = shade === 'light' ? '#7c6450' : '#b39a7c';
      const cellSize = 6.2;
      for (let i = -2; i <= 2; i++) {
        for (let j = -2; j <= 2; j++) {
          const key = (i + 8) * 64 + j + 8;
          if (hash(key, cell.index) < 0.22 || Math.abs(i) + Math.abs(j) > 3) continue;
          const w = cellSize * (0.55 + 0.3 * hash(key + 1, cell.index));
          const h = cellSize * (0.55 + 0.3 * hash(key + 2, cell.index));
          context.fillRect(x + i * cellSize - w / 2, y + j * cellSize - h / 2, w, h);
        }
      }
      if (zoom < 0.4) {
        context.fillStyle = ink;
        context.fillRect(x - 8 * large, y - 8 * large, 16 * large, 16 * large);
      }
      break;
    }
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

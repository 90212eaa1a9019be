// What stands out on the map for a moment: hexes that can be picked, a fanned stack, a hex that flashes.
import { boxAround, hexPath, SIZE, type HexMap } from './geometry';
import { area, rim } from './overlays';
import type { Placed } from './stacks';
import type { Shade } from './style';

/** The hexes among the ids that are marked. */
export type Marked = Readonly<Record<'legal' | 'selected' | 'evidence', readonly string[]>>;

interface Pen {
  readonly colour: (name: string) => string;
  readonly shade: Shade;
  readonly zoom: number;
}

/** Hexes that can be picked, are picked, are to blame, or are under the pointer. */
export function paintMarked(
  context: CanvasRenderingContext2D,
  map: HexMap,
  { legal: open, selected: chosen, evidence: faults }: Marked,
  over: string | null,
  { colour, shade, zoom }: Pen,
): void {
  if (open.length) {
    // They shine from their rim inwards, so that what lies there stays as it is.
    const shine = shade === 'light' ? '#ffd23e' : '#ffdf70';
    context.save();
    context.globalAlpha = 0.1;
    context.fillStyle = shine;
    context.fill(area(map, open));
    context.clip(area(map, open));
    for (const [width, alpha] of [
      [22, 0.22],
      [14, 0.34],
      [8, 0.6],
    ] as const) {
      context.globalAlpha = alpha;
      rim(context, map, open, shine, Math.max(width, (width * 0.5) / zoom), []);
    }
    context.restore();
    rim(context, map, open, shade === 'light' ? '#4d3f08' : '#ffe9a0', Math.max(2, 1.4 / zoom), []);
  }
  if (chosen.length) {
    rim(context, map, chosen, '#fffdf0', Math.max(5, 3.4 / zoom), []);
    rim(context, map, chosen, colour('--brass'), Math.max(2.6, 1.8 / zoom), []);
  }
  if (faults.length) rim(context, map, faults, '#e0321f', Math.max(3.6, 2.4 / zoom), [7, 5]);
  const cell = over === null ? undefined : map.get(over);
  if (cell) {
    context.beginPath();
    hexPath(context, map.geometry.flat, cell.x, cell.y, SIZE * 0.97);
    context.lineWidth = Math.max(2, 1.6 / zoom);
    context.strokeStyle = shade === 'light' ? 'rgb(30 26 12 / 0.75)' : 'rgb(255 250 225 / 0.85)';
    context.stroke();
  }
}

/** What a fanned stack lies on. */
export function paintTray(
  context: CanvasRenderingContext2D,
  fan: readonly Placed[],
  colour: (name: string) => string,
  zoom: number,
): void {
  const half = fan[0]?.half ?? 0;
  const { x, y, w, h } = boxAround(fan, half * 1.18);
  context.beginPath();
  context.roundRect(x, y, w, h, half * 0.2);
  context.fillStyle = colour('--sheet');
  context.globalAlpha = 0.88;
  context.fill();
  context.globalAlpha = 1;
  context.lineWidth = 1.2 / zoom;
  context.strokeStyle = colour('--line-2');
  context.stroke();
}

/** A hex that the log or a card speaks of. */
export function paintFlash(
  context: CanvasRenderingContext2D,
  map: HexMap,
  flash: { readonly hex: string; readonly strength: number } | null,
  colour: (name: string) => string,
  zoom: number,
): void {
  const cell = flash ? map.get(flash.hex) : undefined;
  if (!flash || !cell) return;
  context.globalAlpha = Math.max(0, flash.strength);
  for (const [width, paint] of [
    [7, '#fffdf0'],
    [3.6, colour('--brass')],
  ] as const) {
    context.beginPath();
    hexPath(context, map.geometry.flat, cell.x, cell.y, SIZE * 1.12);
    context.lineWidth = Math.max(width, (width * 0.6) / zoom);
    context.strokeStyle = paint;
    context.stroke();
  }
  context.globalAlpha = 1;
}

// Areas beyond the edge of the map, each beside the hexes it touches, with the counters that wait there in rows.
import { COUNTER } from './counters';
import { boxAround, PITCH, SIZE, type Box, type HexMap } from './geometry';
import type { Colours } from './overlays';
import type { Placed } from './stacks';
import type { BoardStyle } from './style';
import type { OffmapBox, BoardPiece, Point } from './types';

/** Distance from the edge of the map, height of the title, distance between counters. */
const GAP = 12;
const TITLE = 20;
const STEP = COUNTER * 1.09;
const PAD = 5;

/** Below this zoom a title could not be read. */
const FAR = 0.5;

type Edge = 'left' | 'right' | 'top' | 'bottom';

/** An off-map box with its place on the map. */
export interface PlacedBox extends Point {
  readonly id: string;
  readonly offmapBox: OffmapBox;
  readonly box: Box;
  /** Counters in a row. */
  readonly across: number;
}

/** The edge most of the hexes lie at, and those hexes. */
function edgeOf(map: HexMap, hexes: readonly string[]): { edge: Edge; points: readonly Point[] } {
  const cells = hexes.flatMap((id) => map.get(id) ?? []);
  const { bounds } = map;
  const at: Readonly<Record<Edge, (point: Point) => boolean>> = {
    left: ({ x }) => x < bounds.x + 1.1 * PITCH,
    right: ({ x }) => x > bounds.x + bounds.w - 1.1 * PITCH,
    top: ({ y }) => y < bounds.y + 1.4 * SIZE,
    bottom: ({ y }) => y > bounds.y + bounds.h - 1.4 * SIZE,
  };
  const found = (Object.keys(at) as Edge[]).map((edge) => ({ edge, points: cells.filter(at[edge]) }));
  return found.reduce((best, next) => (next.points.length > best.points.length ? next : best));
}

/** Lays out the off-map boxes; each grows away from the map with the counters in it. */
export function placeOffmapBoxes(
  map: HexMap,
  offmapBoxes: readonly OffmapBox[],
  pieces: readonly BoardPiece[],
): PlacedBox[] {
  const count = new Map<string, number>();
  for (const { hex } of pieces) count.set(hex, (count.get(hex) ?? 0) + 1);
  return offmapBoxes.map((offmapBox) => {
    const { edge, points } = edgeOf(map, offmapBox.hexes);
    const along = boxAround(points, PITCH / 2 - 3);
    const { bounds } = map;
    const number = Math.max(1, count.get(offmapBox.id) ?? 0);
    const upright = edge === 'left' || edge === 'right';
    const room = upright ? along.h - TITLE : along.w;
    const line = Math.max(1, Math.floor((room - 2 * PAD) / STEP));
    const across = upright ? Math.max(2, Math.ceil(number / line)) : line;
    const rows = Math.ceil(number / across);
    const w = upright ? across * STEP + 2 * PAD : along.w;
    const h = upright ? along.h : rows * STEP + 2 * PAD + TITLE;
    const x = edge === 'left' ? bounds.x - GAP - w : edge === 'right' ? bounds.x + bounds.w + GAP : along.x;
    const y = edge === 'top' ? bounds.y - GAP - h : edge === 'bottom' ? bounds.y + bounds.h + GAP : along.y;
    return { id: offmapBox.id, offmapBox, box: { x, y, w, h }, across, x: x + w / 2, y: y + h / 2 };
  });
}

/** The map with its off-map boxes. */
export function boundsWith({ bounds }: HexMap, laid: readonly PlacedBox[]): Box {
  const corners = [bounds, ...laid.map(({ box }) => box)].flatMap(({ x, y, w, h }) => [
    { x, y },
    { x: x + w, y: y + h },
  ]);
  return boxAround(corners, laid.length > 0 ? 8 : 0);
}

/** The counters of an off-map box, in rows under its title. */
export function piecesInBox({ box, across }: PlacedBox, pieces: readonly BoardPiece[]): Placed[] {
  return pieces.map((piece, index) => ({
    piece,
    x: box.x + PAD + STEP / 2 + (index % across) * STEP,
    y: box.y + TITLE + PAD + STEP / 2 + Math.floor(index / across) * STEP,
    half: COUNTER / 2,
  }));
}

export function offmapBoxAt(laid: readonly PlacedBox[], { x, y }: Point): PlacedBox | undefined {
  return laid.find(({ box }) => x >= box.x && y >= box.y && x <= box.x + box.w && y <= box.y + box.h);
}

const GLOW = '#e0a400';

/** Paints the off-map boxes under the counters; `marked` ones shine. */
export function paintOffmapBoxes(
  context: CanvasRenderingContext2D,
  laid: readonly PlacedBox[],
  sides: BoardStyle['sides'],
  colours: Colours,
  zoom: number,
  marked: ReadonlySet<string>,
): void {
  for (const { id, offmapBox, box } of laid) {
    const colour = sides[offmapBox.side] ?? '#777';
    context.beginPath();
    context.roundRect(box.x, box.y, box.w, box.h, 6);
    context.fillStyle = colours('--sheet');
    context.globalAlpha = 0.9;
    context.fill();
    context.fillStyle = colour;
    context.globalAlpha = 0.16;
    context.fill();
    context.globalAlpha = 1;
    context.lineWidth = marked.has(id) ? Math.max(4, 2.4 / zoom) : Math.max(1.6, 1 / zoom);
    context.strokeStyle = marked.has(id) ? GLOW : colour;
    context.stroke();
    // From far away the counters hide little of a great letter.
    const far = zoom < FAR;
    const size = far ? 34 : Math.min(15, Math.max(7, 12.5 / zoom));
    context.font = `700 ${size}px ui-sans-serif, system-ui, 'Segoe UI', Roboto, 'DejaVu Sans', sans-serif`;
    context.textAlign = far ? 'center' : 'left';
    context.textBaseline = 'middle';
    context.fillStyle = colours('--ink');
    if (far) context.fillText(offmapBox.letter, box.x + box.w / 2, box.y + box.h / 2);
    else context.fillText(offmapBox.title, box.x + 7, box.y + TITLE / 2 + 2, box.w - 14);
  }
}

// What is laid over the map for a while: areas, hatching, rims, ways and small texts.
import { chains, curve } from './curves';
import { hexPath, SIZE, type HexMap } from './geometry';
import type { Overlay, Point } from './types';
import { COARSE, swatch, type Weave } from './weaves';

export type Colours = (name: string) => string;

/** Paints the overlays that lie under the counters. The context is scaled to units of the map. */
export function paintAreas(
  context: CanvasRenderingContext2D,
  map: HexMap,
  overlays: readonly Overlay[],
  colours: Colours,
  zoom: number,
  ratio: number,
): void {
  for (const overlay of overlays) {
    if (!overlay.hexes?.length && overlay.kind !== 'line') continue;
    context.globalAlpha = overlay.alpha ?? (overlay.kind === 'fill' ? 0.3 : 0.9);
    const colour = colours(overlay.colour);
    if (overlay.kind === 'fill') {
      context.fillStyle = colour;
      context.fill(area(map, overlay.hexes ?? []));
      if (overlay.weave) {
        context.globalAlpha = Math.min(0.75, WOVEN + (overlay.alpha ?? 0.3));
        weave(context, map, overlay.hexes ?? [], overlay.weave, colour, zoom, ratio);
      }
    } else if (overlay.kind === 'hatch') {
      weave(context, map, overlay.hexes ?? [], overlay.weave ?? 'slash', colour, zoom, ratio);
    } else if (overlay.kind === 'outline') {
      rim(context, map, overlay.hexes ?? [], colour, Math.max(3, 1.8 / zoom), overlay.dash ?? []);
    } else if (overlay.kind === 'line') {
      sides(context, map, overlay, colour, zoom);
    }
  }
  context.globalAlpha = 1;
}

/** Paints the bars between places; the counters lie on their ends. */
export function paintLinks(
  context: CanvasRenderingContext2D,
  map: HexMap,
  overlays: readonly Overlay[],
  colours: Colours,
  zoom: number,
  pointed: string | null,
): void {
  for (const overlay of overlays) {
    if (overlay.kind !== 'link') continue;
    context.globalAlpha = overlay.alpha ?? 0.9;
    link(context, way(map, overlay.path ?? []), colours(overlay.colour), zoom, overlay.id === pointed, overlay.dash);
  }
  context.globalAlpha = 1;
}

/** Paints the overlays that lie over the counters; `held`: whether counters stand in a hex. */
export function paintWays(
  context: CanvasRenderingContext2D,
  map: HexMap,
  overlays: readonly Overlay[],
  colours: Colours,
  zoom: number,
  held: (hex: string) => boolean,
): void {
  for (const overlay of overlays) {
    context.globalAlpha = overlay.alpha ?? 0.9;
    if (overlay.kind === 'path') {
      const hexes = overlay.path ?? overlay.hexes ?? [];
      const [first = '', last = ''] = [hexes[0], hexes.at(-1)];
      const points = beside(way(map, hexes), held(first), held(last));
      arrow(context, points, colours(overlay.colour), zoom, overlay.dash ?? [], !held(first));
    }
    if (overlay.kind === 'facing')
      for (const hex of overlay.hexes ?? []) pointer(context, map, hex, overlay.facing ?? 0, colours(overlay.colour));
    if (overlay.kind === 'text')
      texts(context, map, overlay.texts ?? {}, colours(overlay.colour), colours('--sheet'), zoom, held);
  }
  context.globalAlpha = 1;
}

/** Paths are made once for each list of hexes: a list that changes is another list. */
const areas = new WeakMap<readonly string[], Path2D>();
const rims = new WeakMap<readonly string[], Path2D>();

export function area(map: HexMap, hexes: readonly string[]): Path2D {
  const known = areas.get(hexes);
  if (known) return known;
  const path = new Path2D();
  for (const id of hexes) {
    const cell = map.get(id);
    if (cell) hexPath(path, map.geometry.flat, cell.x, cell.y, SIZE);
  }
  areas.set(hexes, path);
  return path;
}

function rimPath(map: HexMap, hexes: readonly string[]): Path2D {
  const known = rims.get(hexes);
  if (known) return known;
  const path = sidesPath(map, map.rim(hexes));
  rims.set(hexes, path);
  return path;
}

export function way(map: HexMap, hexes: readonly string[]): Point[] {
  return hexes.map((id) => map.spot(id)).filter((point) => point !== undefined);
}

/** Half the side of a counter, and half of the least length of an arrow between two of them. */
const HALF = SIZE * 0.7;
const LEAST = 6;

/** A way that begins and ends beside the counters at its ends, so that their figures can be read. */
export function beside(points: readonly Point[], from: boolean, to: boolean): Point[] {
  const moved = [...points];
  const step = (at: number, next: number): void => {
    const [here, there] = [points[at], points[next]];
    if (!here || !there) return;
    const [dx, dy] = [there.x - here.x, there.y - here.y];
    const far = Math.hypot(dx, dy) || 1;
    const rim = (HALF * far) / (Math.max(Math.abs(dx), Math.abs(dy)) || 1) - 2;
    const share = Math.max(0, Math.min(rim, far / 2 - LEAST)) / far;
    moved[at] = { x: here.x + dx * share, y: here.y + dy * share };
  };
  if (from) step(0, 1);
  if (to) step(points.length - 1, points.length - 2);
  return moved;
}

function sidesPath(map: HexMap, found: Iterable<readonly [number, number]>): Path2D {
  const path = new Path2D();
  for (const chain of chains(found)) {
    chain.forEach((corner, index) => {
      const { x, y } = map.geometry.corner(corner);
      if (index) path.lineTo(x, y);
      else path.moveTo(x, y);
    });
    if (chain[0] === chain.at(-1)) path.closePath();
  }
  return path;
}

export function rim(
  context: CanvasRenderingContext2D,
  map: HexMap,
  hexes: readonly string[],
  colour: string,
  width: number,
  dash: readonly number[],
): void {
  context.lineJoin = 'round';
  context.lineCap = 'round';
  context.strokeStyle = colour;
  context.lineWidth = width;
  context.setLineDash([...dash]);
  context.stroke(rimPath(map, hexes));
  context.setLineDash([]);
}

function sides(context: CanvasRenderingContext2D, map: HexMap, overlay: Overlay, colour: string, zoom: number): void {
  const found = (overlay.sides ?? []).map((side) => map.side(side)).filter((side) => side !== null);
  context.lineJoin = 'round';
  context.lineCap = 'round';
  context.strokeStyle = colour;
  context.lineWidth = Math.max(4, 2.2 / zoom);
  context.setLineDash([...(overlay.dash ?? [])]);
  context.stroke(sidesPath(map, found));
  context.setLineDash([]);
}

/** How much stronger the lines of a weave are than the ground they lie on. */
const WOVEN = 0.18;

/** A weave over an area; the distance of its lines on the screen hardly changes with the zoom. */
function weave(
  context: CanvasRenderingContext2D,
  map: HexMap,
  hexes: readonly string[],
  kind: Weave,
  colour: string,
  zoom: number,
  ratio: number,
): void {
  const step = Math.max(7, 6 / zoom) * (COARSE.has(kind) ? 1.5 : 1);
  const pixels = Math.max(4, Math.round(step * zoom * ratio));
  const pattern = context.createPattern(swatch(kind, colour, pixels, Math.max(1.4, 1.1 / zoom) / step), 'repeat');
  if (!pattern) return;
  pattern.setTransform(new DOMMatrix().scale(1 / (zoom * ratio)));
  context.fillStyle = pattern;
  context.fill(area(map, hexes));
}

/** A sample of an overlay for a legend, in a box of this size. */
export function paintSwatch(
  context: CanvasRenderingContext2D,
  overlay: Pick<Overlay, 'kind' | 'colour' | 'alpha' | 'weave' | 'dash'>,
  w: number,
  h: number,
  ratio: number,
): void {
  const { kind, colour, alpha, weave: kept, dash = [] } = overlay;
  context.scale(ratio, ratio);
  const middle = [
    { x: 1, y: h / 2 },
    { x: w - 1, y: h / 2 },
  ];
  if (kind === 'link') link(context, middle, colour, 1, false, dash);
  else if (kind === 'path') arrow(context, middle, colour, 1, dash, false);
  else if (kind === 'fill' || kind === 'hatch') {
    context.globalAlpha = kind === 'fill' ? Math.max(0.35, alpha ?? 0.35) : 0;
    context.fillStyle = context.strokeStyle = colour;
    context.fillRect(0, 0, w, h);
    context.globalAlpha = 0.9;
    const woven = kept ?? (kind === 'hatch' ? 'slash' : null);
    const pixels = (woven && COARSE.has(woven) ? 10 : 7) * ratio;
    const pattern = woven && context.createPattern(swatch(woven, colour, pixels, 0.2), 'repeat');
    if (pattern) {
      pattern.setTransform(new DOMMatrix().scale(1 / ratio));
      context.fillStyle = pattern;
      context.fillRect(0, 0, w, h);
    }
    context.strokeRect(0.5, 0.5, w - 1, h - 1);
  } else {
    context.strokeStyle = colour;
    context.lineWidth = 3;
    context.setLineDash([...dash]);
    context.strokeRect(2, kind === 'line' ? h / 2 : 2, w - 4, kind === 'line' ? 0 : h - 4);
    context.setLineDash([]);
  }
}

/** A bar between two places; `strong` while it is pointed at. */
function link(
  context: CanvasRenderingContext2D,
  points: readonly Point[],
  colour: string,
  zoom: number,
  strong: boolean,
  dash: readonly number[] = [],
): void {
  const width = Math.max(strong ? 5 : 3.2, (strong ? 3 : 2) / zoom);
  const body = new Path2D();
  points.forEach(({ x, y }, index) => (index ? body.lineTo(x, y) : body.moveTo(x, y)));
  context.lineJoin = 'round';
  context.lineCap = 'round';
  context.strokeStyle = 'rgb(255 253 244 / 0.85)';
  context.lineWidth = width + Math.max(2.4, 1.6 / zoom);
  context.stroke(body);
  context.strokeStyle = colour;
  context.lineWidth = width;
  context.stroke(body);
  if (dash.length === 0) return;
  // A light seam in the middle: the bar stays whole.
  context.lineCap = 'butt';
  context.strokeStyle = 'rgb(255 253 244 / 0.9)';
  context.lineWidth = width * 0.45;
  context.setLineDash([...dash]);
  context.stroke(body);
  context.setLineDash([]);
}

/** How far from a bar the pointer still means it, in units of the map. */
const LINK_NEAR = 5;

/** The bar at a point. */
export function linkAt(map: HexMap, overlays: readonly Overlay[], { x, y }: Point): Overlay | null {
  return (
    overlays.find(({ kind, path }) => {
      if (kind !== 'link' || !path) return false;
      const points = way(map, path);
      return points.some((to, i) => {
        const from = points[i - 1];
        return from !== undefined && fromSegment({ x, y }, from, to) <= LINK_NEAR;
      });
    }) ?? null
  );
}

/** Distance of a point from a stretch. */
function fromSegment(at: Point, from: Point, to: Point): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const share = Math.min(1, Math.max(0, ((at.x - from.x) * dx + (at.y - from.y) * dy) / (dx * dx + dy * dy || 1)));
  return Math.hypot(at.x - from.x - share * dx, at.y - from.y - share * dy);
}

/** A way from hex to hex with a head at its end; `dotted`: with a dot where it begins. */
function arrow(
  context: CanvasRenderingContext2D,
  points: readonly Point[],
  colour: string,
  zoom: number,
  dash: readonly number[],
  dotted: boolean,
): void {
  const end = points.at(-1);
  const before = points.at(-2);
  const start = points[0];
  if (!end || !before || !start) return;
  const width = Math.max(4.5, 2.6 / zoom);
  const angle = Math.atan2(end.y - before.y, end.x - before.x);
  const head = Math.max(width * 2, Math.min(width * 2.6, Math.hypot(end.x - before.x, end.y - before.y)));
  const neck = { x: end.x - Math.cos(angle) * head * 0.8, y: end.y - Math.sin(angle) * head * 0.8 };
  context.lineJoin = 'round';
  context.lineCap = 'round';
  const body = new Path2D();
  curve(body, [...points.slice(0, -1), neck]);
  const tip = new Path2D();
  tip.moveTo(end.x, end.y);
  tip.lineTo(end.x - Math.cos(angle - 0.5) * head, end.y - Math.sin(angle - 0.5) * head);
  tip.lineTo(end.x - Math.cos(angle + 0.5) * head, end.y - Math.sin(angle + 0.5) * head);
  tip.closePath();
  context.strokeStyle = 'rgb(255 255 255 / 0.75)';
  context.lineWidth = width + Math.max(2.4, 1.6 / zoom);
  context.stroke(body);
  context.lineWidth = Math.max(2.4, 1.6 / zoom);
  context.stroke(tip);
  context.strokeStyle = colour;
  context.fillStyle = colour;
  context.lineWidth = width;
  context.setLineDash([...dash]);
  context.stroke(body);
  context.setLineDash([]);
  context.fill(tip);
  if (!dotted) return;
  context.beginPath();
  context.arc(start.x, start.y, width * 0.95, 0, 2 * Math.PI);
  context.fill();
}

/** A pointer at the side of a hex that a unit faces; flat-topped hexes. */
function pointer(context: CanvasRenderingContext2D, map: HexMap, hex: string, facing: number, colour: string): void {
  const cell = map.get(hex);
  if (!cell) return;
  context.save();
  context.translate(cell.x, cell.y);
  context.rotate((facing * Math.PI) / 3);
  context.beginPath();
  context.moveTo(-13, -13);
  context.lineTo(0, -27);
  context.lineTo(13, -13);
  context.lineTo(0, -18);
  context.closePath();
  context.fillStyle = colour;
  context.strokeStyle = 'rgb(255 253 244 / 0.9)';
  context.lineWidth = 2;
  context.stroke();
  context.fill();
  context.restore();
}

function texts(
  context: CanvasRenderingContext2D,
  map: HexMap,
  all: Readonly<Record<string, string>>,
  colour: string,
  paper: string,
  zoom: number,
  held: (hex: string) => boolean,
): void {
  if (zoom < 0.45) return;
  const size = Math.max(9.5, 11.5 / zoom);
  context.font = `700 ${size}px ui-sans-serif, system-ui, 'Segoe UI', Roboto, 'DejaVu Sans', sans-serif`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  for (const [id, text] of Object.entries(all)) {
    const cell = map.get(id);
    if (!cell) continue;
    // The values of a counter stand at its foot: a number for its hex stands over its head.
    const y = cell.y + SIZE * (held(id) ? -0.7 : 0.56);
    const half = context.measureText(text).width / 2 + size * 0.35;
    context.fillStyle = paper;
    context.beginPath();
    context.roundRect(cell.x - half, y - size * 0.62, 2 * half, size * 1.24, size * 0.5);
    context.fill();
    context.fillStyle = colour;
    context.fillText(text, cell.x, y + size * 0.05);
  }
}

// Names on the map: the important ones first, and none over another.
import { COUNTER } from './counters';
import { boxAround, SIZE, type Box, type HexMap } from './geometry';
import type { BoardStyle, CaptionStyle, PlaceStyle } from './style';
import type { Texts } from '../lib/texts';

export interface Label {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  /** In pixels of the level. */
  readonly size: number;
  readonly box: Box;
  readonly style: PlaceStyle;
  readonly align: 'left' | 'right' | 'center';
}

export interface Title {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly box: Box;
  readonly style: CaptionStyle;
}

export type Measure = (text: string, font: string) => number;

export const placeFont = (style: PlaceStyle, size: number): string =>
  `${style.bold ? 650 : 500} ${size.toFixed(1)}px 'Iowan Old Style', 'Palatino Linotype', Palatino, 'Noto Serif', 'DejaVu Serif', Georgia, serif`;
export const titleFont = (size: number): string =>
  `italic 500 ${size.toFixed(1)}px 'Iowan Old Style', 'Palatino Linotype', Palatino, 'Noto Serif', 'DejaVu Serif', Georgia, serif`;

export function overlaps(a: Box, b: Box): boolean {
  return a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
}

/** Boxes sorted into squares, so that a collision is found without looking at all. */
export class Crowd {
  readonly #squares = new Map<string, Box[]>();
  readonly #side = 96;

  *#over(box: Box): Generator<string> {
    for (let x = Math.floor(box.x / this.#side); x <= Math.floor((box.x + box.w) / this.#side); x++) {
      for (let y = Math.floor(box.y / this.#side); y <= Math.floor((box.y + box.h) / this.#side); y++)
        yield `${x},${y}`;
    }
  }

  /** Takes the room, unless something is there. */
  take(box: Box): boolean {
    const squares = [...this.#over(box)];
    if (squares.some((square) => this.#squares.get(square)?.some((other) => overlaps(box, other)))) return false;
    this.put(box);
    return true;
  }

  put(box: Box): void {
    for (const square of this.#over(box)) {
      const there = this.#squares.get(square);
      if (there) there.push(box);
      else this.#squares.set(square, [box]);
    }
  }
}

/** No name and no number is smaller, in CSS pixels of its level. */
export const LEAST = 12.5;

/** Names grow with the map, but less than it does. */
export function textSize(style: PlaceStyle, zoom: number): number {
  return Math.max(LEAST, style.text * Math.min(1.7, Math.max(0.78, zoom ** 0.45)));
}

/** The names at one zoom. `scale`: pixels of the level for each unit, `ratio`: pixels of the level for each CSS pixel. */
export function placeLabels(
  map: HexMap,
  style: BoardStyle,
  t: Texts,
  scale: number,
  ratio: number,
  measure: Measure,
): Label[] {
  const zoom = scale / ratio;
  const crowd = new Crowd();
  const found: Label[] = [];
  const { bounds } = map;
  const edge = { x: bounds.x * scale, y: bounds.y * scale, w: bounds.w * scale, h: bounds.h * scale };
  const wanted = map.chart.places
    .map((place) => ({ place, kind: style.places[place.kind] }))
    .filter((one): one is typeof one & { kind: PlaceStyle } => one.kind !== undefined && one.kind.text > 0)
    .filter(({ kind }) => zoom >= kind.from)
    .sort((a, b) => b.kind.rank - a.kind.rank || a.place.id.localeCompare(b.place.id));
  // Nothing is written over the mark of a place.
  for (const { place, kind } of wanted) {
    const mark = (kind.mark === 'blocks' ? 9 : 4) * scale;
    for (const id of place.hexes) {
      const cell = map.get(id);
      if (cell) crowd.put({ x: cell.x * scale - mark, y: cell.y * scale - mark, w: 2 * mark, h: 2 * mark });
    }
  }
  for (const { place, kind } of wanted) {
    const text = t.name(place.id);
    const cells = place.hexes.map((id) => map.get(id)).filter((cell) => cell !== undefined);
    if (!cells.length) continue;
    // A city of several hexes has its name beside all of them.
    const all = boxAround(cells, 0);
    const [x, y] = [(all.x + all.w / 2) * scale, (all.y + all.h / 2) * scale];
    const [out, up] = [(all.w / 2) * scale, (all.h / 2) * scale];
    const size = textSize(kind, zoom) * ratio;
    const w = measure(text, placeFont(kind, size));
    // Beyond a counter that stands in the hex: between it and the next one there is just room for a name.
    const off = Math.max(
      (kind.mark === 'blocks' ? 12 : kind.mark === 'none' ? 2 : 6) * scale + 2 * ratio,
      kind.bold ? (COUNTER / 2) * scale : 0,
    );
    const spots = [
      { align: 'center', x, y: y + up + off + size * 0.45 },
      { align: 'center', x, y: y - up - off - size * 0.45 },
      { align: 'left', x: x + out + off, y },
      { align: 'right', x: x - out - off, y },
    ] as const;
    const boxed = spots.map((spot) => {
      const left = spot.align === 'center' ? spot.x - w / 2 : spot.align === 'left' ? spot.x : spot.x - w;
      const box = { x: left - 2 * ratio, y: spot.y - size * 0.6, w: w + 4 * ratio, h: size * 1.2 };
      return {
        spot,
        box,
        off: box.x < edge.x || box.y < edge.y || box.x + box.w > edge.x + edge.w || box.y + box.h > edge.y + edge.h,
      };
    });
    for (const { spot, box } of boxed.sort((a, b) => Number(a.off) - Number(b.off))) {
      if (!crowd.take(box)) continue;
      found.push({ text, x: spot.x, y: spot.y, size, box, style: kind, align: spot.align });
      break;
    }
  }
  return found;
}

/** Names written across the map in wide italics; they grow with it within reason, and what would be too small is left out. */
export function titles(
  map: HexMap,
  style: BoardStyle,
  t: Texts,
  scale: number,
  ratio: number,
  measure: Measure,
): Title[] {
  const found: Title[] = [];
  for (const caption of map.chart.captions) {
    const cell = map.get(caption.at);
    const look = style.captions[caption.kind];
    if (!cell || !look || (look.text * scale) / ratio < 7.5) continue;
    const size = Math.min(Math.max(look.text * scale, 10 * ratio), look.text * 0.75 * ratio);
    const text = t.of(caption.name);
    const w = measure(text, titleFont(size)) + text.length * size * look.spacing;
    // All of it stays on the map.
    const { bounds } = map;
    const room = Math.max(0, Math.min(w / 2, (bounds.w * scale) / 2) + size * 0.5);
    const x = Math.min((bounds.x + bounds.w) * scale - room, Math.max(bounds.x * scale + room, cell.x * scale));
    const y = cell.y * scale;
    found.push({ text, x, y, size, style: look, box: { x: x - w / 2 - 4, y: y - size, w: w + 8, h: 2 * size } });
  }
  return found;
}

/** The number of a hex is worth printing from this size on. */
export const numbersFrom = 22 / SIZE;

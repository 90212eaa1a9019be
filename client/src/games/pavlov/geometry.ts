// Where things lie on the panels, in pixels of a panel whose size is measured. Pure.

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

export interface Size {
  readonly w: number;
  readonly h: number;
}

type Knots = readonly (readonly [number, number])[];

/** A monotone stretch of 0-100: the data say who stands beside whom, the drawing needs room in the middle. */
export function stretch(knots: Knots, value: number): number {
  const first = knots[0];
  if (!first || value <= first[0]) return first ? first[1] : value;
  for (let i = 1; i < knots.length; i += 1) {
    const [x0, y0] = knots[i - 1] ?? first;
    const [x1, y1] = knots[i] ?? first;
    if (value <= x1) return y0 + ((value - x0) * (y1 - y0)) / (x1 - x0);
  }
  return knots[knots.length - 1]?.[1] ?? value;
}

const HOUSE_X: Knots = [
  [0, 0],
  [14, 9],
  [30, 25.2],
  [50, 50],
  [70, 74.8],
  [86, 91],
  [100, 100],
];
const SQUARE_X: Knots = [
  [0, 1],
  [6, 7.5],
  [30, 26],
  [40, 36],
  [50, 50],
  [60, 64],
  [71, 76],
  [94, 92.5],
  [100, 99],
];
const SQUARE_Y: Knots = [
  [0, 3],
  [7, 9],
  [64, 63],
  [90, 91],
  [100, 99],
];
const VOLGA_X: Knots = [
  [0, 0],
  [10, 10],
  [14, 10.5],
  [28, 28.5],
  [49, 49.5],
  [70, 70.5],
  [88, 89],
  [100, 100],
];

export const housePoint = (x: number, y: number, size: Size): [number, number] => [
  (stretch(HOUSE_X, x) * size.w) / 100,
  (y * size.h) / 100,
];
export const squarePoint = (x: number, y: number, size: Size): [number, number] => [
  (stretch(SQUARE_X, x) * size.w) / 100,
  (stretch(SQUARE_Y, y) * size.h) / 100,
];
export const volgaPoint = (x: number, y: number, size: Size): [number, number] => [
  (stretch(VOLGA_X, x) * size.w) / 100,
  (y * size.h) / 100,
];

/** A box given in hundredths of a panel. */
export function part(size: Size, x0: number, y0: number, x1: number, y1: number): Box {
  return {
    x: (x0 * size.w) / 100,
    y: (y0 * size.h) / 100,
    w: ((x1 - x0) * size.w) / 100,
    h: ((y1 - y0) * size.h) / 100,
  };
}

export const centred = (x: number, y: number, w: number, h: number): Box => ({ x: x - w / 2, y: y - h / 2, w, h });

export const css = (box: Box): string =>
  `left:${box.x.toFixed(1)}px;top:${box.y.toFixed(1)}px;width:${box.w.toFixed(1)}px;height:${box.h.toFixed(1)}px`;

/** The boxes of a stack in a fighting position: men first, the weapon lowest; none covers another. */
export function stack(men: number, weapons: number, size: Size, gap = 2): Box[] {
  const shares = [...Array<number>(men).fill(1), ...Array<number>(weapons).fill(0.75)];
  const total = shares.reduce((sum, share) => sum + share, 0);
  const room = size.h - gap * Math.max(0, shares.length - 1);
  const boxes: Box[] = [];
  let y = 0;
  for (const share of shares) {
    // A man alone is little taller than he is wide: a counter is nearly square.
    const h = Math.min((room * share) / total, size.w * 1.25);
    boxes.push({ x: 0, y, w: size.w, h });
    y += h + gap;
  }
  const spare = (size.h - (y - gap)) / 2;
  return boxes.map((box) => ({ ...box, y: box.y + Math.max(0, spare) }));
}

/** The largest equal boxes, with sides between the two ratios, in which `count` counters fit an area. */
export function grid(count: number, size: Size, most: Size, gap = 3, narrow = 1, wide = 2.1): Box[] {
  if (count === 0 || size.w <= 0 || size.h <= 0) return [];
  let best = { columns: 1, w: 0, h: 0, value: -1 };
  for (let columns = 1; columns <= count; columns += 1) {
    const rows = Math.ceil(count / columns);
    let w = Math.min((size.w - gap * (columns - 1)) / columns, most.w);
    let h = Math.min((size.h - gap * (rows - 1)) / rows, most.h);
    if (w / h > wide) w = h * wide;
    if (w / h < narrow) h = w / narrow;
    // Width is what makes a name readable.
    const value = w * Math.sqrt(h);
    if (value > best.value) best = { columns, w, h, value };
  }
  const { columns, w, h } = best;
  const rows = Math.ceil(count / columns);
  const left = (size.w - columns * w - (columns - 1) * gap) / 2;
  const top = Math.max(0, Math.min(gap * 2, (size.h - rows * h - (rows - 1) * gap) / 2));
  return Array.from({ length: count }, (_, i) => ({
    x: left + (i % columns) * (w + gap),
    y: top + Math.floor(i / columns) * (h + gap),
    w,
    h,
  }));
}

/** A number from 0 to 1 that is always the same for the same seed: rubble lies where it lay. */
export function scatter(seed: number): () => number {
  let state = (seed * 2654435761) >>> 0 || 1;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 3266489917) >>> 0;
    return ((state ^ (state >>> 13)) >>> 0) / 4294967296;
  };
}

/** A ragged outline: a shell hole, a crater, a heap. */
export function blob(x: number, y: number, rx: number, ry: number, seed: number, corners = 11): string {
  const next = scatter(seed);
  const points = Array.from({ length: corners }, (_, i) => {
    const angle = (i / corners) * Math.PI * 2;
    const reach = 0.68 + next() * 0.5;
    return `${(x + Math.cos(angle) * rx * reach).toFixed(1)} ${(y + Math.sin(angle) * ry * reach).toFixed(1)}`;
  });
  return `M${points.join('L')}Z`;
}

/** No text is smaller, in pixels: what does not fit is broken or squeezed. */
export const READABLE = 11;

/** The size at which a text's longest word (or, `whole`, all of it) fits a width. */
export function lettering(text: string, width: number, wish: number, whole = false, broad = 0.62): number {
  const longest = whole ? text.length : Math.max(1, ...text.split(/[\s·]+/u).map((word) => word.length));
  return Math.max(READABLE, Math.min(wish, width / (longest * broad)));
}

/** How broad a bold text is, in its own size: letters differ too much to be counted. */
export function breadth(text: string): number {
  let sum = 0;
  for (const letter of text) {
    if (/[iljIfrt.,·\s'‘’№-]/u.test(letter)) sum += letter === '№' ? 1 : 0.38;
    else if (/[mwMWшщжюыШЩЖЮЫМ]/u.test(letter)) sum += 0.9;
    else sum += /\p{Lu}/u.test(letter) ? 0.7 : 0.62;
  }
  return sum;
}

/** Text that must fit a width: its size, and whether it has to be squeezed. */
export function fitted(text: string, width: number, wish: number): { size: number; squeeze: boolean } {
  // What may not fit is held to its width.
  const natural = breadth(text);
  const size = Math.max(Math.min(wish, width / natural), READABLE);
  return { size, squeeze: natural * size > width * 0.97 };
}

/** The place around a point, at a distance, that is farthest from everything else and inside the panel. */
export function clearest(
  from: readonly [number, number],
  distance: number,
  others: readonly (readonly [number, number])[],
  size: Size,
  margin: number,
): [number, number] {
  let best: [number, number] = [from[0] + distance, from[1]];
  let room = -Infinity;
  for (let i = 0; i < 16; i += 1) {
    const angle = (i / 16) * Math.PI * 2;
    const x = from[0] + Math.cos(angle) * distance;
    const y = from[1] + Math.sin(angle) * distance;
    if (x < margin || y < margin || x > size.w - margin || y > size.h - margin) continue;
    const near = Math.min(...others.map(([ox, oy]) => Math.hypot(ox - x, oy - y)));
    if (near > room + 0.5) {
      room = near;
      best = [x, y];
    }
  }
  return best;
}

/** The counters of the Soviets have cut upper corners, so that they are told from the Wehrmacht's without colour. */
export const CUT = 6;

/** The outline of such a counter. */
export const cutCard = (w: number, h: number): string =>
  `M${CUT} .5H${w - CUT}L${w - 0.5} ${CUT}V${h - 3.5}a3 3 0 0 1-3 3H3.500a3 3 0 0 1-3-3V${CUT}Z`;

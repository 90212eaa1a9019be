// How a counter is divided: nothing that is printed on it and nothing that lies on it may cover another. Pure.
import type { Box } from './geometry';

export interface Layout {
  /** The band of the name. */
  readonly band: Box;
  /** The strip that says in words that a man is exhausted; none where it could not be read. */
  readonly strip: Box | null;
  readonly portrait: Box | null;
  readonly attack: Box;
  readonly suppress: Box;
  readonly symbols: readonly Box[];
  /** What lies on it or is only shown in the box: damage, the mark of an action, the cost. */
  readonly extras: readonly Box[];
}

const square = (x: number, y: number, side: number): Box => ({ x, y, w: side, h: side });

/** The parts of a man's counter of this size, with so many letters and so many things lying on him. */
export function layout(w: number, h: number, symbols: number, extras: number, exhausted: boolean): Layout {
  if (w >= 80 && h < w * 0.45) return row(w, h, symbols, extras, exhausted);
  const tall = h >= w * 0.72;
  const band = Math.max(Math.min(9, h * 0.46), Math.min(h * (tall ? 0.26 : 0.34), 17));
  const strip = exhausted && h >= 27 ? Math.max(7, Math.min(h * 0.17, 13)) : 0;
  const top = band + strip;
  const low = h - top;
  const shared = {
    band: { x: 0, y: 0, w, h: band },
    strip: strip > 0 ? { x: 0, y: band, w, h: strip } : null,
  };
  if (tall) {
    // Values below, letters in a column at the right, what lies on him beside the letters and above the values.
    const column = Math.max(2, symbols);
    const badge = Math.min(w * 0.27, 20, (low - 3) / column - 1.5);
    const box = Math.min(low * 0.46, (w - badge - 9) / 2, 25);
    const values = h - box - 2.5;
    const free = { x: 2.5, y: top + 1, w: w - badge - 7, h: values - top - 2 };
    const side = Math.min(free.h, free.w / Math.max(1, extras) - 1, 26);
    return {
      ...shared,
      portrait: { x: w * 0.05, y: top + 1, w: Math.min(w * 0.5, free.w), h: low * 0.62 },
      attack: square(2.5, values, box),
      suppress: square(3.5 + box, values, box),
      symbols: Array.from({ length: symbols }, (_, i) => square(w - badge - 2.5, top + 2 + i * (badge + 1.5), badge)),
      extras: Array.from({ length: extras }, (_, i) =>
        square(free.x + i * (side + 1), free.y + (free.h - side) / 2, side),
      ),
    };
  }
  // One row: values, what lies on him, letters.
  const parts = 2 + symbols + extras;
  const unit = Math.max(1, Math.min(low - 2.5, (w - 5) / parts - 1, 26));
  const y = top + (low - unit) / 2 - 0.3;
  return {
    ...shared,
    portrait: null,
    attack: square(2.5, y, unit),
    suppress: square(3.5 + unit, y, unit),
    symbols: Array.from({ length: symbols }, (_, i) => square(w - 1.5 - (unit + 1) * (symbols - i), y, unit)),
    extras: Array.from({ length: extras }, (_, i) => square(4.5 + 2 * unit + i * (unit + 1), y, unit)),
  };
}

/** A long and low counter, one of a crew: the name at the left in all its height, the rest at the right. */
function row(w: number, h: number, symbols: number, extras: number, exhausted: boolean): Layout {
  const parts = 2 + symbols + extras;
  const unit = Math.min(h - 4, (w * (parts > 3 ? 0.54 : 0.46)) / parts - 1, 24);
  const left = w - parts * (unit + 1) - 4;
  const band = exhausted ? h * 0.55 : h;
  const at = (i: number): Box => square(left + 2 + i * (unit + 1), (h - unit) / 2, unit);
  return {
    band: { x: 0, y: 0, w: left, h: band },
    strip: exhausted ? { x: 0, y: band, w: left, h: h - band } : null,
    portrait: null,
    attack: at(0),
    suppress: at(1),
    extras: Array.from({ length: extras }, (_, i) => at(2 + i)),
    symbols: Array.from({ length: symbols }, (_, i) => at(2 + extras + i)),
  };
}

/** A name in at most two lines, broken where they come out most alike. */
export function lines(name: string, most = 2): string[] {
  const words = name.split(' ');
  if (most < 2 || words.length < 2) return [name];
  let best = [name];
  let width = Infinity;
  for (let i = 1; i < words.length; i += 1) {
    const pair = [words.slice(0, i).join(' '), words.slice(i).join(' ')];
    const longest = Math.max(...pair.map((line) => line.length));
    if (longest < width) [best, width] = [pair, longest];
  }
  return best;
}

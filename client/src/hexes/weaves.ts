// What tells areas, lines and sides apart without colour: weaves over an area, dashes along a line, the shape of a counter.
import type { Overlay } from './types';

export const WEAVES = [
  'slash',
  'backslash',
  'cross',
  'level',
  'upright',
  'grid',
  'dots',
  'rings',
  'chevrons',
  'plus',
  'waves',
  'bricks',
  'diamonds',
  'bars',
] as const;
export type Weave = (typeof WEAVES)[number];

/** How an overlay looks besides its colour. */
export interface Pattern {
  readonly weave?: Weave;
  readonly dash?: readonly number[];
}

/** Ids of overlays, and their patterns; the first that fits counts. */
export type Patterns = readonly (readonly [RegExp, Pattern])[];

const NONE: Pattern = {};

export function patternOf(id: string, patterns: Patterns): Pattern {
  return patterns.find(([ids]) => ids.test(id))?.[1] ?? NONE;
}

/** An overlay is made anew only once: the board compares what it draws by object. */
const woven = new WeakMap<Overlay, Overlay>();

/** The overlay with its pattern, if it has none of its own. */
export function withPattern(overlay: Overlay, patterns: Patterns): Overlay {
  const made = woven.get(overlay);
  if (made) return made;
  const { weave, dash } = patternOf(overlay.id, patterns);
  const area = overlay.kind === 'fill' || overlay.kind === 'hatch';
  const add = {
    ...(weave && area && !overlay.weave ? { weave } : {}),
    ...(dash && !area && !overlay.dash ? { dash } : {}),
  };
  const drawn = Object.keys(add).length > 0 ? { ...overlay, ...add } : overlay;
  woven.set(overlay, drawn);
  return drawn;
}

const swatches = new Map<string, HTMLCanvasElement>();

/** One tile of a weave that joins itself on all sides; `thick`: the share of the tile that a line takes. */
export function swatch(weave: Weave, colour: string, pixels: number, thick: number): HTMLCanvasElement {
  const key = `${weave} ${colour} ${pixels} ${thick.toFixed(2)}`;
  const kept = swatches.get(key);
  if (kept) return kept;
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = pixels;
  const context = canvas.getContext('2d');
  if (context) {
    context.scale(pixels, pixels);
    context.strokeStyle = context.fillStyle = colour;
    context.lineWidth = thick;
    context.beginPath();
    DRAWN[weave](context, thick);
    context.stroke();
  }
  if (swatches.size > 200) swatches.clear();
  swatches.set(key, canvas);
  return canvas;
}

type Pen = Pick<CanvasRenderingContext2D, 'moveTo' | 'lineTo' | 'arc' | 'fill' | 'quadraticCurveTo'>;

function lines(pen: Pen, ...ends: readonly (readonly [number, number, number, number])[]): void {
  for (const [x1, y1, x2, y2] of ends) {
    pen.moveTo(x1, y1);
    pen.lineTo(x2, y2);
  }
}

const slash = (pen: Pen): void => lines(pen, [-1, 2, 2, -1], [0, 2, 3, -1], [-2, 2, 1, -1]);
const backslash = (pen: Pen): void => lines(pen, [-1, -1, 2, 2], [0, -1, 3, 2], [-2, -1, 1, 2]);
const level = (pen: Pen): void => lines(pen, [0, 0.5, 1, 0.5]);
const upright = (pen: Pen): void => lines(pen, [0.5, 0, 0.5, 1]);

/** Each weave in a tile of side 1. */
const DRAWN: Readonly<Record<Weave, (pen: Pen, thick: number) => void>> = {
  slash,
  backslash,
  level,
  upright,
  cross: (pen) => {
    slash(pen);
    backslash(pen);
  },
  grid: (pen) => {
    level(pen);
    upright(pen);
  },
  dots: (pen, thick) => {
    pen.moveTo(0.5 + thick * 0.6, 0.5);
    pen.arc(0.5, 0.5, thick * 0.6, 0, 2 * Math.PI);
    pen.fill();
  },
  rings: (pen) => {
    pen.moveTo(0.78, 0.5);
    pen.arc(0.5, 0.5, 0.28, 0, 2 * Math.PI);
  },
  chevrons: (pen) => {
    pen.moveTo(0.15, 0.68);
    pen.lineTo(0.5, 0.32);
    pen.lineTo(0.85, 0.68);
  },
  plus: (pen) => lines(pen, [0.25, 0.5, 0.75, 0.5], [0.5, 0.25, 0.5, 0.75]),
  waves: (pen) => {
    pen.moveTo(0, 0.5);
    pen.quadraticCurveTo(0.25, 0.15, 0.5, 0.5);
    pen.quadraticCurveTo(0.75, 0.85, 1, 0.5);
  },
  bricks: (pen) => lines(pen, [0, 0.01, 1, 0.01], [0, 0.5, 1, 0.5], [0.25, 0, 0.25, 0.5], [0.75, 0.5, 0.75, 1]),
  diamonds: (pen) => {
    pen.moveTo(0.5, 0.2);
    pen.lineTo(0.74, 0.5);
    pen.lineTo(0.5, 0.8);
    pen.lineTo(0.26, 0.5);
    pen.lineTo(0.5, 0.2);
    pen.fill();
  },
  bars: (pen) => lines(pen, [0.25, 0.05, 0.25, 0.45], [0.75, 0.55, 0.75, 0.95]),
};

/** The tiles of the finer weaves are larger, so that their signs can be made out. */
export const COARSE: ReadonlySet<Weave> = new Set(['rings', 'chevrons', 'plus', 'waves', 'bricks', 'diamonds', 'bars']);

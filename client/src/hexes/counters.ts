// Counters as pictures: drawn once for each face and size, then copied.
import { drawTacticalCounter, drawTacticalBlock } from './tactical';
import { symbol } from './symbols';
import { mix, type BoardStyle, type NationStyle } from './style';
import type { CounterFace } from './types';

/** Side of a counter in units of the map. */
export const COUNTER = 37;
/** Narrower than this on the screen, a counter is only a block of colour with the sign of its kind. */
export const BLOCK = 19;

const PLAIN: NationStyle = { fill: '#b9b3a2', ink: '#1c1a14', symbol: '#ece8dc' };
const MOBILE = new Set([
  'armour',
  'mechanised',
  'motorised',
  'mech_infantry',
  'motor_infantry',
  'assault_gun',
  'tank_destroyer',
]);

export function nationOf(face: CounterFace, style: BoardStyle): NationStyle {
  return style.nations[face.nation] ?? PLAIN;
}

/** Whether the counters of its side have cut corners. */
export const isCut = (face: CounterFace, style: BoardStyle): boolean => style.cut.includes(face.side);

export function faceKey(face: CounterFace): string {
  const { nation, side, arm, echelon, top, left, right, values, band, reduced, hq, steps, hidden, tactical } = face;
  if (tactical) return JSON.stringify(face);
  return [
    nation,
    side,
    arm,
    echelon,
    top,
    left,
    right,
    values,
    band,
    reduced ? 'r' : '',
    hq ? 'h' : '',
    steps,
    hidden ? '?' : '',
  ].join('|');
}

/** Draws a counter with its upper left corner at the origin. */
export function drawCounter(
  context: CanvasRenderingContext2D,
  face: CounterFace,
  style: BoardStyle,
  side: number,
): void {
  const nation = nationOf(face, style);
  const fill = face.reduced ? mix(nation.fill, '#ffffff', 0.38) : nation.fill;
  const u = side / 100;
  const edge = Math.max(1, 2.5 * u);
  const cut = isCut(face, style) ? CUT * side : 0;
  if (face.tactical && !face.hidden) {
    const ground = face.tactical.spent ? mix(nation.fill, '#8b8878', 0.5) : nation.fill;
    card(context, side, 8 * u, ground, edge, nation.ink, cut);
    drawTacticalCounter(context, face, face.tactical, nation, ground, u);
    return;
  }
  card(context, side, 8 * u, fill, edge, nation.ink, cut);

  if (face.hidden) {
    text(context, '?', side / 2, 53 * u, 66 * u, nation.ink, side, 800);
    return;
  }
  const band = face.band ?? mix(fill, nation.ink, 0.14);
  context.save();
  context.beginPath();
  outline(context, edge, side, 6 * u, cut - edge / 2);
  context.clip();
  context.fillStyle = band;
  context.fillRect(0, 0, side, 23 * u);
  context.fillStyle = 'rgb(0 0 0 / 0.22)';
  context.fillRect(0, 23 * u, side, Math.max(0.6, u));
  if (face.reduced) {
    context.beginPath();
    context.moveTo(side, side - 30 * u);
    context.lineTo(side, side);
    context.lineTo(side - 30 * u, side);
    context.closePath();
    context.fillStyle = '#fffdf4';
    context.fill();
    context.strokeStyle = nation.ink;
    context.lineWidth = Math.max(0.7, 1.4 * u);
    context.stroke();
  }
  context.restore();

  const ink = luminance(band) > 0.42 ? '#14130e' : '#fffdf2';
  if (face.top) text(context, face.top, side / 2, 13.4 * u, 19.5 * u, ink, side - 10 * u - cut, 700);

  // The symbol: the frame in the middle, the mark of its size above it.
  if (face.hq) {
    hq(context, u, nation, face);
  } else {
    const width = Math.round(53 * u);
    const made = symbol(
      face.arm,
      face.echelon,
      width,
      face.reduced ? mix(nation.symbol, '#ffffff', 0.4) : nation.symbol,
      nation.ink,
    );
    context.drawImage(made.picture, Math.round(side / 2 - made.w / 2 - made.x), Math.round(35 * u - made.y));
  }
  if (face.left) sideways(context, face.left, 11.5 * u, 54 * u, 14.5 * u, nation.ink);
  if (face.right) sideways(context, face.right, 89 * u, 54 * u, 14.5 * u, nation.ink);
  if (face.steps) pips(context, u, nation, face.steps);
  text(
    context,
    face.values,
    side / 2 - (face.reduced ? 5 * u : 0),
    86.5 * u,
    24 * u,
    nation.ink,
    side * (face.reduced ? 0.8 : 0.92),
    800,
  );
}

/** A dot for each step, down the right edge. */
function pips(context: CanvasRenderingContext2D, u: number, nation: NationStyle, steps: number): void {
  context.fillStyle = nation.ink;
  for (let n = 0; n < steps; n++) {
    context.beginPath();
    context.arc(91.5 * u, (31 + n * 10) * u, 3.4 * u, 0, 2 * Math.PI);
    context.fill();
  }
}

/** A headquarters: a framed board with its sign. */
function hq(context: CanvasRenderingContext2D, u: number, nation: NationStyle, face: CounterFace): void {
  context.fillStyle = nation.symbol;
  context.strokeStyle = nation.ink;
  context.lineWidth = Math.max(1, 3 * u);
  context.beginPath();
  context.rect(24 * u, 34 * u, 52 * u, 34 * u);
  context.fill();
  context.stroke();
  context.fillStyle = nation.ink;
  context.fillRect(24 * u, 34 * u, 52 * u, 8 * u);
  text(context, 'HQ', 50 * u, 56 * u, 21 * u, nation.ink, 48 * u, 800);
  if (face.echelon === 'army' || face.echelon === 'group') {
    const signs = face.echelon === 'army' ? 'XXXX' : 'XXXXX';
    text(context, signs, 50 * u, 30 * u, 9 * u, nation.ink, 60 * u, 700);
  }
}

/** The block that stands for a counter from far away: colour, and a sign for its kind. */
export function drawBlock(context: CanvasRenderingContext2D, face: CounterFace, style: BoardStyle, side: number): void {
  const nation = nationOf(face, style);
  const fill = face.reduced ? mix(nation.fill, '#ffffff', 0.38) : nation.fill;
  const cut = isCut(face, style) ? FAR_CUT * side : 0;
  card(context, side, side * 0.1, fill, Math.max(1, side * 0.07), nation.ink, cut);
  if (face.hidden) {
    if (side >= 12) text(context, '?', side / 2, side * 0.54, side * 0.7, nation.ink, side, 800);
    return;
  }
  if (face.tactical) {
    drawTacticalBlock(context, face, face.tactical, nation, side);
    return;
  }
  if (side < 12) {
    // Too small for a sign: a dark square is a headquarters, a light one a mobile unit.
    if (!face.hq && !MOBILE.has(face.arm)) return;
    context.fillStyle = face.hq ? nation.ink : nation.symbol;
    const dot = Math.max(2, Math.round(side * 0.34));
    context.fillRect(Math.round((side - dot) / 2), Math.round((side - dot) / 2), dot, dot);
    return;
  }
  const [l, t, r, b] = [side * 0.18, side * 0.3, side * 0.82, side * 0.74];
  context.strokeStyle = nation.ink;
  context.lineWidth = Math.max(1, side * 0.07);
  context.beginPath();
  if (face.hq) {
    context.fillStyle = nation.ink;
    context.fillRect(side * 0.3, side * 0.3, side * 0.4, side * 0.4);
  } else if (MOBILE.has(face.arm)) {
    context.ellipse(side / 2, (t + b) / 2, (r - l) * 0.45, (b - t) * 0.4, 0, 0, 2 * Math.PI);
    if (face.arm !== 'armour') {
      context.moveTo(l, t);
      context.lineTo(r, b);
    }
    context.stroke();
  } else {
    context.moveTo(l, b);
    context.lineTo(r, t);
    if (face.arm !== 'cavalry') {
      context.moveTo(l, t);
      context.lineTo(r, b);
    }
    context.stroke();
  }
}

/** How much of its side the upper corners of a counter lose; from far away more, so that it is seen. */
const CUT = 0.17;
const FAR_CUT = 0.36;

/** The rim of a counter, `inset` from its side; a `cut` takes the upper corners off. */
function outline(context: CanvasRenderingContext2D, inset: number, side: number, radius: number, cut: number): void {
  const far = side - inset;
  if (cut <= 0) {
    context.roundRect(inset, inset, far - inset, far - inset, radius);
    return;
  }
  context.moveTo(inset + cut, inset);
  context.lineTo(far - cut, inset);
  context.lineTo(far, inset + cut);
  context.arcTo(far, far, far - radius, far, radius);
  context.arcTo(inset, far, inset, far - radius, radius);
  context.lineTo(inset, inset + cut);
  context.closePath();
}

function card(
  context: CanvasRenderingContext2D,
  side: number,
  radius: number,
  fill: string,
  edge: number,
  ink: string,
  cut: number,
): void {
  const lit = context.createLinearGradient(0, 0, 0, side);
  lit.addColorStop(0, mix(fill, '#ffffff', 0.22));
  lit.addColorStop(0.5, fill);
  lit.addColorStop(1, mix(fill, '#000000', 0.12));
  context.beginPath();
  outline(context, edge / 2, side, radius, cut);
  context.fillStyle = lit;
  context.fill();
  context.lineWidth = edge;
  context.strokeStyle = mix(fill, ink, side < 20 ? 0.5 : 0.72);
  context.stroke();
}

const FONT = `'Bahnschrift', 'DIN Alternate', 'Roboto Condensed', 'DejaVu Sans Condensed', 'Arial Narrow', sans-serif`;

function text(
  context: CanvasRenderingContext2D,
  words: string,
  x: number,
  y: number,
  size: number,
  ink: string,
  room: number,
  weight: number,
): void {
  context.font = `${weight} ${size}px ${FONT}`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillStyle = ink;
  context.fillText(words, x, y, room);
}

function sideways(
  context: CanvasRenderingContext2D,
  words: string,
  x: number,
  y: number,
  size: number,
  ink: string,
): void {
  context.save();
  context.translate(x, y);
  context.rotate(-Math.PI / 2);
  text(context, words, 0, 0, size, ink, 3.2 * size, 600);
  context.restore();
}

function luminance(colour: string): number {
  if (!colour.startsWith('#')) return 0.6;
  const digits = colour.slice(1);
  const wide = digits.length < 6 ? digits.replace(/./gu, '$&$&') : digits;
  const part = (at: number): number => (Number.parseInt(wide.slice(at, at + 2), 16) / 255) ** 2.2;
  return 0.2126 * part(0) + 0.7152 * part(2) + 0.0722 * part(4);
}

// Counters of single squads, guns and vehicles: their side view, what each thing costs them, firepower, range and defence.
import { mix, type NationStyle } from './style';
import { silhouette } from './silhouettes';
import type { CounterFace, TacticalFace, Rated } from './types';

const RED = '#a3180c';
const BLUE = '#123e8c';
const inkOf = (colour: string): string => (colour === 'blue' ? BLUE : RED);
const FONT = `'Bahnschrift', 'DIN Alternate', 'Roboto Condensed', 'DejaVu Sans Condensed', 'Arial Narrow', sans-serif`;

/** Draws what stands on the card; `u` is a hundredth of its side. */
export function drawTacticalCounter(
  context: CanvasRenderingContext2D,
  face: CounterFace,
  tactical: TacticalFace,
  nation: NationStyle,
  fill: string,
  u: number,
): void {
  const ground = mix(fill, '#ffffff', 0.55);
  if (face.top) write(context, face.top, 50 * u, 11.5 * u, 17 * u, nation.ink, 58 * u, 700);

  // The picture stands on a lighter field, so that it is seen from afar.
  context.fillStyle = tactical.spent ? mix(fill, '#ffffff', 0.16) : ground;
  context.beginPath();
  context.roundRect(22 * u, 21 * u, 56 * u, 43 * u, 4 * u);
  context.fill();
  context.save();
  context.translate(24.5 * u, 27 * u);
  context.scale(0.51 * u, 0.56 * u);
  context.fillStyle = tactical.spent ? mix(nation.ink, fill, 0.35) : nation.ink;
  context.fill(silhouette(face.arm, face.side));
  context.restore();

  costs(context, tactical.fire, 11.5 * u, 31 * u, u, 'circle');
  costs(context, tactical.move, 88.5 * u, 31 * u, u, 'arrow');
  if (tactical.range) write(context, tactical.range, 11.5 * u, 55 * u, 15 * u, nation.ink, 19 * u, 700);
  rated(context, tactical.rear, 88.5 * u, 56 * u, 15 * u, 18 * u, u);
  rated(context, tactical.red, 17 * u, 82.5 * u, 25 * u, 26 * u, u);
  rated(context, tactical.blue, 44 * u, 82.5 * u, 25 * u, 24 * u, u);
  shield(context, tactical.front, u);
  if (tactical.spent) spent(context, u, nation);
  if (tactical.hit) strip(context, tactical.hit, u);
}

function write(
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

/** What firing (a disc) or moving (a pointed tag) costs. */
function costs(
  context: CanvasRenderingContext2D,
  cost: number,
  x: number,
  y: number,
  u: number,
  look: 'circle' | 'arrow',
): void {
  if (cost === 0) return;
  context.fillStyle = '#23211a';
  context.beginPath();
  if (look === 'circle') context.arc(x, y, 9.6 * u, 0, 2 * Math.PI);
  else {
    context.moveTo(x - 9 * u, y - 9 * u);
    context.lineTo(x + 3 * u, y - 9 * u);
    context.lineTo(x + 10 * u, y);
    context.lineTo(x + 3 * u, y + 9 * u);
    context.lineTo(x - 9 * u, y + 9 * u);
    context.closePath();
  }
  context.fill();
  write(context, String(cost), look === 'circle' ? x : x - 1.5 * u, y + 0.6 * u, 15 * u, '#fffdf2', 16 * u, 800);
}

/** A figure in its colour; one that is boxed stands on white. */
function rated(
  context: CanvasRenderingContext2D,
  figure: Rated | null,
  x: number,
  y: number,
  size: number,
  room: number,
  u: number,
): void {
  if (!figure) return;
  if (figure.boxed) {
    context.fillStyle = '#fffdf2';
    context.beginPath();
    context.roundRect(x - room * 0.46, y - size * 0.54, room * 0.92, size * 1.06, 3 * u);
    context.fill();
  }
  write(context, figure.text, x, y, size, inkOf(figure.colour), room, 800);
}

/** The defence of the front, on a shield of its colour. */
function shield(context: CanvasRenderingContext2D, figure: Rated | null, u: number): void {
  if (!figure) return;
  context.fillStyle = inkOf(figure.colour);
  context.beginPath();
  context.moveTo(64 * u, 68 * u);
  context.lineTo(96 * u, 68 * u);
  context.lineTo(96 * u, 84 * u);
  context.quadraticCurveTo(95 * u, 93 * u, 80 * u, 97 * u);
  context.quadraticCurveTo(65 * u, 93 * u, 64 * u, 84 * u);
  context.closePath();
  context.fill();
  write(context, figure.text, 80 * u, 81.5 * u, 22 * u, '#fffdf2', 27 * u, 800);
}

/** The back of a counter has a broad line. */
function spent(context: CanvasRenderingContext2D, u: number, nation: NationStyle): void {
  context.fillStyle = mix(nation.ink, nation.fill, 0.15);
  context.globalAlpha *= 0.75;
  context.fillRect(3 * u, 64.5 * u, 94 * u, 4 * u);
  context.globalAlpha /= 0.75;
}

function strip(context: CanvasRenderingContext2D, words: string, u: number): void {
  context.fillStyle = '#b3170b';
  context.fillRect(2.5 * u, 43 * u, 95 * u, 20 * u);
  context.fillStyle = '#fffdf2';
  context.fillRect(2.5 * u, 43 * u, 95 * u, 1.4 * u);
  context.fillRect(2.5 * u, 61.6 * u, 95 * u, 1.4 * u);
  write(context, words, 50 * u, 53.4 * u, 17 * u, '#fffdf2', 90 * u, 800);
}

/** From far away: the side view alone, and a red edge where it has been hit. */
export function drawTacticalBlock(
  context: CanvasRenderingContext2D,
  face: CounterFace,
  tactical: TacticalFace,
  nation: NationStyle,
  side: number,
): void {
  context.save();
  context.translate(side * 0.1, side * 0.24);
  context.scale(side * 0.008, side * 0.0085);
  context.fillStyle = nation.ink;
  context.globalAlpha = tactical.spent ? 0.5 : 1;
  context.fill(silhouette(face.arm, face.side));
  context.restore();
  if (!tactical.hit) return;
  context.fillStyle = '#b3170b';
  context.fillRect(0, side * 0.78, side, side * 0.22);
}

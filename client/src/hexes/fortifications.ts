// Field works and smoke in a hex, seen from above; the context is moved to its middle. Those that face somewhere are turned.
import { SIZE } from './geometry';

type Draw = (context: CanvasRenderingContext2D, text: string, k: number) => void;

const EARTH = '#8a6b42';
const DARK = '#3d2d17';

function ringed(context: CanvasRenderingContext2D, outer: string, inner: string, trace: () => void): void {
  context.lineJoin = 'round';
  context.lineCap = 'round';
  for (const [width, colour] of [
    [8.5, outer],
    [4.4, inner],
  ] as const) {
    context.beginPath();
    trace();
    context.lineWidth = width;
    context.strokeStyle = colour;
    context.stroke();
  }
}

/** A zigzag dug through the hex. */
function trench(context: CanvasRenderingContext2D): void {
  ringed(context, EARTH, DARK, () => {
    const y = SIZE * 0.7;
    [
      [-22, y - 6],
      [-14, y],
      [-5, y - 7],
      [5, y],
      [14, y - 7],
      [22, y],
    ].forEach(([x, at], i) => (i ? context.lineTo(x!, at!) : context.moveTo(x!, at!)));
  });
}

/** Earth thrown up towards the front. */
function pit(context: CanvasRenderingContext2D): void {
  ringed(context, EARTH, DARK, () => context.arc(0, 0, 22.5, Math.PI * 1.14, Math.PI * 1.86));
}

function hasty(context: CanvasRenderingContext2D): void {
  context.fillStyle = EARTH;
  context.strokeStyle = DARK;
  context.lineWidth = 1;
  for (const angle of [-0.6, -0.2, 0.2, 0.6]) {
    context.beginPath();
    context.ellipse(Math.sin(angle) * 23, Math.cos(angle) * 23, 5.2, 3, -angle, 0, 2 * Math.PI);
    context.fill();
    context.stroke();
  }
}

/** Concrete with an embrasure. */
function bunker(context: CanvasRenderingContext2D): void {
  context.fillStyle = '#9b9a92';
  context.strokeStyle = '#2d2c28';
  context.lineWidth = 1.6;
  context.beginPath();
  context.moveTo(-17, -24.5);
  context.lineTo(17, -24.5);
  context.lineTo(25, -10);
  context.lineTo(25, 20);
  context.lineTo(-25, 20);
  context.lineTo(-25, -10);
  context.closePath();
  context.fill();
  context.stroke();
  context.fillStyle = '#1a1916';
  context.fillRect(-11, -23.6, 22, 4);
}

/** Coils along the lower side; `twice`: two rows, impassable on foot. */
function wire(context: CanvasRenderingContext2D, twice: boolean): void {
  context.beginPath();
  for (const y of twice ? [20, 13] : [20]) {
    for (let x = -16; x <= 16; x += 6.4) {
      context.moveTo(x + 4.4, y);
      context.ellipse(x, y, 4.4, 4.2, 0, 0, 2 * Math.PI);
    }
    context.moveTo(-22, y);
    context.lineTo(22, y);
  }
  // A pale rim, so that it is seen on dark ground and by lamplight.
  context.strokeStyle = 'rgb(247 242 224 / 0.8)';
  context.lineWidth = 3;
  context.stroke();
  context.strokeStyle = '#1f1d18';
  context.lineWidth = 1.3;
  context.stroke();
}

/** `k`: by how much it is enlarged, so that it is seen on a map far away. */
function mine(context: CanvasRenderingContext2D, colour: string, k: number): void {
  context.translate(-18, 13);
  context.scale(k, k);
  context.fillStyle = colour;
  context.strokeStyle = '#fffdf2';
  context.lineWidth = 1.2;
  context.beginPath();
  context.arc(0, 0, 7.4, 0, 2 * Math.PI);
  context.fill();
  context.stroke();
  context.beginPath();
  for (let n = 0; n < 8; n++) {
    const angle = (n * Math.PI) / 4;
    context.moveTo(Math.cos(angle) * 3.2, Math.sin(angle) * 3.2);
    context.lineTo(Math.cos(angle) * 5.8, Math.sin(angle) * 5.8);
  }
  context.stroke();
}

/** A cloud over the hex, with its strength. */
function smoke(context: CanvasRenderingContext2D, text: string, k: number): void {
  context.fillStyle = 'rgb(236 236 232 / 0.78)';
  context.strokeStyle = 'rgb(110 110 104 / 0.8)';
  context.lineWidth = 1;
  context.beginPath();
  for (const [x, y, r] of [
    [-13, -12, 11],
    [2, -17, 12],
    [15, -9, 10],
    [-17, 3, 10],
    [16, 6, 11],
    [-8, 14, 11],
    [7, 15, 11],
    [0, 0, 16],
  ] as const) {
    context.moveTo(x + r, y);
    context.arc(x, y, r, 0, 2 * Math.PI);
  }
  context.fill();
  context.font = `800 ${10 * k}px ui-sans-serif, system-ui, 'DejaVu Sans', sans-serif`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillStyle = '#33322c';
  context.fillText(text, 0, -20.5);
}

const DRAWN: Readonly<Record<string, Draw>> = {
  trench,
  'gun-pit': pit,
  hasty,
  bunker,
  wire: (context) => wire(context, false),
  'heavy-wire': (context) => wire(context, true),
  'mine-red': (context, _, k) => mine(context, '#a3180c', k),
  'mine-blue': (context, _, k) => mine(context, '#123e8c', k),
  'mine-black': (context, _, k) => mine(context, '#1c1a14', k),
  smoke,
};

/** Whether a marker is one of these; mines and wire lie over the counters, so that they are seen before a unit walks into them. */
export const isFortification = (kind: string): boolean => kind in DRAWN;
export const liesOver = (kind: string): boolean => kind.startsWith('mine-') || kind.endsWith('wire');

export function paintFortification(
  context: CanvasRenderingContext2D,
  kind: string,
  text: string,
  facing: number | undefined,
  k: number,
): void {
  if (facing !== undefined) context.rotate((facing * Math.PI) / 3);
  DRAWN[kind]?.(context, text, k);
}

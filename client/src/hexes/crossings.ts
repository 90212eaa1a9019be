// Bridges and ferries that have names and states: drawn on their hexsides, and found under the pointer.
import type { HexMap } from './geometry';
import type { BoardCrossing, Point } from './types';

/** So near to the middle of the hexside the pointer means the crossing, in units of the map. */
const NEAR = 8.5;

interface Spot extends Point {
  readonly angle: number;
}

/** The middle of the hexside, and the way over it. */
export function spotOf(map: HexMap, { hexes: [one, other] }: BoardCrossing): Spot | null {
  const a = map.get(one ?? '');
  const b = map.get(other ?? '') ?? map.spot(other ?? '');
  if (!a || !b) return null;
  const angle = Math.atan2(b.y - a.y, b.x - a.x);
  if (map.get(other ?? '')) return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, angle };
  // Beyond the edge: on the rim of the hex.
  return { x: a.x + Math.cos(angle) * 26, y: a.y + Math.sin(angle) * 26, angle };
}

export function crossingAt(map: HexMap, crossings: readonly BoardCrossing[], { x, y }: Point): BoardCrossing | null {
  return (
    crossings.find((crossing) => {
      const at = spotOf(map, crossing);
      return at !== null && Math.hypot(at.x - x, at.y - y) < NEAR;
    }) ?? null
  );
}

interface Deck {
  readonly deck: string;
  readonly edge: string;
}

const FREE: Deck = { deck: '#f4efe0', edge: '#2b2822' };
const FERRY: Deck = { deck: '#e6f1f6', edge: '#1d4f6c' };
const STATES: Readonly<Record<string, Deck>> = {
  mined: { deck: '#f3e3b0', edge: '#8a1d12' },
  intact: { deck: '#dff0d4', edge: '#1f5b26' },
  free: FREE,
  repairing: { deck: '#f6d998', edge: '#8a5a12' },
  rebuilding: { deck: '#f6d998', edge: '#8a5a12' },
  ferry: FERRY,
};

/** In units of the map. */
export function paintCrossings(
  context: CanvasRenderingContext2D,
  map: HexMap,
  crossings: readonly BoardCrossing[],
  zoom: number,
  legal: ReadonlySet<string>,
  pointed: string | null,
): void {
  if (zoom < 0.24) return;
  const k = Math.max(1, 0.55 / zoom);
  for (const crossing of crossings) {
    const at = spotOf(map, crossing);
    if (!at) continue;
    context.save();
    context.translate(at.x, at.y);
    context.scale(k, k);
    if (legal.has(crossing.id) || pointed === crossing.id) {
      context.beginPath();
      context.arc(0, 0, 11, 0, 2 * Math.PI);
      context.fillStyle = 'rgb(255 253 240 / 0.75)';
      context.fill();
      context.lineWidth = 2.4;
      context.strokeStyle = legal.has(crossing.id) ? '#e0a400' : 'rgb(30 26 12 / 0.75)';
      context.stroke();
    }
    context.save();
    context.rotate(at.angle);
    if (crossing.state === 'blown') blown(context);
    else if (crossing.kind === 'ferry') ferry(context);
    else span(context, crossing);
    context.restore();
    sign(context, crossing.state);
    context.restore();
  }
}

/** A deck between two rails, along the x axis. */
function span(context: CanvasRenderingContext2D, { state, kind }: BoardCrossing): void {
  const { deck, edge } = STATES[state] ?? FREE;
  context.fillStyle = deck;
  context.fillRect(-8, -3.4, 16, 6.8);
  context.strokeStyle = edge;
  context.lineWidth = 1.7;
  for (const side of [-1, 1]) {
    context.beginPath();
    context.moveTo(-10, side * 5.6);
    context.lineTo(-8, side * 3.6);
    context.lineTo(8, side * 3.6);
    context.lineTo(10, side * 5.6);
    context.stroke();
  }
  if (kind === 'rail-bridge') {
    context.lineWidth = 1;
    context.beginPath();
    for (let x = -6; x <= 6; x += 3) {
      context.moveTo(x, -3);
      context.lineTo(x, 3);
    }
    context.stroke();
  }
}

/** Two stumps and nothing between them. */
function blown(context: CanvasRenderingContext2D): void {
  context.strokeStyle = '#4d1710';
  context.lineWidth = 1.7;
  for (const end of [-1, 1]) {
    for (const side of [-1, 1]) {
      context.beginPath();
      context.moveTo(end * 10, side * 5.6);
      context.lineTo(end * 8, side * 3.6);
      context.lineTo(end * 5.5, side * 3.2);
      context.stroke();
    }
  }
  context.strokeStyle = '#d2301d';
  context.lineWidth = 2.4;
  context.beginPath();
  context.moveTo(-4, -4);
  context.lineTo(4, 4);
  context.moveTo(4, -4);
  context.lineTo(-4, 4);
  context.stroke();
}

function ferry(context: CanvasRenderingContext2D): void {
  const { deck, edge } = FERRY;
  context.strokeStyle = edge;
  context.lineWidth = 1.2;
  context.setLineDash([2.4, 2]);
  context.beginPath();
  context.moveTo(-11, 0);
  context.lineTo(11, 0);
  context.stroke();
  context.setLineDash([]);
  context.fillStyle = deck;
  context.beginPath();
  context.roundRect(-5, -3, 10, 6, 2.4);
  context.fill();
  context.stroke();
}

/** A small sign beside the deck: a charge, a tick, a hammer. */
function sign(context: CanvasRenderingContext2D, state: string): void {
  const mark = { mined: '✸', intact: '✓', repairing: '⚒', rebuilding: '⚒' }[state];
  if (!mark) return;
  context.font = `800 8px ui-sans-serif, system-ui, 'DejaVu Sans', sans-serif`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillStyle = STATES[state]?.edge ?? '#222';
  context.fillText(mark, 0, 0.4);
}

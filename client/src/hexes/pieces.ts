// Draws the counters that are seen, with the marks of their state.
import type { Atlas, Sprite } from './atlas';
import type { Camera } from './camera';
import { BLOCK } from './counters';
import type { Placed } from './stacks';
import type { BoardPiece } from './types';

export interface Glow {
  readonly legal: ReadonlySet<string>;
  readonly selected: ReadonlySet<string>;
  readonly evidence: ReadonlySet<string>;
  readonly pointed: string | null;
}

/** `legal` can be picked; `active` only belongs to what goes on, so its rim is thin and does not shine. */
const RIMS = {
  active: '#c9d6e2',
  legal: '#ffd23e',
  moving: '#3fe0ff',
  selected: '#ffffff',
  evidence: '#ff3b2a',
  pointed: '#ffffff',
} as const;

/** In pixels of the screen, so that every counter falls on whole pixels and stays sharp. */
export function paintPieces(
  context: CanvasRenderingContext2D,
  placed: readonly Placed[],
  atlas: Atlas,
  camera: Camera,
  ratio: number,
  glow: Glow,
): void {
  const scale = camera.zoom * ratio;
  const left = (camera.width / 2) * ratio - camera.x * scale;
  const top = (camera.height / 2) * ratio - camera.y * scale;
  const w = camera.width * ratio;
  const h = camera.height * ratio;
  // All pictures first, then all copies: a page that is drawn on and copied from in turn would be cloned each time.
  const seen: { piece: BoardPiece; px: number; py: number; side: number; sprite: Sprite }[] = [];
  for (const { piece, x, y, half } of placed) {
    const side = Math.round(2 * half * scale);
    const px = Math.round(left + x * scale - side / 2);
    const py = Math.round(top + y * scale - side / 2);
    if (px > w || py > h || px + side < 0 || py + side < 0) continue;
    const block = side / ratio < BLOCK;
    const sprite = atlas.sprite(piece.face, side, block);
    if (sprite) seen.push({ piece, px, py, side, sprite });
  }
  for (const { piece, px, py, side, sprite } of seen) {
    const faint = piece.dim === true;
    context.globalAlpha = faint ? 0.5 : 1;
    if (side > 8) {
      context.fillStyle = 'rgb(0 0 0 / 0.3)';
      const drop = Math.max(1, side * 0.035);
      context.fillRect(px + drop, py + drop, side, side);
    }
    context.drawImage(sprite.page, sprite.x, sprite.y, sprite.size, sprite.size, px, py, side, side);
    if (piece.status.includes('moved')) moved(context, px, py, side);
    const rim = rimOf(piece.id, piece.status, glow);
    if (rim === 'active') edge(context, px, py, side, ratio, RIMS[rim]);
    else if (rim)
      ring(context, px, py, side, ratio, RIMS[rim], rim === 'selected' || rim === 'moving' || rim === 'evidence');
    if (piece.facing !== undefined && side > 8) pointer(context, px, py, side, piece.facing);
    if (side / ratio >= 24) badges(context, piece.status, px, py, side);
    context.globalAlpha = 1;
  }
}

/** A unit that has moved: a little paler, with a tick in a corner; everything printed on it can be read. */
function moved(context: CanvasRenderingContext2D, x: number, y: number, side: number): void {
  context.fillStyle = 'rgb(70 66 54 / 0.14)';
  context.fillRect(x, y, side, side);
  const corner = side * 0.34;
  context.fillStyle = '#35322a';
  context.beginPath();
  context.moveTo(x, y);
  context.lineTo(x + corner, y);
  context.lineTo(x, y + corner);
  context.closePath();
  context.fill();
  context.strokeStyle = '#fffdf4';
  context.lineWidth = Math.max(1, side * 0.035);
  context.beginPath();
  context.moveTo(x + corner * 0.14, y + corner * 0.3);
  context.lineTo(x + corner * 0.28, y + corner * 0.46);
  context.lineTo(x + corner * 0.56, y + corner * 0.14);
  context.stroke();
}

/** A pointer at the edge of a counter, towards the hexside it faces; flat-topped hexes. */
function pointer(context: CanvasRenderingContext2D, x: number, y: number, side: number, facing: number): void {
  context.save();
  context.translate(x + side / 2, y + side / 2);
  context.rotate((facing * Math.PI) / 3);
  // The sides of the counter are nearer than its corners.
  const near = facing % 3 === 0 ? 0.52 : 0.58;
  context.beginPath();
  context.moveTo(-side * 0.27, -side * near);
  context.lineTo(0, -side * (near + 0.19));
  context.lineTo(side * 0.27, -side * near);
  context.closePath();
  context.fillStyle = '#fff3c4';
  context.strokeStyle = '#1d1a10';
  context.lineWidth = Math.max(1, side * 0.035);
  context.fill();
  context.stroke();
  context.restore();
}

function rimOf(id: string, status: readonly string[], glow: Glow): keyof typeof RIMS | null {
  if (glow.evidence.has(id)) return 'evidence';
  if (status.includes('moving')) return 'moving';
  if (glow.selected.has(id)) return 'selected';
  if (glow.pointed === id) return 'pointed';
  if (glow.legal.has(id) || status.includes('ready')) return 'legal';
  return status.includes('active') ? 'active' : null;
}

/** A fine line inside the counter. */
function edge(
  context: CanvasRenderingContext2D,
  x: number,
  y: number,
  side: number,
  ratio: number,
  colour: string,
): void {
  const width = Math.max(ratio, Math.min(2 * ratio, side * 0.035));
  context.strokeStyle = colour;
  context.lineWidth = width;
  context.strokeRect(x + width / 2, y + width / 2, side - width, side - width);
}

function ring(
  context: CanvasRenderingContext2D,
  x: number,
  y: number,
  side: number,
  ratio: number,
  colour: string,
  strong: boolean,
): void {
  const width = Math.max(1.2 * ratio, Math.min(3.4 * ratio, side * 0.065)) * (strong ? 1.25 : 1);
  if (strong) {
    context.strokeStyle = colour;
    context.globalAlpha *= 0.4;
    context.lineWidth = width * 3;
    context.strokeRect(x - width, y - width, side + 2 * width, side + 2 * width);
    context.globalAlpha = Math.min(1, context.globalAlpha / 0.4);
  }
  context.strokeStyle = 'rgb(20 16 4 / 0.75)';
  context.lineWidth = width + Math.max(1, ratio);
  context.strokeRect(x - width / 2, y - width / 2, side + width, side + width);
  context.strokeStyle = colour;
  context.lineWidth = width;
  context.strokeRect(x - width / 2, y - width / 2, side + width, side + width);
}

const BADGES: Readonly<Record<string, readonly [sign: string, ground: string]>> = {
  retreated: ['↩', '#6b4a9c'],
  unsupplied: ['!', '#c22a18'],
  attacking: ['➤', '#b3471a'],
  target: ['◎', '#8c1d12'],
  stopped: ['■', '#4e4f43'],
  disrupted: ['D', '#a8620c'],
  'full-retreat': ['↯', '#b3271b'],
  engaged: ['E', '#7a4fa3'],
  scattered: ['⁘', '#2f6fb2'],
  fired: ['○', '#5b5646'],
  marching: ['⇶', '#3f6b3a'],
  dismounted: ['⊥', '#6b5a2c'],
  refitted: ['✚', '#3f8f4f'],
  spent: ['■', '#4e4f43'],
  ferrying: ['≈', '#1d4f6c'],
  depleted: ['∅', '#8c1d12'],
  isolated: ['⊗', '#7d0f0f'],
  train: ['T', '#3a352c'],
  'in-reserve': ['R', '#2f6fb2'],
  planned: ['★', '#9c6a08'],
  'planned-later': ['☆', '#9c6a08'],
  activated: ['▶', '#3f6b3a'],
  concealed: ['◐', '#2b4a37'],
  stuck: ['⊘', '#7a3b12'],
  'dug-in': ['⌂', '#8a6b42'],
  sheltered: ['⌂', '#5b5646'],
  carried: ['↥', '#2f6fb2'],
  exposed: ['☼', '#a8620c'],
};

function badges(
  context: CanvasRenderingContext2D,
  status: readonly string[],
  x: number,
  y: number,
  side: number,
): void {
  let nth = 0;
  for (const state of status) {
    const badge = BADGES[state];
    if (!badge) continue;
    const r = side * 0.15;
    const cx = x + side - r * 0.6;
    const cy = y + r * 0.8 + nth * r * 2;
    nth++;
    context.beginPath();
    context.arc(cx, cy, r, 0, 2 * Math.PI);
    context.fillStyle = badge[1];
    context.fill();
    context.lineWidth = Math.max(1, side * 0.025);
    context.strokeStyle = '#fffdf4';
    context.stroke();
    context.fillStyle = '#fffdf4';
    context.font = `800 ${(r * 1.5).toFixed(1)}px ui-sans-serif, system-ui, 'DejaVu Sans', sans-serif`;
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    context.fillText(badge[0], cx, cy + r * 0.08);
  }
}

// Markers that lie in a hex: fortresses, flags of control, supply sources, stars, tokens with a text.
import { SIZE, type HexMap } from './geometry';
import { star } from './marks';
import type { BoardStyle } from './style';
import type { BoardMarker } from './types';
import { isFortification, liesOver, paintFortification } from './fortifications';

/** Those that lie under the counters mark the place itself. */
const UNDER = new Set(['control', 'objective', 'source', 'star', 'fortress', 'landing']);

export function paintMarkers(
  context: CanvasRenderingContext2D,
  map: HexMap,
  markers: readonly BoardMarker[],
  style: BoardStyle,
  zoom: number,
  over: boolean,
): void {
  const beside = new Map<string, number>();
  for (const marker of markers) {
    const work = isFortification(marker.kind);
    if ((UNDER.has(marker.kind) || (work && !liesOver(marker.kind))) === over) continue;
    const cell = map.get(marker.hex);
    if (!cell) continue;
    if (work) {
      context.save();
      context.translate(cell.x, cell.y);
      paintFortification(context, marker.kind, marker.text ?? '', marker.facing, Math.max(1, 0.6 / zoom));
      context.restore();
      continue;
    }
    const nth = beside.get(marker.hex) ?? 0;
    beside.set(marker.hex, nth + 1);
    const colour = (marker.side && style.sides[marker.side]) || '#5b5646';
    const cut = marker.side !== undefined && style.cut.includes(marker.side);
    const k = Math.max(1, 0.34 / zoom);
    context.save();
    context.translate(cell.x, cell.y);
    switch (marker.kind) {
      case 'fortress':
        fortress(context, colour, marker.text ?? '');
        break;
      case 'control':
        // Above, because the name of the city is written below.
        context.translate(SIZE * 0.5, -SIZE * 0.44);
        context.scale(k, k);
        flag(context, colour, cut);
        break;
      case 'objective':
        objective(context, (marker.side && style.sides[marker.side]) || '#fbf6e6', marker.text ?? '', cut);
        break;
      case 'source':
        context.translate(-SIZE * 0.5, SIZE * 0.4);
        context.scale(k, k);
        source(context, colour, marker.text ?? '');
        break;
      case 'landing':
        context.translate(-SIZE * 0.5, -SIZE * 0.5);
        context.scale(k, k);
        parachute(context, marker.text ?? '');
        break;
      case 'star':
        context.scale(k, k);
        star(context, 0, 0, 12);
        context.fillStyle = '#d9a52b';
        context.strokeStyle = '#5f430a';
        context.lineWidth = 1.2;
        context.fill();
        context.stroke();
        break;
      default:
        context.translate(-SIZE * 0.6 + nth * 13, -SIZE * 0.62);
        context.scale(k, k);
        token(context, marker.kind, colour, marker.text ?? '');
    }
    context.restore();
  }
}

/** Bastions around the hex, so that they show beside the counters. */
function fortress(context: CanvasRenderingContext2D, colour: string, text: string): void {
  context.beginPath();
  for (let i = 0; i < 24; i++) {
    const angle = (i * Math.PI) / 12;
    const reach = i % 4 < 2 ? 25.5 : 21.5;
    context.lineTo(Math.cos(angle) * reach, Math.sin(angle) * reach);
  }
  context.closePath();
  context.lineWidth = 3.6;
  context.strokeStyle = '#f7f1df';
  context.stroke();
  context.lineWidth = 2.2;
  context.strokeStyle = colour;
  context.stroke();
  if (text) label(context, text, 0, 22, colour);
}

/** A flag; of a side with cut counters a pennant. */
function flag(context: CanvasRenderingContext2D, colour: string, cut: boolean): void {
  context.strokeStyle = '#1c1a14';
  context.lineWidth = 1.1;
  context.beginPath();
  context.moveTo(-4, 6);
  context.lineTo(-4, -7);
  context.stroke();
  context.fillStyle = colour;
  context.beginPath();
  context.moveTo(-4, -7);
  if (cut) context.lineTo(8, -3.5);
  else {
    context.lineTo(6, -7);
    context.lineTo(6, 0);
  }
  context.lineTo(-4, 0);
  context.closePath();
  context.fill();
  context.lineWidth = 0.7;
  context.stroke();
  if (cut) return;
  context.fillStyle = '#fbf6e6';
  context.fillRect(-3.6, -4.3, 9.2, 1.6);
}

/** A hex that gives points: a ring in the colour of its holder, broken for a side with cut counters, its worth on a shield at its upper left. */
function objective(context: CanvasRenderingContext2D, colour: string, text: string, cut: boolean): void {
  context.beginPath();
  context.arc(0, 0, 25, 0, 2 * Math.PI);
  context.lineWidth = 5;
  context.strokeStyle = 'rgb(20 18 12 / 0.6)';
  context.stroke();
  context.lineWidth = 3.2;
  context.strokeStyle = colour;
  if (cut) context.setLineDash([8, 5]);
  context.stroke();
  context.setLineDash([]);
  context.translate(-21, -15);
  star(context, 0, 0, 9.5);
  context.fillStyle = colour;
  context.strokeStyle = '#1c1a14';
  context.lineWidth = 1.1;
  context.fill();
  context.stroke();
  if (!text) return;
  context.font = `800 8px ui-sans-serif, system-ui, 'DejaVu Sans', sans-serif`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.lineWidth = 2.4;
  context.strokeStyle = '#1c1a14';
  context.strokeText(text, 0, 0.8);
  context.fillStyle = '#fffdf4';
  context.fillText(text, 0, 0.8);
}

/** A wheel: supplies come in here. */
function source(context: CanvasRenderingContext2D, colour: string, text: string): void {
  context.fillStyle = colour;
  context.strokeStyle = '#fbf6e6';
  context.lineWidth = 1.6;
  context.beginPath();
  context.arc(0, 0, 7, 0, 2 * Math.PI);
  context.fill();
  context.stroke();
  context.lineWidth = 1.1;
  context.beginPath();
  for (let i = 0; i < 3; i++) {
    const angle = (i * Math.PI) / 3;
    context.moveTo(Math.cos(angle) * 5.4, Math.sin(angle) * 5.4);
    context.lineTo(-Math.cos(angle) * 5.4, -Math.sin(angle) * 5.4);
  }
  context.stroke();
  if (text) label(context, text, 0, 12, colour);
}

/** A canopy with the letter of the zone. */
function parachute(context: CanvasRenderingContext2D, text: string): void {
  context.fillStyle = '#f4f8fb';
  context.strokeStyle = '#1d4f80';
  context.lineWidth = 1.2;
  context.beginPath();
  context.moveTo(-9, 2);
  context.bezierCurveTo(-9, -11, 9, -11, 9, 2);
  context.quadraticCurveTo(6, -0.5, 3, 2);
  context.quadraticCurveTo(0, -0.5, -3, 2);
  context.quadraticCurveTo(-6, -0.5, -9, 2);
  context.closePath();
  context.fill();
  context.stroke();
  context.beginPath();
  for (const x of [-9, -3, 3, 9]) {
    context.moveTo(x, 2);
    context.lineTo(0, 11);
  }
  context.lineWidth = 0.8;
  context.stroke();
  context.font = `800 7.5px ui-sans-serif, system-ui, 'DejaVu Sans', sans-serif`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillStyle = '#1d4f80';
  context.fillText(text, 0, -3);
}

const SIGNS: Readonly<Record<string, string>> = { 'stand-fast': '⛊', fire: '✹', question: '?' };

function token(context: CanvasRenderingContext2D, kind: string, colour: string, text: string): void {
  context.fillStyle = '#fbf6e6';
  context.strokeStyle = colour;
  context.lineWidth = 1.8;
  context.beginPath();
  if (kind === 'stand-fast') {
    // A shield.
    context.moveTo(-6.5, -7);
    context.lineTo(6.5, -7);
    context.lineTo(6.5, 0);
    context.quadraticCurveTo(6, 6, 0, 9);
    context.quadraticCurveTo(-6, 6, -6.5, 0);
    context.closePath();
    context.fillStyle = colour;
    context.strokeStyle = '#fbf6e6';
  } else {
    context.arc(0, 0, 7, 0, 2 * Math.PI);
  }
  context.fill();
  context.stroke();
  if (kind === 'target' || kind === 'target-smoke') {
    context.strokeStyle = context.fillStyle = colour;
    if (kind === 'target') crosshairs(context);
    else cloud(context);
    return;
  }
  const sign = text || (kind === 'stand-fast' ? '!' : (SIGNS[kind] ?? kind.slice(0, 1).toUpperCase()));
  context.font = `800 9px ui-sans-serif, system-ui, 'DejaVu Sans', sans-serif`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillStyle = kind === 'stand-fast' ? '#fbf6e6' : colour;
  context.fillText(sign, 0, 0.6, 12);
}

function crosshairs(context: CanvasRenderingContext2D): void {
  context.lineWidth = 1.2;
  context.beginPath();
  context.arc(0, 0, 3, 0, 2 * Math.PI);
  for (const [x, y] of [
    [1, 0],
    [0, 1],
    [-1, 0],
    [0, -1],
  ] as const) {
    context.moveTo(x * 1.6, y * 1.6);
    context.lineTo(x * 5.4, y * 5.4);
  }
  context.stroke();
}

function cloud(context: CanvasRenderingContext2D): void {
  context.beginPath();
  for (const [x, y, r] of [
    [-2.2, 0.8, 2.2],
    [0, -1, 2.6],
    [2.4, 0.6, 2.3],
  ] as const) {
    context.moveTo(x + r, y);
    context.arc(x, y, r, 0, 2 * Math.PI);
  }
  context.rect(-2.4, 0.6, 4.8, 2.3);
  context.fill();
}

function label(context: CanvasRenderingContext2D, text: string, x: number, y: number, colour: string): void {
  context.font = `800 8px ui-sans-serif, system-ui, 'DejaVu Sans', sans-serif`;
  const half = Math.max(5, context.measureText(text).width / 2 + 2.4);
  context.fillStyle = colour;
  context.beginPath();
  context.roundRect(x - half, y - 5, 2 * half, 10, 3);
  context.fill();
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillStyle = '#fffdf4';
  context.fillText(text, x, y + 0.4);
}

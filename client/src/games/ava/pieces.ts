// A view as counters and markers on the hex board.
import type { BoardMarker, BoardPiece, CounterFace } from '../../hexes/types';
import { isReduced, valuesOf, type Index } from './lookup';
import type { Change } from '../contract';
import type { AvaPiece, AvaUnitCard, AvaView as View } from './wire';

/** A colour for each formation, so that what was set up together is recognised later: spaced around the circle. */
export function bandOf(formation: string): string | undefined {
  if (!formation) return undefined;
  let sum = 7;
  for (const letter of formation) sum = (sum * 31 + letter.charCodeAt(0)) % 9973;
  return `hsl(${(sum * 137) % 360} 52% ${sum % 2 === 0 ? 45 : 60}%)`;
}

export function faceOf(unit: AvaUnitCard, steps: number): CounterFace {
  const band = bandOf(unit.formation);
  return {
    nation: unit.nation,
    side: unit.side,
    arm: unit.arm,
    echelon: unit.echelon,
    top: unit.label,
    values: valuesOf(unit, steps).join('-'),
    ...(band ? { band } : {}),
    reduced: isReduced(unit, steps),
    hq: unit.kind === 'hq',
  };
}

/** What the board marks on the counters: who is active, who has moved, who attacks whom. */
export function statuses(view: View): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const mark = (id: string, status: string): void => {
    const list = found.get(id);
    if (list) list.push(status);
    else found.set(id, [status]);
  };
  for (const operation of view.operations) {
    const moved = new Set(operation.moved);
    const moving = operation.segment === 'movement';
    for (const id of operation.active) mark(id, moving && moved.has(id) ? 'moved' : 'active');
    if (operation.moving) mark(operation.moving, 'moving');
    for (const strike of operation.strikes) for (const id of strike.units) mark(id, 'attacking');
  }
  for (const id of view.retreated) mark(id, 'retreated');
  return found;
}

/** `ready`: those that can be taken up although no answer names them. */
export function piecesOf(
  view: View,
  index: Index,
  without: ReadonlySet<string> = new Set(),
  ready: (unit: string) => boolean = () => false,
): BoardPiece[] {
  const marks = statuses(view);
  const targets = new Set(view.operations.flatMap((operation) => operation.strikes.map((strike) => strike.target)));
  const pieces: BoardPiece[] = [];
  for (const [id, [at, steps]] of Object.entries(view.units)) {
    const unit = index.units.get(id);
    if (!unit || !index.hexes.has(at)) continue;
    const status = [...(marks.get(id) ?? [])];
    if (ready(id)) status.push('ready');
    if (without.has(id)) status.push('unsupplied');
    if (targets.has(at) && !status.includes('attacking')) status.push('target');
    pieces.push({
      id,
      hex: at,
      side: unit.side,
      face: faceOf(unit, steps),
      status,
      dim: status.includes('moved') && !status.includes('moving'),
    });
  }
  // The unit that has been taken up lies on top of its stack.
  return [
    ...pieces.filter((piece) => !piece.status.includes('moving')),
    ...pieces.filter((piece) => piece.status.includes('moving')),
  ];
}

export function markersOf(view: View, index: Index, showControl: boolean, inPlay: ReadonlySet<string>): BoardMarker[] {
  const markers: BoardMarker[] = [];
  for (const [hex, level] of Object.entries(view.fortresses)) {
    if (level > 0) markers.push({ id: `fort-${hex}`, hex, kind: 'fortress', text: `+${level}` });
  }
  for (const hex of view.stand_fast) markers.push({ id: `stand-${hex}`, hex, kind: 'stand-fast' });
  for (const [hex, side] of index.sources) {
    if (inPlay.has(hex)) markers.push({ id: `source-of-${hex}`, hex, kind: 'source', side: view.control[hex] ?? side });
  }
  for (const hex of index.stars) if (inPlay.has(hex)) markers.push({ id: `star-${hex}`, hex, kind: 'star' });
  if (showControl) {
    for (const [hex, side] of Object.entries(view.control)) {
      if (!index.sources.has(hex)) markers.push({ id: `control-${hex}`, hex, kind: 'control', side });
    }
  }
  return markers;
}

/** The view with the changes that are being proposed. */
export function patched(view: View, changes: readonly Change[] | null): View {
  if (!changes || changes.length === 0) return view;
  const units: Record<string, AvaPiece> = { ...view.units };
  const control: Record<string, string> = { ...view.control };
  const fortresses: Record<string, number> = { ...view.fortresses };
  for (const { unit, at, steps, hex, control: side, fortress } of changes) {
    const known = units[String(unit)];
    if (known)
      units[String(unit)] = [at === undefined ? known[0] : String(at), steps === undefined ? known[1] : Number(steps)];
    if (hex !== undefined && side !== undefined) control[String(hex)] = String(side);
    if (hex !== undefined && fortress !== undefined) fortresses[String(hex)] = Number(fortress);
  }
  return { ...view, units, control, fortresses };
}

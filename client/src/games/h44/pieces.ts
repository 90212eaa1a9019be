// A view as counters, bridges, off-map boxes and markers on the hex board.
import { areaId, isReduced, onBoard } from '../../hexes/bonds/lookup';
import type { BoardCrossing, OffmapBox, BoardMarker, BoardPiece, CounterFace } from '../../hexes/types';
import type { Texts } from '../../lib/texts';
import type { H44UnitCard, H44View as View } from './wire';
import { unknownId, valuesText, type Index } from './lookup';

/** 10.2.2 The colour of each formation: a stripe on its counters. */
const BANDS: Readonly<Record<string, string>> = {
  GDS: '#2e6b3a',
  '43DIV': '#d9a514',
  '50DIV': '#a8323a',
  '11ARMD': '#e4cf3a',
  '15DIV': '#b8862f',
  '3DIV': '#3b3b3b',
  '8AB': '#3e6aa3',
  '1AB': '#7d2a3a',
  POL: '#6f8fb0',
  '82AB': '#2f4fa0',
  '101AB': '#25331f',
  CORPS: '#8d8672',
  '1PARA': '#3f7d4a',
  '2SSPZ': '#1d1e20',
  TETTAU: '#7a5a9a',
  FELDT: '#b06a2a',
  '15ARMY': '#3c6f78',
};

export const bandOf = (formation: string): string | undefined => BANDS[formation];

const ECHELONS: Readonly<Record<string, string>> = { I: 'company', II: 'battalion', III: 'regiment', X: 'brigade' };
const LONG = 11;

/** A name that fits on a counter: long words are cut, small words left out. */
export function shortLabel(label: string): string {
  if (label.length <= LONG) return label;
  const words = label.split(/[\s/]+/u).filter((word) => !/^(?:rgt|regt|bn|btl|und|of|the)\.?$/iu.test(word));
  const cut = words.map((word) => (word.length > 5 ? word.slice(0, 4) : word)).join(' ');
  return cut.length <= LONG + 2 ? cut : cut.slice(0, LONG + 2).trimEnd();
}

/** What stands beside the symbol: a battle group, an armour class, scouts, gliders. */
function remarkOn(unit: H44UnitCard, size: string): string {
  if (size === 'KG') return size;
  if (unit.armour > 0) return `A${unit.armour}`;
  if (unit.recon) return 'R';
  return unit.arm === 'glider_infantry' ? 'GL' : '';
}

/** `formation`: the one it fights with, if that is not printed on it. */
export function faceOf(unit: H44UnitCard, steps: number, formation = unit.formation): CounterFace {
  const band = bandOf(formation);
  const size = unit.size.replace(/[[\]()+-]/gu, '');
  return {
    nation: unit.nation,
    side: unit.side,
    arm: unit.arm,
    echelon: ECHELONS[size] ?? '',
    top: shortLabel(unit.label),
    left: remarkOn(unit, size),
    values: valuesText(unit, steps),
    ...(band ? { band } : {}),
    reduced: isReduced(unit, steps),
    hq: false,
    steps: unit.range > 0 || unit.steps < 2 ? 0 : steps,
  };
}

const HIDDEN: CounterFace = {
  nation: 'unknown',
  side: 'german',
  arm: 'unknown',
  echelon: '',
  values: '',
  reduced: false,
  hq: false,
  hidden: true,
};

/** 10.2.2 The formation a unit fights with: remnants and breakdown units are of the one they came from. */
export const formationOf = (unit: H44UnitCard, view: View, index: Index): string =>
  index.units.get(view.parents[unit.id] ?? '')?.formation ?? unit.formation;

/** Marks that lie on a counter and are drawn as badges; the others are only told in words. */
const SHOWN = new Set([
  'engaged',
  'unsupplied',
  'scattered',
  'refitted',
  'marching',
  'fired',
  'dismounted',
  'spent',
  'retreated',
  'ferrying',
  'depleted',
  'moved',
]);

/** What the board marks on the counters: their order, their markers, who moves and who attacks. */
export function statusOf(id: string, view: View): string[] {
  const [, , order, marks] = view.units[id] ?? ['', 0, 'good', []];
  const found = marks.filter((mark) => SHOWN.has(mark));
  if (order !== 'good') found.unshift(order);
  if (view.moving.includes(id)) found.push('moving');
  if (view.battle?.units.includes(id) || view.battle?.guns.includes(id)) found.push('attacking');
  return found;
}

/** `ready`: those that can be taken up although no answer names them. */
export function piecesOf(
  view: View,
  index: Index,
  without: ReadonlySet<string>,
  ready: (unit: string) => boolean,
): BoardPiece[] {
  const pieces: BoardPiece[] = [];
  const target = view.battle?.target;
  for (const [id, [at, steps]] of Object.entries(view.units)) {
    const unit = index.units.get(id);
    if (!unit || !onBoard(at, index)) continue;
    const status = statusOf(id, view);
    if (ready(id)) status.push('ready');
    if (without.has(id) && !status.includes('unsupplied')) status.push('unsupplied');
    if (at === target && unit.side !== view.battle?.side) status.push('target');
    const moved = (status.includes('moved') || status.includes('spent')) && !status.includes('moving');
    pieces.push({
      id,
      hex: at,
      side: unit.side,
      face: faceOf(unit, steps, formationOf(unit, view, index)),
      status,
      dim: moved && view.phase === 'movement' && view.active === unit.side,
    });
  }
  for (const hex of view.unknown)
    pieces.push({ id: unknownId(hex), hex, side: 'german', face: HIDDEN, status: hex === target ? ['target'] : [] });
  // Those that have been taken up lie on top of their stack.
  const moving = (piece: BoardPiece): boolean => piece.status.includes('moving');
  return [...pieces.filter((piece) => !moving(piece)), ...pieces.filter(moving)];
}

/** 5.3 Bridges with their state, ferries, and engineers that serve as one. */
export function crossingsOf(view: View, index: Index): BoardCrossing[] {
  const made = index.catalogue.chart.crossings.map(({ id, kind, hexes, zone }): BoardCrossing => {
    const bridge = index.bridges.get(id);
    const state = bridge && !bridge.blowable ? 'free' : (view.bridges[id] ?? 'ferry');
    const area = zone ? index.catalogue.areas.find((one) => `entry-${one.id.toLowerCase()}` === zone) : undefined;
    return { id, kind, hexes: area ? [...hexes, areaId(area.id)] : hexes, state };
  });
  return [
    ...made,
    ...Object.entries(view.pontoons).map(([unit, hexes]) => ({
      id: `pontoon-${unit}`,
      kind: 'ferry',
      hexes,
      state: 'ferry',
    })),
  ];
}

const offmapBoxes = new Map<string, readonly OffmapBox[]>();

/** 19.2 The entry areas around the map; the same list while none changes hands. */
export function offmapBoxesOf(view: View, index: Index, t: Texts): readonly OffmapBox[] {
  const key = `${t.language} ${Object.values(view.areas).join(' ')}`;
  const made =
    offmapBoxes.get(key) ??
    index.catalogue.areas.map((area) => ({
      id: areaId(area.id),
      title: t.name(areaId(area.id)),
      letter: area.id,
      side: view.areas[areaId(area.id)] ?? '',
      hexes: area.hexes,
    }));
  offmapBoxes.set(key, made);
  return made;
}

export interface MarkerLayers {
  readonly control: boolean;
  readonly landings: boolean;
}

export function markersOf(view: View, index: Index, { control, landings }: MarkerLayers): BoardMarker[] {
  const markers: BoardMarker[] = [];
  for (const [number, hex] of Object.entries(view.traffic))
    markers.push({ id: `traffic-${number}`, hex, kind: 'traffic', text: number, side: 'german' });
  if (control)
    for (const [hex, side] of Object.entries(view.control))
      markers.push({ id: `control-${hex}`, hex, kind: 'control', side });
  if (landings) {
    for (const zone of index.catalogue.landings) {
      for (const hex of zone.hexes)
        markers.push({
          id: `${zone.id}-${hex}`,
          hex,
          kind: 'landing',
          text: zone.id.replace('landing-', '').toUpperCase(),
        });
    }
  }
  return markers;
}

// A view as counters, markers and off-map boxes on the hex board.
import { areaId, isReduced, onBoard } from '../../hexes/bonds/lookup';
import { gunsOf } from '../../hexes/bonds/picture';
import type { BoardCrossing, OffmapBox, BoardMarker, BoardPiece, CounterFace } from '../../hexes/types';
import type { Texts } from '../../lib/texts';
import type { S42SupplyPoint, S42UnitCard, S42View as View } from './wire';
import { standingLines } from './layers';
import { hexesBeside, valuesText, type Index } from './lookup';

const ECHELONS: Readonly<Record<string, string>> = {
  II: 'battalion',
  III: 'regiment',
  X: 'brigade',
  XX: 'division',
  XXX: 'corps',
  XXXX: 'army',
  XXXXX: 'group',
};

/** Type of unit to its symbol. */
const ARMS: Readonly<Record<string, string>> = {
  tank: 'armour',
  panzergrenadier: 'mech_infantry',
  mechanised: 'mechanised',
  motorised: 'motorised',
  mountaineers: 'mountain',
  nkvd: 'security',
  'assault-gun': 'assault_gun',
  bicycle: 'motor_infantry',
};
const HEADQUARTERS = ['headquarters', 'army-hq', 'leader', 'reserve-army'];

/** 2.3.2 The stripe of a counter tells its quality. */
const BANDS: Readonly<Record<string, string>> = { elite: '#8c2f22', low: '#b9b3a2' };

/** What stands beside the symbol. */
const REMARKS: Readonly<Record<string, string>> = { jaeger: 'JÄG', bicycle: 'BIC', nkvd: 'NKVD', leader: '★' };

export function faceOf(unit: S42UnitCard, steps: number): CounterFace {
  const band = BANDS[unit.quality];
  return {
    nation: unit.nation,
    side: unit.side,
    arm: ARMS[unit.type] ?? unit.type,
    echelon: ECHELONS[unit.size] ?? '',
    top: unit.label,
    left: REMARKS[unit.type] ?? '',
    values: valuesText(unit, steps),
    ...(band ? { band } : {}),
    reduced: isReduced(unit, steps),
    hq: HEADQUARTERS.includes(unit.type),
    steps: unit.steps < 2 ? 0 : steps,
  };
}

const SUPPLY_SIGNS: Readonly<Record<string, string>> = {
  'supply-moving': '▶▶',
  'supply-ready': '●●',
  'supply-immobile': '■',
};

/** 18.6 A supply point: rolling, ready to be fired, or immobile. */
export function supplyFace([side, , face]: S42SupplyPoint): CounterFace {
  return {
    nation: side === 'axis' ? 'german' : 'red-army',
    side,
    arm: 'airborne_supply',
    echelon: '',
    top: 'SP',
    values: SUPPLY_SIGNS[face] ?? '',
    reduced: face === 'supply-immobile',
    hq: false,
  };
}

/** The counter of a unit or supply point; null for anything else. */
export function counterOf(id: string, view: View, index: Index, steps?: number): CounterFace | null {
  const unit = index.units.get(id);
  if (unit) return faceOf(unit, steps ?? view.units[id]?.[1] ?? unit.steps);
  const supply = view.supplies[id];
  return supply ? supplyFace(supply) : null;
}

/** Marks that lie on a counter as badges, and the badge of each; the others are only told in words. */
const SHOWN: Readonly<Record<string, string>> = {
  unsupplied: 'unsupplied',
  isolated: 'isolated',
  train: 'train',
  used: 'fired',
  replaced: 'refitted',
  'in-reserve': 'in-reserve',
  retreated: 'retreated',
  moved: 'moved',
};

/** What the board marks on the counters: their order, their markers, who moves and who attacks. */
export function statusOf(id: string, view: View): string[] {
  const [, , order, marks] = view.units[id] ?? ['', 0, 'good', []];
  const found = marks.flatMap((mark) => SHOWN[mark] ?? []);
  if (found.includes('isolated')) found.splice(0, found.length, ...found.filter((mark) => mark !== 'unsupplied'));
  if (order !== 'good') found.unshift(order);
  const plans = view.planned.filter(([, unit]) => unit === id);
  if (plans.length > 0) found.push(plans.some(([, , ready]) => ready) ? 'planned' : 'planned-later');
  if (view.moving.includes(id)) found.push('moving');
  if (view.battle?.units.includes(id) || gunsOf(view.battle).includes(id)) found.push('attacking');
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
    if (without.has(id) && !status.includes('unsupplied') && !status.includes('isolated')) status.push('unsupplied');
    if (at === target && unit.side !== view.battle?.side) status.push('target');
    const moved = status.includes('moved') && !status.includes('moving');
    pieces.push({
      id,
      hex: at,
      side: unit.side,
      face: faceOf(unit, steps),
      status,
      dim: moved && view.phase.endsWith('movement') && view.active === unit.side,
    });
  }
  for (const [id, supply] of Object.entries(view.supplies)) {
    const [side, at, , marks] = supply;
    if (onBoard(at, index))
      pieces.push({ id, hex: at, side, face: supplyFace(supply), status: marks.flatMap((mark) => SHOWN[mark] ?? []) });
  }
  // Those that have been taken up lie on top of their stack.
  const moving = (piece: BoardPiece): boolean => piece.status.includes('moving');
  return [...pieces.filter((piece) => !moving(piece)), ...pieces.filter(moving)];
}

/** 5.5.4 Bridges where none would be expected, ferries; the flotilla is a ferry where it lies. */
export const crossingsOf = (index: Index): BoardCrossing[] =>
  index.catalogue.chart.crossings.map(({ id, kind, hexes }) => ({
    id,
    kind,
    hexes,
    state: kind === 'ferry' ? 'ferry' : 'free',
  }));

const offmapBoxes = new Map<string, readonly OffmapBox[]>();

/** The hexes at the edge of the map beside which an area lies: those it touches; for one that touches none there, those of the
 * west edge in the same rows (Kerch), else of the sea in the east (the Caspian box). */
function banks(touched: readonly string[], index: Index): readonly string[] {
  const { hexes } = index.catalogue.chart;
  const columns = hexes.map(([, column]) => column);
  const rows = hexes.map(([, , row]) => row);
  const [west, east, north, south] = [Math.min(...columns), Math.max(...columns), Math.min(...rows), Math.max(...rows)];
  const mine = hexes.filter(([id]) => touched.includes(id));
  if (mine.some(([, column, row]) => column <= west + 1 || column >= east - 1 || row <= north + 1 || row >= south - 1))
    return touched;
  const [first] = mine;
  if (first) return hexes.flatMap(([id, column, row]) => (column === west && Math.abs(row - first[2]) < 3 ? [id] : []));
  return hexes.flatMap(([id, column, , terrain]) => (column === east && terrain === 'sea' ? [id] : []));
}

/** 22.2 The entry areas of the scenario around the map; the same list while none changes hands. An edge over which only some
 * reinforcements come is shown while a unit waits there, if other areas lie along it. */
export function offmapBoxesOf(view: View, index: Index, t: Texts): readonly OffmapBox[] {
  const areas = index.catalogue.areas.filter(({ id }) => view.areas[areaId(id)] !== undefined);
  const waiting = new Set(Object.values(view.units).map(([at]) => at));
  const shared = (hex: string): boolean => areas.filter((area) => hexesBeside(area, view).includes(hex)).length > 1;
  const shown = areas.filter(
    (area) => area.group !== 'edge' || waiting.has(areaId(area.id)) || !hexesBeside(area, view).some(shared),
  );
  const key = `${t.language} ${view.scenario} ${shown.map(({ id }) => `${id}${view.areas[areaId(id)]}`).join(' ')}`;
  const made =
    offmapBoxes.get(key) ??
    shown.flatMap((area): OffmapBox[] => {
      const id = areaId(area.id);
      const touched = hexesBeside(area, view).filter((hex) => index.hexes.has(hex));
      const beside = banks(touched, index);
      return beside.length > 0
        ? [
            {
              id,
              title: t.name(id),
              letter: area.id.slice(0, 1).toUpperCase(),
              side: view.areas[id] ?? '',
              hexes: beside,
            },
          ]
        : [];
    });
  offmapBoxes.set(key, made);
  return made;
}

export interface MarkerLayers {
  readonly control: boolean;
  readonly forts: boolean;
}

export function markersOf(view: View, index: Index, { control, forts }: MarkerLayers): BoardMarker[] {
  const markers: BoardMarker[] = [];
  if (control)
    for (const [hex, side] of Object.entries(view.control))
      markers.push({ id: `control-${hex}`, hex, kind: 'control', side });
  if (forts) for (const hex of standingLines(view, index)) markers.push({ id: `line-${hex}`, hex, kind: 'fortress' });
  for (const [hex, side, done] of view.forts)
    markers.push(
      done
        ? { id: `fort-${hex}`, hex, kind: 'fortress', side }
        : { id: `fort-${hex}`, hex, kind: 'token', text: '⚒', side },
    );
  for (const [hex] of view.heads) markers.push({ id: `head-${hex}`, hex, kind: 'token', text: '╪', side: 'axis' });
  for (const [hex, level, defender] of view.battles)
    markers.push({ id: `siege-${hex}`, hex, kind: 'token', text: `⚔${level}`, side: defender });
  for (const [id, [at, used]] of Object.entries(view.wings))
    if (index.hexes.has(at)) markers.push({ id, hex: at, kind: 'token', text: used ? '✈·' : '✈', side: 'axis' });
  if (view.flotilla)
    markers.push({ id: `flotilla-${view.flotilla}`, hex: view.flotilla, kind: 'token', text: '⚓', side: 'soviet' });
  return markers.filter(({ hex }) => index.hexes.has(hex));
}

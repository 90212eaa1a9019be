// A small table for the tests: a corner of the map with a few counters.
import type { Choice as AnyChoice } from '../../lib/wire';
import type {
  AvaAction as Action,
  AvaChoice as Choice,
  AvaCatalogue,
  AvaOperation,
  AvaUnitCard,
  AvaView,
} from './wire';
import { indexOf, type Index } from './lookup';
import type { Scene } from './gestures';

const unit = (id: string, side: string, kind: string, extra: Partial<AvaUnitCard> = {}): AvaUnitCard => ({
  id,
  label: id,
  side,
  nation: side === 'axis' ? 'de' : 'su',
  type: 't',
  kind,
  arm: 'infantry',
  echelon: 'division',
  attack: 3,
  defence: 3,
  move: 5,
  reduced: null,
  formation: '',
  map: 'L',
  ...extra,
});

export const CATALOGUE: AvaCatalogue = {
  chart: {
    layout: { orientation: 'flat', raised: 'even', columns: 4, rows: 4 },
    hexes: [1, 2, 3, 4].flatMap((column) =>
      [1, 2, 3, 4].map((row) => [`L0${column}0${row}`, column, row, row === 1 ? 'swamp' : 'clear', 'L'] as const),
    ),
    rivers: [{ id: 'river-memel', size: 'large', sides: [['L0202', 'L0203']] }],
    lines: [{ kind: 'rail', hexes: ['L0101', 'L0102', 'L0103'] }],
    places: [{ id: 'riga', kind: 'major', hexes: ['L0303'] }],
    captions: [],
    edges: {},
    crossings: [],
    zones: [],
  },
  units: [
    unit('panzer', 'axis', 'mech', { attack: 8, defence: 5, move: 8, reduced: [4, 3, 8], formation: 'axis-4pzg' }),
    unit('infantry', 'axis', 'infantry', { formation: 'axis-18a' }),
    unit('staff', 'axis', 'hq'),
    unit('rifle', 'soviet', 'infantry'),
    unit('tank', 'soviet', 'mech'),
  ],
  chits: [{ id: 'de-4pzg', side: 'axis', kind: 'hq', hq: 'staff' }],
  formations: [],
  supplies: [['L0101', 'axis']],
  stars: [],
  sheets: { leningrad: ['L'] },
  dates: ['1941-06-22'],
  tracks: {},
  columns: ['1-1', '2-1'],
  results: [['A1', '-']],
  terrain: [
    { id: 'clear', mech: 1, infantry: 1, entry: 'open', shift: 0 },
    { id: 'swamp', mech: 3, infantry: 2, entry: 'open', shift: 1 },
    { id: 'major-city', mech: 1, infantry: 1, entry: 'open', shift: 2 },
  ],
};

export const INDEX: Index = indexOf(CATALOGUE);

export function operation(extra: Partial<AvaOperation> = {}): AvaOperation {
  return {
    chit: 'de-4pzg',
    side: 'axis',
    seat: 'axis',
    hq: 'staff',
    segment: 'movement',
    active: ['panzer', 'infantry'],
    moved: [],
    moving: '',
    strikes: [],
    ...extra,
  };
}

export function view(extra: Partial<AvaView> = {}): AvaView {
  return {
    scenario: 'leningrad',
    patch: null,
    options: {},
    turn: 1,
    turns: 9,
    phase: 'operation',
    seats: { axis: 'axis', soviet: 'soviet' },
    units: {
      panzer: ['L0202', 2],
      infantry: ['L0102', 1],
      staff: ['L0101', 1],
      rifle: ['L0203', 1],
      tank: ['available', 1],
    },
    control: { L0303: 'soviet' },
    fortresses: {},
    stand_fast: [],
    retreated: [],
    operations: [operation()],
    drawn: [],
    waiting: [],
    cup: 3,
    hand: [],
    chosen: [],
    available: {},
    score: [],
    points: 0,
    threshold: 54,
    cups: {},
    ...extra,
  };
}

export function choice(
  verb: Action['do'],
  fields?: Readonly<Record<string, unknown>>,
  touches?: readonly string[],
): Choice;
export function choice(
  verb: string,
  fields: Readonly<Record<string, unknown>> = {},
  touches?: readonly string[],
): AnyChoice {
  const ids = touches ?? Object.values(fields).filter((value): value is string => typeof value === 'string');
  return { action: { do: verb, ...fields }, label: { id: verb, args: {} }, touches: ids };
}

export function scene(choices: readonly Choice[], extra: Partial<Scene> = {}): Scene {
  return { view: view(), index: INDEX, seat: 'axis', choices, moving: '', hand: null, target: null, via: [], ...extra };
}

// A small table for the tests: a corner of two sheets with a river, an entry area and a few counters.
import type { Scene } from './gestures';
import { indexOf, type Index } from './lookup';
import type { Choice } from '../../lib/wire';
import type { S42Catalogue, S42UnitCard, S42View } from './wire';

const unit = (id: string, side: string, extra: Partial<S42UnitCard> = {}): S42UnitCard => ({
  id,
  label: id,
  side,
  nation: side === 'axis' ? 'german' : 'red-army',
  type: 'infantry',
  move_class: 'non_mech',
  size: 'XX',
  steps: 2,
  full: [5, 7, 3],
  reduced: [3, 5, 3],
  quality: 'normal',
  tank: '',
  range: 0,
  bracketed: false,
  free: false,
  boxed: false,
  held: '',
  kind: 'combat',
  ...extra,
});

export const CATALOGUE: S42Catalogue = {
  chart: {
    layout: { orientation: 'flat', raised: 'odd', columns: 6, rows: 4 },
    hexes: [10, 11, 12, 13, 14, 15].flatMap((column) =>
      [1, 2, 3, 4].map(
        (row) => [`${column}0${row}`, column, row, row === 4 ? 'rough' : 'clear', column < 13 ? 'A' : 'B'] as const,
      ),
    ),
    rivers: [
      {
        id: 'river-don',
        size: 'major',
        sides: [
          ['1101', '1201'],
          ['1202', '1302'],
        ],
      },
    ],
    lines: [{ kind: 'rail-main', hexes: ['1001', '1101', '1201', '1302', '1402'] }],
    places: [
      { id: 'kursk', kind: 'city', hexes: ['1001'] },
      { id: 'saratov', kind: 'major', hexes: ['1501'] },
    ],
    captions: [],
    edges: { border: [['1202', '1302']] },
    crossings: [],
    zones: [],
  },
  units: [
    unit('first', 'axis'),
    unit('second', 'axis', { quality: 'elite', type: 'tank', steps: 3, full: [10, 8, 6] }),
    unit('guns', 'axis', { kind: 'support', type: 'headquarters', range: 5, full: [0, 1, 5], reduced: null, steps: 1 }),
    unit('waiting', 'axis'),
    unit('rifles', 'soviet', { bracketed: true }),
    unit('general', 'soviet', { kind: 'non-combat', type: 'leader', full: [0, 0, 6], reduced: null, steps: 1 }),
  ],
  air: [{ id: 'air-iv', label: 'IV FK', nation: 'german', range: 15 }],
  areas: [
    {
      id: 'X',
      group: 'axis',
      owners: { campaign: 'axis', 'fall-blau': 'axis' },
      hexes: { campaign: ['1002', '1003'], 'fall-blau': ['1002', '1003'] },
    },
    { id: 'C', group: 'north', owners: { campaign: 'soviet' }, hexes: { campaign: ['1401', '1501'] } },
  ],
  terrain: [{ id: 'clear', cost: [1, 1, 1], climbers: 0, armour_shift: true, shift: 0, doubles: '', defence: 'clear' }],
  places: [],
  sides: [],
  roads: {},
  columns: ['1-1', '2-1'],
  results: [['A1', 'EX']],
  restricted: [],
  points: { '1001': 1, '1501': 2 },
  fortifications: { '1103': 'line-north', '1104': 'line-south' },
  ports: {},
  track: [{ n: 1, start: '1942-06-28', end: '1942-07-01', season: 'summer', benchmark: 0 }],
  scenarios: { campaign: { first_turn: 1, last_turn: 36, needs: 21, replacements: {} } },
};

export const INDEX: Index = indexOf(CATALOGUE);

export function view(extra: Partial<S42View> = {}): S42View {
  return {
    scenario: 'campaign',
    patch: null,
    options: {},
    turn: 1,
    turns: 36,
    phase: 'movement',
    active: 'axis',
    seats: { axis: 'axis', soviet: 'soviet' },
    units: {
      first: ['1101', 2, 'good', []],
      second: ['1101', 2, 'good', ['isolated', 'unsupplied']],
      guns: ['1002', 1, 'good', ['used']],
      waiting: ['area-X', 2, 'good', []],
      rifles: ['1201', 2, 'disrupted', []],
      general: ['track-7', 1, 'good', []],
    },
    supplies: { 'supply-1': ['axis', '1002', 'supply-moving', []] },
    resources: [2, 0],
    replacements: { 'replacement-infantry': 2, 'replacement-tank': 0 },
    wings: { 'air-iv': ['1101', false] },
    heads: [['1101', 0]],
    converted: [],
    forts: [
      ['1202', 'soviet', false],
      ['1203', 'soviet', true],
    ],
    fallen_lines: ['line-south'],
    battles: [],
    planned: [['axis', 'guns', true]],
    flotilla: '',
    areas: { 'area-X': 'axis', 'area-C': 'soviet' },
    bonds: { axis: [], soviet: [] },
    control: { '1001': 'axis', '1501': 'soviet' },
    parents: {},
    masks: {},
    freed: [],
    winter_offensive: 0,
    elbrus: false,
    baku: false,
    lost_special: 0,
    score: [['score-hex', '1001', 1]],
    points: 1,
    benchmark: 0,
    weather: 'clear',
    mud: false,
    winter: false,
    rained: false,
    used: {},
    moving: [],
    battle: null,
    ...extra,
  };
}

export function choice(verb: string, fields: Readonly<Record<string, unknown>> = {}): Choice {
  const touches = Object.values(fields).flatMap((value) =>
    Array.isArray(value) ? value.map(String) : typeof value === 'string' && value ? [value] : [],
  );
  return { action: { do: verb, ...fields }, label: { id: `do-${verb}`, args: {} }, touches, refusal: null };
}

export function scene(choices: readonly Choice[], extra: Partial<Scene> = {}): Scene {
  return { view: view(), index: INDEX, own: 'axis', choices, group: [], hand: null, mode: '', routes: null, ...extra };
}

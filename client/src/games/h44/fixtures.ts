// A small table for the tests: a corner of the map with a river, a bridge, an entry area and a few counters.
import type { Choice } from '../../lib/wire';
import type { H44Catalogue, H44UnitCard, H44View } from './wire';
import type { Routes } from '../../hexes/bonds/wire';
import type { Scene } from './gestures';
import { indexOf, type Index } from './lookup';

const unit = (id: string, side: string, extra: Partial<H44UnitCard> = {}): H44UnitCard => ({
  id,
  label: id,
  side,
  nation: side === 'allied' ? 'british' : 'wehrmacht',
  formation: side === 'allied' ? 'GDS' : 'FELDT',
  type: 'infantry',
  arm: 'infantry',
  move_class: 'non_mech',
  size: 'II',
  steps: 2,
  full: [4, 5, 3],
  reduced: [3, 4, 3],
  morale: 'normal',
  armour: 0,
  tank: false,
  anti_tank: false,
  range: 0,
  recon: false,
  free: false,
  division: '',
  corps: '',
  kind: 'unit',
  arrival: '',
  ...extra,
});

export const CATALOGUE: H44Catalogue = {
  chart: {
    layout: { orientation: 'pointy', raised: 'odd', columns: 4, rows: 4 },
    hexes: [1, 2, 3, 4].flatMap((row) =>
      [1, 2, 3, 4].map((column) => [`0${row}0${column}`, column, row, row === 4 ? 'polder' : 'clear', 'H'] as const),
    ),
    rivers: [
      {
        id: 'river-waal',
        size: 'major',
        sides: [
          ['0201', '0301'],
          ['0202', '0302'],
        ],
      },
    ],
    lines: [
      { kind: 'primary', hexes: ['0102', '0202', '0302', '0402'] },
      { kind: 'rail', hexes: ['0101', '0201'] },
    ],
    places: [{ id: 'lent', kind: 'city', hexes: ['0302'] }],
    captions: [],
    edges: {},
    crossings: [
      { id: 'bridge-lent', kind: 'bridge', hexes: ['0202', '0302'], zone: '' },
      { id: 'ferry-lent', kind: 'ferry', hexes: ['0201', '0301'], zone: '' },
    ],
    zones: [{ id: 'entry-n', kind: 'entry', hexes: ['0401', '0402'] }],
  },
  units: [
    unit('irish', 'allied'),
    unit('welsh', 'allied', { armour: 3, size: '[III]' }),
    unit('guns', 'allied', { range: 6, full: [0, 2, 1], reduced: null, type: 'artillery', arm: 'artillery' }),
    unit('reserve', 'allied'),
    unit('para', 'allied', { formation: '1AB', arrival: '3-landing-z' }),
    unit('henke', 'german', { size: 'KG' }),
  ],
  formations: [['GDS', 'allied']],
  areas: [{ id: 'N', hexes: ['0401', '0402'], beside: ['M'], corps: '30C' }],
  bridges: [{ id: 'bridge-lent', kind: 'road', hexes: ['0202', '0302'], water: 'major', blowable: true }],
  ferries: [{ id: 'ferry-lent', hexes: ['0201', '0301'] }],
  landings: [{ id: 'landing-z', division: '1AB', hexes: ['0104'] }],
  terrain: [
    { id: 'clear', cost: [1, 1, 1], armour_shift: true, doubles: false, infiltration: false },
    { id: 'polder', cost: [1, 2, null], armour_shift: false, doubles: false, infiltration: false },
    { id: 'city', cost: [1, 1, 1], armour_shift: false, doubles: true, infiltration: true },
  ],
  roads: { primary: [2, 2, 2] },
  columns: ['1-1', '2-1'],
  results: [['A1', 'EX']],
  track: [{ n: 1, part: 'pm', day: 17, traffic: 0, german_replacements: 0, british_replacements: 0 }],
  turns: { short: 4 },
};

export const INDEX: Index = indexOf(CATALOGUE);

export function view(extra: Partial<H44View> = {}): H44View {
  return {
    scenario: 'short',
    patch: null,
    options: {},
    turn: 1,
    turns: 4,
    part: 'pm',
    phase: 'movement',
    active: 'allied',
    seats: { allied: 'allied', german: 'german' },
    units: {
      irish: ['0202', 2, 'good', []],
      welsh: ['0202', 1, 'good', []],
      guns: ['0201', 1, 'good', ['fired']],
      reserve: ['area-N', 2, 'good', []],
      para: ['air', 2, 'good', []],
      henke: ['0302', 2, 'disrupted', ['engaged']],
    },
    unknown: ['0304'],
    bridges: { 'bridge-lent': 'mined' },
    areas: { 'area-N': 'allied' },
    bonds: {
      allied: [{ ends: ['0202', '0204'], hex: '0203', side: [] }],
      german: [{ ends: ['0302', 'area-N'], hex: '', side: ['0401', '0402'] }],
    },
    control: { '0302': 'german' },
    traffic: { 3: '0402' },
    traffic_left: [4],
    weather: ['clear', 'cloudy'],
    sky: 'cloudy',
    landed: false,
    landing_points: 0,
    flights: 0,
    returns: {},
    pontoons: {},
    parents: {},
    moving: [],
    battle: null,
    score: [
      ['score-city', '0302', 2, 'allied'],
      ['score-losses', '', 3, 'german'],
    ],
    allied_points: 2,
    german_points: 3,
    ...extra,
  };
}

export function choice(verb: string, fields: Readonly<Record<string, unknown>> = {}): Choice {
  const touches = Object.values(fields).flatMap((value) =>
    Array.isArray(value) ? value.map(String) : typeof value === 'string' ? [value] : [],
  );
  return { action: { do: verb, ...fields }, label: { id: `do-${verb}`, args: {} }, touches, refusal: null };
}

export const ROUTES: Routes = {
  units: ['irish'],
  allowance: { normal: 18, tactical: 2 },
  reach: [
    { to: '0102', mode: 'normal', cost: 2, path: ['0102'], refusal: null, warning: null },
    { to: '0102', mode: 'tactical', cost: 1, path: ['0102'], refusal: null, warning: null },
    { to: '0103', mode: 'tactical', cost: 2, path: ['0102', '0103'], refusal: null, warning: null },
  ],
  blocked: [],
};

export function scene(choices: readonly Choice[], extra: Partial<Scene> = {}): Scene {
  return {
    view: view(),
    index: INDEX,
    own: 'allied',
    choices,
    group: [],
    hand: null,
    mode: '',
    routes: null,
    ...extra,
  };
}

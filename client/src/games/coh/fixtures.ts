// A small table for the tests: a corner of a board with woods, a hill and a road, and a few counters.
import type {
  CohAction,
  CohChoice as Choice,
  CohArmy,
  CohCatalogue,
  CohField,
  CohKind,
  CohPiece,
  CohReach,
  CohView,
} from './wire';
import type { Choice as AnyChoice } from '../../lib/wire';
import type { Scene } from './gestures';
import { indexOf, type Index } from './lookup';

const kind = (id: string, side: 'german' | 'soviet', extra: Partial<CohKind> = {}): CohKind => ({
  source: '',
  id,
  name: { en: id },
  label: id,
  side,
  arm: 'squad',
  gait: 'foot',
  count: 3,
  range: [0, 5],
  front: ['red', 12],
  rear: ['red', 11],
  fire: 3,
  indirect: 0,
  move: 1,
  wheels: 0,
  tracks: 0,
  impulses: 0,
  red: 4,
  blue: 0,
  boxed: [],
  marks: [],
  ...extra,
});

const COLUMNS = ['A', 'B', 'C', 'D'];
const NAMES = [1, 2, 3, 4].flatMap((row) => COLUMNS.map((column) => `7-${column}0${row}`));
const FIELD: CohField = {
  boards: [['7']],
  columns: 4,
  rows: 4,
  hexes: NAMES,
  terrain: NAMES.map((hex) => (hex === '7-B02' ? 'woods' : 'open')),
  levels: NAMES.map((hex) => (hex === '7-D04' ? 1 : 0)),
  roads: [['7-A01', '7-A02']],
  sides: { '7-A03/7-A04': 'wall' },
};

export const CATALOGUE: CohCatalogue = {
  kinds: {
    rifle: kind('rifle', 'soviet'),
    infantry: kind('infantry', 'german'),
    mortar: kind('mortar', 'german', { arm: 'mortar', range: [2, 10], boxed: ['red'] }),
  },
  units: { 'rifle-1': 'rifle', 'infantry-1': 'infantry', 'infantry-2': 'infantry', 'mortar-1': 'mortar' },
  hits: {},
  works: {},
  bombs: {},
  cards: {},
  terrain: {},
  sides: {},
  fields: { here: FIELD },
  firefights: {},
};

export const INDEX: Index = indexOf(CATALOGUE, 'here');

const army = (id: string, active: readonly string[] = []): CohArmy => ({
  id,
  side: id,
  start: 5,
  cap: 3,
  ap: active.length > 0 ? 4 : 0,
  active,
  lost: [],
  points: 0,
  hand: [],
  weapons: [],
  veterans: [],
  barrages: [],
  objective: '',
});

const PIECES: Readonly<Record<string, CohPiece>> = {
  'infantry-1': { at: '7-B03', facing: 'n', state: 'fresh' },
  'infantry-2': { at: '7-C03', facing: 'n', state: 'fresh' },
  'mortar-1': { at: 'arrival-1', facing: 'n', state: 'fresh' },
  'rifle-1': { at: '7-B01', facing: 's', state: 'spent', hit: '?' },
};

export const viewOf = (extra: Partial<CohView> = {}, active: readonly string[] = []): CohView => ({
  scenario: 'here',
  options: {},
  round: 1,
  rounds: 5,
  first: 'german',
  turn: 'german',
  acting: [],
  by: '',
  added_cap: 0,
  by_card: '',
  units: PIECES,
  armies: [army('german', active), army('soviet')],
  works: [],
  smoke: [],
  control: { '7-B02': 'soviet' },
  deck: 0,
  discard: [],
  bombs: [],
  coins: [],
  field: null,
  ...extra,
});

export function answer(verb: CohAction['do'], fields?: Readonly<Record<string, unknown>>): Choice;
export function answer(verb: string, fields: Readonly<Record<string, unknown>> = {}): AnyChoice {
  const touches = Object.values(fields).filter((value): value is string => typeof value === 'string');
  return { action: { do: verb, ...fields }, label: { id: `do-${verb}`, args: {} }, touches };
}

export const FACED = ['n', 'ne', 'se', 's', 'sw', 'nw'];
export const moves = (to: string): Choice[] => FACED.map((facing) => answer('move', { to, facing, careful: false }));

export const REACH: CohReach = {
  units: ['infantry-1'],
  by: 'ap',
  ap: 7,
  cap: 3,
  ways: [
    { unit: 'infantry-1', to: '7-B02', mode: 'move', ap: 2, cap: 0, actions: 1, path: ['7-B02'], risks: [] },
    { unit: 'infantry-1', to: '7-C02', mode: 'move', ap: 3, cap: 0, actions: 2, path: ['7-B02', '7-C02'], risks: [] },
    {
      unit: 'infantry-1',
      to: '7-B01',
      mode: 'move',
      ap: 3,
      cap: 0,
      actions: 2,
      path: ['7-B02', '7-B01'],
      risks: ['close-combat'],
    },
  ],
  blocked: [],
};

export const sceneOf = (extra: Partial<Scene> = {}): Scene => ({
  view: viewOf(),
  index: INDEX,
  own: 'german',
  kind: 'take-turn',
  choices: [],
  subject: [],
  hand: null,
  by: '',
  reach: null,
  wished: null,
  ...extra,
});

import { describe, expect, it } from 'vitest';
import type { PavlovCatalogue, PavlovView } from './wire';
import { advances, busiest, garrisons, indexOf, NO_SEATS, panelOf, seated, spaceOf, tokenHome, versus } from './lookup';

const NO_FACTS: PavlovCatalogue = {
  title: {},
  description: {},
  disclaimer: {},
  digest: '',
  colours: [],
  tokens: [],
  counters: [],
  weapons: [],
  types: [],
  symbols: [],
  positions: [],
  tracks: [],
  units: [],
  locations: [],
  areas: [],
  soviet_cards: [],
  card_types: [],
  wehrmacht_cards: [],
  storm_cards: [],
  support_cards: [],
  tactics_cards: [],
  bands: [],
};
const plain = { source: '', name: {} };
const fighter = { ...plain, attack: 1, suppress: 1, cost: 1 };
const spot = { ...plain, x: 0, y: 0 };
const index = indexOf({
  ...NO_FACTS,
  counters: ['pavlov', 'khait'].map((id) => ({ ...fighter, id, actions: [], abilities: [], start: true })),
  weapons: [{ ...fighter, id: 'maxim-1', action: 'mg' }],
  positions: [{ ...spot, id: 'g4', numbers: {}, radio: false }],
  tracks: [{ ...plain, n: 4, colour: 'red', length: 5, mine: 5, spaces: [] }],
  locations: [{ ...spot, n: 14, unit: null, tokens: [], bank: 'city' }],
  tokens: [{ ...plain, id: 'ammo', limit: 1 }],
  soviet_cards: [{ source: '', n: 68, top: 'hq62', bottom: 'hq62' }],
  storm_cards: [{ ...plain, n: 64, colour: 'red', defence: 1, vp: 1, supply_check: true }],
  support_cards: [{ ...plain, n: 103, cost: {}, clear: [], vp: 1 }],
});
const man = (id: string, at: string): PavlovView['counters'][number] => ({
  id,
  at,
  exhausted: false,
  damaged: false,
  mark: '',
});
const view = {
  counters: [man('pavlov', 'g4'), man('khait', 'stock')],
  weapons: { 'maxim-1': 'g4' },
  storm: 'c64',
  support: 'c103',
};
const touching = (...ids: string[]): { touches: readonly string[] }[] => [{ touches: ids }];

describe('garrisons', () => {
  it('gathers men and weapons by place', () => {
    const here = garrisons(view).get('g4');
    expect(here?.men.map((row) => row.id)).toEqual(['pavlov']);
    expect(here?.weapons).toEqual(['maxim-1']);
  });
});

describe('advances', () => {
  it('reads a push of the whole column from two views', () => {
    const moved = advances({ 't4-1': 'rifle', 't4-2': 'pz3' }, { 't4-1': 'mg', 't4-2': 'rifle', 't4-3': 'pz3' });
    expect([...moved]).toEqual([
      ['t4-3', 't4-2'],
      ['t4-2', 't4-1'],
    ]);
  });
  it('sees no move in a counter that stood still, appeared or fell', () => {
    expect(advances({ 't4-1': 'rifle' }, { 't4-1': 'rifle', 't5-1': 'mg' }).size).toBe(0);
    expect(advances({ 't4-1': 'rifle' }, {}).size).toBe(0);
  });
});

describe('where to look', () => {
  it.each([
    ['pavlov', 'house'],
    ['khait', 'box'],
    ['maxim-1', 'house'],
    ['suppress-red', 'house'],
    ['red', 'house'],
    ['t4-2', 'square'],
    ['mine-4', 'square'],
    ['loc-14', 'volga'],
    ['staging', 'volga'],
    ['ammo', 'box'],
    ['c68', 'cards'],
    ['c64', 'house'],
    ['c103', 'volga'],
    ['hq62', null],
  ])('%s is on %s', (id, panel) => expect(panelOf(id, view, index)).toBe(panel));

  it('stays where something can be picked, else turns to the busiest panel', () => {
    const legal = new Map([
      ['t4-2', touching('t4-2')],
      ['mine-4', touching('mine-4')],
      ['g4', touching('g4')],
    ]);
    expect(busiest(legal, view, index, 'house')).toBe('house');
    expect(busiest(legal, view, index, 'volga')).toBe('square');
    expect(busiest(new Map(), view, index, 'volga')).toBe('volga');
  });
  it('looks for a token that is being loaded in the staging area', () => {
    const loading = new Map([['ammo', touching('ammo', 'loc-5')]]);
    expect(tokenHome(loading)).toBe('staging');
    expect(busiest(loading, view, index, 'house')).toBe('volga');
    expect(tokenHome(new Map([['ammo', touching('ammo')]]))).toBe('stock');
  });
});

it('reads the id of a space', () => {
  expect(spaceOf('t4-2')).toEqual({ track: 4, space: 2 });
  expect(spaceOf('track-4')).toBeNull();
});

describe('seats', () => {
  const at = (turn: number, phase: string): Pick<PavlovView, 'turn' | 'phase'> => ({ turn, phase });
  it('leaves a gap where a counter was taken until the phase ends', () => {
    const first = seated(NO_SEATS, at(1, 'moves'), ['a', 'b', 'c']);
    const second = seated(first, at(1, 'moves'), ['a', 'c', 'd']);
    expect(second.ids).toEqual(['a', 'b', 'c', 'd']);
    expect(seated(second, at(1, 'actions'), ['a', 'c', 'd']).ids).toEqual(['a', 'c', 'd']);
  });
});

describe('a German player', () => {
  type Seen = Parameters<typeof versus>[0];
  const seen = (more: Partial<Seen>): Seen => ({
    german_hand: null,
    german_hand_count: 0,
    planned_count: 0,
    phase: 'cards',
    ...more,
  });
  it('is known from his hand, his plan or his phase', () => {
    expect(versus(seen({}))).toBe(false);
    expect(versus(seen({ german_hand_count: 4 }))).toBe(true);
    expect(versus(seen({ planned_count: 1 }))).toBe(true);
    expect(versus(seen({ phase: 'planning' }))).toBe(true);
    expect(versus(seen({ german_hand: [] }))).toBe(true);
  });
});

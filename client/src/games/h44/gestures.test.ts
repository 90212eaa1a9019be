import { describe, expect, test } from 'vitest';
import { choice, ROUTES, scene, view } from './fixtures';
import { goesWith, modeTo } from '../../hexes/bonds/gestures';
import { GESTURES } from './gestures';

const { clicked, dropped, isReady, mayDrag } = GESTURES;

const moves = [
  choice('move', { units: ['irish', 'welsh'] }),
  choice('move', { units: ['irish'] }),
  choice('move', { units: ['welsh'] }),
  choice('end-movement'),
];

describe('who moves', () => {
  test('a click picks a unit, the same click again lets it go', () => {
    expect(clicked('irish', false, scene(moves))).toEqual({ kind: 'group', units: ['irish'] });
    expect(clicked('irish', false, scene(moves, { group: ['irish'] }))).toEqual({ kind: 'group', units: [] });
  });
  test('Shift adds units of the same place and takes them out', () => {
    expect(clicked('welsh', true, scene(moves, { group: ['irish'] }))).toEqual({
      kind: 'group',
      units: ['irish', 'welsh'],
    });
    expect(clicked('welsh', true, scene(moves, { group: ['irish', 'welsh'] }))).toEqual({
      kind: 'group',
      units: ['irish'],
    });
  });
  test('a hex is where the group goes, by the fastest mode that leads there or the one asked for', () => {
    const now = scene(moves, { group: ['irish'], routes: ROUTES });
    expect(clicked('0102', false, now)).toEqual({
      kind: 'perform',
      actions: [
        { do: 'move', units: ['irish'] },
        { do: 'go', to: '0102', mode: 'normal' },
      ],
    });
    expect(modeTo('0103', now)).toBe('tactical');
    expect(modeTo('0102', { ...now, mode: 'tactical' })).toBe('tactical');
  });
  test('where own units stand in reach, the player is asked whether he goes there or picks them', () => {
    const reach = [
      ...ROUTES.reach,
      { to: 'area-N', mode: 'normal', cost: 6, path: ['area-N'], refusal: null, warning: null },
    ];
    const now = scene([...moves, choice('move', { units: ['reserve'] })], {
      group: ['irish'],
      routes: { ...ROUTES, reach },
    });
    expect(clicked('reserve', false, now)).toMatchObject({
      kind: 'offer',
      place: 'area-N',
      go: {
        actions: [
          { do: 'move', units: ['irish'] },
          { do: 'go', to: 'area-N', mode: 'normal' },
        ],
      },
      pick: { kind: 'group', units: ['reserve'] },
    });
    expect(clicked('reserve', false, { ...now, mode: 'tactical' })).toEqual({ kind: 'group', units: ['reserve'] });
    expect(clicked('reserve', false, { ...now, group: [] })).toEqual({ kind: 'group', units: ['reserve'] });
  });
  test('a comrade in the same hex is picked, though a way leads back to it', () => {
    const here = view().units.irish?.[0] ?? '';
    const reach = [
      ...ROUTES.reach,
      { to: here, mode: 'tactical', cost: 12, path: ['0102', here], refusal: null, warning: null },
    ];
    expect(clicked('welsh', false, scene(moves, { group: ['irish'], routes: { ...ROUTES, reach } }))).toEqual({
      kind: 'group',
      units: ['welsh'],
    });
  });
  test('with no unit picked a hex is for the shell', () => {
    expect(clicked('0102', false, scene(moves))).toEqual({ kind: 'pass', id: '0102' });
  });
  test('beside the counters of an entry area the first that can come in is picked, and none once one is', () => {
    const coming = [...moves, choice('move', { units: ['reserve'] })];
    expect(clicked('area-N', false, scene(coming))).toEqual({ kind: 'group', units: ['reserve'] });
    expect(clicked('area-N', false, scene(moves))).toEqual({ kind: 'pass', id: 'area-N' });
    expect(clicked('area-N', false, scene(coming, { group: ['irish'], routes: ROUTES }))).toMatchObject({
      kind: 'perform',
    });
  });
  test('a drag takes the picked group along', () => {
    const actions = [
      { do: 'move', units: ['irish', 'welsh'] },
      { do: 'go', to: '0102', mode: 'normal' },
    ];
    expect(dropped('welsh', '0102', scene(moves, { group: ['irish', 'welsh'] }))).toEqual({ kind: 'perform', actions });
    expect(mayDrag('guns', scene(moves))).toBe(false);
  });
});

describe('on the march', () => {
  const march = [choice('go', { to: '0102', mode: 'normal' }), choice('halt')];
  const now = scene(march, { view: view({ moving: ['irish'] }) });
  test('a place is the way on, its own counter ends the move', () => {
    expect(clicked('area-N', false, now)).toEqual({
      kind: 'perform',
      actions: [{ do: 'go', to: 'area-N', mode: 'normal' }],
    });
    expect(clicked('irish', false, now)).toEqual({ kind: 'perform', actions: [{ do: 'halt' }] });
  });
  test('another unit is picked instead, in a hex or in an entry area', () => {
    expect(clicked('reserve', false, now)).toEqual({ kind: 'perform', actions: [{ do: 'halt' }], then: ['reserve'] });
    expect(['welsh', 'henke', 'para', 'irish'].map((unit) => isReady(unit, now))).toEqual([true, false, false, false]);
  });
});

describe('other decisions', () => {
  test('an attack gains and loses units by clicks; guns join too', () => {
    const plan = [
      choice('join', { unit: 'irish' }),
      choice('leave', { unit: 'welsh' }),
      choice('support', { unit: 'guns' }),
      choice('cancel'),
    ];
    expect(['irish', 'welsh', 'guns'].map((id) => clicked(id, false, scene(plan)))).toMatchObject([
      { actions: [{ do: 'join', unit: 'irish' }] },
      { actions: [{ do: 'leave', unit: 'welsh' }] },
      { actions: [{ do: 'support', unit: 'guns' }] },
    ]);
  });
  test('the unit in hand lands in the hex; a face-down counter means its hex', () => {
    const drops = [choice('land', { unit: 'para', hex: '0104' }), choice('done')];
    expect(clicked('0104', false, scene(drops, { hand: 'para' }))).toMatchObject({
      actions: [{ do: 'land', unit: 'para', hex: '0104' }],
    });
    expect(clicked('unknown-0304', false, scene(drops, { hand: 'para' }))).toMatchObject({
      actions: [{ do: 'land', hex: '0304' }],
    });
  });
  test('an enemy counter means its hex', () => {
    expect(clicked('henke', false, scene([choice('attack', { target: '0302' }), choice('end-combat')]))).toEqual({
      kind: 'pass',
      id: '0302',
    });
    expect(clicked('henke', false, scene([choice('end-combat')]))).toEqual({ kind: 'pass', id: '0302' });
    expect(
      clicked('henke', false, scene([choice('advance', { unit: 'irish', to: '0102' }), choice('end-advance')])),
    ).toEqual({ kind: 'pass', id: '0302' });
    expect(clicked('henke', false, scene([choice('lose', { unit: 'irish' })]))).toEqual({ kind: 'pass', id: 'henke' });
  });
  test('a retreat is chosen by its end', () => {
    const ways = [
      choice('retreat', { unit: 'irish', path: ['0102', '0101'] }),
      choice('retreat', { unit: 'irish', path: ['0103'] }),
    ];
    expect(clicked('irish', false, scene(ways))).toEqual({ kind: 'hand', id: 'irish' });
    expect(clicked('0101', false, scene(ways))).toMatchObject({ actions: [{ do: 'retreat', path: ['0102', '0101'] }] });
  });
  test('an advance is chosen by unit and hex; a breakthrough stays in sight with any unit in hand', () => {
    const open = [
      choice('advance', { unit: 'irish', to: '0302' }),
      choice('advance', { unit: 'irish', to: '0102' }),
      choice('advance', { unit: 'welsh', to: '0302' }),
      choice('breakthrough', { target: '0403', at: '0202' }),
      choice('end-advance'),
    ];
    expect(clicked('irish', false, scene(open))).toEqual({ kind: 'hand', id: 'irish' });
    expect(clicked('0102', false, scene(open))).toMatchObject({
      actions: [{ do: 'advance', unit: 'irish', to: '0102' }],
    });
    expect(clicked('0302', false, scene(open, { hand: 'irish' }))).toMatchObject({
      actions: [{ unit: 'irish', to: '0302' }],
    });
    expect(clicked('0403', false, scene(open, { hand: 'irish' }))).toEqual({ kind: 'pass', id: '0403' });
    expect(open.filter((answer) => goesWith(answer, 'irish')).map(({ action }) => action.do)).toEqual([
      'advance',
      'advance',
      'breakthrough',
      'end-advance',
    ]);
  });
  test('the marker in hand jams the road, else the first one', () => {
    const jams = [choice('jam', { marker: 3, hex: '0402' }), choice('jam', { marker: 4, hex: '0402' })];
    expect(clicked('0402', false, scene(jams, { hand: '4' }))).toMatchObject({ actions: [{ marker: 4 }] });
    expect(clicked('0402', false, scene(jams))).toMatchObject({ actions: [{ marker: 3 }] });
  });
});

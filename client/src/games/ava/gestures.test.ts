import { describe, expect, test } from 'vitest';
import { choice, operation, scene, view } from './fixtures';
import { clicked, dropped, mayDrag } from './gestures';

const taken = view({ operations: [operation({ moving: 'panzer' })] });
const march = [choice('go', { to: 'L0302' }), choice('go', { to: 'L0102' }), choice('put-back')];

describe('movement', () => {
  test('a counter that may move is for the shell: it plays the only answer', () => {
    expect(clicked('panzer', false, scene([choice('move', { unit: 'panzer' })]))).toEqual({
      kind: 'pass',
      id: 'panzer',
    });
  });
  test('with a unit taken up a hex is the way there, Shift a way-point', () => {
    const now = scene(march, { view: taken, moving: 'panzer' });
    expect(clicked('L0302', false, now)).toEqual({ kind: 'perform', actions: [{ do: 'go', to: 'L0302', via: [] }] });
    expect(clicked('L0302', true, now)).toEqual({ kind: 'way', hex: 'L0302' });
    expect(clicked('L0303', false, scene(march, { view: taken, moving: 'panzer', via: ['L0302'] }))).toEqual({
      kind: 'perform',
      actions: [{ do: 'go', to: 'L0303', via: ['L0302'] }],
    });
  });
  test('another unit is taken up instead, the same one is put back', () => {
    const now = scene(march, { view: taken, moving: 'panzer' });
    expect(clicked('infantry', false, now)).toEqual({
      kind: 'perform',
      actions: [{ do: 'put-back' }, { do: 'move', unit: 'infantry' }],
    });
    expect(clicked('panzer', false, now)).toEqual({ kind: 'perform', actions: [{ do: 'put-back' }] });
  });
  test('a unit that has moved already is a hex to go to', () => {
    const now = scene(march, {
      view: view({ operations: [operation({ moving: 'panzer', moved: ['infantry'] })] }),
      moving: 'panzer',
    });
    expect(clicked('infantry', false, now)).toEqual({ kind: 'perform', actions: [{ do: 'go', to: 'L0102', via: [] }] });
  });
  test('where the unit cannot go the shell says why', () => {
    expect(clicked('L0404', false, scene(march, { view: taken, moving: 'panzer' }))).toEqual({
      kind: 'pass',
      id: 'L0404',
    });
  });
  test('a drag takes up and goes, whatever is in hand', () => {
    expect(dropped('panzer', 'L0302', scene([choice('move', { unit: 'panzer' })]))).toEqual({
      kind: 'perform',
      actions: [
        { do: 'move', unit: 'panzer' },
        { do: 'go', to: 'L0302', via: [] },
      ],
    });
    expect(dropped('infantry', 'L0302', scene(march, { view: taken, moving: 'panzer' }))).toMatchObject({
      actions: [{ do: 'put-back' }, { do: 'move' }, { do: 'go' }],
    });
    expect(mayDrag('infantry', scene(march, { view: taken, moving: 'panzer' }))).toBe(true);
    expect(mayDrag('rifle', scene(march, { view: taken, moving: 'panzer' }))).toBe(false);
  });
});

describe('declaration', () => {
  const open = [
    choice('attack', { unit: 'panzer', target: 'L0203' }),
    choice('attack', { unit: 'panzer', target: 'L0303' }),
    choice('attack', { unit: 'infantry', target: 'L0203' }),
  ];
  test('an enemy hex, or a counter in it, is planned', () => {
    expect(clicked('rifle', false, scene(open))).toEqual({ kind: 'target', hex: 'L0203' });
  });
  test('a unit joins the attack that is planned', () => {
    expect(clicked('panzer', false, scene(open, { target: 'L0303' }))).toEqual({
      kind: 'perform',
      actions: [{ do: 'attack', unit: 'panzer', target: 'L0303' }],
      target: 'L0303',
    });
  });
  test('without a plan a unit with one target attacks it, one with several waits for the target', () => {
    expect(clicked('infantry', false, scene(open))).toMatchObject({ kind: 'perform', target: 'L0203' });
    expect(clicked('panzer', false, scene(open))).toEqual({ kind: 'hand', unit: 'panzer' });
    expect(clicked('L0303', false, scene(open, { hand: 'panzer' }))).toMatchObject({
      kind: 'perform',
      target: 'L0303',
    });
  });
  test('a declared unit leaves the attack, or changes over', () => {
    const declared = view({
      operations: [operation({ segment: 'declaration', strikes: [{ target: 'L0203', units: ['panzer'] }] })],
    });
    const now = scene([choice('call-off', { unit: 'panzer' }), ...open.slice(2)], { view: declared });
    expect(clicked('panzer', false, now)).toEqual({ kind: 'target', hex: 'L0203' });
    expect(clicked('panzer', false, { ...now, target: 'L0203' })).toEqual({
      kind: 'perform',
      actions: [{ do: 'call-off', unit: 'panzer' }],
    });
    expect(clicked('panzer', false, { ...now, target: 'L0303' })).toMatchObject({
      actions: [{ do: 'call-off' }, { do: 'attack', target: 'L0303' }],
    });
  });
});

describe('set-up, retreat, pursuit', () => {
  test('a counter is taken in hand, a hex receives it', () => {
    const open = [
      choice('deploy', { unit: 'panzer', hex: 'L0101' }),
      choice('deploy', { unit: 'infantry', hex: 'L0102' }),
    ];
    expect(clicked('infantry', false, scene(open, { hand: 'panzer' }))).toEqual({ kind: 'hand', unit: 'infantry' });
    expect(clicked('L0101', false, scene(open, { hand: 'panzer' }))).toMatchObject({
      actions: [{ do: 'deploy', unit: 'panzer', hex: 'L0101' }],
    });
    // Out of its area, too: the game says why not.
    expect(clicked('L0102', false, scene(open, { hand: 'panzer' }))).toEqual({
      kind: 'perform',
      actions: [{ do: 'deploy', unit: 'panzer', hex: 'L0102' }],
    });
  });
  test('a way is chosen by its end', () => {
    const way = (...path: string[]) => choice('retreat', { unit: 'rifle', path }, ['rifle', path.at(-1) ?? '']);
    const open = [way('L0303', 'L0304'), way('L0204', 'L0304'), way('L0204', 'L0104')];
    expect(clicked('rifle', false, scene(open))).toEqual({ kind: 'hand', unit: 'rifle' });
    expect(clicked('L0104', false, scene(open))).toMatchObject({
      actions: [{ do: 'retreat', path: ['L0204', 'L0104'] }],
    });
    expect(clicked('L0304', false, scene(open))).toEqual({ kind: 'pass', id: 'L0304' });
    expect(clicked('rifle', false, scene(open.slice(2)))).toMatchObject({ kind: 'perform' });
  });
});

import { field } from '../../hexes/table/answers';
import { describe, expect, it } from 'vitest';
import type { CohWay } from './wire';
import { answer, FACED, moves, REACH, sceneOf, viewOf } from './fixtures';
import { clicked, dropped, faced, firstStep, handsOf, stepsAlong, usualWay, wayTo } from './gestures';

const acts = (unit: string, ...by: readonly string[]) => by.map((one) => answer('act', { unit, by: one }));

describe('taking a unit up', () => {
  const choices = [...acts('infantry-1', 'ap', 'opportunity', 'cap'), ...acts('infantry-2', 'ap', 'join', 'cap')];

  it('puts it in hand, and out of it again', () => {
    expect(clicked('infantry-1', false, null, sceneOf({ choices }))).toEqual({ kind: 'hand', id: 'infantry-1' });
    expect(clicked('infantry-1', false, null, sceneOf({ choices, hand: 'infantry-1' }))).toEqual({
      kind: 'hand',
      id: null,
    });
  });
  it('acts on action points unless that ended what others have begun', () => {
    expect(usualWay('infantry-1', viewOf(), choices)).toBe('ap');
    expect(usualWay('infantry-2', viewOf({}, ['infantry-2']), choices)).toBe('ap');
    expect(usualWay('infantry-1', viewOf({}, ['infantry-2']), choices)).toBe('opportunity');
    expect(usualWay('infantry-2', viewOf({}, ['infantry-1']), choices)).toBe('join');
  });
  it('goes to a hex in reach in one gesture, facing the side that was pointed at', () => {
    const scene = sceneOf({ choices, hand: 'infantry-1', by: 'opportunity', reach: REACH });
    expect(clicked('7-B02', false, 4, scene)).toEqual({
      kind: 'perform',
      actions: [
        { do: 'act', unit: 'infantry-1', by: 'opportunity' },
        { do: 'move', to: '7-B02', facing: 'sw', careful: false },
      ],
    });
    expect(clicked('7-B02', false, 4, { ...scene, wished: 1 })).toMatchObject({
      actions: [{ do: 'act' }, { facing: 'ne' }],
    });
  });
  it('is chosen among those in a hex by clicks beside the counters', () => {
    const view = viewOf({ units: { 'infantry-1': { at: '7-B03' }, 'infantry-2': { at: '7-B03' } } });
    expect(clicked('7-B03', false, null, sceneOf({ choices, view }))).toEqual({ kind: 'hand', id: 'infantry-1' });
    expect(clicked('7-B03', false, null, sceneOf({ choices, view, hand: 'infantry-1', by: 'ap' }))).toEqual({
      kind: 'hand',
      id: 'infantry-2',
    });
  });
  it('aims at an enemy, and at what is out of reach', () => {
    const scene = sceneOf({ choices, hand: 'infantry-1', by: 'ap', reach: REACH });
    expect(clicked('rifle-1', false, null, scene)).toEqual({ kind: 'aim', hex: '7-B01' });
    expect(clicked('7-D01', false, null, scene)).toEqual({ kind: 'aim', hex: '7-D01' });
  });
  it('asks on what it acts before it goes anywhere', () => {
    expect(clicked('7-B02', false, null, sceneOf({ choices, hand: 'infantry-1' }))).toEqual({
      kind: 'pass',
      id: 'infantry-1',
    });
  });
});

describe('ways', () => {
  it('begin with their first step, turned towards the next', () => {
    const way = wayTo('7-C02', 'infantry-1', REACH);
    expect(way && firstStep(way, 3, sceneOf())).toMatchObject({ do: 'move', to: '7-B02' });
    expect(wayTo('7-C02', 'infantry-2', REACH)).toBeNull();
  });
  it('go over all the hexes of one action at once, unless a die is to be rolled on them', () => {
    const way: CohWay = {
      unit: 'infantry-1',
      to: '7-B01',
      mode: 'move',
      ap: 1,
      cap: 0,
      actions: 1,
      path: ['7-B02', '7-B01'],
      risks: [],
    };
    expect(stepsAlong(way, 2, sceneOf())).toMatchObject([
      { to: '7-B02', facing: 'n' },
      { to: '7-B01', facing: 'se' },
    ]);
    expect(stepsAlong({ ...way, risks: ['mines'] }, 2, sceneOf())).toHaveLength(1);
    expect(stepsAlong({ ...way, actions: 2 }, 2, sceneOf())).toHaveLength(1);
  });
});

describe('an action', () => {
  const view = viewOf({ acting: ['infantry-1'] });
  const base = { kind: 'choose-action', view, subject: ['infantry-1'] };

  it('has one step for the six facings of a hex', () => {
    expect(faced(moves('7-B02'), 2).map((choice) => field(choice, 'facing'))).toEqual(['se']);
    expect(clicked('7-B02', false, null, sceneOf({ ...base, choices: moves('7-B02') }))).toMatchObject({
      kind: 'perform',
      actions: [{ to: '7-B02', facing: 'n' }],
    });
  });
  it('aims first where an enemy stands and could be fired at', () => {
    const choices = [...moves('7-B01'), answer('fire', { hex: '7-B01' })];
    expect(clicked('rifle-1', false, null, sceneOf({ ...base, choices }))).toEqual({ kind: 'aim', hex: '7-B01' });
  });
  it('goes to an empty hex, even if it could be fired at', () => {
    const choices = [...moves('7-B02'), answer('fire', { hex: '7-B02' })];
    expect(clicked('7-B02', false, null, sceneOf({ ...base, choices }))).toMatchObject({ kind: 'perform' });
  });
  it('lets several things be meant', () => {
    const choices = [...moves('7-B02'), answer('lay-smoke', { hex: '7-B02' }), answer('hide', { to: '7-B02' })];
    const meaning = clicked('7-B02', false, null, sceneOf({ ...base, choices }));
    expect(meaning.kind === 'offer' && meaning.actions.map((choice) => choice.action.do)).toEqual([
      'move',
      'hide',
      'lay-smoke',
    ]);
  });
  it('ends where the one that drives on is clicked', () => {
    const scene = sceneOf({ ...base, kind: 'bonus-move', choices: [...moves('7-B02'), answer('halt')] });
    expect(clicked('infantry-1', false, null, scene)).toMatchObject({ kind: 'perform', actions: [{ do: 'halt' }] });
    expect(clicked('7-B03', false, null, scene)).toMatchObject({ kind: 'perform', actions: [{ do: 'halt' }] });
  });
  it('is joined by another with Shift', () => {
    const choices = [answer('also', { unit: 'infantry-2' }), answer('back')];
    expect(clicked('infantry-2', true, null, sceneOf({ ...base, choices }))).toMatchObject({
      kind: 'perform',
      actions: [{ do: 'also', unit: 'infantry-2' }],
    });
    expect(clicked('infantry-2', false, null, sceneOf({ ...base, choices: [answer('back')] }))).toMatchObject({
      kind: 'perform',
      actions: [{ do: 'back' }],
      then: 'infantry-2',
    });
  });
  it('takes the next of a group in hand, and sends him alone', () => {
    const marches = ['infantry-1', 'infantry-2'].flatMap((unit) =>
      FACED.map((facing) => answer('march', { unit, to: '7-B02', facing, careful: false })),
    );
    const group = {
      ...base,
      view: viewOf({ acting: ['infantry-1', 'infantry-2'] }),
      choices: marches,
      hand: 'infantry-1',
    };
    expect(handsOf('choose-action', marches)).toEqual(['infantry-1', 'infantry-2']);
    expect(clicked('infantry-2', false, null, sceneOf(group))).toEqual({ kind: 'hand', id: 'infantry-2' });
    expect(clicked('7-B02', false, 3, sceneOf({ ...group, hand: 'infantry-2' }))).toMatchObject({
      kind: 'perform',
      actions: [{ do: 'march', unit: 'infantry-2', to: '7-B02', facing: 's' }],
    });
  });
  it('turns a counter that is dragged inside its own hex', () => {
    const choices = FACED.map((facing) => answer('pivot', { facing }));
    expect(dropped('infantry-1', '7-B03', 5, sceneOf({ ...base, choices }))).toMatchObject({
      kind: 'perform',
      actions: [{ do: 'pivot', facing: 'nw' }],
    });
    expect(dropped('infantry-1', '7-B03', null, sceneOf({ ...base, choices }))).toEqual({
      kind: 'pass',
      id: 'infantry-1',
    });
  });
});

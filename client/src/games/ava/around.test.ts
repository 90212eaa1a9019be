import { describe, expect, test } from 'vitest';
import { citiesOf } from './cities';
import { choice, INDEX, operation, scene, view } from './fixtures';
import { askable, arrivalOf, guess } from './further';
import { isReady } from './gestures';
import { legendOf } from './legend';
import { patched } from './pieces';
import { changedHexes } from './picture';
import { freeOf } from '../../hexes/table/sight';
import type { AvaRoutes } from './wire';

describe('major cities', () => {
  const inPlay = new Set(INDEX.hexes.keys());
  test('are listed for either holder, with what they are worth', () => {
    const supply = { side: 'axis', reached: ['L0303'], cut: [], without: [] };
    expect(citiesOf(view(), INDEX, inPlay, supply)).toMatchObject([
      { hex: 'L0303', holder: 'soviet', line: true, points: 0, worth: [10, 5] },
    ]);
    expect(citiesOf(view({ stand_fast: ['L0303'] }), INDEX, inPlay, null)).toMatchObject([
      { line: null, worth: [15, 7] },
    ]);
  });
  test('count what the score says', () => {
    const held = view({
      control: { L0303: 'axis' },
      score: [
        ['score-city', 'L0303', 10],
        ['score-stand-fast', 'L0303', 5],
      ],
    });
    expect(citiesOf(held, INDEX, inPlay, null)[0]).toMatchObject({ holder: 'axis', points: 15 });
  });
});

describe('who could come', () => {
  const odds = { attack: 3, defence: 4, shifts: [] };
  test('are those that do not stand there already, have not moved and can attack', () => {
    expect(askable('L0404', 'axis', scene([])).sort()).toEqual(['infantry', 'panzer']);
    expect(
      askable('L0404', 'axis', scene([], { view: view({ operations: [operation({ moved: ['panzer'] })] }) })),
    ).toEqual(['infantry']);
    expect(askable('L0203', 'axis', scene([]))).not.toContain('panzer');
  });
  test('come by the cheapest way to a hex next to it, where they may stop', () => {
    const routes: AvaRoutes = {
      unit: 'panzer',
      allowance: 16,
      blocked: [],
      reach: [
        { hex: 'L0403', cost: 6, path: [], strategic: false, refusal: null },
        { hex: 'L0304', cost: 4, path: [], strategic: false, refusal: null },
        { hex: 'L0101', cost: 2, path: [], strategic: false, refusal: null },
      ],
    };
    expect(arrivalOf('L0404', routes, scene([]))?.hex).toBe('L0304');
    expect(arrivalOf('L0404', { ...routes, reach: [] }, scene([]))).toBeNull();
  });
  test('raise the odds by their printed strength', () => {
    expect(guess(odds, ['panzer'], scene([]))).toMatchObject({ attack: 11, defence: 4, ratio: '2-1', column: '2-1' });
    const uphill = { ...odds, shifts: [{ reason: 'swamp', columns: 2, rule: '10.3' }] };
    expect(guess(uphill, ['panzer'], scene([])).column).toBe('');
  });
});

describe('around the map', () => {
  test('the legend names what lies there; who holds what only beside supply', () => {
    const fill = (id: string, kind: 'fill' | 'hatch' = 'fill') => ({ id, kind, hexes: ['L0101'], colour: '#000' });
    expect(
      legendOf([fill('reach'), fill('reach-through', 'hatch'), fill('control-axis')]).map((entry) => entry.text),
    ).toEqual(['legend-reach', 'legend-through']);
    expect(legendOf([fill('control-axis'), fill('supply-axis')]).map((entry) => entry.text)).toContain('legend-axis');
  });
  test('with a unit taken up the others of the activation can be taken up instead', () => {
    const now = scene([choice('go', { to: 'L0302' }), choice('put-back')], { moving: 'panzer' });
    expect(['panzer', 'infantry', 'rifle'].filter((unit) => isReady(unit, now))).toEqual(['infantry']);
  });
  test('cards leave the rest of the stage free', () => {
    const stage = { left: 0, right: 1000, top: 0, bottom: 600 };
    expect(freeOf(stage, undefined)).toEqual(stage);
    expect(freeOf(stage, { left: 640, right: 990, top: 8, bottom: 500 }).right).toBe(640);
    expect(freeOf(stage, { left: 640, right: 990, top: 8, bottom: 80 }).right).toBe(1000);
    expect(freeOf(stage, { left: 5, right: 995, top: 400, bottom: 600 }).bottom).toBe(400);
  });
  test('a proposal shows who holds a city, and where the changes are', () => {
    expect(patched(view(), [{ hex: 'L0303', control: 'axis' }]).control.L0303).toBe('axis');
    expect(changedHexes({ unit: 'panzer', at: 'L0404' }, view(), INDEX)).toEqual(['L0202', 'L0404']);
    expect(changedHexes({ unit: 'panzer', at: 'eliminated' }, view(), INDEX)).toEqual(['L0202']);
  });
});

import { describe, expect, test } from 'vitest';
import { battleOf, stageNow } from '../../hexes/bonds/battle';
import { textsOf } from '../../lib/sources';
import type { Event } from '../../lib/wire';
import type { S42Battle } from './wire';
import { aboutOf } from './about';
import { BATTLE_CONFIG } from './battle';
import { adjacentAttackers, declaredForce, whatIfForce, withGun, withUnit, type WhatIf } from './force';
import { changed, subjectsOf, describeChange } from './editing';
import { factsOf, replacementsText, ariaLabel } from './facts';
import { CATALOGUE, choice, INDEX, scene, view } from './fixtures';
import { GESTURES } from './gestures';
import { unfinishedBy } from './unfinished';
import { boardFor, cutOut, hiddenIn, patchedChart, placeOf, sideIn, valuesText } from './lookup';
import { counterOf, offmapBoxesOf, faceOf, markersOf, piecesOf, statusOf } from './pieces';
import { comingOn, datesOf } from './track';
import { victorySourcesOf } from './victory';

const t = textsOf('s42', 'en', {}, /^(?:\d{4}|area-[A-Za-z].*)$/u);
const card = (id: string) => INDEX.units.get(id) ?? CATALOGUE.units[0]!;

describe('the board of a scenario', () => {
  test('is cut out of the whole, and nothing leads beyond it', () => {
    const chart = cutOut(CATALOGUE.chart, 'fall-blau');
    expect(chart.hexes.map(([id]) => id.slice(0, 2)).every((column) => column < '13')).toBe(true);
    expect(chart.lines).toEqual([{ kind: 'rail-main', hexes: ['1001', '1101', '1201'] }]);
    expect(chart.rivers[0]?.sides).toEqual([['1101', '1201']]);
    expect(chart.places.map(({ id }) => id)).toEqual(['kursk']);
  });
  test('is the same object for the same scenario, and the printed one for the campaign', () => {
    expect(boardFor(CATALOGUE, 'campaign', null)).toBe(CATALOGUE);
    expect(boardFor(CATALOGUE, 'fall-blau', null)).toBe(boardFor(CATALOGUE, 'fall-blau', null));
  });
  test('is changed by a situation', () => {
    const none = { terrain: [], places: [], waters: [], roads: [], crossings: [], rails: [] };
    const chart = patchedChart(CATALOGUE.chart, {
      ...none,
      crossings: [['1101/1201', 'ferry']],
      rails: [['1101/1201', 'none']],
    });
    expect(chart.crossings).toMatchObject([{ kind: 'ferry', hexes: ['1101', '1201'] }]);
    expect(chart.lines.map(({ hexes }) => hexes)).toEqual([
      ['1001', '1101'],
      ['1201', '1302', '1402'],
    ]);
  });
});

describe('counters and markers', () => {
  test('values are written as printed', () => {
    expect(['first', 'guns', 'rifles', 'general'].map((id) => valuesText(card(id), 1))).toEqual([
      '3-5-3',
      '[5]-1-5',
      '3-(5)-3',
      '0-6',
    ]);
  });
  test('faces tell arm, size and quality', () => {
    expect(faceOf(card('second'), 3)).toMatchObject({
      arm: 'armour',
      echelon: 'division',
      values: '10-8-6',
      steps: 3,
      reduced: false,
    });
    expect(faceOf(card('guns'), 1)).toMatchObject({ hq: true, steps: 0 });
    expect(counterOf('supply-1', view(), INDEX)).toMatchObject({ arm: 'airborne_supply', side: 'axis' });
    expect(counterOf('1101', view(), INDEX)).toBeNull();
  });
  test('an isolated unit is marked so, and not as out of supply too', () => {
    expect(statusOf('second', view())).toEqual(['isolated']);
    expect(statusOf('guns', view())).toEqual(['fired', 'planned']);
  });
  test('units and supply points lie on the board, and none that are off the map', () => {
    const pieces = piecesOf(view(), INDEX, new Set(['rifles']), () => false);
    expect(pieces.map(({ id }) => id)).toEqual(['first', 'second', 'guns', 'waiting', 'rifles', 'supply-1']);
    expect(pieces.find(({ id }) => id === 'rifles')?.status).toEqual(['disrupted', 'unsupplied']);
  });
  test('fortifications, rail heads and aircraft are markers', () => {
    const ids = markersOf(view(), INDEX, { control: false, forts: true }).map(({ id, kind }) => `${id} ${kind}`);
    expect(ids).toEqual([
      'line-1103 fortress',
      'fort-1202 token',
      'fort-1203 fortress',
      'head-1101 token',
      'air-iv token',
    ]);
  });
  test('entry areas of the scenario are off-map boxes', () => {
    expect(offmapBoxesOf(view(), INDEX, t).map(({ letter, side }) => letter + side)).toEqual(['Xaxis', 'Csoviet']);
    expect(offmapBoxesOf(view({ areas: { 'area-X': 'axis' } }), INDEX, t).map(({ letter }) => letter)).toEqual(['X']);
  });
});

describe('places and facts', () => {
  test('an id means its hex', () => {
    expect(
      ['first', 'supply-1', 'air-iv', 'head-1101', 'kursk', 'general'].map((id) => placeOf(id, view(), INDEX)),
    ).toEqual(['1101', '1002', '1101', '1101', '1001', null]);
    expect([sideIn('1201', view(), INDEX), sideIn('1403', view(), INDEX)]).toEqual(['soviet', null]);
  });
  test('units in the box of a reserve army belong to its place', () => {
    const now = view({
      units: { ...view().units, army: ['1302', 1, 'good', []], rifles: ['box-2', 2, 'good', []] },
      masks: { army: 'box-2' },
    });
    expect([hiddenIn('1302', now), hiddenIn('1101', now)]).toEqual([['rifles'], []]);
  });
  test('a unit, a supply point and a hex are told', () => {
    expect(factsOf('first', view(), INDEX, t).lines[0]).toContain('5');
    expect(replacementsText(view(), t)).toBe('replacement-infantry 2 · replacement-tank 0');
    expect(factsOf('supply-1', view(), INDEX, t).lines[0]).toBe('on the move');
    expect(factsOf('1101', view(), INDEX, t).lines.join(' ')).toContain('rail head');
    expect(ariaLabel('first', view(), INDEX, t)).toContain('5-7-3');
  });
  test('the card lists the units of a hex', () => {
    const about = aboutOf({ id: '1101', routes: null, reach: null, without: new Set(['first']) }, view(), INDEX, t);
    expect(about.units.map(({ id, cut }) => [id, cut !== ''])).toEqual([
      ['first', true],
      ['second', false],
    ]);
  });
  test('victory hexes, the most valuable first', () => {
    expect(victorySourcesOf(view(), INDEX).map(({ hex, holder }) => `${hex} ${holder}`)).toEqual([
      '1501 soviet',
      '1001 axis',
    ]);
    expect(victorySourcesOf(view(), INDEX).filter(({ cutOff }) => cutOff)).toEqual([]);
    expect(
      victorySourcesOf(view({ score: [] }), INDEX)
        .filter(({ cutOff }) => cutOff)
        .map(({ hex }) => hex),
    ).toEqual(['1001']);
  });
  test('the track knows dates and who comes', () => {
    expect(datesOf('1942-06-28', '1942-07-01', 'en')).toMatch(/28.*1/u);
    expect(comingOn(7, view())).toEqual(['general']);
  });
});

describe('gestures', () => {
  const moves = [
    choice('move', { units: ['first', 'second'] }),
    choice('move', { units: ['first'] }),
    choice('move', { units: ['second'] }),
    choice('end-movement'),
  ];
  test('a click picks a unit, a hex is where it goes', () => {
    expect(GESTURES.clicked('first', false, scene(moves))).toEqual({ kind: 'group', units: ['first'] });
    expect(GESTURES.clicked('1102', false, scene(moves, { group: ['first'] }))).toMatchObject({
      actions: [
        { do: 'move', units: ['first'] },
        { do: 'go', to: '1102' },
      ],
    });
  });
  test('a supply point is for the shell', () => {
    expect(
      GESTURES.clicked('supply-1', false, scene([...moves, choice('move-supply', { supply: 'supply-1' })])),
    ).toEqual({ kind: 'pass', id: 'supply-1' });
  });
  test('where nothing is to be bought for units, a unit stands for its hex', () => {
    const works = [choice('fortify', { hex: '1102' }), choice('end-initial')];
    expect(GESTURES.clicked('first', false, scene(works))).toEqual({ kind: 'pass', id: '1101' });
    expect(
      GESTURES.clicked(
        'second',
        false,
        scene([...works, choice('replenish', { unit: 'first', kind: 'replacement-infantry' })]),
      ),
    ).toEqual({ kind: 'pass', id: 'second' });
  });
  test('a unit on a train is not taken up again', () => {
    const march = [choice('go', { to: '1102', mode: 'normal' }), choice('halt')];
    const now = scene(march, {
      view: view({ moving: ['first'], units: { ...view().units, waiting: ['area-X', 2, 'good', ['train']] } }),
    });
    expect(['second', 'waiting'].map((unit) => GESTURES.isReady(unit, now))).toEqual([true, false]);
  });
  test('a train or a supply point is sent to the place that is clicked, occupied or not', () => {
    const sent = scene([choice('station', { place: '1102' }), choice('put-back')]);
    expect(GESTURES.clicked('1102', false, sent)).toEqual({
      kind: 'perform',
      actions: [{ do: 'station', place: '1102' }],
    });
    expect(GESTURES.clicked('first', false, sent)).toEqual({
      kind: 'perform',
      actions: [{ do: 'station', place: '1101' }],
    });
    expect(GESTURES.isReady('second', sent)).toBe(false);
  });
  test('an advance is chosen by unit and hex', () => {
    const open = [
      choice('advance', { unit: 'first', to: '1201' }),
      choice('advance', { unit: 'first', to: '1202' }),
      choice('end-advance'),
    ];
    expect(GESTURES.clicked('first', false, scene(open))).toEqual({ kind: 'hand', id: 'first' });
    expect(GESTURES.clicked('1202', false, scene(open))).toMatchObject({
      actions: [{ do: 'advance', unit: 'first', to: '1202' }],
    });
    expect(GESTURES.dropped('first', '1201', scene(open))).toMatchObject({ actions: [{ to: '1201' }] });
  });
});

describe('an attack', () => {
  const battle: S42Battle = {
    target: '1201',
    side: 'axis',
    kind: 'attack',
    units: ['first'],
    guns: [],
    air: '',
    cover: '',
    plans: [],
    defenders: ['rifles'],
    result: '',
  };
  const choices = [
    choice('join', { unit: 'second' }),
    choice('leave', { unit: 'first' }),
    choice('support', { unit: 'guns', supply: 'supply-1' }),
    choice('call-air', { wing: 'air-iv' }),
    choice('unleash', { unit: 'guns' }),
  ];
  const plan: WhatIf = { target: '1201', units: ['first'], guns: [], air: '' };
  test('knows who stands around', () => {
    expect(adjacentAttackers('1201', view(), INDEX)).toEqual(['first', 'second']);
    expect(adjacentAttackers('1403', view(), INDEX)).toEqual([]);
  });
  test('reads the plan on the table from the answers', () => {
    expect(declaredForce(battle, choices, view({ battle }), INDEX)).toEqual({
      units: [
        { unit: 'first', joins: true },
        { unit: 'second', joins: false },
      ],
      guns: [{ shell: { unit: 'guns', supply: 'supply-1' }, joins: false }],
      air: [{ wing: 'air-iv', joins: false }],
      plans: [{ unit: 'guns', joins: false }],
    });
  });
  test('takes what is only asked about from the game', () => {
    const shell = { unit: 'guns', supply: '' };
    const odds = { helpers: { units: [], guns: [shell], air: ['air-iv'] } };
    expect(whatIfForce(withGun(plan, shell), odds, view(), INDEX)).toMatchObject({
      guns: [{ shell, joins: true }],
      air: [{ wing: 'air-iv', joins: false }],
    });
    expect(withGun(withGun(plan, shell), shell).guns).toEqual([]);
    expect(withUnit(plan, 'first').units).toEqual([]);
  });
  test('is told step by step', () => {
    const event = (what: string, extra: Partial<Event> = {}): Event => ({ what, ...extra });
    const staged = battleOf(
      [
        event('guns-fired', { args: { hex: '1201' } }),
        event('battle', { args: { hex: '1201' } }),
        event('unit-set-aside'),
        event('determined-defence'),
        event('city-battle'),
      ],
      BATTLE_CONFIG,
    );
    expect(staged.map(({ stage }) => stage)).toEqual(['before', 'die', 'losses', 'stand', 'stand']);
    expect(stageNow(staged, 'choose-remnant', BATTLE_CONFIG)).toBe('losses');
    expect(battleOf([event('battle', { args: { hex: '1201' } }), event('mini-turn-began')], BATTLE_CONFIG)).toEqual([]);
  });
});

describe('putting the table right', () => {
  test('what is proposed is shown and told', () => {
    const changes = [
      { unit: 'first', at: '1102', order: 'full-retreat' },
      { supply: 'supply-1', face: 'supply-ready' },
      { hex: '1001', control: 'soviet' },
    ];
    const now = changed(view(), changes);
    expect(now.units.first).toEqual(['1102', 2, 'full-retreat', []]);
    expect(now.supplies['supply-1']?.[2]).toBe('supply-ready');
    expect(now.control['1001']).toBe('soviet');
    expect(changes.map((change) => describeChange(change, view(), INDEX, t).parts.length)).toEqual([2, 1, 1]);
  });
  test('fortifications, rail heads and the weather too', () => {
    const changes = [
      { fort: '1102', side: 'axis', done: false },
      { fort: '1203' },
      { head: '1101', to: '1201' },
      { weather: 'rain' },
    ];
    const now = changed(view(), changes);
    expect(now.forts).toEqual([
      ['1202', 'soviet', false],
      ['1102', 'axis', false],
    ]);
    expect(now.heads).toEqual([['1201', 0]]);
    expect(now.weather).toBe('rain');
    expect(changes.map((change) => describeChange(change, view(), INDEX, t))).toMatchObject([
      { id: '1102', parts: ['no fortification → Fortification under construction: axis'] },
      { id: '1203', parts: ['Fortification: soviet → no fortification'] },
      { id: '1101', parts: ['rail head → 1201'] },
      { name: 'Weather', parts: ['clear → rain'] },
    ]);
  });
  test('a unit, a supply point, a city, a hex and the weather can be changed', () => {
    expect(subjectsOf('first', '1001', view(), INDEX, t).map(({ options }) => options.length)).toEqual([8, 2, 5]);
    expect(subjectsOf('supply-1', null, view(), INDEX, t).map(({ options }) => options.length)).toEqual([4]);
    expect(subjectsOf(null, null, view(), INDEX, t).map(({ options }) => options.length)).toEqual([5]);
  });
  test('a rail head is moved along its green line', () => {
    const [works, head] = subjectsOf(null, '1101', view(), INDEX, t);
    expect(works?.options.map(({ pressed }) => pressed)).toEqual([true, false, false, false, false]);
    expect(head?.options.map(({ change }) => change)).toEqual(
      ['1001', '1201', '1302', '1402'].map((to) => ({ head: '1101', to })),
    );
  });
});

test('a phase that would be given up is asked about twice', () => {
  expect(unfinishedBy(view(), 'end-initial')?.warning).toBe('s42-ui-unfinished-initial');
  expect(unfinishedBy(view({ active: 'soviet' }), 'end-initial')).toBeNull();
});

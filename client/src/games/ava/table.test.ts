import { describe, expect, test } from 'vitest';
import { textsOf } from '../../lib/sources';
import { CATALOGUE, choice, INDEX, operation, scene, view } from './fixtures';
import { battleOf, pathsTaken } from './events';
import { drawerFor, drawerOf } from './drawers';
import { factsOf, ariaLabel } from './facts';
import { BOARD, KEYS } from './keys';
import { reachOverlays, strikeOverlays } from './layers';
import { near } from '../../hexes/table/nearby';
import { halves } from '../../hexes/table/ground';
import { hexOf, indexOf, playable, valuesOf } from './lookup';
import { summary } from './odds';
import { boardFor, patchedChart } from './patched';
import { markersOf, patched, piecesOf } from './pieces';
import { candidatesOf } from './planning';
import { inSight } from '../../hexes/table/sight';

const names = { panzer: { en: '1st Panzer' }, riga: { en: 'Riga' }, clear: { en: 'clear' } };
const t = textsOf('ava', 'en', names, /^[LSK]\d{4}$/u);

describe('what is known', () => {
  test('half points are written as people do', () => {
    expect([0, 1, 2, 3, 16].map(halves)).toEqual(['0', '½', '1', '1½', '8']);
  });
  test('a reduced unit has its other values', () => {
    const panzer = INDEX.units.get('panzer');
    expect(panzer && [valuesOf(panzer, 2), valuesOf(panzer, 1)]).toEqual([
      [8, 5, 8],
      [4, 3, 8],
    ]);
  });
  test('units, fortresses and cities lie in their hexes; boxes are no hexes', () => {
    expect(['panzer', 'fort-L0303', 'riga', 'L0404', 'tank', 'nothing'].map((id) => hexOf(id, view(), INDEX))).toEqual([
      'L0202',
      'L0303',
      'L0303',
      'L0404',
      null,
      null,
    ]);
    expect(near(INDEX, 'L0202').sort()).toEqual(['L0101', 'L0102', 'L0201', 'L0203', 'L0301', 'L0302']);
    expect(playable(INDEX, view()).size).toBe(16);
  });
  test('the inspector tells ground, rivers, holder and units', () => {
    const city = factsOf('L0303', view(), INDEX, t);
    expect(city.title).toBe('Riga · L0303');
    expect(city.lines.join(' ')).toContain('2 columns to the left');
    expect(factsOf('L0202', view(), INDEX, t).lines.join(' ')).toContain('Large river river-memel towards L0203');
    expect(factsOf('panzer', view(), INDEX, t).lines[0]).toBe('Attack 8, defence 5, movement 8');
    expect(ariaLabel('panzer', view(), INDEX, t)).toBe('1st Panzer, 8-5-8, L0202');
  });
});

describe('the board', () => {
  test('counters carry what they are doing; those off the map are not drawn', () => {
    const now = view({ operations: [operation({ moved: ['infantry'], moving: 'panzer' })] });
    const pieces = piecesOf(now, INDEX, new Set(['rifle']));
    expect(pieces.map((piece) => [piece.id, piece.status])).toEqual([
      ['infantry', ['moved']],
      ['staff', []],
      ['rifle', ['unsupplied']],
      ['panzer', ['active', 'moving']],
    ]);
    expect(markersOf(now, INDEX, true, playable(INDEX, now)).map((marker) => marker.kind)).toEqual([
      'source',
      'control',
    ]);
  });
  test('of a situation is drawn as it is there', () => {
    const none = { terrain: [], places: [], waters: [], roads: [], rails: [], start: null, sources: null };
    const chart = patchedChart(CATALOGUE.chart, {
      ...none,
      terrain: [['L0101', 'clear']],
      places: [
        ['L0303', 'none'],
        ['L0404', 'city'],
      ],
      waters: [
        ['L0203/L0202', 'none'],
        ['L0302/L0303', 'small'],
      ],
      roads: [['L0202/L0203', 'road']],
      rails: [['L0102/L0103', 'none']],
      start: [['L0301', 'L0401']],
    });
    expect(chart.hexes[0]).toEqual(['L0101', 1, 1, 'clear', 'L']);
    expect(chart.places.filter(({ hexes }) => hexes.length > 0)).toEqual([
      { id: 'L0404', kind: 'city', hexes: ['L0404'] },
    ]);
    expect(chart.rivers.flatMap(({ size, sides }) => sides.map((side) => [size, ...side]))).toEqual([
      ['small', 'L0302', 'L0303'],
    ]);
    expect(chart.lines).toEqual([
      { kind: 'rail', hexes: ['L0101', 'L0102'] },
      { kind: 'road', hexes: ['L0202', 'L0203'] },
    ]);
    expect(chart.edges.start).toEqual([['L0301', 'L0401']]);
    const board = boardFor(CATALOGUE, { ...none, sources: [['L0404', 'soviet']] });
    expect(
      markersOf(view(), indexOf(board), false, playable(INDEX, view())).map(({ hex, kind }) => [hex, kind]),
    ).toEqual([['L0404', 'source']]);
    expect([boardFor(CATALOGUE, null), boardFor(CATALOGUE, { ...none, sources: [['L0404', 'soviet']] })]).toEqual([
      CATALOGUE,
      board,
    ]);
    expect(boardFor(CATALOGUE, { ...none })).toBe(boardFor(CATALOGUE, { ...none }));
  });
  test('proposed changes are shown', () => {
    const now = patched(view(), [
      { unit: 'panzer', at: 'L0404' },
      { unit: 'rifle', steps: 2 },
    ]);
    expect([now.units.panzer, now.units.rifle]).toEqual([
      ['L0404', 2],
      ['L0203', 2],
    ]);
  });
  test('reach shows costs, and apart what may only be passed', () => {
    const refusal = { rule: '3.1', reason: { id: 'full', args: {} }, evidence: [] };
    const reach = [
      { hex: 'L0302', cost: 3, path: ['L0302'], strategic: false, refusal: null },
      { hex: 'L0303', cost: 5, path: ['L0302', 'L0303'], strategic: false, refusal },
    ];
    const made = reachOverlays({ unit: 'panzer', allowance: 16, reach, blocked: [] });
    expect(made.find((overlay) => overlay.id === 'reach')?.hexes).toEqual(['L0302']);
    expect(made.find((overlay) => overlay.id === 'reach-through')?.hexes).toEqual(['L0303']);
    expect(made.find((overlay) => overlay.kind === 'text')?.texts).toEqual({ L0302: '1½' });
  });
  test('an arrow for every hex that attacks', () => {
    const strikes = [{ target: 'L0203', units: ['panzer', 'infantry'] }];
    const made = strikeOverlays([operation({ strikes })], (unit) => view().units[unit]?.[0] ?? '', null);
    expect(made.map((overlay) => overlay.path)).toEqual([
      ['L0202', 'L0203'],
      ['L0102', 'L0203'],
    ]);
  });
});

describe('drawers', () => {
  test('chits and units off the map lie in their drawers', () => {
    const now = view({ units: { ...view().units, staff: ['track-3', 1] } });
    expect(['de-4pzg', 'tank', 'staff', 'panzer', 'L0101'].map((id) => drawerOf(id, now, INDEX))).toEqual([
      'chits',
      'boxes',
      'track',
      null,
      null,
    ]);
    expect(drawerFor(['panzer', 'tank'], false, now, INDEX)).toBe('boxes');
    expect(drawerFor(['tank', 'L0101'], true, now, INDEX)).toBeNull();
    expect(drawerFor(['tank', 'de-4pzg'], false, now, INDEX)).toBe('chits');
  });
});

describe('sight', () => {
  const box = { left: 0, top: 0, right: 150, bottom: 150 };
  const where = (zoom: number) => (hex: string) => {
    const cell = INDEX.map.get(hex);
    return cell ? { x: cell.x * zoom, y: cell.y * zoom } : null;
  };
  test('most of what a question is about must be in the window, and large enough to be read', () => {
    expect(inSight(['L0101', 'L0202'], INDEX, where(1), box)).toBe(true);
    expect(inSight(['L0101', 'L0404'], INDEX, where(1), box)).toBe(false);
    expect(inSight(['L0101', 'L0202'], INDEX, where(0.2), box)).toBe(false);
    expect(inSight([], INDEX, where(1), box)).toBe(true);
  });
});

describe('planning', () => {
  test('who could attack: by the answers, or by who stands near', () => {
    const declared = view({
      operations: [operation({ segment: 'declaration', strikes: [{ target: 'L0203', units: ['panzer'] }] })],
    });
    const now = scene([choice('attack', { unit: 'infantry', target: 'L0203' })], { view: declared });
    expect(candidatesOf('L0203', now, null)).toEqual([
      { unit: 'panzer', state: 'in' },
      { unit: 'infantry', state: 'out' },
    ]);
    expect(candidatesOf('L0203', scene([]), new Set(['panzer']))).toEqual([
      { unit: 'panzer', state: 'in' },
      { unit: 'infantry', state: 'out' },
    ]);
  });
  test('chances are counted over the six faces', () => {
    const face = (die: number, extra: object) => ({
      die,
      result: '',
      attacker_losses: 0,
      defender_losses: 0,
      retreat: 0,
      defenders_destroyed: 0,
      taken: false,
      ...extra,
    });
    const outcomes = [
      face(1, { attacker_losses: 1 }),
      face(2, {}),
      face(3, { retreat: 1, taken: true }),
      face(4, { retreat: 2, taken: true }),
      face(5, { retreat: 2, taken: true }),
      face(6, { defender_losses: 1, retreat: 2, taken: true, defenders_destroyed: 1 }),
    ];
    const found = Object.fromEntries(summary({ outcomes }).map(({ id, chance }) => [id, Math.round(chance * 6)]));
    expect(found).toEqual({ taken: 4, destroyed: 1, 'defender-loss': 1, retreat: 4, nothing: 1, 'attacker-loss': 1 });
  });
  test('the battle lasts from its die to the next movement', () => {
    const events = ['unit-moved', 'battle', 'unit-reduced', 'unit-retreated', 'movement-ended'].map((what) => ({
      what,
    }));
    expect(battleOf(events).map((event) => event.what)).toEqual(['battle', 'unit-reduced', 'unit-retreated']);
    expect(battleOf(events.slice(0, 1))).toEqual([]);
  });
  test('ways begin where the unit stood', () => {
    const args = { unit: 'panzer', start: 'L0202', to: 'L0304', path: ['L0303', 'L0304'] };
    expect(pathsTaken([{ what: 'x' }, { what: 'unit-moved', args }])).toEqual([
      { unit: 'panzer', path: ['L0202', 'L0303', 'L0304'] },
    ]);
  });
});

describe('keys', () => {
  const free = { closest: () => null };
  const key = (code: string) => ({ code, ctrlKey: false, metaKey: false, altKey: false, repeat: false });
  test('every layer has a key, and the help names every key', () => {
    for (const layer of BOARD.layers)
      expect(BOARD.command(key(`Key${BOARD.letterOf(layer)}`), free)).toEqual({ kind: 'layer', layer });
    const letters = KEYS.map(([letter]) => letter).filter((letter) => letter.length === 1);
    expect(letters.filter((letter) => BOARD.command(key(`Key${letter}`), free) === null)).toEqual([]);
    expect(KEYS.filter(([, text]) => !t.has(text))).toEqual([]);
  });
  test('typing is left alone', () => {
    const field = { closest: () => ({}) as Element };
    expect(BOARD.command(key('KeyZ'), field)).toBeNull();
  });
});

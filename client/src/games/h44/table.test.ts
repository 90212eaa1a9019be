import { describe, expect, test } from 'vitest';
import { priceOf } from '../../hexes/table/about';
import { halves } from '../../hexes/table/ground';
import { textsOf } from '../../lib/sources';
import type { H44Charge } from './wire';
import { gesture } from '../../table/keyboard';
import { aboutOf, chargeLines } from './about';
import { groupByVerb } from '../../hexes/bonds/verbhelp';
import { VERB_RULES, EXPLAINED } from './verbrules';
import { changed, subjectsOf, describeChange } from './editing';
import { factsOf, ariaLabel } from './facts';
import { CATALOGUE, choice, INDEX, ROUTES, view } from './fixtures';
import { unfinishedBy } from './unfinished';
import { BOARD, KEYS } from './keys';
import { bondId, bondOf, bondOverlays, placesIn, reachOverlays, supplyOverlays } from '../../hexes/bonds/layers';
import { points } from '../../hexes/bonds/lookup';
import { placeOf, sideIn, valuesText } from './lookup';
import { patchedChart } from './patched';
import { pathsTaken } from '../../hexes/bonds/picture';
import { crossingsOf, offmapBoxesOf, faceOf, formationOf, markersOf, piecesOf, shortLabel } from './pieces';
import { comingOn, dayOf } from './track';
import { victorySourcesOf, scoreBySide } from './victory';

const names = {
  irish: { en: '3 Irish Guards' },
  lent: { en: 'Lent' },
  'bridge-lent': { en: 'Lent bridge' },
  'area-N': { en: 'entry area N' },
  allied: { en: 'Allies' },
  clear: { en: 'clear' },
};
const t = textsOf('h44', 'en', names, /^(?:\d{4}|area-[A-O])$/u);
const NO_UNITS: ReadonlySet<string> = new Set();

describe('what is explained', () => {
  test('a place out of reach tells what it would cost, as far as that is known', () => {
    const refusal = { rule: '8.1.b', reason: { id: 'h44-ui-no-supply', args: {} }, evidence: [] };
    expect(priceOf(refusal, '7 / 5', t)).toEqual({ text: '✕ no supply line (7 / 5)', no: true });
    expect(priceOf(refusal, '', t).text).toBe('✕ no supply line');
    const figures = { ...refusal, reason: { ...refusal.reason, args: { need: '7', left: '5' } } };
    expect(priceOf(figures, '7 / 5', t).text).toBe('✕ no supply line');
    const way = (cost: number): string | undefined =>
      aboutOf(
        {
          id: '0403',
          routes: ROUTES,
          reach: { to: '0403', mode: 'normal', cost, path: [], refusal, warning: null },
          without: NO_UNITS,
          charge: null,
        },
        view(),
        INDEX,
        t,
      ).way?.text;
    expect([way(24), way(0)]).toEqual(['4 of 3 movement points', '']);
  });
  test('what a unit can do is sorted by kind, each kind with its paragraph', () => {
    const answers = [choice('detach', { unit: 'irish' }), choice('halt'), choice('detach', { unit: 'welsh' })].map(
      (one) => ({ choice: one, label: one.action.do }),
    );
    expect(
      groupByVerb(answers, VERB_RULES).map(({ verb, answers: alike, help }) => [verb, alike.length, help?.rule]),
    ).toEqual([
      ['detach', 2, '21.1'],
      ['halt', 1, undefined],
    ]);
    expect(EXPLAINED.filter((verb) => !t.has(`h44-ui-verb-help-${verb}`))).toEqual([]);
  });
});

describe('what is known', () => {
  test('sixths and halves are written as people do', () => {
    expect([0, 2, 6, 9, 18].map(points)).toEqual(['0', '⅓', '1', '1½', '3']);
    expect([0, 1, 4, 5].map(halves)).toEqual(['0', '½', '2', '2½']);
  });
  test('units, face-down counters, bridges and areas have their place; those in the air have none', () => {
    expect(
      ['irish', 'unknown-0304', 'bridge-lent', 'reserve', 'area-N', 'lent', 'para'].map((id) =>
        placeOf(id, view(), INDEX),
      ),
    ).toEqual(['0202', '0304', '0202', 'area-N', 'area-N', '0302', null]);
    expect(['0302', '0304', '0104'].map((hex) => sideIn(hex, view(), INDEX))).toEqual(['german', 'german', null]);
  });
  test('guns show their range, reduced units their other values', () => {
    expect(CATALOGUE.units.map((unit) => valuesText(unit, view().units[unit.id]?.[1] ?? 0)).slice(0, 3)).toEqual([
      '4-5-3',
      '3-4-3',
      '[6]-2-1',
    ]);
  });
  test('the inspector tells ground, water, bridges, markers and units', () => {
    const city = factsOf('0302', view(), INDEX, t);
    expect(city.title).toBe('Lent · 0302');
    expect(city.lines.join(' ')).toContain('Large river river-waal towards 0202');
    expect(city.lines.join(' ')).toContain('Lent bridge: mined');
    expect(factsOf('0402', view(), INDEX, t).lines.join(' ')).toContain('Traffic jam 3');
    expect(factsOf('henke', view(), INDEX, t).lines).toEqual(expect.arrayContaining(['disrupted', 'engaged']));
    expect(factsOf('area-N', view(), INDEX, t)).toMatchObject({ title: 'entry area N', kind: 'Allies' });
    expect(ariaLabel('irish', view(), INDEX, t)).toBe('3 Irish Guards, 4-5-3, 0202');
  });
  test('a bond tells who makes it and what it closes', () => {
    const facts = factsOf(bondId('allied', 0), view(), INDEX, t);
    expect(facts.title).toBe('Bond: Allies');
    expect(facts.lines.join(' ')).toContain('3 Irish Guards, welsh');
    expect(facts.lines.at(-1)).toBe('No enemy unit may enter 0203.');
    expect(factsOf(bondId('german', 0), view(), INDEX, t).lines.at(-1)).toBe(
      'No enemy unit may cross the hexside between 0401 and 0402.',
    );
    expect(bondOf('bond:german:7', view())).toBeNull();
  });
  test('a bridge tells its chance to go up', () => {
    const charge: H44Charge = {
      bridge: 'bridge-lent',
      state: 'mined',
      blows: 3,
      needs: 3,
      modifiers: [{ reason: 'first-turn', value: -1 }],
      asked: true,
      refusal: null,
    };
    expect(chargeLines(charge, t)).toEqual(['Chance to blow it: 50 % (3 of 6)', 'first turn: -1']);
    expect(chargeLines({ ...charge, state: 'blown' }, t)).toEqual([]);
    expect(
      aboutOf({ id: 'bridge-lent', routes: null, reach: null, without: NO_UNITS, charge }, view(), INDEX, t),
    ).toMatchObject({ title: 'Lent bridge', notes: ['Chance to blow it: 50 % (3 of 6)', 'first turn: -1'] });
  });
  test('the card says what a move costs', () => {
    const reach = ROUTES.reach[0] ?? null;
    expect(
      aboutOf({ id: '0102', routes: ROUTES, reach, without: NO_UNITS, charge: null }, view(), INDEX, t).way,
    ).toEqual({ text: '⅓ of 3 movement points', refusal: null });
  });
});

describe('what lies on the board', () => {
  test('counters, also in entry areas and face down, with their badges', () => {
    const pieces = piecesOf(view(), INDEX, new Set(['irish']), () => false);
    expect(pieces.map((piece) => piece.hex).sort()).toEqual(['0201', '0202', '0202', '0302', '0304', 'area-N']);
    const status = (id: string): readonly string[] => pieces.find((piece) => piece.id === id)?.status ?? [];
    expect([status('henke'), status('guns'), status('irish')]).toEqual([
      ['disrupted', 'engaged'],
      ['fired'],
      ['unsupplied'],
    ]);
    expect(pieces.find((piece) => piece.id === 'unknown-0304')?.face.hidden).toBe(true);
  });
  test('a face has its formation, armour class, size and steps', () => {
    const [irish, welsh, guns, , , henke] = CATALOGUE.units;
    expect(welsh && faceOf(welsh, 1)).toMatchObject({
      left: 'A3',
      echelon: 'regiment',
      steps: 1,
      reduced: true,
      band: '#2e6b3a',
    });
    expect(irish && faceOf(irish, 2)).toMatchObject({ echelon: 'battalion', steps: 2, reduced: false });
    expect(henke && faceOf(henke, 2)).toMatchObject({ left: 'KG' });
    expect(guns && faceOf(guns, 1).steps).toBe(0);
    expect(henke && formationOf(henke, view({ parents: { henke: 'irish' } }), INDEX)).toBe('GDS');
  });
  test('long names are cut to fit', () => {
    expect(shortLabel('2 Welsh Gds')).toBe('2 Welsh Gds');
    expect(shortLabel('1 Airlanding Light Rgt RA').length).toBeLessThanOrEqual(13);
  });
  test('bridges show their state, areas their owner, jams their number', () => {
    expect(
      crossingsOf(view({ pontoons: { irish: ['0201', '0301'] } }), INDEX).map(({ id, state }) => [id, state]),
    ).toEqual([
      ['bridge-lent', 'mined'],
      ['ferry-lent', 'ferry'],
      ['pontoon-irish', 'ferry'],
    ]);
    expect(offmapBoxesOf(view(), INDEX, t)).toEqual([
      { id: 'area-N', title: 'entry area N', letter: 'N', side: 'allied', hexes: ['0401', '0402'] },
    ]);
    expect(offmapBoxesOf(view({ turn: 2 }), INDEX, t)).toBe(offmapBoxesOf(view(), INDEX, t));
    expect(markersOf(view(), INDEX, { control: true, landings: true }).map((marker) => marker.kind)).toEqual([
      'traffic',
      'control',
      'landing',
    ]);
  });
  test('the board of a situation is drawn as it is there', () => {
    const made = patchedChart(CATALOGUE.chart, {
      terrain: [['0101', 'woods']],
      places: [
        ['0302', 'none'],
        ['0101', 'town'],
      ],
      waters: [
        ['0301/0201', 'none'],
        ['0101/0102', 'canal'],
      ],
      roads: [['0202/0302', 'none']],
      bridges: [['bridge-lent', '0101/0102']],
      ferries: [],
      landings: [],
    });
    expect(made.hexes[0]?.[3]).toBe('woods');
    expect(made.places).toEqual([
      { id: 'lent', kind: 'city', hexes: [] },
      { id: '0101', kind: 'town', hexes: ['0101'] },
    ]);
    expect(made.rivers.map((river) => river.sides)).toEqual([[['0202', '0302']], [['0101', '0102']]]);
    expect(made.lines.map((line) => line.hexes)).toEqual([
      ['0102', '0202'],
      ['0302', '0402'],
      ['0101', '0201'],
    ]);
    expect(made.crossings[0]?.hexes).toEqual(['0101', '0102']);
  });
});

describe('layers', () => {
  test('reach: each place by its first mode, or by the mode asked for', () => {
    expect(placesIn(ROUTES, '').map(({ to, mode }) => [to, mode])).toEqual([
      ['0102', 'normal'],
      ['0103', 'tactical'],
    ]);
    expect(placesIn(ROUTES, 'tactical')).toHaveLength(2);
    expect(reachOverlays(ROUTES, '')).toBe(reachOverlays(ROUTES, ''));
    expect(reachOverlays(ROUTES, '').at(-1)?.texts).toEqual({ '0102': '⅓', '0103': '2' });
  });
  test('bonds are bars from end to end, to an entry area up to the side they cross', () => {
    expect(bondOverlays('allied', view(), '#000').map(({ kind }) => kind)).toEqual(['hatch', 'link']);
    expect(bondOverlays('german', view(), '#000').at(-1)).toMatchObject({ kind: 'link', path: ['0302', '0401/0402'] });
  });
  test('supply shows where roads are cut', () => {
    const cut = { hexes: ['0202', '0302'] as const, why: 'bridge', bridge: 'bridge-lent' };
    expect(supplyOverlays({ side: 'allied', roads: ['0202'], without: [], cuts: [cut] }, '#000').at(-1)).toMatchObject({
      kind: 'line',
      sides: [['0202', '0302']],
    });
  });
  test('steps of one group in a row are one way', () => {
    const step = (start: string, end: string) => ({ what: 'units-moved', args: { units: ['irish'], start, end } });
    expect(pathsTaken([step('0202', '0102'), step('0102', '0103')] as never)).toEqual([['0202', '0102', '0103']]);
  });
  test('keys switch layers and open drawers, and every layer has one', () => {
    const key = { code: 'KeyC', ctrlKey: false, metaKey: false, altKey: false, repeat: false };
    const outside = { closest: () => null };
    expect(BOARD.command(key, outside)).toEqual({ kind: 'layer', layer: 'bonds' });
    expect(BOARD.command({ ...key, ctrlKey: true }, outside)).toBeNull();
    expect(BOARD.layers.every((layer) => KEYS.some(([letter]) => letter === BOARD.letterOf(layer)))).toBe(true);
  });
  test('no key of the board is one of the table around it', () => {
    const outside = { closest: () => null };
    const plain = { ctrlKey: false, metaKey: false, altKey: false, repeat: false };
    const letters = KEYS.flatMap(([letter]) => (/^[A-Z]$/u.test(letter) ? [letter] : []));
    expect(
      letters.filter(
        (letter) => gesture({ ...plain, key: letter.toLowerCase(), code: `Key${letter}` }, outside) !== null,
      ),
    ).toEqual([]);
    expect(letters.filter((letter) => BOARD.command({ ...plain, code: `Key${letter}` }, outside) === null)).toEqual([]);
  });
});

describe('drawers', () => {
  test('the count by side, the places that count, who is to come', () => {
    expect(scoreBySide(view()).map(({ side, points: sum }) => [side, sum])).toEqual([
      ['allied', 2],
      ['german', 3],
    ]);
    expect(victorySourcesOf(view(), INDEX)).toEqual([{ hex: '0302', place: 'lent', holder: 'german' }]);
    expect(comingOn(3, view(), INDEX)).toEqual(['para']);
    expect(dayOf(17, 'en')).toBe('Sep 17');
  });
  test('landings that are due are not put off by one key', () => {
    expect(unfinishedBy(view({ phase: 'landing', landing_points: -1 }), 'done')).not.toBeNull();
    expect(unfinishedBy(view({ phase: 'landing', landing_points: 0 }), 'done')).toBeNull();
  });
});

describe('putting the table right', () => {
  const changes = [
    { unit: 'irish', at: '0102', order: 'full-retreat' },
    { bridge: 'bridge-lent', state: 'blown' },
    { hex: '0302', control: 'allied' },
  ];
  test('the changes are shown on the board', () => {
    const after = changed(view(), changes);
    expect(after.units.irish).toEqual(['0102', 2, 'full-retreat', []]);
    expect([after.bridges['bridge-lent'], after.control['0302']]).toEqual(['blown', 'allied']);
    expect(changed(view(), []).units).toEqual(view().units);
  });
  test('and told in words, from what to what', () => {
    const described = changes.map((change) => describeChange(change, view(), INDEX, t));
    expect(described.map(({ name }) => name)).toEqual(['3 Irish Guards', 'Lent bridge', 'Lent · 0302']);
    expect(described[0]?.parts).toEqual(['0202 → 0102', 'in good order → in full retreat']);
    expect(described[1]?.parts).toEqual(['mined → blown']);
  });
  test('a unit, a bridge and a city offer what can be changed', () => {
    expect(subjectsOf('irish', 'bridge-lent', view(), INDEX, t).map(({ title }) => title)).toEqual([
      '3 Irish Guards',
      'Lent bridge',
    ]);
    expect(subjectsOf(null, '0302', view(), INDEX, t)[0]?.options.map(({ pressed }) => pressed)).toEqual([false, true]);
    expect(subjectsOf(null, '0104', view(), INDEX, t)).toEqual([]);
  });
});

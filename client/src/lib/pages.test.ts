import { beforeEach, describe, expect, test } from 'vitest';
import { levelOf, levelOptions, seatChoices, seatFrom, usualSeats } from '../lobby/newgame';
import { ago } from '../lobby/ago';
import { gesture } from '../table/keyboard';
import { waiting } from './connection.svelte';
import { adoptKeys, dropTabKeys, keepCreated, keepLink, keysOf, tabKeys } from './keys';
import { gameHash, parseRoute } from './routes';
import { examplesOf, found, hits, paragraphOf, wording } from './rules';
import { preferredLanguage } from './settings.svelte';
import type { Paragraph, Scenario } from './wire';

describe('addresses', () => {
  test('a link carries the key and the moment', () => {
    expect(parseRoute(gameHash('ab c', { key: 'k/1', at: 7 }))).toEqual({
      page: 'game',
      id: 'ab c',
      keys: ['k/1'],
      at: 7,
    });
    expect(parseRoute('#/game/x')).toEqual({ page: 'game', id: 'x', keys: [], at: null });
    expect(parseRoute('#/game/x?key=a&key=b')).toMatchObject({ keys: ['a', 'b'] });
  });
  test('letters have links', () => {
    expect(parseRoute('#/account/reset/a-B_9')).toEqual({ page: 'letter', purpose: 'reset', token: 'a-B_9' });
    expect(parseRoute('#/account/delete/a')).toEqual({ page: 'lobby' });
  });
  test('the bench and the moderators have one of their own', () => {
    expect(parseRoute('#/bench')).toEqual({ page: 'bench' });
    expect(parseRoute('#/moderation')).toEqual({ page: 'moderation' });
  });
  test('anything else is the lobby', () => {
    for (const hash of ['', '#/', '#/nowhere', '#/game/']) expect(parseRoute(hash)).toEqual({ page: 'lobby' });
  });
});

describe('keys', () => {
  class Memory {
    readonly #kept = new Map<string, string>();
    getItem = (key: string): string | null => this.#kept.get(key) ?? null;
    setItem = (key: string, value: string): unknown => this.#kept.set(key, value);
    removeItem = (key: string): unknown => this.#kept.delete(key);
  }
  beforeEach(() => {
    Object.assign(globalThis, { localStorage: new Memory(), sessionStorage: new Memory() });
  });
  const seat = (name: string, kind: 'here' | 'open' | 'ai') => ({ seat: name, kind });
  const created = {
    info: { id: 'g', seats: [seat('soviet', 'here'), seat('german', 'open')] },
    keys: { soviet: 's', german: 'd' },
  };

  test('the creator plays the seats here and gives away the open ones', () => {
    keepCreated(created);
    expect(keysOf('g')).toEqual({ mine: ['s'], give: { german: 'd' } });
    expect(tabKeys('g')).toEqual(['s']);
  });
  test('a link opened in another browser is kept for good', () => {
    keepLink('g', ['d']);
    expect(keysOf('g').mine).toEqual(['d']);
  });
  test('a link opened beside the creator counts for its tab alone', () => {
    keepCreated(created);
    keepLink('g', ['d']);
    expect(tabKeys('g')).toEqual(['d']);
    expect(keysOf('g').mine).toEqual(['s']);
  });
  test('the key that takes the place of a link’s is the first one stored, also when the link is opened again', () => {
    keepLink('g', ['d']);
    expect(adoptKeys('g', { d: 'new' })).toEqual({ d: 'new' });
    expect(adoptKeys('g', { d: 'second tab' })).toEqual({ d: 'new' });
    keepLink('g', ['d']);
    expect([tabKeys('g'), keysOf('g').mine]).toEqual([['new'], ['new']]);
  });
  test('without a memory the page itself knows the new key', () => {
    Object.assign(globalThis, { localStorage: undefined });
    expect(adoptKeys('g', { d: 'new' })).toEqual({ d: 'new' });
  });
  test('the creator who opened a link that was taken goes back to his own seat', () => {
    keepCreated(created);
    keepLink('g', ['d']);
    dropTabKeys('g');
    expect(tabKeys('g')).toEqual(['s']);
  });
});

describe('a new game', () => {
  const option = (id: string, ...values: (boolean | string)[]) => ({ id, title: X, help: X, rule: '', values });
  const X = { en: '', ru: '', pl: '' };
  const scenario: Scenario = {
    id: 's',
    title: X,
    help: X,
    rule: '',
    seats: ['soviet', 'german'],
    options: [option('ops', false, true), option('tactics', 'none', 'veteran')],
    difficulties: { base: {}, veteran: { ops: true, tactics: 'veteran' } },
    teams: [],
  };
  test('seats: the first is here, the others the strongest machine', () => {
    expect(usualSeats(scenario, ['random', 'normal', 'hard'])).toEqual({ soviet: 'here', german: 'ai:normal' });
    expect(usualSeats(scenario, ['random'])).toEqual({ soviet: 'here', german: 'ai:random' });
    expect(usualSeats(scenario, [])).toEqual({ soviet: 'here', german: 'here' });
    expect(seatChoices(['random'], false).map(seatFrom)).toEqual([
      { kind: 'here' },
      { kind: 'open' },
      { kind: 'open', anyone: true },
      { kind: 'ai', player: 'random' },
    ]);
    expect(seatChoices([], true)).toContain('invite');
  });
  test('a level is its options, and the rest as usual', () => {
    expect(levelOptions(scenario, 'base')).toEqual({ ops: false, tactics: 'none' });
    expect(levelOf(scenario, levelOptions(scenario, 'veteran'))).toBe('veteran');
    expect(levelOf(scenario, { ops: true, tactics: 'none' })).toBe('');
  });
});

describe('keys of the keyboard', () => {
  const key = (name: string, code = name, more = {}) => ({
    key: name,
    code,
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    ...more,
  });
  const nowhere = { closest: () => null };
  const on = (...kinds: string[]) => ({
    closest: (selector: string) => (kinds.some((kind) => selector.split(/,\s*/).includes(kind)) ? ({} as never) : null),
  });
  test('mean what the help says, on any layout', () => {
    expect(gesture(key('3', 'Digit3'), nowhere)).toEqual({ kind: 'number', digit: 3 });
    expect(gesture(key(' ', 'Space'), nowhere)).toEqual({ kind: 'primary' });
    expect(gesture(key('г', 'KeyU'), nowhere)).toEqual({ kind: 'undo' });
    expect(gesture(key('?', 'Slash'), nowhere)).toEqual({ kind: 'help' });
    expect(gesture(key('!', 'Digit1'), nowhere)).toEqual({ kind: 'hint' });
    expect(gesture(key('ArrowLeft'), nowhere)).toEqual({ kind: 'step', by: -1 });
  });
  test('leave a focused button, a text being typed and the browser alone', () => {
    expect(gesture(key('Enter'), on('button'))).toBeNull();
    expect(gesture(key('u', 'KeyU'), on('textarea'))).toBeNull();
    expect(gesture(key('r', 'KeyR', { ctrlKey: true }), nowhere)).toBeNull();
    expect(gesture(key('ArrowLeft'), on('input'))).toBeNull();
  });
});

describe('rules', () => {
  const clause = (id: string, en: string, ru = '') => ({ id, kind: 'rule' as const, en, ru, pl: '' });
  const paragraph = (id: string, title: string, ...clauses: ReturnType<typeof clause>[]): Paragraph => ({
    id,
    title: { en: title, ru: title, pl: title },
    text: { en: 'text', ru: 'текст', pl: 'tekst' },
    page: 1,
    clause: clauses,
  });
  const book = [
    paragraph('4.move', 'Moves', clause('4.move.a', 'A man may move.', 'Боец может идти.')),
    paragraph('5.0', 'Aid'),
  ];
  test('a clause without a translation is shown in English', () => {
    expect(wording(clause('x', 'english'), 'ru')).toEqual({ text: 'english', language: 'en' });
    expect(wording(clause('x', 'english', 'русский'), 'ru')).toEqual({ text: 'русский', language: 'ru' });
  });
  test('are found by number, words and clause', () => {
    expect(paragraphOf(book, '4.move.a')?.id).toBe('4.move');
    expect(found(book, 'MAN move', 'en').map((p) => p.id)).toEqual(['4.move']);
    expect(found(book, 'боец', 'ru').map((p) => p.id)).toEqual(['4.move']);
    expect(found(book, '', 'en')).toHaveLength(2);
    expect(found(book, 'nothing', 'en')).toHaveLength(0);
  });
  test('mark what the search found', () => {
    expect(hits('A man (moves).', 'MOVES man', 'en')).toEqual([
      { text: 'A ', hit: false },
      { text: 'man', hit: true },
      { text: ' (', hit: false },
      { text: 'moves', hit: true },
      { text: ').', hit: false },
    ]);
    expect(hits('§ 4.0 (a)', '(a .', 'en').filter((piece) => piece.hit)).toHaveLength(2);
    expect(hits('all', '', 'en')).toEqual([{ text: 'all', hit: false }]);
  });
  test('show the examples of their clauses', () => {
    const title = { en: '', ru: '', pl: '' };
    const examples = [
      { id: 'one', title, rules: ['4.move.a'], steps: [], expect: [] },
      { id: 'two', title, rules: ['5.0', '4.move'], steps: [], expect: [] },
    ];
    expect(book[0] && examplesOf(examples, book[0]).map((e) => e.id)).toEqual(['one']);
  });
});

test('the wait between tries doubles up to a limit', () => {
  expect(waiting(0, 0.5)).toBe(400);
  expect(waiting(3, 0.5)).toBe(3200);
  expect(waiting(30, 1)).toBeLessThan(18_001);
});

test('the first language of the browser that we have', () => {
  expect(preferredLanguage(['de-DE', 'pl-PL', 'en'])).toBe('pl');
  expect(preferredLanguage(['fr'])).toBe('en');
});

test('time passes in the language of the player', () => {
  expect(ago(0, 120_000, 'en')).toBe('2 minutes ago');
  expect(ago(0, 1_000, 'en')).toBe('now');
  expect(ago(0, 2 * 86_400_000, 'ru')).toBe('позавчера');
});

import { describe, expect, test } from 'vitest';
import { line, mentions, news, sections, turns, undonePlies } from './log';
import { EMPTY, myTurn, reduce, shown, type TableState } from './states';
import type { Ask, Event, GameInfo, LogEntry, State } from './wire';

const INFO: GameInfo = {
  id: 'g',
  name: '',
  game: 'pavlov',
  scenario: 'solitaire',
  options: {},
  seats: [],
  ply: 0,
  turn: 1,
  created: 0,
  updated: 0,
  over: false,
  commitment: '',
  seed_known: false,
  situation: '',
  contributors: [],
  private: false,
  rated: false,
  waiting: [],
  pace: null,
  clocks: null,
  branch: null,
};
const entry = (ply: number, ...events: (string | Event)[]): LogEntry => ({
  ply,
  seat: ply ? 'soviet' : '',
  events: events.map((event) => (typeof event === 'string' ? { what: event } : event)),
});
const ASK: Ask = {
  kind: 'move',
  seats: ['soviet'],
  rule: '4.0',
  prompt: { id: 'p', args: {} },
  choices: [],
  verbs: {},
  subject: [],
};
const state = (ply: number, log: readonly LogEntry[], more: Partial<State> = {}): State => ({
  type: 'state',
  ply,
  at: null,
  seat: 'soviet',
  view: {},
  ask: ASK,
  waiting: ['soviet'],
  log,
  hidden_from: [],
  summary: [],
  undo: [],
  request: null,
  outcome: null,
  info: INFO,
  ...more,
});
const hello = { type: 'hello', protocol: 1, info: INFO, mine: ['soviet'], keys: {}, now: 0 } as const;

function after(...messages: Parameters<typeof reduce>[1][]): TableState {
  return messages.reduce(reduce, EMPTY);
}

describe('what a connection knows', () => {
  test('grows by each state, and an entry that comes again replaces the old one', () => {
    const table = after(hello, state(1, [entry(0, 'a'), entry(1, 'b')]), state(2, [entry(2, 'c'), entry(1, 'secret')]));
    expect(table.log.map((e) => e.events[0]?.what)).toEqual(['a', 'secret', 'c']);
    expect(table.live?.ply).toBe(2);
    expect(myTurn(table)).toBe(true);
  });
  test('a glance back changes what is shown, not what is; the game goes on meanwhile', () => {
    const past = state(2, [entry(0, 'a')], { at: 0, ask: null });
    const table = after(hello, state(2, [entry(0, 'a')]), past, state(3, [entry(3, 'd')]));
    expect(shown(table)).toBe(past);
    expect(table.live?.ply).toBe(3);
    expect(table.log.map((e) => e.ply)).toEqual([0, 3]);
  });
  test('a new connection tells everything anew', () => {
    const table = after(hello, state(1, [entry(0, 'a'), entry(1, 'b')]), hello, state(1, [entry(0, 'a')]));
    expect(table.log.map((e) => e.ply)).toEqual([0]);
  });
  test('an spectator is never asked', () => {
    expect(myTurn(after({ ...hello, mine: [] }, state(1, [], { seat: null })))).toBe(false);
  });
  test('chat is kept, presence is noted', () => {
    const table = after(
      hello,
      { type: 'saying', seat: 'soviet', text: 'hi', intent: null, number: 1, at: 0, plans: [] },
      { type: 'presence', info: { ...INFO, ply: 7 } },
      // After a reconnection the last lines are told again.
      { type: 'saying', seat: 'soviet', text: 'hi', intent: null, number: 1, at: 0, plans: [] },
      { type: 'saying', seat: 'german', text: 'hi', intent: null, number: 2, at: 1, plans: [] },
    );
    expect(table.chat.map((line) => line.number)).toEqual([1, 2]);
    expect(table.info?.ply).toBe(7);
  });
  test('the end of the game adds the plans of machine players to their lines', () => {
    const sentence = { id: 'intent-hold', args: {} };
    const line = { type: 'saying', seat: 'german', text: '', intent: sentence, number: 1, at: 0, plans: [] } as const;
    const plans = [{ sentence, chance: 0.6, deals: 3 }];
    expect(after(hello, line, { ...line, plans }).chat).toEqual([{ ...line, plans }]);
  });
  test('a hint holds for its ply alone, and help ends with the connection', () => {
    const choice = { action: { do: 'pass' }, label: { id: 'do-pass', args: {} }, touches: [] };
    const hint = (ply: number) =>
      ({ type: 'hint', ply, choice, level: 'hard', intent: null, then: [], ref: 1 }) as const;
    const helped = { type: 'helped', seat: 'soviet', since: 1 } as const;
    expect(after(hello, state(1, []), hint(1)).hint?.ply).toBe(1);
    expect(after(hello, state(1, []), hint(1), state(2, [])).hint).toBeNull();
    expect(after(hello, state(2, []), hint(1)).hint).toBeNull();
    expect(after(hello, state(1, []), helped).helped?.seat).toBe('soviet');
    expect(after(hello, state(1, []), helped, { ...helped, seat: '' }).helped).toBeNull();
    expect(after(hello, state(1, []), helped, hello).helped).toBeNull();
  });
});

describe('the log', () => {
  const undo = (ply: number, count: number): LogEntry =>
    entry(ply, { what: 'undone', args: { seat: 'soviet', count } });
  test('is read by turns and phases', () => {
    const log = [
      entry(0, 'setup', { what: 'turn-begins', args: { turn: 1 } }, 'phase-cards', 'drawn'),
      entry(1, 'used'),
    ];
    const parts = sections(log);
    expect(parts.map((p) => [p.heading?.what ?? '', p.level, p.lines.map((l) => l.event.what)])).toEqual([
      ['', 2, ['setup']],
      ['turn-begins', 1, []],
      ['phase-cards', 2, ['drawn', 'used']],
    ]);
    expect(turns(log).map((t) => t.ply)).toEqual([0]);
  });
  test('tells the steps of one march in one line', () => {
    const step = (start: string, end: string, unit = 'irish'): Event => ({
      what: 'moved',
      args: { units: [unit], start, end },
    });
    const grouped = sections([
      entry(
        1,
        step('1', '2'),
        step('2', '3'),
        step('3', '4', 'welsh'),
        'blown',
        step('4', '5', 'welsh'),
        step('7', '8', 'welsh'),
      ),
      entry(2, step('8', '9', 'welsh')),
    ]);
    expect(
      grouped[0]?.lines.map(({ event: { what, args } }) => [what, args?.start, args?.end].filter(Boolean).join(' ')),
    ).toEqual(['moved 1 3', 'moved 3 4', 'blown', 'moved 4 5', 'moved 7 9']);
    expect(grouped[0]?.lines.at(-1)?.ply).toBe(2);
  });
  test('marks what was taken back, one after another too, and never the undo itself', () => {
    const log = [
      entry(0, 'a'),
      entry(1, 'b'),
      entry(2, 'c'),
      undo(3, 1),
      undo(4, 1),
      entry(5, 'd'),
      entry(6, 'e'),
      undo(7, 2),
    ];
    expect([...undonePlies(log.slice(0, 4))]).toEqual([2]);
    expect([...undonePlies(log.slice(0, 5))].sort()).toEqual([1, 2]);
    expect([...undonePlies(log)].sort()).toEqual([1, 2, 5, 6]);
    expect(line(log)).toEqual([]);
  });
  test('a chit played in place of the drawn one, or from the hand at the end, opens a part of its own', () => {
    const activated = (chit: string): Event => ({ what: 'hq-activated', args: { chit, hq: 'hq' } });
    const parts = sections([
      entry(1, { what: 'chit-drawn', args: { chit: 'one' } }),
      entry(2, { what: 'chit-interrupted', args: { chit: 'one', held: 'two' } }, activated('two')),
      entry(3, { what: 'chit-drawn', args: { chit: 'one' } }, activated('one')),
      entry(4, 'moved', activated('three'), 'moved'),
    ]);
    expect(parts.map((part) => [part.heading?.what, part.lines.length])).toEqual([
      ['chit-drawn', 0],
      ['chit-interrupted', 1],
      ['chit-drawn', 2],
      ['hq-activated', 1],
    ]);
  });
  test('knows the steps that all seats together could take back', () => {
    const log = [entry(0, 'a'), entry(1, 'b'), entry(2, 'c'), undo(3, 1), entry(4, 'd')];
    expect(line(log)).toEqual([
      { to: 0, seat: 'soviet' },
      { to: 3, seat: 'soviet' },
    ]);
  });
  test('is worth a report after a phase, a card turned up or the steps of others', () => {
    const own = entry(2, 'ended', { what: 'phase-wehrmacht' }, 'shot', 'hit');
    const other: LogEntry = { ...entry(3, 'planned', 'planned', 'planned'), seat: 'german' };
    expect(news([entry(0, 'a'), entry(1, 'b'), own], ['soviet'])).toEqual([own]);
    expect(news([entry(1, 'fire-aa', 'card-revealed')], ['soviet'])).toHaveLength(1);
    expect(news([entry(1, 'b'), other], ['soviet'])).toHaveLength(2);
    expect(news([entry(1, 'attacked', 'hit', 'lost', 'lost')], ['soviet'])).toEqual([]);
    expect(news([own, undo(3, 1)], ['soviet'])).toEqual([]);
  });
  test('finds what is told of a piece, newest first', () => {
    const log = [
      entry(0, { what: 'drawn', args: { cards: ['c1', 'c2'] } }),
      entry(1, { what: 'moved', args: { counter: 'pavlov' } }),
      entry(2, { what: 'used', args: { card: 'c1' } }),
    ];
    expect(mentions(log, 'c1').map((l) => l.event.what)).toEqual(['used', 'drawn']);
  });
});

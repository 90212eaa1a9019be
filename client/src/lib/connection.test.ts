import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Connection } from './connection.svelte';
import type { GameInfo, LogEntry, Problem, Request, State, ToClient, ToServer } from './wire';

/** A socket whose other end is the test. */
class FakeSocket {
  static readonly OPEN = 1;
  static last: FakeSocket;
  readyState = FakeSocket.OPEN;
  readonly sent: ToServer[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number; reason: string }) => void) | null = null;

  constructor() {
    FakeSocket.last = this;
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as ToServer);
  }
  close(): void {
    // The test says when it is closed.
  }
  receive(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const INFO: GameInfo = {
  id: 'g',
  name: '',
  game: '',
  scenario: '',
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
const state = (ply: number, by: string, more: Partial<State> = {}): ToClient => {
  const log: LogEntry[] = [{ ply, seat: by, events: [] }];
  const rest = {
    ask: null,
    waiting: [],
    hidden_from: [],
    summary: [],
    undo: [],
    request: null,
    outcome: null,
    view: {},
  };
  return { type: 'state', ply, at: null, seat: 'north', log, info: INFO, ...rest, ...more };
};
const PROBLEM: Problem = { code: 'bad-query', message: { id: 'x', args: {} }, text: '' };

describe('the connection of a table', () => {
  const trouble = vi.fn();
  let connection: Connection;
  let socket: FakeSocket;
  let joined: ToServer[];

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('WebSocket', FakeSocket);
    vi.stubGlobal('location', { origin: 'http://here' });
    vi.stubGlobal('window', { addEventListener: vi.fn(), removeEventListener: vi.fn() });
    vi.stubGlobal('document', { addEventListener: vi.fn(), removeEventListener: vi.fn(), visibilityState: 'visible' });
    trouble.mockClear();
    connection = new Connection('g', ['k'], { refused: vi.fn(), trouble, moved: vi.fn() });
    socket = FakeSocket.last;
    socket.receive({ type: 'welcome', protocol: 3, commitment: '', contributions: [] });
    joined = socket.sent.splice(0);
    socket.receive({ type: 'hello', protocol: 1, info: INFO, mine: ['north'], keys: {}, now: 0 });
    socket.receive(state(0, ''));
  });
  afterEach(() => {
    connection.end();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  test('says its keys in a message, and adds the same bytes to the dice each time', () => {
    const [join, ...more] = joined;
    expect(more).toEqual([]);
    expect(join).toMatchObject({ type: 'join', keys: ['k'] });
    const entropy = join?.type === 'join' ? join.entropy : '';
    expect(entropy).toMatch(/^[0-9a-f]{32}$/);
    socket.onclose?.({ code: 1006, reason: '' });
    vi.advanceTimersByTime(1_000);
    FakeSocket.last.receive({ type: 'welcome', protocol: 3, commitment: '', contributions: [] });
    expect(FakeSocket.last.sent).toMatchObject([{ type: 'join', entropy }]);
  });

  test('gives each query its own answer', async () => {
    const first = connection.query('routes', { unit: 'a' });
    const second = connection.query('routes', { unit: 'b' });
    const [one, two] = socket.sent;
    expect(one).toMatchObject({ type: 'query', what: 'routes', args: { unit: 'a' }, at: null });
    for (const [sent, n] of [
      [two, 2],
      [one, 1],
    ] as const) {
      socket.receive({ type: 'answer', id: sent?.type === 'query' ? sent.id : 0, ply: 0, result: { n } });
    }
    expect([await first, await second]).toEqual([{ n: 1 }, { n: 2 }]);
  });

  test('a query without an answer is null, and no trouble for the player', async () => {
    const asked = connection.query('weather');
    const [sent] = socket.sent;
    socket.receive({ type: 'trouble', problem: PROBLEM, ref: sent?.type === 'query' ? sent.id : 0 });
    expect(await asked).toBeNull();
    expect(trouble).not.toHaveBeenCalled();
  });

  test('a query whose answer never comes is null in the end, and so is one whose line is lost', async () => {
    const late = connection.query('slow');
    for (let second = 0; second < 31; second++) {
      vi.advanceTimersByTime(1_000);
      socket.receive({ type: 'pong', ref: 0 });
    }
    expect(await late).toBeNull();
    const lost = connection.query('lost');
    socket.onclose?.({ code: 1006, reason: '' });
    expect(await lost).toBeNull();
    expect(connection.link).toBe('waiting');
  });

  test('while the past is on show, queries are about it', () => {
    socket.receive(state(3, 'north'));
    connection.look(1);
    socket.receive(state(3, 'north', { at: 1 }));
    void connection.query('routes');
    void connection.query('routes', {}, 2);
    expect(socket.sent.flatMap((sent) => (sent.type === 'query' ? [sent.at] : []))).toEqual([1, 2]);
  });

  test('a glance back that comes after another one, or too late, is not shown', () => {
    socket.receive(state(3, 'north'));
    connection.look(1);
    connection.look(2);
    socket.receive(state(3, 'north', { at: 1 }));
    expect(connection.table.past).toBeNull();
    socket.receive(state(3, 'north', { at: 2 }));
    expect(connection.table.past?.at).toBe(2);
    connection.look(null);
    socket.receive(state(3, 'north', { at: 2 }));
    expect(connection.table.past).toBeNull();
  });

  test('waits for a step of its own, not for another seat that acts at the same time', () => {
    expect(connection.play({ do: 'throw' })).toBe(true);
    socket.receive(state(1, 'south'));
    expect(connection.pending).toBe(true);
    expect(connection.play({ do: 'throw' })).toBe(false);
    socket.receive(state(2, 'north'));
    expect(connection.pending).toBe(false);
  });

  describe('an action while the line is lost', () => {
    const plays = (): ToServer[] => FakeSocket.last.sent.filter((sent) => sent.type === 'play');
    const returning = (ply: number): void => {
      vi.advanceTimersByTime(1_000);
      FakeSocket.last.receive({ type: 'hello', protocol: 1, info: INFO, mine: ['north'], keys: {}, now: 0 });
      FakeSocket.last.receive(state(ply, ''));
    };
    beforeEach(() => {
      socket.readyState = 3;
      // The browser knows that the line is gone before the page is told.
      expect(connection.play({ do: 'throw' })).toBe(true);
      socket.onclose?.({ code: 1006, reason: '' });
    });

    test('waits for it and is then played, once', () => {
      expect(connection.pending).toBe(true);
      returning(0);
      expect(plays()).toMatchObject([{ type: 'play', action: { do: 'throw' }, ply: 0, seat: 'north' }]);
      FakeSocket.last.receive(state(1, 'north'));
      expect(connection.pending).toBe(false);
      expect(plays()).toHaveLength(1);
    });
    test('is dropped when the table has moved on', () => {
      returning(1);
      expect(plays()).toEqual([]);
      expect(connection.pending).toBe(false);
    });
    test('is dropped when the line stays away', () => {
      vi.advanceTimersByTime(5_100);
      expect(connection.pending).toBe(false);
      returning(0);
      expect(plays()).toEqual([]);
    });
  });

  test('proposes changes, and answers those it was shown', () => {
    const patch = [{ unit: 'x', at: 'L1420', steps: 1 }];
    expect(connection.proposeEdit(patch)).toBe(true);
    expect(socket.sent[0]).toMatchObject({ type: 'propose-edit', patch, ply: 0, seat: 'north' });
    const request: Request = {
      id: 5,
      by: 'north',
      what: { kind: 'edit', patch },
      agreed: ['north'],
      waiting: ['south'],
    };
    socket.receive(state(0, '', { request }));
    expect(connection.pending).toBe(false);
    connection.reply(request, 'north', false);
    expect(socket.sent[1]).toMatchObject({ type: 'reply', id: 5, seat: 'north', agree: false });
  });
});

// One table's WebSocket: it comes back by itself, plays only on the ply it sees, and says what state it is in.
import { EMPTY, reduce, type TableState } from './states';
import type { Action, Choice, Forbidden, Problem, State, ToClient, ToServer } from './wire';
import { PROTOCOL } from './wire';

export type Link = 'connecting' | 'open' | 'waiting' | 'closed';

/** Close codes after which trying again is useless. */
const FINAL: Readonly<Record<number, string>> = {
  4400: 'ui-closed-protocol',
  4403: 'ui-closed-key',
  4404: 'ui-closed-unknown',
  4410: 'ui-closed-deleted',
};
const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;
const QUIET = 20_000;
const PATIENCE = 8_000;

export interface Handlers {
  refused: (forbidden: Forbidden) => void;
  trouble: (problem: Problem) => void;
  /** The table is further on than before. */
  moved: (before: State | null, now: State) => void;
}

/** How long to wait before the next try: doubling, a little uneven so that many browsers do not return at once. */
export function waiting(tries: number, chance: number): number {
  return Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** tries) * (0.8 + 0.4 * chance);
}

export class Connection {
  link = $state<Link>('connecting');
  /** Fluent id of why the table is closed for good. */
  closed = $state('');
  table = $state.raw<TableState>(EMPTY);
  /** Something was sent that is not answered yet. */
  pending = $state(false);

  readonly #address: string;
  readonly #handlers: Handlers;
  readonly #questions = new Map<number, (choices: readonly Choice[]) => void>();
  #socket: WebSocket | null = null;
  #tries = 0;
  #ref = 0;
  #awaited = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setTimeout> | undefined;
  #ended = false;
  readonly #hurry = (): void => {
    if (this.link === 'waiting' && document.visibilityState !== 'hidden') this.#open();
  };

  constructor(game: string, keys: readonly string[], handlers: Handlers) {
    const query = new URLSearchParams(keys.map((key): [string, string] => ['key', key]));
    query.set('protocol', String(PROTOCOL));
    const base = location.origin.replace(/^http/, 'ws');
    this.#address = `${base}/ws/games/${encodeURIComponent(game)}?${query}`;
    this.#handlers = handlers;
    window.addEventListener('online', this.#hurry);
    document.addEventListener('visibilitychange', this.#hurry);
    this.#open();
  }

  end(): void {
    this.#ended = true;
    clearTimeout(this.#timer);
    clearTimeout(this.#pulse);
    window.removeEventListener('online', this.#hurry);
    document.removeEventListener('visibilitychange', this.#hurry);
    this.#socket?.close();
  }

  // -- what a player does -----------------------------------------------------------------------------

  play(action: Action): boolean {
    const { live } = this.table;
    if (!live?.seat || this.pending) return false;
    return this.#expect({ type: 'play', action, ply: live.ply, seat: live.seat });
  }

  undo(to: number): boolean {
    const { live, mine } = this.table;
    const seat = live?.seat ?? mine[0];
    if (!live || !seat || this.pending) return false;
    return this.#expect({ type: 'undo', to, ply: live.ply, seat });
  }

  consent(seat: string, agree: boolean): boolean {
    return this.#send({ type: 'consent', seat, agree, ref: ++this.#ref });
  }

  look(at: number | null): void {
    if (at === null) this.table = { ...this.table, past: null };
    else this.#send({ type: 'look', at, ref: ++this.#ref });
  }

  say(seat: string, text: string): boolean {
    return this.#send({ type: 'say', seat, text });
  }

  /** Everything that could be done with a piece or place now, the forbidden with its reason. */
  about(target: string): Promise<readonly Choice[]> {
    const ref = ++this.#ref;
    return new Promise((resolve) => {
      if (!this.#send({ type: 'about', target, ref })) {
        resolve([]);
        return;
      }
      this.#questions.set(ref, resolve);
      setTimeout(() => this.#answer(ref, []), PATIENCE);
    });
  }

  // -- the socket --------------------------------------------------------------------------------------

  #expect(message: { type: 'play' | 'undo' } & ToServer): boolean {
    const ref = ++this.#ref;
    if (!this.#send({ ...message, ref })) return false;
    this.#awaited = ref;
    this.pending = true;
    return true;
  }

  #send(message: ToServer): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  #answer(ref: number, choices: readonly Choice[]): void {
    this.#questions.get(ref)?.(choices);
    this.#questions.delete(ref);
  }

  #open(): void {
    clearTimeout(this.#timer);
    this.link = 'connecting';
    const socket = new WebSocket(this.#address);
    this.#socket = socket;
    socket.onmessage = (event) => this.#hear(JSON.parse(String(event.data)) as ToClient);
    socket.onclose = (event) => this.#lost(socket, event.code);
  }

  #lost(socket: WebSocket, code: number): void {
    if (socket !== this.#socket || this.#ended) return;
    this.#socket = null;
    clearTimeout(this.#pulse);
    this.pending = false;
    for (const ref of [...this.#questions.keys()]) this.#answer(ref, []);
    const reason = FINAL[code];
    if (reason) {
      this.closed = reason;
      this.link = 'closed';
      return;
    }
    this.link = 'waiting';
    this.#timer = setTimeout(() => this.#open(), waiting(this.#tries++, Math.random()));
  }

  #hear(message: ToClient): void {
    this.#listen();
    const before = this.table;
    this.table = reduce(before, message);
    switch (message.type) {
      case 'hello':
        this.link = 'open';
        this.#tries = 0;
        break;
      case 'state':
        if (message.at === null && message.undo_request) this.pending = false;
        if (message.at === null && message.ply > (before.live?.ply ?? -1)) {
          this.pending = false;
          this.#handlers.moved(before.live, message);
        }
        break;
      case 'refused':
        this.#settle(message.ref);
        this.#handlers.refused(message.forbidden);
        break;
      case 'trouble':
        this.#settle(message.ref);
        this.#answer(message.ref, []);
        this.#handlers.trouble(message.problem);
        break;
      case 'answers':
        this.#answer(message.ref, message.choices);
        break;
    }
  }

  #settle(ref: number): void {
    if (ref === this.#awaited) this.pending = false;
  }

  /** After a silence ask whether the line is alive; without an answer, begin anew. */
  #listen(): void {
    clearTimeout(this.#pulse);
    this.#pulse = setTimeout(() => {
      this.#send({ type: 'ping', ref: ++this.#ref });
      const socket = this.#socket;
      this.#pulse = setTimeout(() => {
        if (!socket || socket !== this.#socket) return;
        this.#lost(socket, 0);
        socket.close();
      }, PATIENCE);
    }, QUIET);
  }
}

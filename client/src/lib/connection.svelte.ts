// One table's WebSocket: it comes back by itself, plays only on the ply it sees, and says what state it is in.
import { serverTime } from '../clocks/now.svelte';
import { FINAL, TAKEN } from './closing';
import { adoptKeys, dropTabKeys, entropyOf, tabKeys } from './keys';
import { concerns, EMPTY, reduce, type TableState } from './states';
import { toasts } from './toasts.svelte';
import type {
  Action,
  AskHint,
  Change,
  Choice,
  ClaimTime,
  Forbidden,
  GiveTime,
  LetPlay,
  OfferDraw,
  PauseClocks,
  Play,
  Problem,
  Rename,
  Request,
  Resign,
  SetDice,
  SetMachine,
  SetOrder,
  State,
  StopPlaying,
  ToClient,
  ToServer,
} from './wire';
import { PROTOCOL } from './wire';

type Undated<T> = T extends unknown ? Omit<T, 'ply' | 'ref'> : never;
export type Declared = Undated<Resign | OfferDraw | ClaimTime | GiveTime | PauseClocks>;

export type Link = 'connecting' | 'open' | 'waiting' | 'closed';

const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;
const QUIET = 20_000;
const PATIENCE = 8_000;
/** How long an action waits for a line that was lost. */
const HOLD = 5_000;
/** Some questions of a game take their time, and they are answered one after another. */
const LONG_PATIENCE = 30_000;

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

  readonly #game: string;
  /** What this page calls itself: coming back, it takes the place of its lost connection. */
  readonly #tab = Math.random().toString(36).slice(2) + Math.random().toString(36).slice(2);
  #keys: readonly string[];
  /** Seats held here that are also held elsewhere. */
  #twice: readonly string[] = [];
  readonly #handlers: Handlers;
  readonly #questions = new Map<number, (choices: readonly Choice[]) => void>();
  readonly #queries = new Map<number, (result: unknown) => void>();
  #socket: WebSocket | null = null;
  #tries = 0;
  #ref = 0;
  #awaited = 0;
  /** The ply that is looked back at; a glance that comes later than the next one is out of date. */
  #glance: number | null = null;
  /** An action that waits for the line. */
  #held: Play | null = null;
  #holding: ReturnType<typeof setTimeout> | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setTimeout> | undefined;
  #ended = false;
  readonly #hurry = (): void => {
    if (this.link === 'waiting' && document.visibilityState !== 'hidden') this.#open();
  };

  constructor(game: string, keys: readonly string[], handlers: Handlers) {
    this.#game = game;
    this.#keys = keys;
    this.#handlers = handlers;
    window.addEventListener('online', this.#hurry);
    document.addEventListener('visibilitychange', this.#hurry);
    this.#open();
  }

  end(): void {
    this.#ended = true;
    clearTimeout(this.#timer);
    clearTimeout(this.#pulse);
    this.#drop();
    window.removeEventListener('online', this.#hurry);
    document.removeEventListener('visibilitychange', this.#hurry);
    this.#socket?.close();
  }

  // -- what a player does -----------------------------------------------------------------------------

  /** While the line is being mended an action waits for it, but not long; false: nothing was or will be sent. */
  play(action: Action): boolean {
    const { live } = this.table;
    if (!live?.seat || this.pending || this.link === 'closed') return false;
    const message: Play = { type: 'play', action, ply: live.ply, seat: live.seat };
    return this.#expect(message) || this.#hold(message);
  }

  undo(to: number): boolean {
    const { live, mine } = this.table;
    const seat = live?.seat ?? mine[0];
    if (!live || !seat || this.pending) return false;
    return this.#expect({ type: 'undo', to, ply: live.ply, seat });
  }

  /** Resigns, offers a draw, claims the win on time, gives time, pauses: said to the table as it stands. */
  declare(message: Declared): boolean {
    const { live } = this.table;
    return live !== null && this.#send({ ...message, ply: live.ply, ref: ++this.#ref });
  }

  takeVacation(seat: string, on: boolean): boolean {
    return this.#send({ type: 'take-vacation', seat, on, ref: ++this.#ref });
  }

  /** Asks the other players to let the table be changed by hand; where there are none it is done at once. */
  proposeEdit(patch: Change['patch']): boolean {
    const { live, mine } = this.table;
    const seat = live?.seat ?? mine[0];
    if (!live || !seat || this.pending) return false;
    return this.#expect({ type: 'propose-edit', patch, ply: live.ply, seat });
  }

  /** Yes or no to this request and no other; the one who asked withdraws it with a no. */
  reply(request: Request, seat: string, agree: boolean): boolean {
    return this.#send({ type: 'reply', id: request.id, seat, agree, ref: ++this.#ref });
  }

  /** Leaves a standing order, or revokes it. */
  order(message: SetOrder): boolean {
    return this.#send({ ...message, ref: ++this.#ref });
  }

  /** Who plays a seat; and what only a what-if branch can do. */
  adjust(message: SetDice | SetMachine | Rename): boolean {
    return this.#send({ ...message, ref: ++this.#ref });
  }

  look(at: number | null): void {
    this.#glance = at;
    if (at === null) this.table = { ...this.table, past: null };
    else this.#send({ type: 'look', at, ref: ++this.#ref });
  }

  say(seat: string, text: string): boolean {
    return this.#send({ type: 'say', seat, text });
  }

  /** The machine player that thinks now is to come to an end. */
  hurry(): boolean {
    return this.#send({ type: 'hurry', ref: 0 });
  }

  /** What the machine is asked to do for a player. */
  help(message: AskHint | LetPlay | StopPlaying): boolean {
    return this.#send({ ...message, ref: ++this.#ref });
  }

  forgetHint(): void {
    this.table = { ...this.table, hint: null };
  }

  /** Everything that could be done with a piece or place now, the forbidden with its reason. */
  about(target: string): Promise<readonly Choice[]> {
    return this.#inquire((ref) => ({ type: 'about', target, ref }));
  }

  /** The verdict on one action; nothing if the game cannot make sense of it. */
  why(action: Action): Promise<readonly Choice[]> {
    return this.#inquire((ref) => ({ type: 'why', action, ref }));
  }

  #inquire(asking: (ref: number) => ToServer): Promise<readonly Choice[]> {
    const ref = ++this.#ref;
    return new Promise((resolve) => {
      if (!this.#send(asking(ref))) {
        resolve([]);
        return;
      }
      this.#questions.set(ref, resolve);
      setTimeout(() => this.#answer(ref, []), PATIENCE);
    });
  }

  /** A question only this game knows, about the table on show or as it was at a ply; null when there is no answer. */
  query(
    what: string,
    args: Readonly<Record<string, unknown>> = {},
    at: number | null = this.table.past?.at ?? null,
  ): Promise<unknown> {
    const id = ++this.#ref;
    return new Promise((resolve) => {
      if (!this.#send({ type: 'query', id, what, args, at })) {
        resolve(null);
        return;
      }
      this.#queries.set(id, resolve);
      setTimeout(() => this.#resolve(id, null), LONG_PATIENCE);
    });
  }

  // -- the socket --------------------------------------------------------------------------------------

  #expect(message: { type: 'play' | 'undo' | 'propose-edit' } & ToServer): boolean {
    const ref = ++this.#ref;
    if (!this.#send({ ...message, ref })) return false;
    this.#awaited = ref;
    this.pending = true;
    return true;
  }

  #hold(message: Play): boolean {
    this.pending = true;
    this.#held = message;
    this.#holding = setTimeout(() => {
      this.#drop();
      toasts.warn('ui-not-connected');
    }, HOLD);
    return true;
  }

  /** Forgets the action that waits for the line. */
  #drop(): Play | null {
    const held = this.#held;
    clearTimeout(this.#holding);
    this.#held = null;
    if (held) this.pending = false;
    return held;
  }

  #send(message: ToServer): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  /** Answers a question; false when there was none. */
  #answer(ref: number, choices: readonly Choice[]): boolean {
    this.#questions.get(ref)?.(choices);
    return this.#questions.delete(ref);
  }

  /** Gives a query its result; false when it was no query. */
  #resolve(id: number, result: unknown): boolean {
    this.#queries.get(id)?.(result);
    return this.#queries.delete(id);
  }

  #open(): void {
    clearTimeout(this.#timer);
    this.link = 'connecting';
    const base = location.origin.replace(/^http/, 'ws');
    const socket = new WebSocket(`${base}/ws/games/${encodeURIComponent(this.#game)}?protocol=${PROTOCOL}`);
    this.#socket = socket;
    socket.onmessage = (event) => this.#hear(JSON.parse(String(event.data)) as ToClient);
    socket.onclose = (event) => this.#lost(socket, event.code, event.reason);
  }

  #lost(socket: WebSocket, code: number, why = ''): void {
    if (socket !== this.#socket || this.#ended) return;
    this.#socket = null;
    clearTimeout(this.#pulse);
    if (!this.#held) this.pending = false;
    for (const ref of [...this.#questions.keys()]) this.#answer(ref, []);
    for (const id of [...this.#queries.keys()]) this.#resolve(id, null);
    const reason = FINAL[code];
    if (reason && !(why === TAKEN && this.#turnKeys())) {
      this.closed = why === TAKEN ? 'ui-closed-taken' : reason;
      if (why === TAKEN) dropTabKeys(this.#game);
      this.#drop();
      this.link = 'closed';
      return;
    }
    this.link = 'waiting';
    this.#timer = setTimeout(() => this.#open(), waiting(this.#tries++, Math.random()));
  }

  /** Another tab of this browser may have got the seat's new key first; then it is ours too. */
  #turnKeys(): boolean {
    const before = this.#keys;
    this.#keys = tabKeys(this.#game);
    return this.#keys.some((key) => !before.includes(key));
  }

  /** Stores the keys given in place of links' keys, and only then lets the links end. */
  #adopt(fresh: Readonly<Record<string, string>>): void {
    if (Object.keys(fresh).length === 0) return;
    const kept = adoptKeys(this.#game, fresh);
    this.#keys = this.#keys.map((key) => kept[key] ?? key);
    if (Object.keys(kept).length > 0) this.#send({ type: 'keep', keys: Object.values(kept) });
  }

  /** Tells the player when a seat of his is open elsewhere too; where no other people play, there is nothing to tell. */
  #watchSeats(): void {
    const { info, mine } = this.table;
    if (!info?.seats.some((seat) => seat.kind === 'open')) return;
    const twice = info.seats
      .filter(({ seat, browsers }) => browsers > 1 && mine.includes(seat))
      .map(({ seat }) => seat);
    for (const seat of twice) {
      if (!this.#twice.includes(seat)) toasts.error({ id: 'ui-seat-twice', args: { seat } });
    }
    this.#twice = twice;
  }

  #hear(message: ToClient): void {
    this.#listen();
    if (message.type === 'state' && message.at !== null && message.at !== this.#glance) return;
    const before = this.table;
    this.table = reduce(before, message);
    this.#watchSeats();
    switch (message.type) {
      case 'welcome':
        // Keys go in a message: addresses are written to the logs of proxies.
        this.#send({ type: 'join', keys: this.#keys, tab: this.#tab, entropy: entropyOf(this.#game) });
        break;
      case 'hello':
        this.link = 'open';
        this.#tries = 0;
        serverTime.sync(message.now);
        this.#adopt(message.keys);
        break;
      case 'state':
        if (message.at === null && message.request) this.pending = false;
        if (message.at === null && message.ply > (before.live?.ply ?? -1)) {
          if (concerns(before, message)) this.pending = false;
          this.#handlers.moved(before.live, message);
        }
        if (message.at === null) this.#resume(message.ply);
        break;
      case 'refused':
        this.#settle(message.ref);
        this.#handlers.refused(message.forbidden);
        break;
      case 'answer':
        this.#resolve(message.id, message.result);
        break;
      case 'trouble':
        // A question without an answer is no fault: the piece under the mouse may just have gone.
        if (this.#resolve(message.ref, null) || this.#answer(message.ref, [])) break;
        this.#settle(message.ref);
        this.#handlers.trouble(message.problem);
        break;
      case 'answers':
        this.#answer(message.ref, message.choices);
        break;
    }
  }

  /** The line is back: the action that waited for it is played, if the table is still the same. */
  #resume(ply: number): void {
    const held = this.#drop();
    if (held?.ply === ply && !this.pending) this.#expect(held);
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

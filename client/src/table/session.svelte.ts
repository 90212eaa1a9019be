// What a click, a key or a line of the log means. It knows no rule; legality is the server's word.
import { buttons, byTouch, digits, picked, primary, sameAction } from '../lib/choices';
import { Connection } from '../lib/connection.svelte';
import { lastTurn, line, news } from '../lib/log';
import { tabKeys } from '../lib/keys';
import { settings } from '../lib/settings.svelte';
import { recall, remember } from '../lib/storage';
import { myTurn, shown } from '../lib/states';
import { toasts } from '../lib/toasts.svelte';
import { asksFirst, forgoes, infoOf } from '../lib/verbs';
import type { Action, Ask, Choice, Event, Forbidden, Message, State } from '../lib/wire';
import type { Change, ShellApi, Point } from '../games/contract';
import { gameEntry, type Unfinished } from '../games/registry';
import { type Caution, warningOf } from './caution';
import { withChange } from './changes';
import { BeatLog, othersBeats, stopsOf, type Beat } from './playback/beats';
import type { Cues } from './playback/cues';
import { Playback, type Watched } from './playback/playback.svelte';
import { unfinishedBy, warningBefore } from './unfinished';
import { reasonsAgainst } from './reasons';

export interface Menu {
  readonly id: string;
  readonly at: Point | null;
  readonly choices: readonly Choice[];
  /** What is refused on the same piece; null while the server is being asked. */
  readonly refused: readonly Choice[] | null;
}

export interface Refusal {
  /** What was tried to be done with; empty when the server refused a play. */
  readonly id: string;
  readonly choices: readonly Choice[];
  readonly at: Point | null;
}

/** The panels beside the board. */
export type Side = 'log' | 'rules' | 'chat';

const NO_CUES: Cues = {};
const FLASH = 2600;
const GLANCE = 700;
/** A key pressed this soon after another question came was meant for the one before. */
const HASTE = 400;

/** What happened between two plies. */
export interface Report {
  readonly from: number;
  readonly to: number;
}

/** A decision of ours, and the one thing that its answer chose, if it chose one. */
interface Former {
  readonly ply: number;
  readonly legal: ReadonlyMap<string, readonly Choice[]>;
  readonly chosen: string | null;
}

export class Session implements ShellApi, Watched {
  readonly connection: Connection;
  readonly #id: string;

  selected = $state<string | null>(null);
  menu = $state.raw<Menu | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  inspected = $state<string | null>(null);
  /** What must be known before what was just asked for. */
  caution = $state.raw<Caution | null>(null);
  focus = $state<string | null>(null);
  side = $state<Side>('log');
  /** On a small screen either the board is in front, or the panels. */
  front = $state<'board' | 'side'>('board');
  /** The paragraph the rule pane shall open. */
  rule = $state.raw<{ readonly id: string } | null>(null);
  askUndo = $state(false);
  report = $state.raw<Report | null>(null);
  /** The report lies folded at the edge of the board. */
  folded = $state(false);
  /** The changes proposed so far, while the table is being put right by agreement. */
  changes = $state.raw<readonly Change[] | null>(null);
  locate: ((id: string) => Point | null) | null = null;
  /** The player aid lies open. */
  aiding = $state(false);
  /** Layers of the map that a lesson wants to be seen. */
  layers = $state.raw<readonly string[]>([]);
  /** Opens a what-if branch from a ply (null: from now); set by the page where that is possible. */
  tryFrom = $state.raw<((at: number | null) => void) | null>(null);
  /** One person plays all the seats held here: nothing needs to be covered between their turns. */
  open = $state(false);

  readonly table = $derived.by(() => this.connection.table);
  readonly state = $derived(shown(this.table));
  readonly looking = $derived(this.table.past !== null);
  readonly asked = $derived(myTurn(this.table) && !this.looking);
  readonly choices = $derived<readonly Choice[]>(this.asked ? (this.table.live?.ask?.choices ?? []) : []);
  readonly legal = $derived(byTouch(this.choices));
  readonly #entry = $derived(gameEntry(this.table.info?.game ?? ''));
  /** What is known of each verb of the question. */
  readonly info = $derived(infoOf(this.table.live?.ask ?? null));
  readonly buttons = $derived(buttons(this.choices, this.info));
  readonly primary = $derived(primary(this.choices, this.info));
  /** The answer that ends something by giving up what could be done: beside the others, but no default. */
  readonly forgoing = $derived.by(() => {
    const all = this.choices.filter((choice) => choice !== this.primary && forgoes(this.info(choice.action.do)));
    return all.find((choice) => choice.touches.length === 0) ?? all[0];
  });
  /** Nothing has been done yet in what the finishing answer would end. */
  readonly unfinished = $derived<Unfinished | null>(unfinishedBy(this.#entry, this.primary, this.table.live));
  /** What a digit means: a line of the open menu, else a numbered answer. */
  readonly digits = $derived(
    digits(this.menu?.choices ?? this.buttons.filter((choice) => choice !== this.primary && choice !== this.forgoing)),
  );
  /** The piece that the question is about, such as the man who moves. */
  readonly subject = $derived(this.state?.ask?.subject[0] ?? null);
  readonly evidence = $derived(new Set(this.#evidence()));
  readonly lastRoll = $derived<readonly Event[]>(this.#rolls());

  /** What happened, whole move by whole move, and the plies where each of them is done. */
  readonly beats = $derived.by(() => this.#beatLog.of(this.table.log, this.#entry?.cues ?? NO_CUES));
  readonly stops = $derived(stopsOf(this.table.log, this.beats));
  readonly playback = new Playback(this);

  readonly #beatLog = new BeatLog();
  /** The player has ended a playback and sees the rest live. */
  #enough = false;
  #flash: ReturnType<typeof setTimeout> | undefined;
  /** The decision before this one, if it was ours, and the last step with it. */
  #former = $state.raw<Former | null>(null);
  /** The answer that was given last. */
  #given: { readonly ply: number; readonly choice: Choice } | null = null;
  /** What shall be picked once the last step is taken back. */
  #instead: { readonly id: string; readonly at: Point | null } | null = null;
  #turned = -Infinity;
  #warned = -1;
  /** The rest of a gesture that takes several steps. */
  #rest: readonly Action[] = [];

  constructor(id: string, keys: readonly string[] = tabKeys(id)) {
    this.#id = id;
    this.open = recall(`open.${id}`, false);
    this.connection = new Connection(id, keys, {
      refused: (forbidden) => this.#refused(forbidden),
      trouble: (problem) => {
        this.#instead = null;
        this.#rest = [];
        toasts.error(problem.message, problem.code);
      },
      moved: (before, now) => this.#moved(before, now),
    });
  }

  /** Whether the table lies open to all seats held here; remembered for this game. */
  leaveOpen(open: boolean): void {
    this.open = open;
    remember(`open.${this.#id}`, open);
  }

  end(): void {
    clearTimeout(this.#flash);
    this.playback.stop();
    this.connection.end();
  }

  // -- what a board may want ---------------------------------------------------------------------------

  get ply(): number {
    return this.at;
  }
  get seat(): string | null {
    return this.state?.seat ?? null;
  }
  get mine(): readonly string[] {
    return this.table.mine;
  }
  get ask(): Ask | null {
    return this.state?.ask ?? null;
  }

  recent(plies: number): readonly Event[] {
    const at = this.at;
    return this.table.log.filter((entry) => entry.ply > at - plies && entry.ply <= at).flatMap((entry) => entry.events);
  }

  /** Plays these one after another, each when the one before has happened. */
  perform(...actions: readonly Action[]): void {
    const [first, ...rest] = actions;
    if (!first || !this.asked) return;
    const warning = warningOf(actions, this.choices);
    if (warning) this.warn(warning, () => this.#perform(first, rest));
    else this.#perform(first, rest);
  }

  /** Says what cannot be undone, and goes on after a yes. */
  warn(warning: Message, accept: () => void, at: Point | null = null): void {
    this.clear();
    const ply = this.table.live?.ply;
    this.caution = { warning, at, accept: () => (this.table.live?.ply === ply ? accept() : undefined) };
  }

  #perform(first: Action, rest: readonly Action[]): void {
    this.#act();
    this.#rest = rest;
    this.#given = null;
    if (!this.connection.play(first) && this.connection.link !== 'open') toasts.warn('ui-not-connected');
  }

  /** A line in the chat; false if it could not be sent. */
  say(line: string): boolean {
    const seat = this.table.live?.seat ?? this.table.mine[0];
    return seat !== undefined && this.connection.say(seat, line);
  }

  query(what: string, args: object): Promise<unknown> {
    return this.connection.query(what, { ...args });
  }

  // -- putting the table right by agreement -----------------------------------------------------------------

  /** Switches between playing and putting the table right. */
  toggleEditing(): void {
    this.clear();
    this.changes = this.changes === null ? [] : null;
  }

  /** What lies before everybody to be agreed to. */
  get proposal(): readonly Change[] | null {
    return this.looking ? null : ((this.table.live?.edit_request?.patch as readonly Change[] | undefined) ?? null);
  }

  addChange(change: Change): void {
    if (this.changes === null) return;
    this.changes = withChange(this.changes, change);
  }

  /** Lays the changes before everybody; where nobody else has a say they are done at once. */
  proposeEdit(): void {
    if (this.changes && this.changes.length > 0) this.connection.proposeEdit(this.changes);
  }

  // -- pointing ----------------------------------------------------------------------------------------

  pick(id: string, at: Point | null = null): void {
    if (this.playback.running) {
      this.endPlayback();
      return;
    }
    this.refusal = null;
    this.inspected = null;
    if (!this.asked) {
      this.clear();
      this.inspect(id);
      return;
    }
    const meant = picked(this.legal, id, this.selected);
    if (meant.kind === 'nothing' && this.#switch(id, at)) return;
    if (meant.kind === 'play' && asksFirst(this.info(meant.choice.action.do))) void this.#open(id, at, [meant.choice]);
    else if (meant.kind === 'play') this.play(meant.choice);
    else if (meant.kind === 'menu') void this.#open(id, at, meant.choices);
    else void this.#explain(id, at);
  }

  play(choice: Choice): void {
    if (choice.warning) this.warn(choice.warning, () => this.#play(choice));
    else this.#play(choice);
  }

  #play(choice: Choice): void {
    this.#act();
    this.#given = { ply: this.table.live?.ply ?? -1, choice };
    if (!this.connection.play(choice.action) && this.connection.link !== 'open') toasts.warn('ui-not-connected');
  }

  /** Sends an answer whatever is known of it: a lesson shows what the rules say to it. */
  attempt(action: Action): void {
    this.clear();
    this.#given = null;
    if (!this.connection.play(action) && this.connection.link !== 'open') toasts.warn('ui-not-connected');
  }

  /** A key answers, unless it comes too soon after the question. */
  press(choice: Choice | undefined): void {
    if (choice && performance.now() - this.#turned >= HASTE) this.play(choice);
  }

  /** Space: ends what is to be ended, but asks once where something could still be done. */
  finish(): void {
    const choice = this.primary;
    const live = this.table.live;
    if (!choice || !live || performance.now() - this.#turned < HASTE) return;
    const warning = warningBefore(this.unfinished, choice, this.choices, live, this.info);
    if (warning && this.#warned !== live.ply) {
      this.#warned = live.ply;
      toasts.warn(warning.warning, warning.args);
      return;
    }
    this.play(choice);
  }

  clear(): void {
    this.selected = null;
    this.menu = null;
    this.refusal = null;
    this.inspected = null;
    this.caution = null;
  }

  /** What Esc does: close what is open, else put back the piece in hand. It takes back nothing that was decided. */
  back(): void {
    if (this.playback.running) this.endPlayback();
    else if (this.reading) this.closeReport();
    else if (this.caution || this.menu || this.refusal || this.inspected || this.selected) this.clear();
    else if (this.looking) this.look(null);
    else if (this.#putBack) this.play(this.#putBack);
    else if (this.canRechoose) this.undo();
  }

  /** The answer that puts back the piece in hand, where a game has one. */
  get #putBack(): Choice | undefined {
    return this.choices.find((choice) => choice.action.do === 'put-back');
  }

  /** The report lies open. */
  get reading(): boolean {
    return this.report !== null && !this.folded && !this.looking && !this.playback.running;
  }

  /** A key closes the report, but not one that was pressed before it could be seen. */
  closeReport(): void {
    if (performance.now() - this.#turned < HASTE) return;
    this.report = null;
    // The same key pressed twice closes it, and does not answer the question below as well.
    this.#turned = performance.now();
  }

  inspect(id: string): void {
    this.inspected = id;
    this.flash(id);
  }

  /** Fly to a piece and make it flash. */
  flash(id: string): void {
    clearTimeout(this.#flash);
    this.front = 'board';
    this.focus = id;
    this.#flash = setTimeout(() => (this.focus = null), settings.reduced ? GLANCE : FLASH);
  }

  /** Whether Esc would put back the piece that the question is about: the last step was to choose it, and nothing else. */
  get canRechoose(): boolean {
    if (!this.asked || this.subject === null) return false;
    const former = this.#former;
    return this.#putBack !== undefined || (former?.chosen === this.subject && this.table.live?.undo[0] === former.ply);
  }

  // -- undo and history ----------------------------------------------------------------------------------

  /** Back by one own step; where that is not ours alone to decide, ask first. */
  undo(): void {
    this.#act();
    const [to] = this.table.live?.undo ?? [];
    if (to !== undefined) this.connection.undo(to);
    else if (this.undoByConsent !== null) this.askUndo = true;
  }

  /** The step that all seats together could take back: the last one of ours, else the last of anybody. */
  get undoByConsent(): number | null {
    const steps = line(this.table.log);
    const own = steps.findLast((step) => this.table.mine.includes(step.seat));
    return this.table.mine.length > 0 ? ((own ?? steps.at(-1))?.to ?? null) : null;
  }

  requestUndo(): void {
    const to = this.undoByConsent;
    this.askUndo = false;
    if (to !== null) this.connection.undo(to);
  }

  /** The ply on show. */
  get at(): number {
    return this.table.past?.at ?? this.table.live?.ply ?? 0;
  }

  get now(): number {
    return this.table.live?.ply ?? 0;
  }

  /** Nothing happens until we act: it is our turn, or the game is over. */
  get resting(): boolean {
    return myTurn(this.table) || this.table.live?.outcome !== null;
  }

  look(at: number | null): void {
    this.playback.end();
    this.clear();
    this.glance(at);
  }

  /** Shows the table as it was at a ply; null, or the last one: as it is. */
  glance(at: number | null): void {
    this.connection.look(at === null || at >= this.now ? null : Math.max(0, at));
  }

  /** To the end of the next whole move, or of the one before. */
  step(by: -1 | 1): void {
    const { at } = this;
    const stop = by > 0 ? this.stops.find((ply) => ply > at) : this.stops.findLast((ply) => ply < at);
    this.look(stop ?? null);
  }

  /** Plays the game back from the ply on show; if that is the last one, the last turn. */
  playAgain(): void {
    this.clear();
    this.playback.start(this.looking ? this.at + 1 : lastTurn(this.table.log), this.now);
  }

  /** What others did from a ply on. */
  played(from: number): readonly Beat[] {
    return othersBeats(this.beats, this.own, from);
  }

  /** Plays back what a report tells. */
  replay({ from, to }: Report): void {
    this.playback.start(from, to, this.own);
  }

  /** The player has seen enough: the table as it is. */
  endPlayback(): void {
    this.#enough = true;
    this.playback.end();
    this.#turned = performance.now();
  }

  openRule(id: string): void {
    this.rule = { id };
    this.show('rules');
  }

  show(side: Side): void {
    this.side = side;
    this.front = 'side';
  }

  // -- news ------------------------------------------------------------------------------------------------

  #moved(before: State | null, now: State): void {
    toasts.settle();
    this.#former = null;
    const given = this.#given;
    this.#given = null;
    // Whatever happened, the changes were made to another table.
    this.changes = null;
    if (before) {
      if (before.ask?.kind !== now.ask?.kind) this.#turned = performance.now();
      const mine = before.seat !== null && before.ask?.seats.includes(before.seat);
      if (mine && now.ply === before.ply + 1) {
        const touched = given?.ply === before.ply ? given.choice.touches : [];
        const chosen = touched.length === 1 ? (touched[0] ?? null) : null;
        this.#former = { ply: before.ply, legal: byTouch(before.ask?.choices ?? []), chosen };
      }
      this.#showReport(before, now);
      this.#watch(before);
    }
    const instead = this.#instead;
    this.#instead = null;
    if (instead && this.legal.has(instead.id)) this.pick(instead.id, instead.at);
    const [next, ...rest] = this.#rest;
    this.#rest = [];
    if (next && this.asked && this.connection.play(next)) this.#rest = rest;
  }

  /** A report comes when it is our turn again, or when the game is over. */
  #showReport(before: State, now: State): void {
    const { log, mine } = this.table;
    if (!settings.report || mine.length === 0 || !this.resting) return;
    if (now.outcome && before.outcome) return;
    const since = news(log, mine);
    this.report = since[0] ? { from: since[0].ply, to: now.ply } : null;
    // In the middle of something the news lie ready, but not in the way.
    this.folded = this.#entry?.within?.(before.view, now.view) ?? false;
    if (this.report) this.#turned = performance.now();
  }

  /** The seats of those who look at this screen; where it is covered between turns, one alone. */
  get own(): readonly string[] {
    const { live, mine } = this.table;
    return !this.open && live?.seat && live.hidden_from.length > 0 ? [live.seat] : mine;
  }

  /** What others do is played back, if the player wishes; else its results are shown for a moment. */
  #watch(before: State): void {
    const from = before.ply + 1;
    const { own } = this;
    if (this.playback.running) this.playback.grew();
    else if (!this.#enough && settings.playback && !settings.reduced && own.length > 0 && !this.looking) {
      if (this.played(from).length > 0) this.playback.start(from, null, own);
      else this.playback.glimpse(from);
    } else this.playback.glimpse(from);
  }

  // -- inside ----------------------------------------------------------------------------------------------

  /** Something is done: what lay open is over. */
  #act(): void {
    this.clear();
    this.report = null;
    this.playback.end();
    this.#enough = false;
  }

  /** Who points at another man while one is chosen wants that one: the last step is taken back, the other chosen. */
  #switch(id: string, at: Point | null): boolean {
    const { live } = this.table;
    const former = this.#former;
    if (!former?.legal.has(id) || !live || this.subject === null || id === this.subject) return false;
    if (live.undo[0] !== former.ply || former.chosen !== this.subject) return false;
    this.clear();
    this.#instead = { id, at };
    return this.connection.undo(former.ply);
  }

  async #open(id: string, at: Point | null, choices: readonly Choice[]): Promise<void> {
    this.selected = id;
    const menu: Menu = { id, at, choices, refused: null };
    this.menu = menu;
    const answers = await this.connection.about(id);
    if (this.menu !== menu) return;
    const refused = answers.filter((answer) => answer.refusal && !choices.some((choice) => sameAction(choice, answer)));
    this.menu = { ...menu, refused };
  }

  async #explain(id: string, at: Point | null): Promise<void> {
    const before = this.selected;
    this.menu = null;
    this.selected = null;
    const ply = this.ply;
    const { choices, subject } = this;
    const refused = await reasonsAgainst(this.connection, {
      id,
      selected: before,
      subject,
      choices,
      places: this.#entry?.places,
      info: this.info,
    });
    if (ply !== this.ply) return;
    if (refused.length === 0) this.inspect(id);
    else this.refusal = { id, choices: refused, at };
  }

  #refused(refusal: Forbidden): void {
    this.clear();
    this.#rest = [];
    const choice: Choice = { action: { do: '' }, label: refusal.reason, touches: [], refusal };
    this.refusal = { id: '', choices: [choice], at: null };
  }

  #evidence(): readonly string[] {
    return (this.refusal?.choices ?? []).slice(0, 6).flatMap((choice) => choice.refusal?.evidence ?? []);
  }

  #rolls(): readonly Event[] {
    const at = this.at;
    const entry = this.table.log.find((candidate) => candidate.ply === at);
    return (entry?.events ?? []).filter((event) => event.roll && event.roll.dice.length > 0);
  }
}

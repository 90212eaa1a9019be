// What a click, a key or a line of the log means. It knows no rule; legality is the server's word.
import { byTouch, digits, picked, sameAction } from '../lib/choices';
import { Connection } from '../lib/connection.svelte';
import { tabKeys } from '../lib/keys';
import { line } from '../lib/log';
import { play } from '../lib/sound';
import { myTurn } from '../lib/states';
import { recall, remember } from '../lib/storage';
import { toasts } from '../lib/toasts.svelte';
import { asksFirst } from '../lib/verbs';
import type { Action, Choice, Forbidden, Message, State } from '../lib/wire';
import { noteTurn } from '../lobby/turns';
import type { Change, ShellApi, Point } from '../games/contract';
import { type Caution, warningOf } from './caution';
import { withChange } from './changes';
import { heard } from './heard';
import { Helping } from './helping/helping.svelte';
import { reasonsAgainst } from './reasons';
import { Spectating } from './spectating.svelte';
import { warningBefore } from './unfinished';

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

/** A decision of ours, and the one thing that its answer chose, if it chose one. */
interface Former {
  readonly ply: number;
  readonly legal: ReadonlyMap<string, readonly Choice[]>;
  readonly chosen: string | null;
}

export class Session extends Spectating implements ShellApi {
  readonly connection: Connection;
  readonly helping: Helping;
  readonly #id: string;

  selected = $state<string | null>(null);
  menu = $state.raw<Menu | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  inspected = $state<string | null>(null);
  /** What must be known before what was just asked for. */
  caution = $state.raw<Caution | null>(null);
  askUndo = $state(false);
  /** The changes proposed so far, while the table is being put right by agreement. */
  changes = $state.raw<readonly Change[] | null>(null);
  locate: ((id: string) => Point | null) | null = null;
  /** Layers of the map that a lesson wants to be seen. */
  layers = $state.raw<readonly string[]>([]);
  /** Opens a what-if branch from a ply (null: from now); set by the page where that is possible. */
  tryFrom = $state.raw<((at: number | null) => void) | null>(null);
  /** What a digit means: a line of the open menu, else a numbered answer. */
  readonly digits = $derived(
    digits(this.menu?.choices ?? this.buttons.filter((choice) => choice !== this.primary && choice !== this.forgoing)),
  );
  readonly evidence = $derived(new Set(this.#evidence()));

  /** The decision before this one, if it was ours, and the last step with it. */
  #former = $state.raw<Former | null>(null);
  /** The answer that was given last. */
  #given: { readonly ply: number; readonly choice: Choice } | null = null;
  /** What shall be picked once the last step is taken back. */
  #instead: { readonly id: string; readonly at: Point | null } | null = null;
  #warned = -1;
  /** The plies before and after the last gesture that is taken back as one. */
  #whole: { readonly from: number; readonly to: number } | null = null;
  /** The rest of a gesture that takes several steps. */
  #rest: readonly Action[] = [];

  constructor(id: string, keys: readonly string[] = tabKeys(id)) {
    super();
    this.#id = id;
    this.open = recall(`open.${id}`, false);
    this.connection = new Connection(id, keys, {
      refused: (forbidden) => this.#refused(forbidden),
      trouble: (problem) => {
        this.#instead = null;
        this.#rest = [];
        this.helping.fail();
        toasts.error(problem.message, problem.code);
      },
      moved: (before, now) => this.#moved(before, now),
    });
    this.helping = new Helping(this.connection);
  }

  /** Whether the table lies open to all seats held here; remembered for this game. */
  leaveOpen(open: boolean): void {
    this.open = open;
    remember(`open.${this.#id}`, open);
  }

  // -- what a board may want ---------------------------------------------------------------------------

  /** Plays these one after another, each when the one before has happened. */
  perform(...actions: readonly Action[]): void {
    const [first, ...rest] = actions;
    if (!first || !this.asked) return;
    const warning = warningOf(actions, this.choices);
    if (warning) this.warn(warning, () => this.#perform(first, rest));
    else this.#perform(first, rest);
  }

  performAsOne(...actions: readonly Action[]): void {
    const from = this.table.live?.ply ?? 0;
    this.perform(...actions);
    this.#whole = { from, to: from + actions.length };
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

  // -- putting the table right by agreement -----------------------------------------------------------------

  /** Switches between playing and putting the table right. */
  toggleEditing(): void {
    this.clear();
    this.changes = this.changes === null ? [] : null;
  }

  /** What all players are asked to agree to. */
  get proposal(): readonly Change[] | null {
    const what = this.looking ? null : this.table.live?.request?.what;
    return what?.kind === 'edit' ? what.patch : null;
  }

  addChange(change: Change): void {
    if (this.changes === null) return;
    this.changes = withChange(this.changes, change);
  }

  /** Proposes the changes to the other players; where there are none they are done at once. */
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

  /** Answers that belong together, one after the other; what must be known before is said before the first. */
  playLine(line: readonly Choice[]): void {
    const warning = line.find((choice) => choice.warning)?.warning;
    const perform = (): void => this.perform(...line.map((choice) => choice.action));
    if (line.length === 1 && line[0]) this.play(line[0]);
    else if (warning) this.warn(warning, perform);
    else perform();
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
    if (choice && !this.hasty) this.play(choice);
  }

  /** Space: ends what is to be ended, but asks once where something could still be done. */
  finish(): void {
    const choice = this.primary;
    const live = this.table.live;
    if (!choice || !live || this.hasty) return;
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

  inspect(id: string): void {
    this.inspected = id;
    this.flash(id);
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
    const { ply, undo = [] } = this.table.live ?? {};
    const whole = this.#whole?.to === ply ? this.#whole : null;
    const to = undo.find((target) => target === whole?.from) ?? undo[0];
    if (to !== undefined) this.connection.undo(to);
    else if (this.undoByConsent !== null) this.askUndo = true;
  }

  /** The step that all seats together could take back: the last one of ours, else the last of any seat. */
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

  // -- news ------------------------------------------------------------------------------------------------

  #moved(before: State | null, now: State): void {
    toasts.settle();
    this.#former = null;
    const given = this.#given;
    this.#given = null;
    // Whatever happened, the changes were made to another table.
    this.changes = null;
    // What the machine did for us is taken back as one.
    const { helped } = this.table;
    if (helped) this.#whole = { from: helped.since, to: now.ply };
    if (before) {
      if (before.ask?.kind !== now.ask?.kind) this.turned();
      const mine = before.seat !== null && before.ask?.seats.includes(before.seat);
      if (mine && now.ply === before.ply + 1) {
        const touched = given?.ply === before.ply ? given.choice.touches : [];
        const chosen = touched.length === 1 ? (touched[0] ?? null) : null;
        this.#former = { ply: before.ply, legal: byTouch(before.ask?.choices ?? []), chosen };
      }
      heard(before, now).forEach(play);
      this.showReport(before, now);
      this.watch(before);
    }
    noteTurn(this.#id, now.ply, myTurn(this.table));
    const instead = this.#instead;
    this.#instead = null;
    if (instead && this.legal.has(instead.id)) this.pick(instead.id, instead.at);
    const [next, ...rest] = this.#rest;
    this.#rest = [];
    // The rest of a gesture, unless its question was settled without it or is no longer this seat's.
    const open = before?.seat === now.seat && this.choices.some((choice) => choice.action.do === next?.do);
    if (next && open && this.asked && this.connection.play(next)) this.#rest = rest;
  }

  // -- inside ----------------------------------------------------------------------------------------------

  /** Something is done: what lay open is over. */
  #act(): void {
    this.clear();
    this.settle();
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
      places: this.entry?.places,
      info: this.info,
    });
    if (ply !== this.ply) return;
    if (refused.length === 0) this.inspect(id);
    else this.refusal = { id, choices: refused, at };
  }

  #refused(refusal: Forbidden): void {
    play('refused');
    this.clear();
    this.#rest = [];
    const choice: Choice = { action: { do: '' }, label: refusal.reason, touches: [], refusal };
    this.refusal = { id: '', choices: [choice], at: null };
  }

  #evidence(): readonly string[] {
    return (this.refusal?.choices ?? []).slice(0, 6).flatMap((choice) => choice.refusal?.evidence ?? []);
  }
}

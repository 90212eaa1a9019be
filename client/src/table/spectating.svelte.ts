// Looking at a table: at what was, at what others do, at the panels beside the board.
import { lastTurn, news } from '../lib/log';
import { settings } from '../lib/settings.svelte';
import type { State } from '../lib/wire';
import { Moment } from './moment.svelte';
import { BeatLog, othersBeats, stopsOf, type Beat } from './playback/beats';
import type { Cues } from './playback/cues';
import { Playback, type Watched } from './playback/playback.svelte';

/** The panels beside the board. */
export type Side = 'log' | 'rules' | 'chat';

/** What happened between two plies. */
export interface Report {
  readonly from: number;
  readonly to: number;
}

const NO_CUES: Cues = {};
const FLASH = 2600;
const GLANCE = 700;
/** A key pressed this soon after another question came was meant for the one before. */
const HASTE = 400;

export abstract class Spectating extends Moment implements Watched {
  focus = $state<string | null>(null);
  side = $state<Side>('log');
  /** On a small screen either the board is in front, or the panels. */
  front = $state<'board' | 'side'>('board');
  /** The paragraph the rule pane shall open. */
  rule = $state.raw<{ readonly id: string } | null>(null);
  report = $state.raw<Report | null>(null);
  /** The report lies folded at the edge of the board. */
  folded = $state(false);
  /** The player aid lies open. */
  aiding = $state(false);
  /** One person plays all the seats held here: nothing needs to be covered between their turns. */
  open = $state(false);

  /** What happened, whole move by whole move, and the plies where each of them is done. */
  readonly beats = $derived.by(() => this.#beatLog.of(this.table.log, this.entry?.cues ?? NO_CUES));
  readonly stops = $derived(stopsOf(this.table.log, this.beats));
  readonly playback = new Playback(this);

  readonly #beatLog = new BeatLog();
  /** The player has ended a playback and sees the rest live. */
  #enough = false;
  #flash: ReturnType<typeof setTimeout> | undefined;
  #turned = -Infinity;

  /** Closes what lies open. */
  abstract clear(): void;

  end(): void {
    clearTimeout(this.#flash);
    this.playback.stop();
    this.connection.end();
  }

  // -- history ---------------------------------------------------------------------------------------------

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
    this.turned();
  }

  openRule(id: string): void {
    this.rule = { id };
    this.show('rules');
  }

  show(side: Side): void {
    this.side = side;
    this.front = 'side';
  }

  /** Fly to a piece and make it flash. */
  flash(id: string): void {
    clearTimeout(this.#flash);
    this.front = 'board';
    this.focus = id;
    this.#flash = setTimeout(() => (this.focus = null), settings.reduced ? GLANCE : FLASH);
  }

  // -- what others did -------------------------------------------------------------------------------------

  /** The report lies open. */
  get reading(): boolean {
    return this.report !== null && !this.folded && !this.looking && !this.playback.running;
  }

  /** A key closes the report, but not one that was pressed before it could be seen. */
  closeReport(): void {
    if (this.hasty) return;
    this.report = null;
    // The same key pressed twice closes it, and does not answer the question below as well.
    this.turned();
  }

  /** A report comes when it is our turn again, or when the game is over. */
  protected showReport(before: State, now: State): void {
    const { log, mine } = this.table;
    if (!settings.report || mine.length === 0 || !this.resting) return;
    if (now.outcome && before.outcome) return;
    const since = news(log, mine);
    this.report = since[0] ? { from: since[0].ply, to: now.ply } : null;
    // In the middle of something the news lie ready, but not in the way.
    this.folded = this.entry?.within?.(before.view, now.view) ?? false;
    if (this.report) this.turned();
  }

  /** The seats of those who look at this screen; where it is covered between turns, one alone. */
  get own(): readonly string[] {
    const { live, mine } = this.table;
    return !this.open && live?.seat && live.hidden_from.length > 0 ? [live.seat] : mine;
  }

  /** What others do is played back, if the player wishes; else its results are shown for a moment. */
  protected watch(before: State): void {
    const from = before.ply + 1;
    const { own } = this;
    if (this.playback.running) this.playback.grew();
    else if (!this.#enough && settings.playback && !settings.reduced && own.length > 0 && !this.looking) {
      if (this.played(from).length > 0) this.playback.start(from, null, own);
      else this.playback.glimpse(from);
    } else this.playback.glimpse(from);
  }

  /** Something is done: what was shown of others is over. */
  protected settle(): void {
    this.report = null;
    this.playback.end();
    this.#enough = false;
  }

  /** A key comes so soon after what was last seen that it was not meant for it. */
  protected get hasty(): boolean {
    return performance.now() - this.#turned < HASTE;
  }

  protected turned(): void {
    this.#turned = performance.now();
  }
}

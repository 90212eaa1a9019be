// Plays back what happened, whole move by whole move, and never holds up the table: it looks at the past as the
// history does, and any step that is made ends it.
import { settings } from '../../lib/settings.svelte';
import type { Traces } from '../../lib/traces';
import { beatsFrom, firstPly, othersBeats, type Beat, type Frame } from './beats';
import { glimpsedTraces, holdOf, resultsOf, shotsOf, summaryOf, tracesOf, type Result, type Shot } from './scenes';

/** The table, as the playback needs it. */
export interface Watched {
  readonly beats: readonly Beat[];
  /** The ply on show, and the last one. */
  readonly at: number;
  readonly now: number;
  /** We are to decide, or the game is over: there is nothing more to wait for. */
  readonly resting: boolean;
  glance(at: number | null): void;
}

interface Range {
  readonly from: number;
  /** The last ply; null: as far as the game goes, until it is our turn. */
  readonly to: number | null;
  /** The seats whose own steps are left out. */
  readonly own: readonly string[];
}

export const PACES = [0.5, 1, 2, 4] as const;
/** How often to ask whether the server has sent the moment that is to be seen, and how often at most. */
const ASKING = 40;
const PATIENCE = 50;
/** How long results stay at their place when the table moves on by itself. */
const GLIMPSE = 3600;

const NOTHING: Traces = { arrows: [], gaze: [] };

export class Playback {
  readonly #table: Watched;
  #range = $state.raw<Range | null>(null);
  #nth = $state(0);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #fading: ReturnType<typeof setTimeout> | undefined;
  #late = 0;
  paused = $state(false);
  /** Results of the step just made. */
  #glimpsed = $state.raw<readonly Frame[]>([]);

  constructor(table: Watched) {
    this.#table = table;
  }

  readonly beats = $derived.by((): readonly Beat[] => {
    const range = this.#range;
    if (!range) return [];
    const { from, to, own } = range;
    const beats = own.length > 0 ? othersBeats(this.#table.beats, own, from) : beatsFrom(this.#table.beats, from);
    return to === null ? beats : beats.filter((beat) => firstPly(beat) <= to);
  });
  readonly #shots = $derived(shotsOf(this.beats));
  readonly shot = $derived<Shot | null>(this.#shots[this.#nth] ?? this.#shots.at(-1) ?? null);
  readonly traces = $derived<Traces>(
    this.running ? (this.shot ? tracesOf(this.shot) : NOTHING) : glimpsedTraces(this.#glimpsed),
  );
  readonly results = $derived<readonly Result[]>(
    this.running ? (this.shot ? resultsOf(this.shot.shown) : []) : resultsOf(this.#glimpsed),
  );

  get running(): boolean {
    return this.#range !== null;
  }

  /** Everything is shown so far; more is to come. */
  get waiting(): boolean {
    return this.running && this.#nth >= this.#shots.length;
  }

  /** The arrows of what others did since a ply. */
  summary(from: number, own: readonly string[]): Traces {
    return summaryOf(othersBeats(this.#table.beats, own, from));
  }

  /** Begins; without `to` it goes on until it is our turn. */
  start(from: number, to: number | null = null, own: readonly string[] = []): void {
    this.#range = { from, to, own };
    this.#nth = 0;
    this.paused = false;
    this.#glimpsed = [];
    if (this.#shots.length === 0 && (to !== null || this.#table.resting)) this.#range = null;
    else this.#show();
  }

  /** Back to the table as it is. */
  end(): void {
    if (!this.running) return;
    clearTimeout(this.#timer);
    this.#range = null;
    this.#table.glance(null);
  }

  toggle(): void {
    this.paused = !this.paused;
    if (this.paused) clearTimeout(this.#timer);
    else this.#show();
  }

  /** To the next beat, or the one before. */
  skip(by: -1 | 1): void {
    const here = this.shot?.nth ?? 0;
    const there = this.#shots.findIndex((shot) => shot.nth === Math.max(0, here + by));
    if (there < 0) this.end();
    else {
      this.#nth = there;
      this.#show();
    }
  }

  /** The table has moved on. */
  grew(): void {
    if (!this.running) return;
    const shot = this.#shots[this.#nth];
    // A move that is on show may have gone on.
    if (shot && shot.frame.ply !== this.#table.at) this.#table.glance(shot.frame.ply);
    if (this.#timer === undefined && !this.paused) this.#show();
  }

  /** Shows what came of a step at its place, for a moment. */
  glimpse(from: number): void {
    const frames = beatsFrom(this.#table.beats, from).flatMap((beat) => beat.frames);
    if (frames.length === 0) return;
    clearTimeout(this.#fading);
    this.#glimpsed = frames;
    this.#fading = setTimeout(() => (this.#glimpsed = []), GLIMPSE);
  }

  stop(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#fading);
  }

  #show(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const shot = this.#shots[this.#nth];
    if (shot) {
      this.#late = 0;
      this.#table.glance(shot.frame.ply);
      if (!this.paused) this.#timer = setTimeout(() => this.#next(), holdOf(shot) / settings.pace);
    } else if (this.#range?.to !== null || this.#table.resting) this.end();
    else this.#table.glance(null);
  }

  #next(): void {
    const shot = this.#shots[this.#nth];
    // What the server has not sent yet has not been seen.
    if (shot && this.#table.at !== shot.frame.ply && this.#late < PATIENCE) {
      this.#late += 1;
      this.#timer = setTimeout(() => this.#next(), ASKING);
      return;
    }
    this.#nth += 1;
    this.#show();
  }
}

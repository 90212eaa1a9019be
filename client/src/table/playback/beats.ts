// The log in beats: one for each whole move, attack or roll, however many clicks and plies it took.
import { headingLevel, takenBack, undonePlies } from '../../lib/log';
import type { Event, LogEntry } from '../../lib/wire';
import { opens, wayOf, type Cue, type Cues, type Opening, type Way } from './cues';

/** What is seen at once: the table after a ply, and what happened in it. */
export interface Frame {
  readonly ply: number;
  readonly events: readonly { readonly cue: Cue; readonly event: Event }[];
  readonly ways: readonly Way[];
}

export interface Beat {
  readonly kind: Opening | 'effect';
  readonly seat: string;
  /** The turn or phase it belongs to. */
  readonly heading: Event | null;
  /** It came after a heading or a card within the same ply, or it is a barrage: it was not clicked for. */
  readonly drawn: boolean;
  readonly frames: readonly Frame[];
}

export const firstPly = (beat: Beat): number => beat.frames[0]?.ply ?? 0;
export const lastPly = (beat: Beat): number => beat.frames.at(-1)?.ply ?? 0;
export const eventsOf = (beat: Beat): readonly Event[] =>
  beat.frames.flatMap((frame) => frame.events.map(({ event }) => event));
export const waysOf = (beat: Beat): readonly Way[] => beat.frames.flatMap((frame) => frame.ways);

const sameUnits = (one: Way, other: Way): boolean =>
  one.units.length === other.units.length && one.units.every((unit) => other.units.includes(unit));

/** Two ways as one, if the second goes on where the first ended. */
function continued(one: Way, other: Way): Way | null {
  return one.kind === other.kind && sameUnits(one, other) && one.path.at(-1) === other.path[0]
    ? { ...one, path: [...one.path, ...other.path.slice(1)] }
    : null;
}

/** The ways with one more, which may go on where one of them ended. */
export function withWay(ways: readonly Way[], way: Way): readonly Way[] {
  for (const [i, known] of ways.entries()) {
    const longer = continued(known, way);
    if (longer) return ways.map((one, nth) => (nth === i ? longer : one));
  }
  return [...ways, way];
}

class Composer {
  readonly beats: Beat[] = [];
  #heading: Event | null = null;
  #drawn = false;
  /** Something of its own came between: what follows begins anew. */
  #apart = true;

  constructor(readonly cues: Cues) {}

  enter({ ply, seat, events }: LogEntry): void {
    this.#drawn = false;
    for (const event of events) {
      if (headingLevel(event.what) > 0) {
        this.#heading = event;
        this.#apart = true;
        this.#drawn = true;
        continue;
      }
      const cue = this.cues[event.what];
      if (cue === undefined) continue;
      if (cue === 'card') this.#drawn = true;
      this.#add(ply, seat, cue, event);
    }
  }

  #add(ply: number, seat: string, cue: Cue, event: Event): void {
    const last = this.#apart ? undefined : this.beats.at(-1);
    const way = wayOf(event, cue);
    this.#apart = false;
    if (last && cue === 'move' && last.kind === 'move' && this.#goesOn(last, way)) this.#prolong(last, ply, event, way);
    else if (last && !opens(cue)) this.#append(last, ply, cue, event, way);
    else
      this.beats.push({
        kind: opens(cue) ? cue : 'effect',
        seat,
        heading: this.#heading,
        drawn: this.#drawn || cue === 'barrage',
        frames: [{ ply, events: [{ cue, event }], ways: way ? [way] : [] }],
      });
  }

  #goesOn(beat: Beat, way: Way | null): way is Way {
    const [known] = waysOf(beat);
    return known !== undefined && way !== null && continued(known, way) !== null;
  }

  /** A move is seen as a whole: one frame, one way, one line, from where it began to where it ended. */
  #prolong(beat: Beat, ply: number, event: Event, way: Way): void {
    const [frame] = beat.frames;
    if (!frame) return;
    const [{ event: begun, cue } = { event, cue: 'move' as const }, ...others] = frame.events;
    const args = { ...event.args, start: begun.args?.start ?? '' };
    const ways = withWay(frame.ways, way);
    const whole = { ...event, args: 'path' in args ? { ...args, path: ways[0]?.path.slice(1) ?? [] } : args };
    this.#replace({ ...beat, frames: [{ ply, events: [{ cue, event: whole }, ...others], ways }] });
  }

  #append(beat: Beat, ply: number, cue: Cue, event: Event, way: Way | null): void {
    const last = beat.frames.at(-1);
    const same = last?.ply === ply ? last : { ply, events: [], ways: [] };
    const frame = {
      ply,
      events: [...same.events, { cue, event }],
      ways: way ? withWay(same.ways, way) : same.ways,
    };
    this.#replace({
      ...beat,
      frames: last?.ply === ply ? [...beat.frames.slice(0, -1), frame] : [...beat.frames, frame],
    });
  }

  #replace(beat: Beat): void {
    this.beats[this.beats.length - 1] = beat;
  }
}

/** What happened, beat by beat; what was taken back did not happen. */
export function beatsOf(log: readonly LogEntry[], cues: Cues): readonly Beat[] {
  return new BeatLog().of(log, cues);
}

/** The beats of a log that grows: what is known is kept, unless something was taken back. */
export class BeatLog {
  #composer = new Composer({});
  #entries: readonly LogEntry[] = [];

  of(log: readonly LogEntry[], cues: Cues): readonly Beat[] {
    const known = this.#entries.length;
    const grown = this.#composer.cues === cues && log.length >= known && log[known - 1] === this.#entries[known - 1];
    const news = log.slice(known);
    if (grown && !news.some((entry) => takenBack(entry) > 0)) for (const entry of news) this.#composer.enter(entry);
    else {
      const undone = undonePlies(log);
      this.#composer = new Composer(cues);
      for (const entry of log) if (!undone.has(entry.ply) && takenBack(entry) === 0) this.#composer.enter(entry);
    }
    this.#entries = log;
    return [...this.#composer.beats];
  }
}

/** The plies at which a walk through the history stops: after each whole move, not after each click. */
export function stopsOf(log: readonly LogEntry[], beats: readonly Beat[]): readonly number[] {
  const within = new Set<number>();
  for (const beat of beats) for (let ply = firstPly(beat); ply < lastPly(beat); ply++) within.add(ply);
  const last = log.at(-1)?.ply ?? 0;
  const stops = log.filter((entry) => entry.events.length > 0 && !within.has(entry.ply)).map((entry) => entry.ply);
  return [...new Set([0, ...stops, last])].sort((one, other) => one - other);
}

/** What other seats did from a ply on, and what came by itself after an own step: the rest of a beat that began before. */
export function othersBeats(beats: readonly Beat[], own: readonly string[], from: number): readonly Beat[] {
  return beatsFrom(
    beats.filter((beat) => !own.includes(beat.seat) || beat.drawn),
    from,
  );
}

/** The beats from a ply on; of one that began before, what is left of it. */
export function beatsFrom(beats: readonly Beat[], from: number): readonly Beat[] {
  return beats
    .filter((beat) => lastPly(beat) >= from)
    .map((beat) => ({ ...beat, frames: beat.frames.filter((frame) => frame.ply >= from) }));
}

/** The ways of counters without names, each as far as it went: it is known by the place where it was last. */
function unnamed(ways: readonly Way[]): readonly Way[] {
  const whole: Way[] = [];
  for (const way of ways) {
    const i = whole.findLastIndex((known) => known.path.at(-1) === way.path[0]);
    const known = whole[i];
    if (known) whole[i] = { ...known, path: [...known.path, ...way.path.slice(1)] };
    else whole.push(way);
  }
  return whole;
}

/** One way for each unit, from where it was to where it is, however often it moved; each way once. */
export function summed(beats: readonly Beat[]): readonly Way[] {
  const all = beats.flatMap(waysOf);
  const ends = new Map<string, Way>();
  for (const way of all)
    for (const unit of way.units) {
      const before = ends.get(unit);
      const path = before && before.path.at(-1) === way.path[0] ? [...before.path, ...way.path.slice(1)] : way.path;
      ends.set(unit, { kind: way.kind, units: [unit], path });
    }
  const ways = new Map<string, Way>();
  for (const way of [...ends.values(), ...unnamed(all.filter(({ units }) => units.length === 0))]) {
    if (way.path.length > 1 && way.path[0] === way.path.at(-1)) continue;
    const key = `${way.kind} ${way.path.join(' ')}`;
    const same = ways.get(key);
    ways.set(key, same ? { ...same, units: [...same.units, ...way.units] } : way);
  }
  return [...ways.values()];
}

// What each moment of a playback shows: how long, where to look, which arrows, and what is told at which place.
import type { Trace, Traces } from '../../lib/traces';
import type { Event } from '../../lib/wire';
import { summed, type Beat, type Frame } from './beats';
import { attacks, placeOf, sourcesOf, unitsOf, type Cue } from './cues';

/** One frame of a beat, and the frames of the same beat before it. */
export interface Shot {
  readonly beat: Beat;
  /** The how manieth beat of the playback it belongs to. */
  readonly nth: number;
  readonly frame: Frame;
  /** All that is known of the beat by now. */
  readonly shown: readonly Frame[];
}

export function shotsOf(beats: readonly Beat[]): readonly Shot[] {
  return beats.flatMap((beat, nth) =>
    beat.frames.map((frame, i) => ({ beat, nth, frame, shown: beat.frames.slice(0, i + 1) })),
  );
}

/** How long a moment is looked at, in milliseconds. */
const HOLD: Readonly<Record<Beat['kind'], number>> = {
  move: 900,
  arrive: 550,
  attack: 2800,
  barrage: 2800,
  roll: 1500,
  card: 1500,
  effect: 900,
};
/** What comes of an attack is read faster than the attack. */
const AFTER = 1100;

export function holdOf({ beat, frame, shown }: Shot): number {
  if (shown.length > 1) return AFTER;
  return HOLD[beat.kind] + 40 * (frame.ways[0]?.path.length ?? 0) + 300 * Math.min(3, frame.events.length - 1);
}

/** Arrows from those who attack to what they attack; one that comes from off the board has no beginning. */
function attackArrows({ events }: Frame): Trace[] {
  return events.flatMap(({ cue, event }): Trace[] => {
    const target = placeOf(event);
    if (!attacks(cue) || target === null) return [];
    const sources = sourcesOf(event);
    if (cue === 'barrage' && sources.length === 0) return [{ kind: 'attack', path: [target] }];
    return sources.map((source) => ({ kind: 'attack', path: [source, target] }));
  });
}

export function tracesOf({ frame, shown }: Shot): Traces {
  const ways: readonly Trace[] = shown.flatMap(({ ways }) => ways.map(({ kind, path }) => ({ kind, path })));
  const fire = attackArrows(frame);
  const arrows = [...ways, ...fire];
  const ends = frame.ways.flatMap(({ path }) => [path[0] ?? '', path.at(-1) ?? '']);
  const places = frame.events.flatMap(({ event }) => placeOf(event) ?? []);
  return { arrows, gaze: [...new Set([...ends, ...places, ...fire.flatMap(({ path }) => path)])] };
}

/** The arrows of a step just made: its attacks, who had to retreat, what moved by itself. Who was moved by hand is known. */
export function glimpsedTraces(frames: readonly Frame[]): Traces {
  const ways = frames.flatMap(({ ways }) => ways.filter(({ kind, units }) => kind === 'retreat' || units.length === 0));
  const arrows = [...ways.map(({ kind, path }): Trace => ({ kind, path })), ...frames.flatMap(attackArrows)];
  return { arrows, gaze: [] };
}

/** The arrows of all that happened, one for each unit that is elsewhere now. */
export function summaryOf(beats: readonly Beat[]): Traces {
  return { arrows: summed(beats).map(({ kind, path }) => ({ kind, path, faint: true })), gaze: [] };
}

/** What is told at one place of the board for a moment. */
export interface Result {
  readonly at: string;
  readonly lines: readonly { readonly cue: Cue; readonly event: Event }[];
}

const TOLD: ReadonlySet<Cue> = new Set<Cue>(['attack', 'barrage', 'roll', 'hit', 'miss', 'loss', 'out', 'retreat']);

/** A unit that is gone, and where it was: it cannot be found on the board any more. */
const whereLost = (event: Event): [string, string] => [unitsOf(event)[0] ?? '', placeOf(event) ?? ''];

/** The results of these frames, place by place; a retreat is told where it began. */
export function resultsOf(frames: readonly Frame[]): readonly Result[] {
  const places = new Map<string, Result['lines']>();
  const events = frames.flatMap((frame) => frame.events);
  const lost = new Map(events.flatMap(({ cue, event }) => (cue === 'out' ? [whereLost(event)] : [])));
  for (const { cue, event } of events) {
    const start = event.args?.start;
    const place = cue === 'retreat' && typeof start === 'string' ? start : placeOf(event);
    if (!TOLD.has(cue) || place === null) continue;
    const at = lost.get(place) ?? place;
    if ((attacks(cue) || cue === 'roll') && !event.roll) continue;
    const lines = places.get(at) ?? [];
    const again = lines.some((line) => line.cue === cue && !event.roll);
    places.set(at, again ? lines : [...lines, { cue, event }]);
  }
  return [...places].map(([at, lines]) => ({ at, lines }));
}

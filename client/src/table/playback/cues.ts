// What an event is for those who watch: a move, an attack, a loss. Each game says it of its own events; nothing here
// knows a rule.
import type { Args } from '../../lib/texts';
import type { Event } from '../../lib/wire';

/** Those that begin something to be watched. */
export type Opening = 'move' | 'arrive' | 'attack' | 'barrage' | 'roll' | 'card';
/** Those that come of it. */
export type Following = 'retreat' | 'advance' | 'hit' | 'miss' | 'loss' | 'out' | 'effect';
export type Cue = Opening | Following;

/** The events of a game that are worth watching, by name. */
export type Cues = Readonly<Record<string, Cue>>;

const OPENING: ReadonlySet<Cue> = new Set<Cue>(['move', 'arrive', 'attack', 'barrage', 'roll', 'card']);

/** A barrage is an attack that no player has clicked for: the game itself makes it. */
export const attacks = (cue: Cue | undefined): boolean => cue === 'attack' || cue === 'barrage';

export const opens = (cue: Cue): cue is Opening => OPENING.has(cue);

/** A way that units went, place by place. */
export interface Way {
  readonly kind: 'move' | 'retreat' | 'advance';
  readonly units: readonly string[];
  readonly path: readonly string[];
}

const list = (arg: Args[string] | undefined): readonly string[] =>
  Array.isArray(arg) ? arg.map(String) : typeof arg === 'string' && arg ? [arg] : [];

/** Who an event is about. */
export function unitsOf({ args = {} }: Event): readonly string[] {
  return [args.units, args.unit, args.counter].map(list).find((units) => units.length > 0) ?? [];
}

/** The words by which events name a place, the plainest first; a target that is a unit is found where it stands. */
const PLACES = ['hex', 'space', 'place', 'location', 'target', 'bridge', 'area', 'card'] as const;

/** Where an attack comes from: the places it names, else those who attack; a barrage without either: from off the board. */
export function sourcesOf(event: Event): readonly string[] {
  const sources = list(event.args?.sources);
  return sources.length > 0 ? sources : unitsOf(event);
}

/** Where an event happened: a place, else the first unit it is about; null: nowhere on the board. */
export function placeOf(event: Event): string | null {
  const { args = {} } = event;
  const place = PLACES.map((word) => list(args[word])[0]).find((id) => id !== undefined);
  return place ?? list(args.end)[0] ?? unitsOf(event)[0] ?? list(args.colour)[0] ?? null;
}

/** The way an event tells of; null: none. */
export function wayOf(event: Event, cue: Cue): Way | null {
  if (cue !== 'move' && cue !== 'retreat' && cue !== 'advance') return null;
  const { args = {} } = event;
  const [start] = list(args.start);
  const path = list(args.path);
  const steps =
    path.length > 0 ? path : list(args.end ?? args.hex ?? args.space ?? args.place ?? args.area).slice(0, 1);
  const units = unitsOf(event);
  // A counter without a name that was nowhere before comes from off the board.
  if (start === undefined) return units.length === 0 && steps[0] ? { kind: cue, units, path: steps } : null;
  const whole = [start, ...steps].filter((place, i, all) => place !== all[i - 1]);
  return whole.length > 1 ? { kind: cue, units, path: whole } : null;
}

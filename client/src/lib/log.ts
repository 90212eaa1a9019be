// The log, as people read it: by turn and phase, with what was taken back marked.
import type { Event, LogEntry } from './wire';

export interface Line {
  readonly key: string;
  readonly ply: number;
  readonly seat: string;
  readonly event: Event;
  /** The table went back behind this line. */
  readonly undone: boolean;
}

export interface Section {
  readonly key: string;
  /** The event that opens the section; none for what comes before the first. */
  readonly heading: Event | null;
  readonly level: 1 | 2;
  readonly ply: number;
  readonly lines: readonly Line[];
}

const UNDO = new Set(['undone', 'undone-by-agreement']);

/** A chit sets off what follows, one that was drawn or one that was played in its place; so does a player's turn. */
const PARTS = new Set(['chit-drawn', 'chit-interrupted', 'player-turn-began', 'supply-check', 'reinforcements']);

/** Whether an event opens a part of the log: games name those `turn-…` and `phase-…`, play rounds, draw a chit, or check supply. */
export function headingLevel(what: string): 0 | 1 | 2 {
  if (what.startsWith('turn-') || what === 'round-begins') return 1;
  return what.startsWith('phase-') || PARTS.has(what) ? 2 : 0;
}

/** The ply with which the present turn began. */
export function turnOf(log: readonly LogEntry[]): number {
  return log.findLast((entry) => entry.events.some((event) => headingLevel(event.what) === 1))?.ply ?? 0;
}

/** The chit that an event is about: the one played, not the one that made room for it. */
function chitOf(event: Event | null): unknown {
  return event?.args?.held ?? event?.args?.chit;
}

/** An activation by another chit than the one above: it was kept in hand until now, and no one drew it. */
function setsOff(event: Event, heading: Event | null): boolean {
  return event.what === 'hq-activated' && chitOf(event) !== undefined && chitOf(event) !== chitOf(heading);
}

/** Whether an event turns something up that was hidden before: games name those `…-revealed`. */
export function reveals(what: string): boolean {
  return what.endsWith('-revealed');
}

/** From this many events on the table has moved further than an eye follows. */
const MANY = 4;

/**
 * What happened since the last own step, that step included, when it is worth a report: a turn or phase began, a card
 * was turned up or another seat acted. Nothing after an undo, which brings nothing new.
 */
export function news(log: readonly LogEntry[], mine: readonly string[]): readonly LogEntry[] {
  const own = log.findLastIndex((entry) => mine.includes(entry.seat));
  const since = own < 0 ? log.filter((entry) => entry.ply > 0) : log.slice(own);
  if (since.some((entry) => takenBack(entry) > 0)) return [];
  const events = since.flatMap((entry) => entry.events);
  if (events.length >= 2 && events.some((event) => reveals(event.what))) return since;
  const far = since.length > 1 || events.some((event) => headingLevel(event.what) > 0);
  return far && events.length >= MANY ? since : [];
}

/** How many steps an entry took back, those taken back before not counted; 0 for any other entry. */
export function takenBack(entry: LogEntry): number {
  const event = entry.events.find((candidate) => UNDO.has(candidate.what));
  const count = event?.args?.count;
  return typeof count === 'number' ? count : 0;
}

/** The entries that made the table as it is, and those that were taken back. An undo is neither: it stays as logged. */
export function halves(log: readonly LogEntry[]): {
  readonly standing: readonly LogEntry[];
  readonly undone: readonly LogEntry[];
} {
  const standing: LogEntry[] = [];
  const undone: LogEntry[] = [];
  for (const entry of log) {
    if (entry.ply === 0) continue;
    const count = takenBack(entry);
    if (count > 0) undone.push(...standing.splice(Math.max(0, standing.length - count)));
    else standing.push(entry);
  }
  return { standing, undone };
}

/** Plies whose entries were taken back later. */
export function undonePlies(log: readonly LogEntry[]): Set<number> {
  return new Set(halves(log).undone.map((entry) => entry.ply));
}

/** Seats that change hands, and clocks: no step on the table. */
const RESEATED = new Set([
  'seat-to-machine',
  'seat-to-machine-on-time',
  'seat-to-person',
  'clocks-more-time',
  'clocks-paused',
  'clocks-resumed',
]);

/** Plies to which all seats together could go back, latest last, each with the seat that acted there. */
export function line(log: readonly LogEntry[]): { readonly to: number; readonly seat: string }[] {
  const steps = halves(log).standing.filter(({ events }) => !RESEATED.has(events[0]?.what ?? ''));
  return steps.map(({ ply, seat }) => ({ to: ply - 1, seat }));
}

/** Whether an event goes on where the one before it ended: the next step of the same units, in the same words. */
function goesOn(before: Event | undefined, event: Event): boolean {
  const { start, end, ...who } = event.args ?? {};
  const { start: from, end: reached, ...they } = before?.args ?? {};
  if (before?.what !== event.what || start === undefined || end === undefined || from === undefined) return false;
  return (
    start === reached &&
    !before.roll &&
    !event.roll &&
    before.rule === event.rule &&
    JSON.stringify(who) === JSON.stringify(they)
  );
}

/** Two steps of a march as one, from where the first began. */
const wholeMove = (before: Event, event: Event): Event => ({
  ...event,
  args: { ...event.args, start: before.args?.start ?? '' },
});

/** Steps of one march in one line: from where it began to where it ended. */
export function joined(events: readonly Event[]): Event[] {
  const merged: Event[] = [];
  for (const event of events) {
    const before = merged.at(-1);
    if (before && goesOn(before, event)) merged[merged.length - 1] = wholeMove(before, event);
    else merged.push(event);
  }
  return merged;
}

export function sections(log: readonly LogEntry[], keep: (event: Event) => boolean = () => true): Section[] {
  const undone = undonePlies(log);
  const made: { key: string; heading: Event | null; level: 1 | 2; ply: number; lines: Line[] }[] = [];
  let current = { key: 'start', heading: null as Event | null, level: 2 as 1 | 2, ply: 0, lines: [] as Line[] };
  made.push(current);
  for (const entry of log) {
    joined(entry.events).forEach((event, index) => {
      const key = `${entry.ply}.${index}`;
      const level = setsOff(event, current.heading) ? 2 : headingLevel(event.what);
      if (level > 0 && !undone.has(entry.ply)) {
        current = { key, heading: event, level: level === 1 ? 1 : 2, ply: entry.ply, lines: [] };
        made.push(current);
      } else if (keep(event)) {
        const line = { key, ply: entry.ply, seat: entry.seat, event, undone: undone.has(entry.ply) };
        const before = current.lines.at(-1);
        if (before?.seat === line.seat && before.undone === line.undone && goesOn(before.event, event))
          current.lines[current.lines.length - 1] = { ...line, key: before.key, event: wholeMove(before.event, event) };
        else current.lines.push(line);
      }
    });
  }
  return made.filter((section) => section.heading !== null || section.lines.length > 0);
}

/** Where each turn begins, for jumping. */
export function turns(log: readonly LogEntry[]): { readonly ply: number; readonly event: Event }[] {
  const undone = undonePlies(log);
  return log
    .filter((entry) => !undone.has(entry.ply))
    .flatMap((entry) =>
      entry.events.filter((event) => headingLevel(event.what) === 1).map((event) => ({ ply: entry.ply, event })),
    );
}

/** The ply with which the last turn of the log begins. */
export function lastTurn(log: readonly LogEntry[]): number {
  return turns(log).at(-1)?.ply ?? 0;
}

/** Every event that names a piece or place, newest first. */
export function mentions(log: readonly LogEntry[], id: string): Line[] {
  const undone = undonePlies(log);
  const found: Line[] = [];
  for (const entry of log) {
    entry.events.forEach((event, index) => {
      const args = Object.values(event.args ?? {});
      if (args.some((arg) => arg === id || (Array.isArray(arg) && arg.includes(id)))) {
        found.push({
          key: `${entry.ply}.${index}`,
          ply: entry.ply,
          seat: entry.seat,
          event,
          undone: undone.has(entry.ply),
        });
      }
    });
  }
  return found.reverse();
}

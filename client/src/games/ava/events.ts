// What the last events say about the battle on the table, and the ways that were gone.
import type { Event } from '../../lib/wire';

const BATTLES = new Set(['battle', 'attack-cancelled', 'attack-void']);
const OVER = /^(?:turn-|phase-|movement-ended|unit-moved|unit-marched|chit-)/u;

/** The last battle: from its die to whatever came of it. */
export function battleOf(events: readonly Event[]): readonly Event[] {
  const from = events.findLastIndex((event) => BATTLES.has(event.what));
  if (from < 0) return [];
  const end = events.findIndex((event, i) => i > from && OVER.test(event.what));
  return events.slice(from, end < 0 ? undefined : end);
}

export interface Gone {
  readonly unit: string;
  readonly path: readonly string[];
}

/** The ways that units went in these events, with the hex each started from. */
export function pathsTaken(events: readonly Event[]): Gone[] {
  return events.flatMap(({ args }) => {
    const { unit, start, path } = args ?? {};
    if (typeof unit !== 'string' || !Array.isArray(path) || path.length === 0) return [];
    const hexes = path.map(String);
    return [{ unit, path: typeof start === 'string' && start !== hexes[0] ? [start, ...hexes] : hexes }];
  });
}

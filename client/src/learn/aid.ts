// What the player aid lights up.
import type { LogEntry } from '../lib/wire';

const chapterOf = (rule: string): string => rule.split('.')[0] ?? '';

/** The part of the sequence of play that a decision belongs to: the paragraph it cites, else the first of its chapter. */
export function stepOf(sequence: readonly string[], rule: string): string | null {
  const cited = sequence.filter((id) => rule === id || rule.startsWith(`${id}.`));
  return cited.at(-1) ?? sequence.find((id) => chapterOf(id) === chapterOf(rule)) ?? null;
}

/** The column of the combat results table on which the last combat was resolved; null: there was none. */
export function lastColumn(log: readonly LogEntry[]): string | null {
  for (const { events } of log.toReversed()) {
    const column = events.findLast((event) => event.args?.column !== undefined)?.args?.column;
    if (typeof column === 'string') return column;
  }
  return null;
}

/** Whether the rows of a table are things that the map shows. */
export function onTheMap(table: string): boolean {
  return ['terrain', 'places', 'sides', 'roads'].includes(table);
}

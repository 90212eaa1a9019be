// What the player aid lights up.
import type { LogEntry } from '../lib/wire';

/** The chapter of a paragraph or clause. */
export function chapterOf(rule: string): string {
  return rule.split('.')[0] ?? '';
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

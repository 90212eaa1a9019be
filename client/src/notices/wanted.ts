// What a table wants of the players here: the reason for a mark on the tab and for a notification.
import { myTurn, type TableState } from '../lib/states';

/** `turn`: a decision; `request`: consent to what another player proposes; `over`: nothing but to see how it ended. */
export type Wanted = 'turn' | 'request' | 'over' | null;

export function wanted(table: TableState): Wanted {
  const { live, mine } = table;
  if (!live || mine.length === 0) return null;
  if (live.outcome) return 'over';
  const waiting = live.request?.waiting ?? [];
  if (waiting.some((seat) => mine.includes(seat))) return 'request';
  return myTurn(table) ? 'turn' : null;
}

/** The page waits for an answer; the end of a game does not. */
export const pressing = (what: Wanted): boolean => what === 'turn' || what === 'request';

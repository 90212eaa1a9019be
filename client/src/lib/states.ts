// What a connection knows of its table, and how each message of the server changes that.
import type { GameInfo, Helped, Hint, LogEntry, Orders, Saying, State, ToClient } from './wire';

export interface TableState {
  readonly info: GameInfo | null;
  /** The seats held here. */
  readonly mine: readonly string[];
  /** The table as it now is. */
  readonly live: State | null;
  /** The table as it was, while an earlier ply is looked at. */
  readonly past: State | null;
  /** One entry per ply, from 0 (the set-up) to now. */
  readonly log: readonly LogEntry[];
  readonly chat: readonly Saying[];
  /** The standing orders of the seats held here. */
  readonly orders: Orders | null;
  /** What the machine would do now, if it was asked. */
  readonly hint: Hint | null;
  /** For which seat a machine player plays on. */
  readonly helped: Helped | null;
}

const NOTHING = { info: null, live: null, past: null, hint: null, helped: null };
export const EMPTY: TableState = { ...NOTHING, mine: [], log: [], chat: [], orders: null };

/** Entries by ply; one that comes again replaces the one it repeats. */
export function merged(log: readonly LogEntry[], news: readonly LogEntry[]): readonly LogEntry[] {
  if (news.length === 0) return log;
  const all = new Map(log.map((entry) => [entry.ply, entry]));
  for (const entry of news) all.set(entry.ply, entry);
  return [...all.values()].sort((a, b) => a.ply - b.ply);
}

export function reduce(table: TableState, message: ToClient): TableState {
  switch (message.type) {
    case 'hello':
      // A new connection tells the whole log again: nothing of the old one is kept but the chat and the glance back.
      return { ...table, info: message.info, mine: message.mine, log: [], hint: null, helped: null };
    case 'state': {
      if (message.at !== null) return { ...table, info: message.info, past: message };
      const log = merged(table.log, message.log);
      const hint = table.hint?.ply === message.ply ? table.hint : null;
      return { ...table, info: message.info, live: message, log, hint };
    }
    case 'presence':
      return { ...table, info: message.info };
    case 'saying':
      // A new connection tells the last lines again, the end of the game with the plans of machine players.
      if (message.number && table.chat.some((line) => line.number === message.number))
        return { ...table, chat: table.chat.map((line) => (line.number === message.number ? message : line)) };
      return { ...table, chat: [...table.chat, message] };
    case 'hint':
      return message.ply === table.live?.ply ? { ...table, hint: message } : table;
    case 'helped':
      return { ...table, helped: message.seat ? message : null, hint: null };
    case 'orders':
      return { ...table, orders: message };
    default:
      return table;
  }
}

/** What is shown: the past while it is looked at, else the present. */
export function shown(table: TableState): State | null {
  return table.past ?? table.live;
}

/** A player of this browser is asked, now, and no machine player answers in their place. */
export function myTurn(table: TableState): boolean {
  const { ask, seat } = table.live ?? { ask: null, seat: null };
  if (table.info?.seats.some((held) => held.seat === seat && held.stand_in)) return false;
  return ask !== null && seat !== null && ask.seats.includes(seat);
}

/** Whether a state brings a step of the seats held here; where several act at once, it may bring only others'. */
export function concerns(before: TableState, now: State): boolean {
  const last = before.live?.ply ?? -1;
  return now.log.some((entry) => entry.ply > last && before.mine.includes(entry.seat));
}

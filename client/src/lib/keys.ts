// Keys of seats. Whoever has the key of a seat plays it, so a browser uses only those of the seats it plays, and keeps
// those of open seats apart, to give away as links.
import { forget, recall, remember } from './storage';
import type { Created } from './wire';

export interface Keys {
  /** Keys of the seats played in this browser. */
  readonly mine: readonly string[];
  /** Seat to key, for the links of open seats. */
  readonly give: Readonly<Record<string, string>>;
}

const NONE: Keys = { mine: [], give: {} };

export function keysOf(game: string): Keys {
  return recall<Keys>(`keys.${game}`, NONE);
}

/** The keys this tab plays with: those of the link it was opened by, else all that the browser holds. */
export function tabKeys(game: string): readonly string[] {
  const tab = recall<readonly string[]>(`tab.${game}`, [], 'session');
  return tab.length > 0 ? tab : keysOf(game).mine;
}

/** The creator of a game plays the seats `here`, and gives away the rest. */
export function keepCreated({ info, keys }: Created): void {
  const kinds = new Map(info.seats.map((seat) => [seat.seat, seat.kind]));
  const mine: string[] = [];
  const give: Record<string, string> = {};
  for (const [seat, key] of Object.entries(keys)) {
    if (kinds.get(seat) === 'here') mine.push(key);
    else give[seat] = key;
  }
  remember(`keys.${info.id}`, { mine, give } satisfies Keys);
}

/**
 * Somebody came by a link. In a browser that already plays this game (two players, one machine, two tabs) the link
 * counts for its tab alone, so that neither tab sees the other's hand.
 */
export function keepLink(game: string, keys: readonly string[]): void {
  const known = keysOf(game);
  if (keys.every((key) => known.mine.includes(key))) return;
  if (known.mine.length === 0 && Object.keys(known.give).length === 0) {
    remember(`keys.${game}`, { mine: keys, give: {} } satisfies Keys);
  } else {
    remember(`tab.${game}`, keys, 'session');
  }
}

export function forgetKeys(game: string): void {
  forget(`keys.${game}`);
  forget(`tab.${game}`, 'session');
}

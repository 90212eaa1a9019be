// Keys of seats. The key of a seat lets its holder play it, so a browser uses only those of the seats it plays, and keeps
// those of open seats apart, to give away as links. The key of a link is good for the browser that opens it first: the
// server gives it another in its place, so that the player who made the link cannot sit down on it too.
import { forget, recall, remember, remembered } from './storage';
import type { Created, SeatInfo } from './wire';

export interface Keys {
  /** Keys of the seats played in this browser. */
  readonly mine: readonly string[];
  /** Seat to key, for the links of open seats. */
  readonly give: Readonly<Record<string, string>>;
}

const NONE: Keys = { mine: [], give: {} };

/** A link's key to the key that took its place in this browser. */
function swapsOf(game: string): Readonly<Record<string, string>> {
  return recall(`swaps.${game}`, {});
}

/** The games this browser has keys of. */
export function knownGames(): readonly string[] {
  return remembered('keys.');
}

const entropies = new Map<string, string>();

/**
 * What this browser adds to the dice of a game: random bytes, always the same for one game, so that no server can ask
 * until it likes them.
 */
export function entropyOf(game: string): string {
  const known = entropies.get(game) ?? recall(`entropy.${game}`, '');
  if (known) return known;
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const fresh = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  entropies.set(game, fresh);
  remember(`entropy.${game}`, fresh);
  return fresh;
}

export function keysOf(game: string): Keys {
  const { mine, give } = recall<Keys>(`keys.${game}`, NONE);
  const swaps = swapsOf(game);
  const now = (key: string): string => swaps[key] ?? key;
  return {
    mine: mine.map(now),
    give: Object.fromEntries(Object.entries(give).map(([seat, key]) => [seat, now(key)])),
  };
}

/** The keys this tab plays with: those of the link it was opened by, else all that the browser holds. */
export function tabKeys(game: string): readonly string[] {
  const tab = recall<readonly string[]>(`tab.${game}`, [], 'session');
  const swaps = swapsOf(game);
  return tab.length > 0 ? tab.map((key) => swaps[key] ?? key) : keysOf(game).mine;
}

/**
 * The server gives other keys in place of links' keys. The answer is what this browser uses from now on: where another
 * tab was quicker, its key; where nothing can be stored, this page alone knows the new one.
 */
export function adoptKeys(game: string, fresh: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  remember(`swaps.${game}`, { ...fresh, ...swapsOf(game) });
  const kept = swapsOf(game);
  return Object.fromEntries(Object.entries(fresh).map(([old, key]) => [old, kept[old] ?? key]));
}

/** This browser opened a link of this game and holds its seat: its key in `give` is its own. */
export function holdsGiven(game: string, key: string): boolean {
  return Object.values(swapsOf(game)).includes(key);
}

/** The tab's keys open nothing any more: it goes on as it would have without them. */
export function dropTabKeys(game: string): void {
  if (recall<readonly string[]>(`tab.${game}`, [], 'session').length > 0) forget(`tab.${game}`, 'session');
  else remember(`keys.${game}`, { ...recall<Keys>(`keys.${game}`, NONE), mine: [] } satisfies Keys);
}

/** As much of a new game as its keys need. */
interface Kept {
  readonly info: Pick<Created['info'], 'id'> & { readonly seats: readonly Pick<SeatInfo, 'seat' | 'kind'>[] };
  readonly keys: Created['keys'];
}

/** The creator of a game plays the seats `here`, and gives away the rest. */
export function keepCreated({ info, keys }: Kept): void {
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
 * A player came by a link. In a browser that already plays this game (two players, one machine, two tabs) the link
 * counts for its tab alone, so that neither tab sees the other's hand.
 */
export function keepLink(game: string, link: readonly string[]): void {
  const known = keysOf(game);
  const swaps = swapsOf(game);
  const keys = link.map((key) => swaps[key] ?? key);
  if (keys.every((key) => known.mine.includes(key))) return;
  if (known.mine.length === 0 && Object.keys(known.give).length === 0) {
    remember(`keys.${game}`, { mine: keys, give: {} } satisfies Keys);
  } else {
    remember(`tab.${game}`, keys, 'session');
  }
}

/** The seats played here belong to an account now, which opens them itself; links to give away stay. */
export function dropMine(game: string): void {
  const { mine, give } = keysOf(game);
  if (Object.keys(give).length === 0) forget(`keys.${game}`);
  else if (mine.length > 0) remember(`keys.${game}`, { mine: [], give } satisfies Keys);
}

export function forgetKeys(game: string): void {
  forget(`keys.${game}`);
  forget(`swaps.${game}`);
  forget(`entropy.${game}`);
  forget(`tab.${game}`, 'session');
}

// The catalogue by id, and what lies where in a view. Pure: no drawing, no rules.
import type {
  PavlovCardType,
  PavlovCatalogue as Catalogue,
  PavlovCounter,
  PavlovCounterView,
  PavlovFightingPosition,
  PavlovLocation,
  PavlovSovietCard,
  PavlovStormCard,
  PavlovSupportCard,
  PavlovSymbol,
  PavlovTacticsCard,
  PavlovToken,
  PavlovTrack,
  PavlovUnit,
  PavlovView as View,
  PavlovWeapon,
  PavlovWehrmachtCard,
  PavlovWehrmachtType,
} from './wire';

export type Colour = 'green' | 'red' | 'purple';
export type Panel = 'house' | 'square' | 'volga' | 'cards' | 'box';

export interface Index {
  readonly counters: ReadonlyMap<string, PavlovCounter>;
  readonly weapons: ReadonlyMap<string, PavlovWeapon>;
  readonly types: ReadonlyMap<string, PavlovWehrmachtType>;
  readonly symbols: ReadonlyMap<string, PavlovSymbol>;
  readonly positions: ReadonlyMap<string, PavlovFightingPosition>;
  readonly tracks: ReadonlyMap<string, PavlovTrack>;
  readonly units: ReadonlyMap<string, PavlovUnit>;
  readonly locations: ReadonlyMap<string, PavlovLocation>;
  readonly tokens: ReadonlyMap<string, PavlovToken>;
  readonly soviet: ReadonlyMap<string, PavlovSovietCard>;
  readonly wehrmacht: ReadonlyMap<string, PavlovWehrmachtCard>;
  readonly cardTypes: ReadonlyMap<string, PavlovCardType>;
  readonly storm: ReadonlyMap<string, PavlovStormCard>;
  readonly support: ReadonlyMap<string, PavlovSupportCard>;
  readonly tactics: ReadonlyMap<string, PavlovTacticsCard>;
}

const by = <Row>(rows: readonly Row[], key: (row: Row) => string): ReadonlyMap<string, Row> =>
  new Map(rows.map((row) => [key(row), row]));

const numbered = <Row extends { readonly n: number }>(prefix: string, rows: readonly Row[]): ReadonlyMap<string, Row> =>
  by(rows, (row) => `${prefix}${row.n}`);

export function indexOf(c: Catalogue): Index {
  return {
    counters: by(c.counters, (row) => row.id),
    weapons: by(c.weapons, (row) => row.id),
    types: by(c.types, (row) => row.id),
    symbols: by(c.symbols, (row) => row.id),
    positions: by(c.positions, (row) => row.id),
    tracks: numbered('track-', c.tracks),
    units: by(c.units, (row) => row.id),
    locations: numbered('loc-', c.locations),
    tokens: by(c.tokens, (row) => row.id),
    soviet: numbered('c', c.soviet_cards),
    wehrmacht: numbered('c', c.wehrmacht_cards),
    cardTypes: by(c.card_types, (row) => row.id),
    storm: numbered('c', c.storm_cards),
    support: numbered('c', c.support_cards),
    tactics: numbered('c', c.tactics_cards),
  };
}

/** What stands in a fighting position or an area of the house. */
export interface Garrison {
  readonly men: readonly PavlovCounterView[];
  readonly weapons: readonly string[];
}

export const EMPTY: Garrison = { men: [], weapons: [] };

/** Men and weapons by the place they are in. */
export function garrisons(view: Pick<View, 'counters' | 'weapons'>): ReadonlyMap<string, Garrison> {
  const found = new Map<string, { men: PavlovCounterView[]; weapons: string[] }>();
  const at = (place: string): { men: PavlovCounterView[]; weapons: string[] } => {
    const here = found.get(place) ?? { men: [], weapons: [] };
    found.set(place, here);
    return here;
  };
  for (const man of view.counters) at(man.at).men.push(man);
  for (const [weapon, place] of Object.entries(view.weapons)) at(place).weapons.push(weapon);
  return found;
}

/** `t4-2` is the approach 4, space 2. */
export function spaceOf(id: string): { track: number; space: number } | null {
  const found = /^t(\d+)-(\d+)$/u.exec(id);
  return found ? { track: Number(found[1]), space: Number(found[2]) } : null;
}

/** Where a Wehrmacht counter came from: counters have no identity, so an advance is read from two views. */
export function advances(before: View['spaces'], after: View['spaces']): ReadonlyMap<string, string> {
  const moved = new Map<string, string>();
  const left = new Set(Object.keys(before).filter((space) => after[space] !== before[space] || !(space in after)));
  const sorted = Object.keys(after).sort((a, b) => b.localeCompare(a));
  for (const space of sorted) {
    const here = spaceOf(space);
    if (!here || before[space] === after[space]) continue;
    const from = `t${here.track}-${here.space - 1}`;
    // Pushed from behind: the whole column moves, so the space behind may be taken again by now.
    if (before[from] === after[space] && (left.has(from) || after[from] !== undefined)) moved.set(space, from);
  }
  return moved;
}

/** The kinds of tokens that men carry over the river. */
export const CARGO = ['ammo', 'aid', 'food', 'sapper'] as const;

/** Which pile of a token is meant now: the staging area when it can be loaded, else the box. */
export function tokenHome(legal: ReadonlyMap<string, readonly { touches: readonly string[] }[]>): 'staging' | 'stock' {
  for (const token of CARGO) {
    if (legal.get(token)?.some((choice) => choice.touches.some((id) => id.startsWith('loc-')))) return 'staging';
  }
  return 'stock';
}

/** Where things are, as far as finding their panel needs it. */
type Located = Pick<View, 'counters' | 'weapons' | 'storm' | 'support'>;

/** The panel on which a thing is to be found, for those who see one panel at a time. */
export function panelOf(id: string, view: Located, index: Index): Panel | null {
  const placed = (place: string | undefined): Panel | null =>
    place === undefined ? null : place === 'stock' || place === 'removed' ? 'box' : 'house';
  if (index.counters.has(id)) return placed(view.counters.find((man) => man.id === id)?.at);
  if (index.weapons.has(id)) return placed(view.weapons[id]);
  if (index.positions.has(id) || /^(reserve|supply|storm|suppress-.+|green|red|purple)$/u.test(id)) return 'house';
  if (spaceOf(id) || /^(mine|track)-\d+$/u.test(id)) return 'square';
  if (index.locations.has(id) || id === 'staging' || id === 'ops') return 'volga';
  if (id === 'stock' || index.tokens.has(id)) return 'box';
  if (/^c\d+$/u.test(id)) return id === view.support ? 'volga' : id === view.storm ? 'house' : 'cards';
  return null;
}

/** The panel that a decision is about: the one with most legal things, the one in view winning a tie. */
export function busiest(
  legal: ReadonlyMap<string, readonly { touches: readonly string[] }[]>,
  view: Located,
  index: Index,
  current: Panel,
): Panel {
  const counts = new Map<Panel, number>();
  for (const id of legal.keys()) {
    let panel = panelOf(id, view, index);
    if (panel === 'box' && index.tokens.has(id) && tokenHome(legal) === 'staging') panel = 'volga';
    if (panel) counts.set(panel, (counts.get(panel) ?? 0) + 1);
  }
  if ((counts.get(current) ?? 0) > 0 || counts.size === 0) return current;
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? current;
}

/** Whether a German player plans his cards (7.4), as far as this view tells. */
export const versus = (view: Pick<View, 'german_hand' | 'german_hand_count' | 'planned_count' | 'phase'>): boolean =>
  view.german_hand !== null || view.german_hand_count > 0 || view.planned_count > 0 || view.phase === 'planning';

/** Who sits where in an area, and for how long. */
export interface Seats {
  readonly phase: string;
  readonly ids: readonly string[];
}

export const NO_SEATS: Seats = { phase: '', ids: [] };

/** The seats of an area: who leaves it leaves a gap until the phase ends, who comes sits last. */
export function seated(former: Seats, view: Pick<View, 'turn' | 'phase'>, ids: readonly string[]): Seats {
  const phase = `${view.turn} ${view.phase}`;
  if (former.phase !== phase) return { phase, ids };
  return { phase, ids: [...former.ids, ...ids.filter((id) => !former.ids.includes(id))] };
}

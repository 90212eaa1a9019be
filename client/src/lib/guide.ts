// The first-game guide: which of its cards have been read, and which one comes now.
import { forget, recall, remember } from './storage';

/** Whose reading it is. A card read in one game, or on one side of it, has taught nothing about the other. */
export interface Reader {
  readonly game: string;
  /** The side played. */
  readonly role: string;
}

type Shelf = Readonly<Record<string, readonly string[]>>;

const shelfOf = ({ game, role }: Reader): string => `${game}/${role}`;

function shelves(): Shelf {
  const kept = recall<Shelf | readonly string[]>('guide', {});
  // Earlier versions kept one list for all games: which game it was read in is not known.
  return Array.isArray(kept) ? {} : (kept as Shelf);
}

export function readCards(reader: Reader): readonly string[] {
  return shelves()[shelfOf(reader)] ?? [];
}

/** Whether no card of the game has been read, on any side. */
export function isNewTo(game: string): boolean {
  return !Object.keys(shelves()).some((shelf) => shelf.startsWith(`${game}/`));
}

export function readCard(reader: Reader, card: string): void {
  remember('guide', { ...shelves(), [shelfOf(reader)]: [...new Set([...readCards(reader), card])] });
}

export function forgetGuide(): void {
  forget('guide');
}

/** The side that a seat plays for, where the game has more seats than sides; else the seat itself. */
export function roleOf(view: unknown, seat: string | null): string {
  const seats = (view as { readonly seats?: Readonly<Record<string, string>> } | null | undefined)?.seats;
  return seat === null ? '' : (seats?.[seat] ?? seat.replace(/-\d+$/u, ''));
}

export interface Moment {
  /** The kind of the decision that is asked. */
  readonly kind: string | undefined;
  /** Decisions to the card that explains them; one that is not listed has a card of its own name, or none. */
  readonly lessons: Readonly<Record<string, string>>;
  /** A word for what is special now: a card `guide-<card>-<word>`, where there is one, takes the usual card's place. */
  readonly special: string | null;
  /** Who is to be welcomed; empty: none. */
  readonly welcome: string;
  /** The paragraph that the decision cites: it explains a decision without a card of its own. Empty: none does. */
  readonly paragraph: string;
}

const RULE = 'rule ';
/** The paragraph that a card shows in place of a text of its own; null: it has a text. */
export function paragraphIn(card: string): string | null {
  return card.startsWith(RULE) ? card.slice(RULE.length) : null;
}

/** The cards of this moment: the welcome, then the one that explains the decision. */
export function cardsNow(
  { kind, lessons, special, welcome, paragraph }: Moment,
  has: (id: string) => boolean,
): string[] {
  const greeting = welcome && has(`guide-welcome-${welcome}`) ? [`guide-welcome-${welcome}`] : [];
  if (kind === undefined) return greeting;
  const card = `guide-${lessons[kind] ?? kind}`;
  const lesson = [...(special ? [`${card}-${special}`] : []), card].find(has);
  if (lesson !== undefined) return [...greeting, lesson];
  return paragraph ? [...greeting, `${RULE}${paragraph}`] : greeting;
}

/** The card to show: the first that has not been read. */
export function cardToShow(cards: readonly string[], read: readonly string[]): string | null {
  return cards.find((card) => !read.includes(card)) ?? null;
}

/** The card's words for those who point with a finger, where it has any. */
export function wordsOf(card: string, has: (id: string) => boolean, touch: boolean): string {
  const own = `${card}-touch`;
  return touch && has(own) ? own : card;
}

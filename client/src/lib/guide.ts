// The first-game guide: which of its cards have been read, and which one comes now.
import { forget, recall, remember } from './storage';

export function readCards(): readonly string[] {
  return recall<readonly string[]>('guide', []);
}

export function readCard(card: string): void {
  remember('guide', [...new Set([...readCards(), card])]);
}

export function forgetGuide(): void {
  forget('guide');
}

/**
 * The cards of this moment, the most particular first: by the decision's kind, by the phase (or what is special in it),
 * by the seat one has taken.
 */
export function cardsNow(
  kind: string | undefined,
  phase: unknown,
  seat: string | null = null,
  special: string | null = null,
): string[] {
  const cards = kind ? [`guide-${kind}`] : [];
  if (typeof phase === 'string') cards.push(special ? `guide-${phase}-${special}` : `guide-${phase}`);
  if (seat) cards.push(`guide-welcome-${seat}`);
  return cards;
}

/** The card to show: the first with a text that has not been read. The welcome comes before the phase, the phase before its single decisions. */
export function cardToShow(cards: readonly string[], has: (id: string) => boolean, read: readonly string[]): string | null {
  return [...cards].reverse().find((card) => has(card) && !read.includes(card)) ?? null;
}

/** The card's words for those who point with a finger, where it has any. */
export function wordsOf(card: string, has: (id: string) => boolean, touch: boolean): string {
  const own = `${card}-touch`;
  return touch && has(own) ? own : card;
}

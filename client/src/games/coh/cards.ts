// What a card does: as the rulebook of the table tells it, in the player's language.
import { api } from '../../lib/api';
import type { Localised } from '../../lib/wire';
import type { CohCardRow as Row } from './wire';

const NAMED: Readonly<Record<string, string>> = { 'magnetic-mine': 'magnetic', 'card-game-ends': 'end' };

/** The paragraph about a card. */
export function ruleOf({ id, family, number }: Row): string {
  if (family === 'battery') return 'card.oba';
  if (family === 'action' || family === 'veteran') return `card.${number}`;
  return `card.${NAMED[id] ?? id.replace(/^card-/u, '').replace(/-\d+$/u, '')}`;
}

/** Paragraph to its text; asked for once. */
export async function cardTexts(): Promise<ReadonlyMap<string, Localised>> {
  const { paragraphs } = await api.rules('coh');
  return new Map(paragraphs.filter(({ id }) => id.startsWith('card.')).map(({ id, text }) => [id, text]));
}

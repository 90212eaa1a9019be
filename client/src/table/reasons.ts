// Why not: what the server says against doing something with a piece or place.
import { refusals, supposed } from '../lib/choices';
import type { Connection } from '../lib/connection.svelte';
import type { InfoOf } from '../lib/verbs';
import type { Choice, Forbidden } from '../lib/wire';

/** How many meanings of a click on something out of the question are tried. */
const TRIES = 4;

type Asking = Readonly<{ [Question in 'about' | 'why']: Connection[Question] }>;

interface Pick {
  readonly id: string;
  /** What was selected before. */
  readonly selected: string | null;
  /** What the question is about. */
  readonly subject: string | null;
  readonly choices: readonly Choice[];
  /** How the game's places look, where they have no names. */
  readonly places: RegExp | undefined;
  readonly info: InfoOf;
}

export interface Reason {
  readonly forbidden: Forbidden;
  /** What it forbids. */
  readonly choices: readonly Choice[];
}

/**
 * Each reason once. One that bites several answers about the same things (three modes of a move, two purses) is told
 * with the figures of the first of them.
 */
export function gathered(choices: readonly Choice[]): readonly Reason[] {
  const found = new Map<string, Reason>();
  for (const choice of choices) {
    const forbidden = choice.refusal;
    if (!forbidden) continue;
    const key = `${forbidden.reason.id} ${forbidden.evidence.join(' ')}`;
    const known = found.get(key);
    found.set(key, { forbidden: known?.forbidden ?? forbidden, choices: [...(known?.choices ?? []), choice] });
  }
  return [...found.values()];
}

/** The refusals that the game lists for it; where it lists none, those of the answers it may have been meant for. */
export async function reasonsAgainst(connection: Asking, pick: Pick): Promise<readonly Choice[]> {
  const { id, selected, subject, choices, places, info } = pick;
  const listed = refusals(await connection.about(id), selected);
  if (listed.length > 0 || !places || id === subject) return listed;
  const near = [selected, subject].filter((other) => other !== null);
  const meant = choices.filter((choice) => !info(choice.action.do).minor);
  const tries = supposed(meant, id, near, places).slice(0, TRIES);
  const verdicts = await Promise.all(tries.map((action) => connection.why(action)));
  return verdicts.flat().filter((choice) => choice.refusal);
}

// What the client knows of a verb besides its actions: what the server sends with the question.
import type { Ask, VerbInfo } from './wire';

export type Verbs = Readonly<Record<string, VerbInfo>>;
export type InfoOf = (verb: string) => VerbInfo;

/** The verbs by which a player finishes, as games name them: for decisions that send no verbs. */
const FINISHING: ReadonlySet<string> = new Set(['done', 'pass', 'decline', 'launch']);

const finishes = (verb: string): boolean => FINISHING.has(verb) || verb.startsWith('end-');

/** What is known of the verbs of a question: what the server sends, and `known` of verbs for which it says nothing. */
export function infoOf(ask: Pick<Ask, 'verbs'> | null, known: Verbs = {}): InfoOf {
  const sent: Verbs = ask?.verbs ?? {};
  return (verb) => ({ ends: finishes(verb), ...known[verb], ...sent[verb] });
}

/** Whether a click on the board opens a menu before this is done. */
export const asksFirst = ({ confirm, ends }: VerbInfo): boolean => Boolean(confirm && !ends);

/** Whether it ends the decision by giving up what could be done: beside the other answers, but no default. */
export const forgoes = ({ confirm, ends }: VerbInfo): boolean => Boolean(confirm && ends);

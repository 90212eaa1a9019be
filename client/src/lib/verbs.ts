// What the client knows of a verb besides its actions: what the server sends with the question.
import type { Ask, VerbInfo } from './wire';

export type InfoOf = (verb: string) => VerbInfo;

const NOTHING: VerbInfo = {};

export function infoOf(ask: Pick<Ask, 'verbs'> | null): InfoOf {
  return (verb) => ask?.verbs[verb] ?? NOTHING;
}

/** Whether a click on the board opens a menu before this is done. */
export const asksFirst = ({ confirm, ends }: VerbInfo): boolean => Boolean(confirm && !ends);

/** Whether it ends the decision by giving up what could be done: beside the other answers, but no default. */
export const forgoes = ({ confirm, ends }: VerbInfo): boolean => Boolean(confirm && ends);

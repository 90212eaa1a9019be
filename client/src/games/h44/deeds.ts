// What units can do besides going somewhere, sorted by kind, each kind with a word on what it is good for.
import type { Choice } from '../../lib/wire';

interface Answer {
  readonly choice: Choice;
  readonly label: string;
}

export interface Deed {
  readonly verb: string;
  readonly answers: readonly Answer[];
  /** The text that explains it, and its paragraph; null: it speaks for itself. */
  readonly help: { readonly text: string; readonly rule: string } | null;
}

/** Verb to the paragraph that tells what it does. */
const RULES: Readonly<Record<string, string>> = {
  screen: '8.3.3',
  detach: '21.1',
  rejoin: '21.4',
  merge: '21.5',
  march: '17.3',
  unlimber: '17.3',
  break: '14.3.2',
  lay: '23.3.3',
  overrun: '8.7',
  refit: '20.2.5',
  rally: '22.7',
};

/** Verbs that are explained. */
export const EXPLAINED: readonly string[] = Object.keys(RULES);

export function helpFor(verb: string): Deed['help'] {
  const rule = RULES[verb];
  return rule === undefined ? null : { text: `deed-${verb}`, rule };
}

export function deedsOf(answers: readonly Answer[]): Deed[] {
  const found = new Map<string, Answer[]>();
  for (const answer of answers) {
    const verb = answer.choice.action.do;
    found.set(verb, [...(found.get(verb) ?? []), answer]);
  }
  return [...found].map(([verb, alike]) => ({ verb, answers: alike, help: helpFor(verb) }));
}

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
export type Paragraphs = Readonly<Record<string, string>>;

export function helpFor(verb: string, rules: Paragraphs): Deed['help'] {
  const rule = rules[verb];
  return rule === undefined ? null : { text: `deed-${verb}`, rule };
}

export function deedsOf(answers: readonly Answer[], rules: Paragraphs): Deed[] {
  const found = new Map<string, Answer[]>();
  for (const answer of answers) {
    const verb = answer.choice.action.do;
    found.set(verb, [...(found.get(verb) ?? []), answer]);
  }
  return [...found].map(([verb, alike]) => ({ verb, answers: alike, help: helpFor(verb, rules) }));
}

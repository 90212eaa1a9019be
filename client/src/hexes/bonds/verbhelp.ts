// What units can do besides going somewhere, sorted by kind, each kind with a word on what it is good for.
import type { Action, Choice } from '../../lib/wire';

interface Answer<A extends Action = Action> {
  readonly choice: Choice<A>;
  readonly label: string;
}

export interface VerbHelp<A extends Action = Action> {
  readonly verb: string;
  readonly answers: readonly Answer<A>[];
  /** The text that explains it, and its paragraph; null: it speaks for itself. */
  readonly help: { readonly text: string; readonly rule: string } | null;
}

/** Verb to the paragraph that tells what it does. */
export type Paragraphs = Readonly<Record<string, string>>;

export function helpFor(verb: string, rules: Paragraphs): VerbHelp['help'] {
  const rule = rules[verb];
  return rule === undefined ? null : { text: `verb-help-${verb}`, rule };
}

export function groupByVerb<A extends Action>(answers: readonly Answer<A>[], rules: Paragraphs): VerbHelp<A>[] {
  const found = new Map<string, Answer<A>[]>();
  for (const answer of answers) {
    const verb = answer.choice.action.do;
    found.set(verb, [...(found.get(verb) ?? []), answer]);
  }
  return [...found].map(([verb, alike]) => ({ verb, answers: alike, help: helpFor(verb, rules) }));
}

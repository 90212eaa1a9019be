// Finding answers among the legal ones by their verb and fields.
import type { Action, Choice } from '../../lib/wire';

export type Fields = Readonly<Record<string, unknown>>;

export const field = (choice: Choice, name: string): unknown => choice.action[name];

/** The answers with this verb, and with these fields as they are. */
export function having<A extends Action, Verb extends A['do']>(
  choices: readonly Choice<A>[],
  verb: Verb,
  fields: Fields = {},
): Choice<A & { readonly do: Verb }>[] {
  const wanted = Object.entries(fields);
  const fits = (choice: Choice<A>): choice is Choice<A & { readonly do: Verb }> =>
    choice.action.do === verb && wanted.every(([name, value]) => field(choice, name) === value);
  return choices.filter(fits);
}

export const pathOf = (choice: Choice): readonly string[] => {
  const path = field(choice, 'path');
  return Array.isArray(path) ? path.map(String) : [];
};

/** The last hex of the way that a choice names. */
export const endOf = (choice: Choice): string => pathOf(choice).at(-1) ?? '';

/** A field that holds an id; empty where the choice has none of that name. */
export const idIn = (choice: Choice, name: string): string => {
  const value = field(choice, name);
  return typeof value === 'string' ? value : '';
};

export const unitOf = (choice: Choice): string => idIn(choice, 'unit');

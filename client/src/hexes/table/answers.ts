// Finding answers among the legal ones by their verb and fields.
import type { Choice } from '../../lib/wire';

export type Fields = Readonly<Record<string, unknown>>;

export const field = (choice: Choice, name: string): unknown => (choice.action as Fields)[name];

export function having(choices: readonly Choice[], verb: string, fields: Fields = {}): Choice[] {
  return choices.filter(
    (choice) => choice.action.do === verb && Object.entries(fields).every(([name, value]) => field(choice, name) === value),
  );
}

export const pathOf = (choice: Choice): readonly string[] => {
  const path = field(choice, 'path');
  return Array.isArray(path) ? path.map(String) : [];
};

/** The last hex of the way that a choice names. */
export const endOf = (choice: Choice): string => pathOf(choice).at(-1) ?? '';

export const unitOf = (choice: Choice): string => String(field(choice, 'unit') ?? '');

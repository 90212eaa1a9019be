// Changes of the table that are being put together: what each is about, and how a new one joins those that were made.
import type { Change } from '../games/contract';

/** The words by which a change names its thing, and whether further changes of the same thing add to it. */
const THINGS: readonly (readonly [string, boolean])[] = [
  ['unit', true],
  ['supply', true],
  ['bridge', true],
  ['fort', false],
  ['head', false],
];

/** What a change is about; empty: the table as a whole. */
export const thingOf = (change: Change): string =>
  String(
    [...THINGS.map(([word]) => word), 'hex', 'at'].map((word) => change[word]).find((id) => id !== undefined) ?? '',
  );

/** The changes with one more: it adds to that of the same thing, or takes its place. */
export function withChange(changes: readonly Change[], change: Change): Change[] {
  const [word, adds] = THINGS.find(([one]) => change[one] !== undefined) ?? ['', false];
  // A hex, and the table, have several things to change, each by itself.
  const isSame = (other: Change): boolean =>
    word
      ? other[word] === change[word]
      : other.hex === change.hex && Object.keys(change).every((name) => name in other);
  const known = changes.find(isSame);
  return [...changes.filter((other) => other !== known), adds ? { ...known, ...change } : change];
}

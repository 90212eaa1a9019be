// Where to look: the hexes of a question that are worth moving the map for.
import type { Choice } from '../../lib/wire';
import { endOf, having } from '../table/answers';
import { around, type Mapped } from '../table/nearby';
import { PITCH } from '../geometry';

/** A question about more hexes than these, or about hexes so many apart, is no reason to show all of them. */
const MANY = 14;
const FAR = 12;
const CLOSE = 4;

/** Whether hexes lie so far apart that no counter could be read with all of them in sight. */
function scattered({ map }: Mapped, hexes: readonly string[]): boolean {
  const cells = hexes.flatMap((hex) => map.get(hex) ?? []);
  const apart = (values: readonly number[]): number => Math.max(...values) - Math.min(...values);
  return cells.length > 1 && Math.max(apart(cells.map(({ x }) => x)), apart(cells.map(({ y }) => y))) > FAR * PITCH;
}

/** Few hexes close together are all shown; of others those where they lie densest, unless some can be seen already. */
export function worthSeeing(hexes: readonly string[], index: Mapped, sees: (hex: string) => boolean): string[] {
  if (hexes.length <= MANY && !scattered(index, hexes)) return [...hexes];
  return hexes.some(sees) ? [] : densest(hexes, index);
}

/** The hexes around the one that has most of the others close to it; the first of several. */
function densest(hexes: readonly string[], index: Mapped): string[] {
  let most: string[] = [];
  for (const hex of hexes) {
    const close = new Set(around(index, [hex], CLOSE));
    const crowd = hexes.filter((other) => close.has(other));
    if (crowd.length > most.length) most = crowd;
  }
  return most;
}

/** The hexes that are answers themselves, beside the one a question names: none of them may lie under a card. */
export function aimsOf(choices: readonly Choice[]): string[] {
  const targets = having(choices, 'breakthrough').map((choice) => String(choice.action.target));
  return [...new Set([...targets, ...having(choices, 'retreat').map(endOf)])];
}

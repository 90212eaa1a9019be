// Who could take part in an attack on a hex.
import { stacks } from '../table/ground';
import { near } from '../table/nearby';
import type { Index, View } from './model';

/** The units around a hex that are not of the side in it, in the order in which they stand there. `areas`: entry areas that touch it. */
export function around(
  target: string,
  defender: string | null,
  areas: readonly string[],
  view: View,
  index: Index,
): string[] {
  if (defender === null) return [];
  const all = stacks(view);
  return [...near(index, target), ...areas]
    .flatMap((place) => all.get(place) ?? [])
    .filter((unit) => {
      const card = index.units.get(unit);
      return card !== undefined && card.side !== defender && card.full[0] > 0 && card.range === 0;
    });
}

// The neighbourhood of hexes, by id.
import type { HexMap } from '../geometry';

/** Whatever knows the map. */
export interface Mapped {
  readonly map: HexMap;
}

/** The hexes next to a hex. */
export function near({ map }: Mapped, hex: string): string[] {
  const cell = map.get(hex);
  return cell ? map.around(cell).flatMap((other) => (other ? [other.id] : [])) : [];
}

/** These hexes and all within some hexes of them. */
export function around(index: Mapped, hexes: readonly string[], distance: number): string[] {
  const found = new Set(hexes);
  for (let step = 0; step < distance; step++)
    for (const hex of [...found]) for (const other of near(index, hex)) found.add(other);
  return [...found];
}

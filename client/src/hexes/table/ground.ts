// What a chart says about each hex, and what stands where.
import type { Chart } from '../types';

export interface Ground {
  readonly id: string;
  readonly terrain: string;
  readonly sheet: string;
  /** The city, town or village, if there is one. */
  readonly place: string;
  /** What kind of place; empty: none. */
  readonly placeKind: string;
  /** Rivers and canals on its sides, and the hex beyond each. */
  readonly rivers: readonly { readonly id: string; readonly size: string; readonly over: string }[];
  /** Kinds of roads and railways through the hex. */
  readonly lines: readonly string[];
}

/**
 * The ground of every hex. `ranks`: kinds of places from the least to the greatest, where several lie in one hex; one
 * that is not named is the least. `roads`: the order in which lines are told.
 */
export function groundsOf(
  chart: Chart,
  { ranks = [], roads = [] }: { readonly ranks?: readonly string[]; readonly roads?: readonly string[] } = {},
): Map<string, Ground> {
  const made = new Map(
    chart.hexes.map(([id, , , terrain, sheet]) => [
      id,
      {
        id,
        terrain,
        sheet,
        place: '',
        placeKind: '',
        rivers: [] as { id: string; size: string; over: string }[],
        lines: [] as string[],
      },
    ]),
  );
  for (const { id, kind, hexes } of chart.places) {
    for (const hex of hexes) {
      const ground = made.get(hex);
      if (ground && (!ground.place || ranks.indexOf(kind) > ranks.indexOf(ground.placeKind)))
        Object.assign(ground, { place: id, placeKind: kind });
    }
  }
  for (const { id, size, sides } of chart.rivers) {
    for (const [one, other] of sides) {
      made.get(one)?.rivers.push({ id, size, over: other });
      made.get(other)?.rivers.push({ id, size, over: one });
    }
  }
  for (const { kind, hexes } of chart.lines) {
    for (const hex of hexes) {
      const lines = made.get(hex)?.lines;
      if (lines && !lines.includes(kind)) lines.push(kind);
    }
  }
  if (roads.length > 0)
    for (const { lines } of made.values()) lines.sort((one, other) => roads.indexOf(one) - roads.indexOf(other));
  return made;
}

/** Place to the units in it, in the order of the catalogue. */
export function stacks({
  units,
}: {
  readonly units: Readonly<Record<string, readonly [string, ...unknown[]]>>;
}): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const [id, [at]] of Object.entries(units)) {
    const stack = found.get(at);
    if (stack) stack.push(id);
    else found.set(at, [id]);
  }
  return found;
}

/** Half points as people write them: 3, 1½, ½. */
export function halves(count: number): string {
  const whole = Math.floor(count / 2);
  if (count % 2 === 0) return String(whole);
  return whole === 0 ? '½' : `${whole}½`;
}

/** An index of a catalogue, built once. */
export function indexed<Catalogue extends object, Index>(
  build: (catalogue: Catalogue) => Index,
): (catalogue: Catalogue) => Index {
  const known = new WeakMap<Catalogue, Index>();
  return (catalogue) => {
    const made = known.get(catalogue) ?? build(catalogue);
    known.set(catalogue, made);
    return made;
  };
}

// The board of a situation: the printed one with some hexes, waters and roads changed.
import type { Chart } from '../lib/wire';

type Changes = readonly (readonly [string, string])[];
export type Pair = readonly [string, string];

/** What a situation changes on any board. */
export interface Patch {
  readonly terrain: Changes;
  readonly places: Changes;
  readonly waters: Changes;
  readonly roads: Changes;
}

export const pair = (side: string): Pair => {
  const [one = '', other = ''] = side.split('/');
  return [one, other];
};
export const same = ([a, b]: Pair, [c, d]: Pair): boolean => (a === c && b === d) || (a === d && b === c);

/** What a situation makes of the printed catalogue, made once: the same object for the same patch, the printed one for none. */
export function redrawing<Catalogue extends object, Patch>(
  make: (catalogue: Catalogue, patch: Patch) => Catalogue,
): (catalogue: Catalogue, patch: Patch | null) => Catalogue {
  const made = new WeakMap<Catalogue, Map<string, Catalogue>>();
  return (catalogue, patch) => {
    if (patch === null) return catalogue;
    const boards = made.get(catalogue) ?? new Map<string, Catalogue>();
    made.set(catalogue, boards);
    const key = JSON.stringify(patch);
    const board = boards.get(key) ?? make(catalogue, patch);
    boards.set(key, board);
    return board;
  };
}

/** The chart with the changes; lines of these kinds are roads. */
export function redrawn(chart: Chart, patch: Patch, isRoad: (kind: string) => boolean): Chart {
  const terrain = new Map(patch.terrain);
  const places = new Map(patch.places);
  const waters = patch.waters.map(([side, kind]) => [pair(side), kind] as const);
  return {
    ...chart,
    hexes: chart.hexes.map(
      ([id, column, row, ground, sheet]) => [id, column, row, terrain.get(id) ?? ground, sheet] as const,
    ),
    places: [
      ...chart.places.map((place) => ({ ...place, hexes: place.hexes.filter((hex) => !places.has(hex)) })),
      ...[...places].filter(([, kind]) => kind !== 'none').map(([hex, kind]) => ({ id: hex, kind, hexes: [hex] })),
    ],
    rivers: [
      ...chart.rivers.map((river) => ({
        ...river,
        sides: river.sides.filter((side) => !waters.some(([changed]) => same(changed, side))),
      })),
      ...waters
        .filter(([, kind]) => kind !== 'none')
        .map(([side, kind]) => ({ id: `water-${side.join('-')}`, size: kind, sides: [side] })),
    ],
    lines: rerouted(chart.lines, patch.roads, isRoad),
  };
}

/** Lines of these kinds with some links changed. */
export function rerouted(lines: Chart['lines'], changes: Changes, isOne: (kind: string) => boolean): Chart['lines'] {
  const changed = changes.map(([side, kind]) => [pair(side), kind] as const);
  const cut = (hex: string, other: string): boolean => changed.some(([side]) => same(side, [hex, other]));
  return [
    ...lines.flatMap((line) => (isOne(line.kind) ? split(line, cut) : [line])),
    ...changed.filter(([, kind]) => kind !== 'none').map(([side, kind]) => ({ kind, hexes: side })),
  ];
}

/** A line without some of its links. */
export function split(
  line: Chart['lines'][number],
  cut: (hex: string, other: string) => boolean,
): Chart['lines'][number][] {
  const parts: string[][] = [[]];
  line.hexes.forEach((hex, i) => {
    const before = line.hexes[i - 1];
    if (before !== undefined && cut(before, hex)) parts.push([]);
    parts.at(-1)?.push(hex);
  });
  return parts.filter((hexes) => hexes.length > 1).map((hexes) => ({ ...line, hexes }));
}

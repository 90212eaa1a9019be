// The board of a situation: the printed one with some hexes, waters, roads and crossings changed.
import type { Chart, H44Catalogue as Catalogue, H44Patch as Patch } from '../../lib/wire';

const pair = (side: string): readonly [string, string] => {
  const [one = '', other = ''] = side.split('/');
  return [one, other];
};
const same = ([a, b]: readonly [string, string], [c, d]: readonly [string, string]): boolean => (a === c && b === d) || (a === d && b === c);

const known = new WeakMap<Catalogue, Map<string, Catalogue>>();

/** The catalogue with a patched board; the same object for the same patch. */
export function patched(catalogue: Catalogue, patch: Patch | null): Catalogue {
  if (!patch) return catalogue;
  const made = known.get(catalogue) ?? new Map<string, Catalogue>();
  known.set(catalogue, made);
  const key = JSON.stringify(patch);
  const found = made.get(key) ?? { ...catalogue, chart: patchedChart(catalogue.chart, patch) };
  made.set(key, found);
  return found;
}

export function patchedChart(chart: Chart, patch: Patch): Chart {
  const terrain = new Map(patch.terrain);
  const places = new Map(patch.places);
  const waters = patch.waters.map(([side, kind]) => [pair(side), kind] as const);
  const roads = patch.roads.map(([side, kind]) => [pair(side), kind] as const);
  const moved = new Map([...patch.bridges, ...patch.ferries]);
  return {
    ...chart,
    hexes: chart.hexes.map(([id, column, row, ground, sheet]) => [id, column, row, terrain.get(id) ?? ground, sheet] as const),
    places: [
      ...chart.places.map((place) => ({ ...place, hexes: place.hexes.filter((hex) => !places.has(hex)) })),
      ...[...places].filter(([, kind]) => kind !== 'none').map(([hex, kind]) => ({ id: hex, kind, hexes: [hex] })),
    ],
    rivers: [
      ...chart.rivers.map((river) => ({ ...river, sides: river.sides.filter((side) => !waters.some(([changed]) => same(changed, side))) })),
      ...waters.filter(([, kind]) => kind !== 'none').map(([side, kind]) => ({ id: `water-${side.join('-')}`, size: kind, sides: [side] })),
    ],
    lines: [
      ...chart.lines.flatMap((line) => (line.kind === 'rail' ? [line] : split(line, roads.map(([side]) => side)))),
      ...roads.filter(([, kind]) => kind !== 'none').map(([side, kind]) => ({ kind, hexes: side })),
    ],
    crossings: chart.crossings.map((crossing) => {
      const side = moved.get(crossing.id);
      return side === undefined ? crossing : { ...crossing, hexes: pair(side) };
    }),
  };
}

/** A line without some of its links. */
function split(line: Chart['lines'][number], cut: readonly (readonly [string, string])[]): Chart['lines'][number][] {
  const parts: string[][] = [[]];
  line.hexes.forEach((hex, i) => {
    const before = line.hexes[i - 1];
    if (before !== undefined && cut.some((side) => same(side, [before, hex]))) parts.push([]);
    parts.at(-1)?.push(hex);
  });
  return parts.filter((hexes) => hexes.length > 1).map((hexes) => ({ ...line, hexes }));
}

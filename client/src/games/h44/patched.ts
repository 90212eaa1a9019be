// The board of a situation: the printed one with some hexes, waters, roads and crossings changed.
import { keyed, pair, redrawn } from '../../hexes/bonds/patched';
import type { Chart, H44Catalogue as Catalogue, H44Patch as Patch } from '../../lib/wire';

const made = keyed<Catalogue>((catalogue, key) => ({ ...catalogue, chart: patchedChart(catalogue.chart, JSON.parse(key) as Patch) }));

/** The catalogue with a patched board; the same object for the same patch. */
export const patched = (catalogue: Catalogue, patch: Patch | null): Catalogue => (patch ? made(catalogue, JSON.stringify(patch)) : catalogue);

export function patchedChart(chart: Chart, patch: Patch): Chart {
  const moved = new Map([...patch.bridges, ...patch.ferries]);
  return {
    ...redrawn(chart, patch, (kind) => kind !== 'rail'),
    crossings: chart.crossings.map((crossing) => {
      const side = moved.get(crossing.id);
      return side === undefined ? crossing : { ...crossing, hexes: pair(side) };
    }),
  };
}

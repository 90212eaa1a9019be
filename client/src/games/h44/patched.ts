// The board of a situation: the printed one with some hexes, waters, roads and crossings changed.
import { pair, redrawing, redrawn } from '../../hexes/patched';
import type { Chart } from '../../lib/wire';
import type { H44Catalogue as Catalogue, H44Patch as Patch } from './wire';

/** The catalogue with a patched board; the same object for the same patch. */
export const patched = redrawing((catalogue: Catalogue, patch: Patch) => ({
  ...catalogue,
  chart: patchedChart(catalogue.chart, patch),
}));

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

// The board of a situation: the printed one with some hexes, rivers, roads, railways, sources or the start line changed.
import { redrawing, redrawn, rerouted } from '../../hexes/patched';
import type { Chart } from '../../lib/wire';
import type { AvaCatalogue as Catalogue, AvaPatch as Patch } from './wire';

/** The catalogue with a patched board; the same object for the same patch. */
export const boardFor = redrawing((catalogue: Catalogue, patch: Patch) => ({
  ...catalogue,
  chart: patchedChart(catalogue.chart, patch),
  supplies: patch.sources ?? catalogue.supplies,
}));

export function patchedChart(chart: Chart, patch: Patch): Chart {
  const drawn = redrawn(chart, patch, (kind) => kind === 'road');
  return {
    ...drawn,
    lines: rerouted(drawn.lines, patch.rails, (kind) => kind === 'rail'),
    edges: patch.start ? { ...chart.edges, start: patch.start } : chart.edges,
  };
}

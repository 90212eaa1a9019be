// The battlefield of a firefight as a chart: its boards joined, the ground with its level, roads, slopes, walls and gullies.
import type { Chart, Side } from '../../hexes/types';
import type { CohField as Field } from './wire';

/** The ground of a hex together with its level: what the map is painted by. */
export const groundKey = (terrain: string, level: number): string => `${terrain}@${level}`;

/** The number of a board before the name of its hexes, `7` of `7-G08`. */
export const boardOf = (hex: string): string => hex.split('-')[0] ?? '';

export function chartOf(field: Field): Chart {
  const { columns, rows, hexes, terrain, levels } = field;
  const levelOf = new Map(hexes.map((id, i) => [id, levels[i] ?? 0]));
  const steps = stepsOf(field);
  const slopes = steps.flatMap(([one, other]): Side[] => {
    const fall = (levelOf.get(one) ?? 0) - (levelOf.get(other) ?? 0);
    return fall === 0 ? [] : [fall > 0 ? [one, other] : [other, one]];
  });
  const along: Record<string, Side[]> = {};
  for (const [pair, kind] of Object.entries(field.sides)) {
    const [one, other] = pair.split('/');
    if (one && other) (along[kind] ??= []).push([one, other]);
  }
  return {
    layout: { orientation: 'flat', raised: 'odd', columns, rows },
    hexes: hexes.map((id, i) => [
      id,
      (i % columns) + 1,
      Math.floor(i / columns) + 1,
      groundKey(terrain[i] ?? 'open', levels[i] ?? 0),
      boardOf(id),
    ]),
    rivers: [],
    lines: field.roads.map((road) => ({ kind: 'road', hexes: road })),
    places: [],
    captions: [],
    edges: { seam: steps.filter(([one, other]) => boardOf(one) !== boardOf(other)), slope: slopes, ...along },
    crossings: [],
    zones: [],
  };
}

/** Every pair of neighbours once. */
function stepsOf({ columns, rows, hexes }: Field): Side[] {
  const at = (column: number, row: number): string | undefined =>
    column < 1 || row < 1 || column > columns || row > rows ? undefined : hexes[(row - 1) * columns + column - 1];
  const found: Side[] = [];
  hexes.forEach((id, i) => {
    const [column, row] = [(i % columns) + 1, Math.floor(i / columns) + 1];
    const up = column % 2 === 1 ? -1 : 0;
    for (const other of [at(column, row + 1), at(column + 1, row + up), at(column + 1, row + up + 1)])
      if (other !== undefined) found.push([id, other]);
  });
  return found;
}

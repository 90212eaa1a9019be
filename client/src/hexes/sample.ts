// A little map that shows one thing of the terrain chart as the board draws it: a terrain, a place, water, a road, a bridge.
import { paintCrossings } from './crossings';
import { HexMap, hexPath, SIZE } from './geometry';
import { STANDARD, type BoardStyle, type Shade } from './style';
import { Terrain } from './terrain';
import type { Texts } from '../lib/texts';
import type { BoardCrossing, Chart, Side } from './types';

/** What a sample is made of; all but the ground may be missing. */
export interface Sample {
  readonly ground: string;
  readonly place?: string;
  readonly river?: string;
  readonly line?: string;
  readonly edge?: string;
  readonly crossing?: string;
}

/** Answers how a row of the terrain chart is drawn on a canvas of any size; null: the map has no picture of it. */
export type Sampler = (
  table: string,
  id: string,
) => ((canvas: HTMLCanvasElement, shade: Shade, t: Texts) => void) | null;

export function samplerOf(style = STANDARD): Sampler {
  return (table, id) => {
    const sample = sampleOf(style, table, id);
    return sample && ((canvas, shade, t) => paintSample(canvas, sample, style, shade, t));
  };
}

const ROWS = 4;
const COLUMNS = 5;
const hexAt = (column: number, row: number): string => `${column}/${row}`;
/** Where the ground has a level, the sample lies on level 0. */
const GROUNDS = (id: string): readonly string[] => [id, `${id}@0`];
const PLACES: Readonly<Record<string, string>> = { 'major-city': 'major' };
const CROSSINGS: Readonly<Record<string, readonly [crossing: string, lines: readonly string[]]>> = {
  'road-bridge': ['bridge', ['primary', 'road']],
  'rail-bridge': ['rail-bridge', ['rail']],
  ferry: ['ferry', []],
  pontoon: ['bridge', []],
};

/** How a row of a chart looks on this board (a minor road is no minor river); null: nothing is drawn for it. */
export function sampleOf(style: BoardStyle, table: string, id: string): Sample | null {
  const known = (from: Readonly<Record<string, unknown>>, ...ids: readonly string[]): string | undefined =>
    ids.find((one) => Object.hasOwn(from, one));
  const ground = known(style.terrain, ...['clear', 'open'].flatMap(GROUNDS)) ?? '';
  const crossing = CROSSINGS[id];
  if (crossing) {
    const line = known(style.lines, ...crossing[1]);
    return { ground, river: 'major', crossing: crossing[0], ...(line && { line }) };
  }
  const place = known(style.places, PLACES[id] ?? id);
  if (place) return { ground, place };
  const terrain = known(style.terrain, ...GROUNDS(id));
  // A bridge that fills a hex carries its road.
  if (terrain) return { ground: terrain, ...(id === 'bridge' && { line: 'road' }) };
  const river = table === 'sides' && known(style.rivers, id, id.replace(/-river$/u, ''));
  if (river) return { ground, river };
  const line = known(style.lines, id);
  if (line) return { ground, line };
  const edge = known(style.edges, id);
  return edge ? { ground, edge } : null;
}

function chartOf({ ground, place, river, line, edge }: Sample): Chart {
  const hexes = Array.from({ length: ROWS * COLUMNS }, (_, i) => {
    const [column, row] = [(i % COLUMNS) + 1, Math.floor(i / COLUMNS) + 1];
    return [hexAt(column, row), column, row, ground, ''] as const;
  });
  const bare: Chart = {
    layout: { orientation: 'flat', raised: 'even', columns: COLUMNS, rows: ROWS },
    hexes,
    ...{ rivers: [], lines: [], places: [], captions: [], edges: {}, crossings: [], zones: [] },
  };
  const sides = acrossTheMiddle(new HexMap(bare));
  const down = Array.from({ length: ROWS }, (_, row) => hexAt(3, row + 1));
  const along = Array.from({ length: COLUMNS }, (_, column) => hexAt(column + 1, 3));
  return {
    ...bare,
    rivers: river ? [{ id: river, size: river, sides }] : [],
    lines: line ? [{ kind: line, hexes: river ? down : along }] : [],
    places: place ? [{ id: place, kind: place, hexes: [hexAt(3, 3)] }] : [],
    edges: edge ? { [edge]: sides } : {},
  };
}

/** The hexsides between the second row and the third. */
function acrossTheMiddle(map: HexMap): Side[] {
  return map.cells.flatMap((cell) =>
    map
      .around(cell)
      .filter((near) => near !== undefined && cell.row === 2 && near.row === 3)
      .map((near): Side => [cell.id, near!.id]),
  );
}

/** Draws it: a hex of ground or with a place in it, else a strip of land with the line through its middle. */
function paintSample(canvas: HTMLCanvasElement, sample: Sample, style: BoardStyle, shade: Shade, t: Texts): void {
  const context = canvas.getContext('2d');
  const map = new HexMap(chartOf(sample));
  const middle = map.get(hexAt(3, 3));
  if (!context || !middle) return;
  const whole = sample.river === undefined && sample.edge === undefined && sample.line === undefined;
  const h = SIZE * 1.84;
  const w = (h * canvas.width) / canvas.height;
  const between = sample.river !== undefined || sample.edge !== undefined;
  const y = middle.y - h / 2 - (between ? (SIZE * Math.sqrt(3)) / 2 : 0);
  const box = { x: middle.x - w / 2, y, w, h };
  const scale = canvas.height / h;
  context.scale(scale, scale);
  context.translate(-box.x, -box.y);
  if (whole) {
    context.beginPath();
    hexPath(context, true, middle.x, middle.y);
    context.clip();
  }
  new Terrain(map, style, shade, t, undefined, 2).paint(context, box, scale, false);
  if (sample.crossing) {
    const bridge: BoardCrossing = { id: '', kind: sample.crossing, hexes: [hexAt(3, 2), hexAt(3, 3)], state: 'free' };
    paintCrossings(context, map, [bridge], 1, new Set(), null);
  }
  context.strokeStyle = shade === 'light' ? '#5d5540' : '#6d6a58';
  context.lineWidth = 2;
  context.beginPath();
  if (whole) hexPath(context, true, middle.x, middle.y, SIZE - 0.6);
  else context.rect(box.x, box.y, box.w, box.h);
  context.stroke();
}

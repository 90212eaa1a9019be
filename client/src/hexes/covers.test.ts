import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Covers } from './covers';
import { smallChart } from './fixtures/small';
import { HexMap, SIZE, type Cell } from './geometry';
import { STANDARD } from './style';
import type { Point } from './types';

/** Remembers where a path leads. */
class Trace {
  readonly points: Point[] = [];
  moveTo(x: number, y: number): void {
    this.points.push({ x, y });
  }
  lineTo(x: number, y: number): void {
    this.points.push({ x, y });
  }
  quadraticCurveTo(_cx: number, _cy: number, x: number, y: number): void {
    this.points.push({ x, y });
  }
  closePath = (): void => undefined;
}

/** A canvas that remembers which areas were filled and which lines drawn, in which colour. */
class Recorder extends Trace {
  fillStyle = '';
  strokeStyle = '';
  readonly filled: { colour: string; points: readonly Point[] }[] = [];
  readonly stroked: { colour: string; points: readonly Point[] }[] = [];
  beginPath(): void {
    this.points.length = 0;
  }
  fill(path?: Trace): void {
    this.filled.push({ colour: this.fillStyle, points: [...(path ?? this).points] });
  }
  stroke(path?: Trace): void {
    this.stroked.push({ colour: this.strokeStyle, points: [...(path ?? this).points] });
  }
  setLineDash = (): void => undefined;
}

const mapWith = (changes: Readonly<Record<string, string>>): HexMap => {
  const chart = smallChart();
  return new HexMap({
    ...chart,
    hexes: chart.hexes.map(([id, column, row, terrain, sheet]) => [id, column, row, changes[id] ?? terrain, sheet]),
  });
};
const painted = (map: HexMap): Recorder => {
  const recorder = new Recorder();
  const covers = new Covers(map, STANDARD, 'light');
  covers.fill(recorder as unknown as CanvasRenderingContext2D, map.cells);
  covers.stroke(recorder as unknown as CanvasRenderingContext2D, map.cells, 1);
  return recorder;
};
const cellOf = (map: HexMap, id: string): Cell => map.get(id)!;
const far = (cell: Point, point: Point): number => Math.hypot(point.x - cell.x, point.y - cell.y);

describe('what covers the hexes', () => {
  beforeEach(() => vi.stubGlobal('Path2D', Trace));
  afterEach(() => vi.unstubAllGlobals());

  test('ground is filled hex by hex, and reaches no farther', () => {
    const map = mapWith({ A0303: 'forest' });
    const forest = painted(map).filled.find(({ colour }) => colour === STANDARD.terrain.forest?.ground.light);
    expect(forest?.points).toHaveLength(6);
    for (const point of forest?.points ?? []) expect(far(cellOf(map, 'A0303'), point)).toBeLessThan(SIZE * 1.02);
  });

  test('softened corners stay near the corners, in the colour around', () => {
    const map = mapWith({ A0303: 'forest' });
    const { filled } = painted(map);
    const corners = filled.filter(({ colour }) => colour === STANDARD.terrain.clear?.ground.light).at(-1);
    expect(corners?.points).toHaveLength(6 * 4);
    for (const point of corners?.points ?? []) expect(far(cellOf(map, 'A0303'), point)).toBeGreaterThan(SIZE * 0.8);
  });

  test('a wood has an edge on every side but to its own kind, and so have its trees', () => {
    const map = mapWith({ A0303: 'forest', A0304: 'forest' });
    const covers = new Covers(map, STANDARD, 'light');
    expect(covers.edges(cellOf(map, 'A0303'))).toHaveLength(5);
    expect(covers.edges(cellOf(map, 'A0403'))).toHaveLength(0);
    const sides = 10;
    const bends = 10;
    expect(painted(map).stroked.flatMap(({ points }) => points)).toHaveLength(2 * (sides + bends));
  });

  test('levels of one wood have no edge between them, marshes of two kinds have', () => {
    const marshes = { ...STANDARD.terrain, 'wet@1': STANDARD.terrain.marsh!, 'wet@2': STANDARD.terrain.marsh! };
    const strokes = (changes: Record<string, string>): number => {
      const recorder = new Recorder();
      const map = mapWith(changes);
      const covers = new Covers(map, { ...STANDARD, terrain: marshes }, 'light');
      covers.stroke(recorder as unknown as CanvasRenderingContext2D, map.cells, 1);
      return recorder.stroked.flatMap(({ points }) => points).length;
    };
    expect(strokes({ A0303: 'wet@1', A0304: 'wet@1' })).toBe(2 * (10 + 10));
    expect(strokes({ A0303: 'wet@1', A0304: 'wet@2' })).toBe(2 * (10 + 10));
    // One side more; where three covers meet, no corner is softened.
    expect(strokes({ A0303: 'wet@1', A0304: 'marsh' })).toBe(2 * (11 + 8));
  });

  test('under water lies the ground of the land around', () => {
    const map = mapWith({ A0303: 'lake' });
    const colours = painted(map).filled.map(({ colour }) => colour);
    expect(colours).not.toContain(STANDARD.terrain.lake?.ground.light);
  });
});

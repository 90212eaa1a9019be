// A made-up board of the size of the largest maps, and the time that its frames take.
import type { Chart, BoardPiece, Point } from '../hexes/types';

const [COLUMNS, ROWS, COUNTERS] = [80, 50, 500];
const TERRAIN = ['clear', 'clear', 'clear', 'forest', 'clear', 'swamp', 'clear', 'forest'];
const SECONDS = 3;

export interface Figures {
  /** Milliseconds from opening the page to the first frame of the board. */
  readonly first: number;
  /** Milliseconds to draw a frame while the map is moved, and while it is zoomed; 95 of 100 frames take no longer. */
  readonly pan: number;
  readonly zoom: number;
}

const name = (column: number, row: number): string =>
  `${String(column).padStart(2, '0')}${String(row).padStart(2, '0')}`;

export function benchChart(): Chart {
  const cells = Array.from(
    { length: COLUMNS * ROWS },
    (_, i) => [(i % COLUMNS) + 1, Math.floor(i / COLUMNS) + 1] as const,
  );
  return {
    layout: { orientation: 'flat', raised: 'even', columns: COLUMNS, rows: ROWS },
    hexes: cells.map(([column, row]) => {
      const kind = TERRAIN[(column * 7 + row * 13 + Math.floor((column * row) / 9)) % TERRAIN.length] ?? 'clear';
      return [name(column, row), column, row, kind, ''] as const;
    }),
    rivers: [],
    lines: [10, 25, 40].map((row) => ({
      kind: 'road',
      hexes: Array.from({ length: COLUMNS }, (_, i) => name(i + 1, row)),
    })),
    places: [],
    captions: [],
    edges: {},
    crossings: [],
    zones: [],
  };
}

export function benchPieces(chart: Chart): BoardPiece[] {
  return Array.from({ length: COUNTERS }, (_, i) => {
    const axis = i % 2 === 0;
    const values = `${(i % 7) + 1}-${(i % 5) + 1}-${(i % 6) + 3}`;
    return {
      id: `unit-${i}`,
      hex: String(chart.hexes[(i * 37) % chart.hexes.length]?.[0]),
      side: axis ? 'axis' : 'soviet',
      status: i % 9 === 0 ? ['moved'] : [],
      face: {
        nation: axis ? 'de' : 'su',
        side: axis ? 'axis' : 'soviet',
        arm: i % 3 === 0 ? 'armour' : 'infantry',
        echelon: 'division',
        values,
        reduced: false,
        hq: false,
      },
    };
  });
}

interface Shown {
  zoom(factor: number): void;
  hexXY(id: string): Point | null;
}
interface Drawn {
  readonly cost: number;
  readonly camera: { pan(x: number, y: number): void };
  invalidate(): void;
}

const frame = (): Promise<number> => new Promise((done) => requestAnimationFrame(done));
const p95 = (times: readonly number[]): number =>
  [...times].sort((one, other) => one - other)[Math.floor(times.length * 0.95)] ?? 0;

/** Moves and zooms the board, and tells what frames cost. */
export async function measure(board: Shown): Promise<Figures> {
  await frame();
  await frame();
  const first = performance.now();
  const { scene } = (globalThis as unknown as { __board: { scene: Drawn } }).__board;
  board.zoom(2.2);
  for (let i = 0; i < 40; i++) await frame();
  const run = async (step: (nth: number) => void): Promise<number> => {
    const times: number[] = [];
    const until = performance.now() + SECONDS * 1000;
    for (let nth = 0; performance.now() < until; nth++) {
      step(nth);
      scene.invalidate();
      await frame();
      await frame();
      times.push(scene.cost);
    }
    return Math.round(p95(times) * 10) / 10;
  };
  const pan = await run((nth) => scene.camera.pan(nth % 160 < 80 ? 12 : -12, nth % 120 < 60 ? 7 : -7));
  const zoom = await run((nth) => board.zoom(nth % 60 < 30 ? 1.03 : 1 / 1.03));
  return { first: Math.round(first), pan, zoom };
}

import { describe, expect, test } from 'vitest';
import type { LuckyRoll } from '../lib/wire';
import { lossTable, luckOf, turningPoints } from './curves';

const roll = (side: string, ply: number, percentile: number): LuckyRoll => ({
  ply,
  turn: 1,
  side,
  event: { what: 'battle' },
  expected: 3.5,
  actual: 6,
  percentile,
});

describe('the lines of the report', () => {
  test('luck adds up for each side by its own rolls', () => {
    const rolls = [roll('axis', 1, 0.9), roll('soviet', 2, 0.1), roll('axis', 3, 0.25)];
    expect(luckOf('axis', rolls).map(({ ply, value }) => [ply, Number(value.toFixed(2))])).toEqual([
      [1, 0.4],
      [3, 0.15],
    ]);
  });
  test('turning points are the greatest changes, in the order of the game; small ones are none', () => {
    const points = [0.5, 0.55, 0.2, 0.25, 0.9].map((value, ply) => ({ ply, turn: ply, value }));
    expect(turningPoints(points).map(({ to }) => to.ply)).toEqual([2, 4]);
  });
  test('losses stand by turn and side, with nothing where nothing was lost', () => {
    const losses = [
      { turn: 2, side: 'soviet', count: 3 },
      { turn: 1, side: 'axis', count: 1 },
    ];
    expect(lossTable(losses)).toEqual({
      sides: ['axis', 'soviet'],
      rows: [
        { turn: 1, counts: [1, 0] },
        { turn: 2, counts: [0, 3] },
      ],
    });
  });
});

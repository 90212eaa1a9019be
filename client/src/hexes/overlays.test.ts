import { describe, expect, test } from 'vitest';
import { SIZE } from './geometry';
import { beside } from './overlays';

const points = [
  { x: 0, y: 0 },
  { x: 60, y: 0 },
  { x: 60, y: 60 },
];

describe('an arrow', () => {
  test('keeps off the counters at its ends', () => {
    const [from, through, to] = beside(points, true, true);
    expect(from?.x).toBeCloseTo(SIZE * 0.7 - 2);
    expect(through).toEqual(points[1]);
    expect(to?.y).toBeCloseTo(60 - (SIZE * 0.7 - 2));
  });
  test('is never shorter than its head, however near they lie', () => {
    const [from, to] = beside(
      [
        { x: 0, y: 0 },
        { x: 26, y: 45 },
      ],
      true,
      true,
    );
    expect(Math.hypot((to?.x ?? 0) - (from?.x ?? 0), (to?.y ?? 0) - (from?.y ?? 0))).toBeCloseTo(12);
  });
  test('goes to the middle where none lies', () => {
    expect(beside(points, false, false)).toEqual(points);
  });
});

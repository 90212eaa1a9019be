import { expect, test } from 'vitest';
import { arrowBetween, fromOff, stacked } from './results';
import type { Result } from './scenes';

const told = (at: string): Result => ({ at, lines: [{ cue: 'hit', event: { what: 'unit-hit' } }] });

test('badges of places that lie close together do not lie on one another', () => {
  const points = new Map([
    ['a', { x: 100, y: 200 }],
    ['b', { x: 140, y: 190 }],
    ['far', { x: 600, y: 195 }],
  ]);
  const found = stacked([told('a'), told('b'), told('far'), told('hidden')], points);
  expect([...found.keys()].sort()).toEqual(['a', 'b', 'far']);
  expect(found.get('a')).toEqual({ x: 100, y: 178 });
  expect(found.get('far')).toEqual({ x: 600, y: 173 });
  expect(found.get('a')!.y - found.get('b')!.y).toBeGreaterThanOrEqual(30);
});

test('at the upper edge a badge lies on its place', () => {
  expect(stacked([told('a')], new Map([['a', { x: 100, y: 20 }]])).get('a')).toEqual({ x: 100, y: 30 });
});

test('an arrow ends before the things it joins, and begins beside the board or above it if it comes from off the board', () => {
  expect(arrowBetween({ x: 0, y: 0 }, { x: 100, y: 0 })).toEqual([
    { x: 15, y: 0 },
    { x: 85, y: 0 },
  ]);
  expect(fromOff({ x: 100, y: 200 }, false, 1000)).toEqual({ x: 100, y: 100 });
  expect(fromOff({ x: 100, y: 200 }, true, 1000).x).toBe(200);
  expect(fromOff({ x: 900, y: 200 }, true, 1000).x).toBe(800);
});

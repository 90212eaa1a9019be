import { expect, test } from 'vitest';
import { stacked } from './results';
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

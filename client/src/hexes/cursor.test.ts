import { expect, test } from 'vitest';
import { after, following, meantBy, nextHex } from './cursor';
import { smallChart } from './fixtures/small';
import { HexMap } from './geometry';

const map = new HexMap(smallChart());

/** The hexes that the same key leads over. */
function walk(from: string, by: readonly [number, number], steps: number): (string | null)[] {
  const found: (string | null)[] = [];
  let here: string | null = from;
  for (let i = 0; i < steps && here !== null; i++) found.push((here = nextHex(map, here, by)));
  return found;
}

test('up and down stay in the column', () => {
  expect(walk('A0303', [0, 1], 2)).toEqual(['A0304', 'A0305']);
  expect(walk('A0303', [0, -1], 2)).toEqual(['A0302', 'A0301']);
});

test('left and right keep their height, and there and back is the same hex', () => {
  const rows = walk('A0103', [1, 0], 4).map((hex) => Number(hex?.slice(3)));
  expect(Math.max(...rows) - Math.min(...rows)).toBeLessThanOrEqual(1);
  expect(nextHex(map, nextHex(map, 'A0303', [1, 0]) ?? '', [-1, 0])).toBe('A0303');
});

test('Enter means a counter that can be picked, and for one in hand the hex before it', () => {
  expect(meantBy('A0303', ['one', 'two'], new Set(['two']), false)).toBe('two');
  expect(meantBy('A0303', ['one'], new Set(['A0303', 'one']), false)).toBe('one');
  expect(meantBy('A0303', ['one'], new Set(['A0303', 'one']), true)).toBe('A0303');
  expect(meantBy('A0303', ['one'], new Set(), false)).toBe('A0303');
});

test('Page Down goes through the stack and back to the hex', () => {
  expect(following('A0303', 'A0303', ['one', 'two'], 1)).toBe('one');
  expect(following('two', 'A0303', ['one', 'two'], 1)).toBe('A0303');
  expect(following('A0303', 'A0303', ['one', 'two'], -1)).toBe('two');
});

test('the map ends at its edge', () => {
  expect(nextHex(map, 'A0601', [1, 0])).toBeNull();
});

test('Enter in a hex takes up its stack one by one', () => {
  expect(after('', ['one', 'two', 'three'])).toEqual(['one', 'two', 'three']);
  expect(after('one', ['one', 'two', 'three'])).toEqual(['two', 'three', 'one']);
  expect(after('three', ['one', 'two', 'three'])).toEqual(['one', 'two', 'three']);
});

import { expect, test } from 'vitest';
import { nextHex } from './cursor';
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

test('the map ends at its edge', () => {
  expect(nextHex(map, 'A0601', [1, 0])).toBeNull();
});

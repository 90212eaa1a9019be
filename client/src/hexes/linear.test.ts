import { describe, expect, test } from 'vitest';
import { sizeFor } from './atlas';
import { chains } from './curves';
import { smallChart } from './fixtures/small';
import { HexMap } from './geometry';
import { along, wayBetween } from './motion';
import { sidc } from './symbols';
import { levelFor, scaleOf } from './tiles';

const links = (chain: readonly number[]): string[] => chain.slice(1).map((to, i) => [chain[i], to].sort().join('/'));

describe('features', () => {
  test('a line in pieces becomes one, whatever their order', () => {
    expect(
      chains([
        [3, 4],
        [1, 2],
        [2, 3],
      ]),
    ).toEqual([[4, 3, 2, 1]]);
  });
  test('a fork ends three features', () => {
    const found = chains([
      [1, 2],
      [2, 3],
      [3, 9],
      [3, 4],
      [4, 5],
    ]);
    expect(found).toHaveLength(3);
    expect(found.flatMap(links).sort()).toEqual(['1/2', '2/3', '3/4', '3/9', '4/5']);
  });
  test('a ring closes', () => {
    const [ring] = chains([
      [1, 2],
      [2, 3],
      [3, 1],
    ]);
    expect(ring).toHaveLength(4);
    expect(ring?.[0]).toBe(ring?.[3]);
  });
  test('a side given twice is drawn once', () => {
    expect(
      chains([
        [1, 2],
        [2, 1],
      ]),
    ).toEqual([[1, 2]]);
  });
});

describe('movement', () => {
  const map = new HexMap(smallChart());
  test('follows the last way if it is its own, else it is straight', () => {
    const way = { id: 'last-move', kind: 'path', path: ['A0202', 'A0203', 'A0204'], colour: '#000' } as const;
    expect(wayBetween(map, 'A0202', 'A0204', [way])).toHaveLength(3);
    expect(wayBetween(map, 'A0302', 'A0204', [way])).toHaveLength(2);
  });
  test('passes from point to point', () => {
    const way = [
      { x: 0, y: 0 },
      { x: 10, y: 0 },
      { x: 10, y: 10 },
    ];
    expect(along(way, 0.5)).toEqual({ x: 10, y: 0 });
    expect(along(way, 0.75)).toEqual({ x: 10, y: 5 });
    expect(along(way, 2)).toEqual({ x: 10, y: 10 });
  });
});

describe('pictures', () => {
  test('are never smaller than they are shown, and hardly larger', () => {
    for (const pixels of [9, 20, 33, 64, 100, 180]) {
      expect(sizeFor(pixels)).toBeGreaterThanOrEqual(pixels);
      expect(sizeFor(pixels)).toBeLessThanOrEqual(pixels * 1.5);
    }
    for (const scale of [0.2, 0.5, 0.77, 1, 1.3, 2.9]) {
      const level = scaleOf(levelFor(scale));
      expect(level / scale).toBeGreaterThan(0.97);
      expect(level / scale).toBeLessThan(1.42);
    }
  });
  test('an unknown arm is infantry, an unknown size has no mark', () => {
    expect(sidc('armour', 'division')).toBe('10031000211205000000');
    expect(sidc('bicycles', 'crowd')).toBe('10031000001211000000');
  });
});

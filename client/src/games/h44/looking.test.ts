import { describe, expect, test } from 'vitest';
import { HexMap } from '../../hexes/geometry';
import { CATALOGUE } from './fixtures';
import { inSight } from '../../hexes/table/sight';
import type { Action, Choice } from '../../lib/wire';
import { aimsOf, worthSeeing } from '../../hexes/bonds/looking';

/** A strip of thirty rows. */
const hexes = Array.from({ length: 30 }, (_, i) => i + 1).flatMap((row) =>
  [1, 2, 3].map((column) => [`${row * 100 + column}`, column, row, 'clear', 'H'] as const),
);
const index = { map: new HexMap({ ...CATALOGUE.chart, hexes }) };
const unseen = (): boolean => false;

describe('where to look', () => {
  test('at few hexes close together', () => {
    expect(worthSeeing(['101', '302'], index, unseen)).toEqual(['101', '302']);
  });
  test('of hexes far apart at those close together, unless some are in sight', () => {
    expect(worthSeeing(['101', '302', '2901'], index, unseen)).toEqual(['101', '302']);
    expect(worthSeeing(['101', '302', '2901'], index, (hex) => hex === '2901')).toEqual([]);
  });
  test('of hexes far apart where most of them lie', () => {
    expect(worthSeeing(['101', '2901', '2802', '2703'], index, unseen)).toEqual(['2901', '2802', '2703']);
  });
  test('of many hexes likewise', () => {
    const all = hexes.map(([id]) => id).slice(0, 30);
    expect(worthSeeing(all, index, unseen).length).toBeLessThan(all.length);
    expect(worthSeeing(all, index, () => true)).toEqual([]);
  });
});

describe('hexes that are answers', () => {
  const choice = (action: Action): Choice => ({ action, label: { id: '', args: {} }, touches: [] });
  const back = (unit: string, ...path: string[]): Choice => choice({ do: 'retreat', unit, path });
  test('are the ends of the ways back, each once', () => {
    expect(aimsOf([back('a', '102', '103'), back('b', '201', '103'), choice({ do: 'finish' })])).toEqual(['103']);
  });
  test('are all in sight, or the map moves', () => {
    const where = (hex: string): { x: number; y: number } => ({
      x: (Number(hex) % 100) * 40,
      y: Math.floor(Number(hex) / 100) * 40,
    });
    const box = { left: 0, top: 0, right: 100, bottom: 400 };
    const hexes = ['101', '102', '103'];
    expect(inSight(hexes, index, where, box)).toBe(true);
    expect(inSight(hexes, index, where, box, true)).toBe(false);
    expect(inSight(hexes, index, where, { ...box, right: 130 }, true)).toBe(true);
  });
});

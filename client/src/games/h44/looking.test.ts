import { describe, expect, test } from 'vitest';
import { HexMap } from '../../hexes/geometry';
import { CATALOGUE } from './fixtures';
import { worthSeeing } from './looking';

/** A strip of thirty rows. */
const hexes = Array.from({ length: 30 }, (_, i) => i + 1).flatMap((row) => [1, 2, 3].map((column) => [`${row * 100 + column}`, column, row, 'clear', 'H'] as const));
const index = { map: new HexMap({ ...CATALOGUE.chart, hexes }) };
const unseen = (): boolean => false;

describe('where to look', () => {
  test('at few hexes close together', () => {
    expect(worthSeeing(['101', '302'], index, unseen)).toEqual(['101', '302']);
  });
  test('of hexes far apart at those near the first, unless some are in sight', () => {
    expect(worthSeeing(['101', '302', '2901'], index, unseen)).toEqual(['101', '302']);
    expect(worthSeeing(['101', '302', '2901'], index, (hex) => hex === '2901')).toEqual([]);
  });
  test('of many hexes likewise', () => {
    const all = hexes.map(([id]) => id).slice(0, 30);
    expect(worthSeeing(all, index, unseen).length).toBeLessThan(all.length);
    expect(worthSeeing(all, index, () => true)).toEqual([]);
  });
});

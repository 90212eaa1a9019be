import { expect, test } from 'vitest';
import { percentOf, range } from './chances';
import { points } from './overlays';

test('what is rare is neither never nor always', () => {
  expect([0, 1, 555_556, 999_999, 1_000_000].map(percentOf)).toEqual(['0 %', '<1 %', '56 %', '>99 %', '100 %']);
});

test('two suppositions make a range', () => {
  expect(range([555_556, 833_333])).toBe('56–83 %');
  expect(range([500_000, 500_000])).toBe('50 %');
});

test('movement points in halves and thirds', () => {
  expect([points(7, 2), points(8, 6), points(3, 1), points(1, 2)]).toEqual(['3½', '1⅓', '3', '½']);
});

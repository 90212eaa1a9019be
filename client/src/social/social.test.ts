import { describe, expect, test } from 'vitest';
import { parseRoute, playerHash } from '../lib/routes';
import { change, written } from './social';

describe('ratings', () => {
  test('are written with what they may be off by, and marked while they say little', () => {
    expect(written({ rating: 1512, deviation: 60, provisional: false })).toBe('1512 ± 120');
    expect(written({ rating: 1662, deviation: 290, provisional: true })).toBe('1662? ± 580');
  });
  test('change by a number with its sign', () => {
    expect(change(1500, 1512)).toBe('+12');
    expect(change(1500, 1488)).toBe('−12');
    expect(change(1500, 1500)).toBe('+0');
  });
});

describe('addresses', () => {
  test('players and ladders have their own', () => {
    expect(parseRoute(playerHash('Ada Łoś'))).toEqual({ page: 'player', name: 'Ada Łoś' });
    expect(parseRoute('#/ladder/coh')).toEqual({ page: 'ladder', slug: 'coh' });
    expect(parseRoute('#/player/')).toEqual({ page: 'lobby' });
    expect(parseRoute('#/player/%E0%A4%A')).toEqual({ page: 'lobby' });
  });
});

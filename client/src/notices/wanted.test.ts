import { describe, expect, test } from 'vitest';
import { EMPTY, type TableState } from '../lib/states';
import type { Request, State } from '../lib/wire';
import { pressing, wanted } from './wanted';

const table = (asked: string, more: Partial<State> = {}, mine = ['soviet']): TableState => ({
  ...EMPTY,
  mine,
  live: { seat: mine[0] ?? null, ask: { seats: [asked] }, outcome: null, ...more } as unknown as State,
});
const request: Request = {
  id: 1,
  by: 'axis',
  what: { kind: 'undo', to: 3 },
  agreed: ['axis'],
  waiting: ['soviet'],
};

describe('what a table wants', () => {
  test('a decision of ours, not of others', () => {
    expect(wanted(table('soviet'))).toBe('turn');
    expect(wanted(table('axis'))).toBeNull();
    expect(wanted(EMPTY)).toBeNull();
  });
  test('our consent, also while others are asked', () => {
    expect(wanted(table('axis', { request }))).toBe('request');
    expect(wanted(table('soviet', { request: { ...request, waiting: ['romanian'] } }))).toBe('turn');
  });
  test('a look at how it ended, which does not press', () => {
    const over = wanted(table('', { ask: null, outcome: { winners: ['axis'] } as unknown as State['outcome'] }));
    expect([over, pressing(over)]).toEqual(['over', false]);
    expect(pressing('turn') && pressing('request')).toBe(true);
  });
  test('nothing of onlookers', () => {
    expect(wanted(table('soviet', { request }, []))).toBeNull();
  });
});

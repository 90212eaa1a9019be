import { describe, expect, test } from 'vitest';
import type { Ask, LogEntry, State } from '../lib/wire';
import { heard } from './heard';

const MOVED: LogEntry = { ply: 5, seat: 'axis', events: [{ what: 'moved' }] };
const ROLLED: LogEntry = { ply: 5, seat: 'axis', events: [{ what: 'fired', roll: { dice: [3, 4] } }] };
const at = (ply: number, asked: string, ...log: LogEntry[]): State =>
  ({ ply, seat: 'soviet', ask: { seats: [asked] } as unknown as Ask, log }) as unknown as State;

describe('what is heard', () => {
  test('dice rather than a move, of what is new alone', () => {
    expect(heard(at(4, 'axis'), at(5, 'axis', MOVED))).toEqual(['move']);
    expect(heard(at(4, 'axis'), at(5, 'axis', ROLLED))).toEqual(['dice']);
    expect(heard(at(5, 'axis'), at(6, 'axis', ROLLED))).toEqual(['move']);
  });
  test('our turn when it begins', () => {
    expect(heard(at(4, 'axis'), at(5, 'soviet', MOVED))).toEqual(['move', 'turn']);
    expect(heard(at(4, 'soviet'), at(5, 'soviet', MOVED))).toEqual(['move']);
  });
  test('nothing of what is taken back', () => {
    expect(heard(at(5, 'axis'), at(4, 'soviet', MOVED))).toEqual([]);
  });
});

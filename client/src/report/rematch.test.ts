import { describe, expect, test } from 'vitest';
import { sitting } from './rematch';

const SEATS = [
  { seat: 'north', kind: 'here', player: 'Ada' },
  { seat: 'south', kind: 'open', player: 'Bob' },
] as const;

describe('a rematch', () => {
  test('invites the other player by name, on the same side or the other one', () => {
    expect(sitting(SEATS, false, 'Ada')).toEqual({ north: { kind: 'here' }, south: { kind: 'open', invite: 'Bob' } });
    expect(sitting(SEATS, true, 'Ada')).toEqual({ north: { kind: 'open', invite: 'Bob' }, south: { kind: 'here' } });
    expect(sitting(SEATS, true, 'Bob')).toEqual({ north: { kind: 'here' }, south: { kind: 'open', invite: 'Ada' } });
  });
  test('of guests and machines is by link and by level', () => {
    const seats = [
      { seat: 'a', kind: 'here', player: '' },
      { seat: 'b', kind: 'ai', player: 'hard' },
    ] as const;
    expect(sitting(seats, true, '')).toEqual({ a: { kind: 'ai', player: 'hard' }, b: { kind: 'here' } });
  });
});

import { beforeEach, expect, test, vi } from 'vitest';
import type { Saying } from '../lib/wire';
import { clock, markRead, mute, mutedIn, unreadIn } from './talk';

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

const line = (number: number, seat: string): Saying => ({ number, seat, text: 'x', at: 0 }) as unknown as Saying;
const CHAT = [line(1, 'axis'), line(2, 'soviet'), line(3, 'axis'), line(4, 'romanian')];

test('lines of others are unread until the chat was open', () => {
  expect(unreadIn('g', CHAT, ['soviet'])).toBe(3);
  markRead('g', CHAT.slice(0, 3));
  expect(unreadIn('g', CHAT, ['soviet'])).toBe(1);
  expect(unreadIn('other', CHAT, ['soviet'])).toBe(3);
});

test('a muted player is remembered, and nothing of theirs is unread', () => {
  expect(mute('g', 'axis', true)).toEqual(['axis']);
  expect(mutedIn('g')).toEqual(['axis']);
  expect(unreadIn('g', CHAT, ['soviet'])).toBe(1);
  expect(mute('g', 'axis', false)).toEqual([]);
});

test('a time of today has no date', () => {
  const now = new Date(2026, 10, 18, 12, 0).getTime();
  expect(clock(new Date(2026, 10, 18, 9, 5).getTime() / 1000, 'en-GB', now)).toBe('09:05');
  expect(clock(new Date(2026, 10, 16, 9, 5).getTime() / 1000, 'en-GB', now)).toContain('16 Nov');
});

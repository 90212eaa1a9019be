import { describe, expect, test } from 'vitest';
import { loadTexts, textsOf } from '../lib/sources';
import type { Pace, SeatClock } from '../lib/wire';
import { byTheClock, DAY, deadline, face, inWords, isLow, isOut, PACES, paceName, remaining, urgency } from './time';

const LIVE: Pace = { kind: 'live', delay: 10, bank: 600, increment: 60, vacation: 0 };
const DAYS: Pace = { kind: 'days', delay: 2 * DAY, bank: 5 * DAY, increment: 0, vacation: 14 * DAY };

function clock(more: Partial<SeatClock> = {}): SeatClock {
  return { seat: 'a', bank: 600, delay: 10, asked: true, since: 1000, vacation: 0, away: 0, told: 0, ...more };
}

describe('what a clock shows', () => {
  test('the delay runs before the bank, and a clock that stands does not', () => {
    expect(remaining(clock(), 1004)).toEqual({ delay: 6, bank: 600 });
    expect(remaining(clock(), 1040)).toEqual({ delay: 0, bank: 570 });
    expect(remaining(clock(), 9999)).toEqual({ delay: 0, bank: 0 });
    expect(remaining(clock({ since: 0 }), 9999)).toEqual({ delay: 10, bank: 600 });
  });
  test('it is out at its deadline, which vacation puts off', () => {
    expect([deadline(clock()), deadline(clock({ since: 0 }))]).toEqual([1610, Infinity]);
    expect([isOut(clock(), 1609.9), isOut(clock(), 1610)]).toEqual([false, true]);
    expect(deadline(clock({ away: 5000 }))).toBe(5610);
  });
  test('live by the second, by correspondence in words', () => {
    expect([byTheClock(3905.2), byTheClock(750), byTheClock(6.1)]).toEqual(['1:05:06', '12:30', '0:07']);
    expect(face(clock(), LIVE, 1004, 'en')).toBe('10:00 +6');
    expect(face(clock(), LIVE, 1100, 'en')).toBe('8:30');
    expect(face(clock({ delay: DAY, bank: DAY + 7200 }), DAYS, 1000, 'en')).toBe('2 days 2 hr');
    expect([inWords(59, 'en'), inWords(3660, 'en'), inWords(DAY, 'en')]).toEqual(['59 sec', '1 hr 1 min', '1 day']);
  });
  test('red when little is left', () => {
    expect([isLow(clock(), LIVE, 1400), isLow(clock(), LIVE, 1500)]).toEqual([false, true]);
    expect(isLow(clock({ since: 0 }), LIVE, 9e9)).toBe(false);
  });
  test('the first clock to be out makes a game urgent', () => {
    const clocks = { ply: 1, turn: 1, paused: false, seats: [clock(), clock({ seat: 'b', bank: 60 })] };
    expect(urgency({ clocks, over: false })).toBe(1070);
    expect([urgency({ clocks, over: true }), urgency({ clocks: null, over: false })]).toEqual([Infinity, Infinity]);
  });
});

test('every pace has a name of its own in every language', async () => {
  for (const language of ['en', 'ru', 'pl'] as const) {
    await loadTexts(language);
    const names = PACES.map((pace) => paceName(pace, textsOf('', language)));
    expect(new Set(names).size).toBe(PACES.length);
    expect(names.filter((name) => name.includes('clock-pace'))).toEqual([]);
  }
});

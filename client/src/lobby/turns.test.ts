import { describe, expect, it } from 'vitest';
import type { GameInfo } from '../lib/wire';
import { byStanding, standingOf } from './turns';

function game(ply: number, ...kinds: readonly ('here' | 'open' | 'ai')[]): GameInfo {
  const seats = kinds.map((kind, i) => ({ seat: `seat-${i}`, kind }));
  return { id: 'g', ply, seats } as unknown as GameInfo;
}

describe('where a game stands', () => {
  it('is yours against a machine, or alone', () => {
    expect(standingOf(game(7, 'here', 'ai'), [], null)).toBe('yours');
    expect(standingOf(game(7, 'here'), [], { ply: 3, asked: false })).toBe('yours');
  });
  it('is known while nothing has happened since the table was seen', () => {
    expect(standingOf(game(7, 'here', 'open'), [], { ply: 7, asked: true })).toBe('yours');
    expect(standingOf(game(7, 'here', 'open'), [], { ply: 7, asked: false })).toBe('theirs');
  });
  it('has moved when others went on', () => {
    expect(standingOf(game(9, 'here', 'open'), [], { ply: 7, asked: false })).toBe('moved');
    expect(standingOf(game(9, 'here', 'open'), [], null)).toBe('moved');
  });
  it('is what the server says of the seats of an account', () => {
    const asked = { ...game(9, 'here', 'open'), waiting: ['s1'] };
    expect(standingOf(asked, ['s1'], null)).toBe('yours');
    expect(standingOf(asked, ['s0'], { ply: 9, asked: true })).toBe('theirs');
    expect(standingOf({ ...asked, waiting: [] }, ['s0'], null)).toBe('moved');
  });
});

describe('the order of games', () => {
  const urgent = (id: string, updated: number, bank: number | null): GameInfo => {
    const seat = { seat: 'seat-0', bank: bank ?? 0, delay: 0, asked: true, since: 1000, vacation: 0, away: 0, told: 0 };
    const clocks = bank === null ? null : { ply: 1, turn: 1, paused: false, seats: [seat] };
    return { ...game(7, 'here', 'ai'), id, updated, clocks };
  };
  it('is by the time that is left, then by the last step', () => {
    const games = [urgent('old', 1, null), urgent('slow', 2, 900), urgent('new', 3, null), urgent('quick', 0, 60)];
    expect(games.sort(byStanding(() => [])).map(({ id }) => id)).toEqual(['quick', 'slow', 'new', 'old']);
  });
});

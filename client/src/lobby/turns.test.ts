import { describe, expect, it } from 'vitest';
import type { GameInfo } from '../lib/wire';
import { standingOf } from './turns';

function game(ply: number, ...kinds: readonly ('here' | 'open' | 'ai')[]): GameInfo {
  const seats = kinds.map((kind, i) => ({ seat: `seat-${i}`, kind }));
  return { id: 'g', ply, seats } as unknown as GameInfo;
}

describe('where a game stands', () => {
  it('is yours against a machine, or alone', () => {
    expect(standingOf(game(7, 'here', 'ai'), null)).toBe('yours');
    expect(standingOf(game(7, 'here'), { ply: 3, asked: false })).toBe('yours');
  });
  it('is known while nothing has happened since the table was seen', () => {
    expect(standingOf(game(7, 'here', 'open'), { ply: 7, asked: true })).toBe('yours');
    expect(standingOf(game(7, 'here', 'open'), { ply: 7, asked: false })).toBe('theirs');
  });
  it('has moved when others went on', () => {
    expect(standingOf(game(9, 'here', 'open'), { ply: 7, asked: false })).toBe('moved');
    expect(standingOf(game(9, 'here', 'open'), null)).toBe('moved');
  });
});

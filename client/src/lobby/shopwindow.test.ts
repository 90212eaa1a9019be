import { describe, expect, it } from 'vitest';
import type { GameCard, Scenario } from '../lib/wire';
import { firstGame, folded, players } from './shopwindow';

const scenario = (id: string, ...seats: readonly string[]): Scenario =>
  ({ id, seats, options: [], difficulties: {} }) as unknown as Scenario;
const ava = {
  slug: 'ava',
  players: ['random', 'easy', 'normal', 'hard'],
  scenarios: [
    scenario('leningrad', 'axis', 'soviet'),
    scenario('campaign', 'axis', 'soviet'),
    scenario('campaign-4', 'north', 'centre', 'south', 'soviet'),
    scenario('teams-2-3', 'axis-1', 'axis-2', 'soviet-1', 'soviet-2', 'soviet-3'),
  ],
} as unknown as GameCard;

describe('the shop window', () => {
  it('folds the scenarios of one map into one', () => {
    expect(folded(ava).map((group) => group.map(({ id }) => id))).toEqual([
      ['leningrad'],
      ['campaign', 'campaign-4', 'teams-2-3'],
    ]);
  });
  it('counts players, and teams apart', () => {
    expect(ava.scenarios.map(players)).toEqual(['2', '2', '4', '2 + 3']);
  });
  it('seats the player on the side to begin with, and a gentle machine on the other', () => {
    expect(firstGame(ava)).toEqual({
      game: 'ava',
      scenario: 'leningrad',
      seats: { axis: { kind: 'here' }, soviet: { kind: 'ai', player: 'easy' } },
    });
  });
  it('offers no first game of what it does not know', () => {
    expect(firstGame({ ...ava, slug: 'toy' })).toBeNull();
  });
});

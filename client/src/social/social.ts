// Players and ladders: the client's side of the wire.
import { get, post, request } from '../lib/api';
import type { Follow, Follows, FindOpponent, LadderOut, Me, Opponent, PlayerOut, RatingChoice } from '../lib/wire';

const e = encodeURIComponent;

export const social = {
  player: (name: string, before = 0) => get<PlayerOut>(`/api/players/${e(name)}?before=${before}`),
  ladder: (game: string, page: number) => get<LadderOut>(`/api/ladders/${e(game)}?page=${page}`),
  choose: (choice: RatingChoice) => post<Me>('/api/account/ratings', JSON.stringify(choice)),
  follows: () => get<Follows>('/api/account/follows'),
  anyone: (wish: FindOpponent) => post<Opponent>('/api/anyone', JSON.stringify(wish)),
  follow: async (follow: Follow): Promise<void> => {
    await request('POST', '/api/account/follow', JSON.stringify(follow));
  },
};

/** A rating as it is written: with how far it may be off, and a question mark while it says little. */
export function written(rating: { rating: number; deviation: number; provisional?: boolean }): string {
  return `${rating.rating}${rating.provisional ? '?' : ''} ± ${2 * rating.deviation}`;
}

/** What a rated game did to a rating. */
export function change(before: number, after: number): string {
  const points = after - before;
  return points < 0 ? `−${-points}` : `+${points}`;
}

// The same game once more: scenario, options and seats as they were, or with the sides swapped; with a new seed.
import { account } from '../account/account.svelte';
import { api } from '../lib/api';
import { keepCreated } from '../lib/keys';
import { gameHash } from '../lib/routes';
import type { Created, GameInfo, NewSeat, SeatInfo } from '../lib/wire';

type Sitter = Pick<SeatInfo, 'seat' | 'kind' | 'player'>;

/** Who sits where: players with accounts are invited by name, others get a link as before. */
export function sitting(seats: readonly Sitter[], swapped: boolean, me: string): Record<string, NewSeat> {
  const from = swapped ? [...seats].reverse() : seats;
  const pairs = seats.map(({ seat }, i): [string, NewSeat] => {
    const { kind, player } = from[i] ?? { kind: 'here', player: '' };
    if (kind === 'ai') return [seat, { kind, player }];
    if (player) return [seat, player === me ? { kind: 'here' } : { kind: 'open', invite: player }];
    return [seat, { kind }];
  });
  return Object.fromEntries(pairs);
}

export async function rematch(info: GameInfo, swapped: boolean): Promise<Created> {
  const { game, scenario, options, name, pace } = info;
  const seats = sitting(info.seats, swapped, account.me?.name ?? '');
  const made = await api.create({ game, scenario, options, seats, name, seed: '', pace });
  keepCreated(made);
  // A game with open seats is found in the lobby, with the links to give away.
  location.hash = made.info.seats.some((seat) => seat.kind === 'open') ? '#/' : gameHash(made.info.id);
  return made;
}

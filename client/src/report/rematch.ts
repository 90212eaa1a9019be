// The same game once more: scenario, options and seats as they were, with a new seed.
import { api } from '../lib/api';
import { keepCreated } from '../lib/keys';
import { gameHash } from '../lib/routes';
import type { Created, GameInfo, NewSeat } from '../lib/wire';

export async function rematch({ game, scenario, options, seats, name }: GameInfo): Promise<Created> {
  const sitting: Record<string, NewSeat> = {};
  for (const { seat, kind, player } of seats) sitting[seat] = { kind, player };
  const made = await api.create({ game, scenario, options, seats: sitting, name, seed: '' });
  keepCreated(made);
  // A game with open seats is found in the lobby, with the links to give away.
  location.hash = made.info.seats.some((seat) => seat.kind === 'open') ? '#/' : gameHash(made.info.id);
  return made;
}

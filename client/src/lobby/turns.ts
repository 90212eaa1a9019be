// Whose turn it was when a table was last seen here. The lobby compares it with how far the game is now.
import { urgency } from '../clocks/time';
import { recall, remember } from '../lib/storage';
import type { GameInfo } from '../lib/wire';

interface Seen {
  readonly ply: number;
  /** A player of this browser was asked. */
  readonly asked: boolean;
}

/** `yours`: you are asked. `moved`: others have moved since you looked. `theirs`: others are asked. */
export type Standing = 'yours' | 'moved' | 'theirs';

const key = (id: string): string => `seen.${id}`;

export function noteTurn(id: string, ply: number, asked: boolean): void {
  remember(key(id), { ply, asked } satisfies Seen);
}

/**
 * Where a game stands for one who holds a seat in it. The server knows which of an account's seats are asked (`own`);
 * what a guest is asked is remembered here. Machines answer at once, so against them it is always your turn.
 */
export function standingOf(
  game: GameInfo,
  own: readonly string[] = [],
  seen: Seen | null = recall<Seen | null>(key(game.id), null),
): Standing {
  if (own.length > 0 && game.waiting.length > 0) {
    return game.waiting.some((seat) => own.includes(seat)) ? 'yours' : 'theirs';
  }
  if (game.seats.every((seat) => seat.kind !== 'open')) return 'yours';
  if (!seen) return game.ply === 0 ? 'yours' : 'moved';
  if (seen.ply !== game.ply) return 'moved';
  return seen.asked ? 'yours' : 'theirs';
}

const ORDER: readonly Standing[] = ['yours', 'moved', 'theirs'];

/** Your turn first; of equals the one whose time is out first, then the one that was played last. */
export function byStanding(own: (game: GameInfo) => readonly string[]): (one: GameInfo, other: GameInfo) => number {
  const rank = (game: GameInfo): number => ORDER.indexOf(standingOf(game, own(game)));
  return (one, other) => {
    const [first, second] = [urgency(one), urgency(other)];
    return rank(one) - rank(other) || (first === second ? other.updated - one.updated : first - second);
  };
}

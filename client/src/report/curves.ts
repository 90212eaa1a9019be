// The lines of the report: luck adding up over the game, chances from turn to turn, and where they turned.
import type { Chance, LuckyRoll } from '../lib/wire';

export interface Point {
  readonly ply: number;
  readonly turn: number;
  readonly value: number;
}

/** Luck of a side adding up, roll by roll: half a roll for the best of all results, minus half for the worst. */
export function luckOf(side: string, rolls: readonly LuckyRoll[]): Point[] {
  let value = 0;
  return rolls
    .filter((roll) => roll.side === side)
    .map(({ ply, turn, percentile }) => ({ ply, turn, value: (value += percentile - 0.5) }));
}

/** The chances of a seat over the game. */
export const chancesOf = (seat: string, chances: readonly Chance[]): Point[] =>
  chances.map(({ ply, turn, wins }) => ({ ply, turn, value: wins[seat] ?? 0 }));

/** The moments after which the chances changed most, in the order of the game. */
export function turningPoints(points: readonly Point[], count = 3): { from: Point; to: Point }[] {
  return points
    .slice(1)
    .flatMap((to, i) => {
      const from = points[i];
      return from ? [{ from, to }] : [];
    })
    .filter(({ from, to }) => Math.abs(to.value - from.value) >= 0.1)
    .sort((one, other) => Math.abs(other.to.value - other.from.value) - Math.abs(one.to.value - one.from.value))
    .slice(0, count)
    .sort((one, other) => one.from.ply - other.from.ply);
}

/** Losses as a table: a row for every turn, a column for every side. */
export function lossTable(losses: readonly { turn: number; side: string; count: number }[]): {
  readonly sides: readonly string[];
  readonly rows: readonly { readonly turn: number; readonly counts: readonly number[] }[];
} {
  const sides = [...new Set(losses.map(({ side }) => side))].sort();
  const turns = [...new Set(losses.map(({ turn }) => turn))].sort((one, other) => one - other);
  const of = (turn: number, side: string): number =>
    losses.reduce((sum, line) => sum + (line.turn === turn && line.side === side ? line.count : 0), 0);
  return { sides, rows: turns.map((turn) => ({ turn, counts: sides.map((side) => of(turn, side)) })) };
}

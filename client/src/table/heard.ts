// What is heard of a change at the table.
import type { Sound } from '../lib/sound';
import type { Texts } from '../lib/texts';
import type { LogEntry, State } from '../lib/wire';

const ours = ({ ask, seat }: State): boolean => seat !== null && (ask?.seats.includes(seat) ?? false);

/** Dice if any were rolled, else that something moved; then that it is our turn. Nothing of what is taken back. */
export function heard(before: State, now: State): Sound[] {
  if (now.ply <= before.ply) return [];
  const events = now.log.filter(({ ply }) => ply > before.ply).flatMap((entry) => entry.events);
  const rolled = events.some(({ roll }) => roll && roll.dice.length > 0);
  return [rolled ? 'dice' : 'move', ...(ours(now) && !ours(before) ? (['turn'] as const) : [])];
}

/** For screen readers: the news of the last ply. */
export function latest(log: readonly LogEntry[], t: Texts): string {
  const events = log.at(-1)?.events.slice(-6) ?? [];
  return events.map((event) => t.msg(event.what, event.args ?? {})).join(' ');
}

// Chat: when a line was said, whose lines are not shown, how far it was read.
import { recall, remember } from '../lib/storage';
import type { Saying } from '../lib/wire';

/** The time of a line, with the day if that is not today. */
export function clock(at: number, language: string, now = Date.now()): string {
  const then = new Date(at * 1000);
  const today = then.toDateString() === new Date(now).toDateString();
  const day = today ? {} : ({ day: 'numeric', month: 'short' } as const);
  return then.toLocaleString(language, { ...day, hour: '2-digit', minute: '2-digit' });
}

export const mutedIn = (game: string): readonly string[] => recall(`muted.${game}`, []);

/** Lines of this seat are not shown any more in this browser, or again. */
export function mute(game: string, seat: string, on: boolean): readonly string[] {
  const others = mutedIn(game).filter((muted) => muted !== seat);
  const muted = on ? [...others, seat] : others;
  remember(`muted.${game}`, muted);
  return muted;
}

/** How many lines of others came since the chat was last open in this browser. */
export function unreadIn(game: string, chat: readonly Saying[], mine: readonly string[]): number {
  const read = recall(`read.${game}`, 0);
  const muted = mutedIn(game);
  return chat.filter(({ number, seat }) => number > read && !mine.includes(seat) && !muted.includes(seat)).length;
}

export function markRead(game: string, chat: readonly Saying[]): void {
  const last = Math.max(0, ...chat.map(({ number }) => number));
  if (last > recall(`read.${game}`, 0)) remember(`read.${game}`, last);
}

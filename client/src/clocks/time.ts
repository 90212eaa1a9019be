// Clocks as the server last set them, and what they show now. Whether time is out is the server's word.
import type { Texts } from '../lib/texts';
import type { Clocks, GameInfo, Pace, SeatClock } from '../lib/wire';

const MINUTE = 60;
const HOUR = 3600;
export const DAY = 86_400;

/** How long it has run since it was set. */
function run(clock: SeatClock, now: number): number {
  return clock.since === 0 ? 0 : Math.max(0, now - Math.max(clock.since, clock.away));
}

/** What is left of the delay and of the bank. */
export function remaining(clock: SeatClock, now: number): { readonly delay: number; readonly bank: number } {
  const used = run(clock, now);
  const over = Math.max(0, used - clock.delay);
  return { delay: Math.max(0, clock.delay - used), bank: Math.max(0, clock.bank - over) };
}

/** When its time is out if nothing happens; never while it stands. */
export function deadline(clock: SeatClock): number {
  return clock.since === 0 ? Infinity : Math.max(clock.since, clock.away) + clock.delay + clock.bank;
}

export const isOut = (clock: SeatClock, now: number): boolean => deadline(clock) <= now;
export const onVacation = (clock: SeatClock, now: number): boolean => clock.away > now;

export function clockOf(clocks: Clocks | null | undefined, seat: string): SeatClock | undefined {
  return clocks?.seats.find((clock) => clock.seat === seat);
}

/** When the first of the clocks that run is out; never if none does. */
export function urgency({ clocks, over }: Pick<GameInfo, 'clocks' | 'over'>): number {
  return over ? Infinity : Math.min(Infinity, ...(clocks?.seats ?? []).map(deadline));
}

const two = (n: number): string => String(n).padStart(2, '0');

/** 1:05:09, 12:30, 0:07. */
export function byTheClock(seconds: number): string {
  const whole = Math.ceil(seconds);
  const [hours, minutes] = [Math.floor(whole / HOUR), Math.floor((whole % HOUR) / MINUTE)];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(whole % MINUTE)}` : `${minutes}:${two(whole % MINUTE)}`;
}

/** "2 days, 4 hr" in the player's language: the two largest units, by the browser. */
export function inWords(seconds: number, language: string, display: 'short' | 'long' = 'short'): string {
  const unit = (value: number, unit: string): string =>
    new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: display }).format(value);
  const minutes = Math.floor(seconds / MINUTE);
  const parts: readonly [number, string][] = [
    [Math.floor(minutes / 1440), 'day'],
    [Math.floor((minutes % 1440) / 60), 'hour'],
    [minutes % 60, 'minute'],
  ];
  const first = parts.findIndex(([value]) => value > 0);
  if (first < 0) return unit(Math.max(0, Math.floor(seconds)), 'second');
  const shown = parts.slice(first, first + 2).filter(([value]) => value > 0);
  return shown.map(([value, name]) => unit(value, name)).join(' ');
}

/** What a face shows: by correspondence all that is left, else the bank, and the delay while it lasts. */
export function face(clock: SeatClock, pace: Pace, now: number, language: string): string {
  const { delay, bank } = remaining(clock, now);
  if (pace.kind === 'days') return inWords(delay + bank, language);
  return delay > 0 ? `${byTheClock(bank)} +${Math.ceil(delay)}` : byTheClock(bank);
}

/** So little that it is shown in red: as the server sees it when it sends notices. */
export function isLow(clock: SeatClock, pace: Pace, now: number): boolean {
  const most = pace.kind === 'days' ? DAY : 5 * MINUTE;
  return deadline(clock) - now < Math.min(most, (pace.delay + pace.bank) / 4);
}

/** A pace in a few words. */
export function paceName(pace: Pace, t: Texts): string {
  const words = (seconds: number): string => inWords(seconds, t.language, pace.kind === 'days' ? 'long' : 'short');
  if (pace.kind === 'live')
    return t.msg('clock-pace-live', {
      bank: words(pace.bank),
      increment: words(pace.increment ?? 0),
      delay: words(pace.delay),
      wait: pace.delay > 0 ? 1 : 0,
      rise: (pace.increment ?? 0) > 0 ? 1 : 0,
    });
  return t.msg('clock-pace-days', { delay: words(pace.delay), bank: words(pace.bank), reserve: pace.bank > 0 ? 1 : 0 });
}

const live = (bank: number, increment: number): Pace => ({
  kind: 'live',
  bank: bank * MINUTE,
  increment: increment * MINUTE,
  delay: 10,
  vacation: 0,
});
const days = (delay: number, bank: number): Pace => ({
  kind: 'days',
  delay: delay * DAY,
  bank: bank * DAY,
  increment: 0,
  vacation: 14 * DAY,
});

/** The paces that the form offers: an evening's game, a day's game, correspondence. */
export const PACES: readonly Pace[] = [live(30, 3), live(60, 5), live(120, 10), days(1, 3), days(3, 7), days(7, 14)];

/** How much more time a player may give at a click. */
export function gifts(pace: Pace): readonly number[] {
  return pace.kind === 'days' ? [DAY, 3 * DAY] : [5 * MINUTE, 15 * MINUTE];
}

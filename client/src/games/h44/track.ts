// The turn track: dates, signs of the weather, and who is still to come.
import type { H44View as View } from './wire';
import type { Index } from './lookup';

export const SKY: Readonly<Record<string, string>> = { clear: '☀', cloudy: '☁', overcast: '☁☁' };

/** A day of September 1944. */
export function dayOf(day: number, language: string): string {
  return new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(
    new Date(Date.UTC(1944, 8, day)),
  );
}

/** The units that come on a turn: those on its box of the track, and those whose flight it is. */
export function comingOn(turn: number, view: View, index: Index): string[] {
  return Object.entries(view.units).flatMap(([id, [at]]) => {
    const arrival = index.units.get(id)?.arrival ?? '';
    const due = at === 'air' && Number(arrival.split('-')[0]) === turn;
    return at === `track-${turn}` || due ? [id] : [];
  });
}

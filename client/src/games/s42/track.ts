// The turn track: dates, signs of the weather, and who is still to come.
import type { S42View as View } from './wire';

export const SKY: Readonly<Record<string, string>> = {
  clear: '☀',
  overcast: '☁',
  'overcast-w': '☁',
  rain: '☂',
  snow: '❄',
};

/** What is to be said of the weather: the sky, mud, winter; each has a text by that name, and one that tells what it does. */
export const weatherOf = ({ weather, mud, winter }: Pick<View, 'weather' | 'mud' | 'winter'>): string[] => [
  `sky-${weather}`,
  ...(mud ? ['sky-mud'] : []),
  ...(winter ? ['sky-winter'] : []),
];

/** The days of a turn, from its first to its last. */
export function datesOf(start: string, end: string, language: string): string {
  const day = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  const [first, last] = [new Date(`${start}T00:00:00Z`), new Date(`${end}T00:00:00Z`)];
  return day.formatRange(first, last);
}

/** The units on the box of a turn. */
export function comingOn(turn: number, view: View): string[] {
  return Object.entries(view.units).flatMap(([id, [at]]) => (at === `track-${turn}` ? [id] : []));
}

// The exact chances of an attack, from all its ends: what a player wants to know of them, and how steps are lost.
import type { Ending, Forecast } from './wire';

export type Tone = 'good' | 'even' | 'bad';

/** Whatever tells all the ends of an attack. */
interface Foreseen {
  readonly forecasts: readonly Forecast[];
}

/** A unit's part in a battle. */
export interface Share {
  readonly unit: string;
  readonly printed: number;
  readonly halved: readonly string[];
  readonly doubled: readonly string[];
  readonly out: string;
  readonly lead?: boolean;
}

/** Something that may come of an attack, against a defender who stands and one who gives way. */
export interface Chance {
  /** The text that names it. */
  readonly text: string;
  readonly tone: Tone;
  readonly stands: number;
  readonly yields: number;
}

interface Question {
  readonly text: string;
  readonly tone: Tone;
  readonly holds: (end: Ending) => boolean;
}

const QUESTIONS: readonly Question[] = [
  { text: 'chance-taken', tone: 'good', holds: (end) => end.taken },
  { text: 'chance-breakthrough', tone: 'good', holds: (end) => end.breakthrough },
  { text: 'chance-destroyed', tone: 'good', holds: (end) => end.defenders_destroyed > 0 },
  { text: 'chance-retreat', tone: 'even', holds: (end) => end.retreated > 0 },
  { text: 'chance-held', tone: 'bad', holds: (end) => end.held },
  {
    text: 'chance-nothing',
    tone: 'even',
    holds: (end) => end.attacker_steps === 0 && end.defender_steps === 0 && end.retreated === 0,
  },
  { text: 'chance-own-loss', tone: 'bad', holds: (end) => end.attacker_steps > 0 },
  { text: 'chance-own-destroyed', tone: 'bad', holds: (end) => end.attackers_destroyed > 0 },
];

/** How likely it is that the end is such a one. */
export function share(forecast: Forecast, holds: (end: Ending) => boolean): number {
  return forecast.ends.reduce((sum, { ending, count }) => sum + (holds(ending) ? count : 0), 0) / forecast.whole;
}

const pair = (odds: Foreseen): readonly [Forecast, Forecast] | null => {
  const stands = odds.forecasts.find((forecast) => forecast.stands);
  const yields = odds.forecasts.find((forecast) => !forecast.stands);
  return stands && yields ? [stands, yields] : null;
};

/** Every question with its two answers; what cannot happen at all is left out, but for the hex itself. */
export function summary(odds: Foreseen): Chance[] {
  const both = pair(odds);
  if (!both) return [];
  return QUESTIONS.map(({ text, tone, holds }) => ({
    text,
    tone,
    stands: share(both[0], holds),
    yields: share(both[1], holds),
  })).filter(({ text, stands, yields }) => text === 'chance-taken' || stands > 0 || yields > 0);
}

/** Whether it makes a difference what the defender does. */
export function differs(odds: Foreseen): boolean {
  return summary(odds).some(({ stands, yields }) => stands !== yields);
}

export type Loser = 'attacker' | 'defender';

/** The chances to lose no step, one, two …; the list ends with the most that can be lost. */
export function losses(forecast: Forecast, side: Loser): number[] {
  const lost = (end: Ending): number => (side === 'attacker' ? end.attacker_steps : end.defender_steps);
  const most = Math.max(0, ...forecast.ends.map(({ ending }) => lost(ending)));
  return Array.from({ length: most + 1 }, (_, steps) => share(forecast, (end) => lost(end) === steps));
}

/** The steps lost on the average. */
export function mean(chances: readonly number[]): number {
  return chances.reduce((sum, chance, steps) => sum + chance * steps, 0);
}

/** A chance as players read it: never 0 % for what can happen, never 100 % for what need not. */
export function percent(chance: number): string {
  if (chance > 0 && chance < 0.005) return '<1%';
  if (chance < 1 && chance > 0.995) return '>99%';
  return `${Math.round(chance * 100)}%`;
}

/** What a face of the die means to the attacker. */
export function toneOf(result: string): Tone {
  if (/^(?:DS|DMR|D1|DR\d?)$/u.test(result)) return 'good';
  return result === 'A1' || result === 'A1/ENG' ? 'bad' : 'even';
}

/** The text that explains a result of the combat table. */
export const textOf = (result: string): string => `result-${result.toLowerCase().replace('/', '-')}`;

/** What becomes of a unit's strength, as a sign beside it. */
export function markOf(share: Share | undefined): string {
  if (share === undefined) return '';
  return share.out ? '×' : `${share.halved.length > 0 ? '½' : ''}${share.doubled.length > 0 ? '×2' : ''}`;
}

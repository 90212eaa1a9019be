// The choices of the new-game form, without its looks.
import type { NewSeat, Option, Scenario } from '../lib/wire';

export type Value = boolean | number | string;

/** Who may sit in a seat, as the values of a menu. */
export function seatChoices(players: readonly string[], signedIn: boolean): string[] {
  return ['here', 'open', 'anyone', ...(signedIn ? ['invite'] : []), ...players.map((player) => `ai:${player}`)];
}

export function seatFrom(choice: string): NewSeat {
  if (choice.startsWith('ai:')) return { kind: 'ai', player: choice.slice(3) };
  if (choice === 'anyone') return { kind: 'open', anyone: true };
  return { kind: choice === 'here' ? 'here' : 'open' };
}

const USUAL = 'normal';

/** The first seat for the one who sits here; the others for the usual machine, or for here when there is none. */
export function usualSeats(scenario: Scenario | undefined, players: readonly string[]): Record<string, string> {
  const machine = players.includes(USUAL) ? USUAL : players.at(-1);
  const other = machine === undefined ? 'here' : `ai:${machine}`;
  return Object.fromEntries((scenario?.seats ?? []).map((seat, i) => [seat, i === 0 ? 'here' : other]));
}

export function usualOptions(scenario: Scenario | undefined): Record<string, Value> {
  return Object.fromEntries((scenario?.options ?? []).map((option) => [option.id, option.values[0] ?? false]));
}

/** All options of a named level: what it does not name is as usual. */
export function levelOptions(scenario: Scenario | undefined, level: string): Record<string, Value> {
  return { ...usualOptions(scenario), ...scenario?.difficulties[level] };
}

/** The named level that these options amount to. */
export function levelOf(scenario: Scenario | undefined, values: Readonly<Record<string, Value>>): string {
  const levels = Object.keys(scenario?.difficulties ?? {});
  const fits = (level: string): boolean =>
    Object.entries(levelOptions(scenario, level)).every(([id, value]) => values[id] === value);
  return levels.find(fits) ?? '';
}

/** The options that levels set, and the others. */
export function optionsOf(scenario: Scenario | undefined): [levelled: Option[], loose: Option[]] {
  const set = new Set(Object.values(scenario?.difficulties ?? {}).flatMap((values) => Object.keys(values)));
  const options = scenario?.options ?? [];
  return [options.filter(({ id }) => set.has(id)), options.filter(({ id }) => !set.has(id))];
}

/** Two players against each other: such games can count for ratings, and anyone can be found for them. */
export function canBeRated(scenario: Scenario | undefined): boolean {
  return scenario?.seats.length === 2 && scenario.teams.length === 0;
}

/** Whether every option is at its default. */
export function isAsPrinted(scenario: Scenario | undefined, values: Readonly<Record<string, Value>>): boolean {
  return Object.entries(usualOptions(scenario)).every(([id, value]) => values[id] === value);
}

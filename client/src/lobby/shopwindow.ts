// What the lobby says of a game before its rules are known: how long, how hard, and with which scenario to begin.
import type { GameCard, NewGame, NewSeat, Scenario } from '../lib/wire';

export interface Window {
  /** Minutes that a first game takes. */
  readonly minutes: number;
  /** From 1 to 5. */
  readonly complexity: number;
  /** The scenario to begin with, and the side to take in it. */
  readonly first: { readonly scenario: string; readonly seat: string };
  /** Scenarios on one map that differ in the number of players alone. */
  readonly fold?: RegExp;
}

const WINDOWS: Readonly<Record<string, Window>> = {
  pavlov: { minutes: 60, complexity: 2, first: { scenario: 'solitaire', seat: 'soviet' } },
  ava: {
    minutes: 90,
    complexity: 3,
    first: { scenario: 'leningrad', seat: 'axis' },
    fold: /^(?:campaign|teams)(?:-|$)/u,
  },
  h44: { minutes: 180, complexity: 4, first: { scenario: 'short', seat: 'allied' } },
  s42: { minutes: 240, complexity: 5, first: { scenario: 'fall-blau', seat: 'axis' } },
  coh: { minutes: 45, complexity: 3, first: { scenario: 'corn-rows', seat: 'german' } },
};

export const MOST = 5;

export function windowOf(slug: string): Window | undefined {
  return Object.hasOwn(WINDOWS, slug) ? WINDOWS[slug] : undefined;
}

/** The machine that a beginner can beat. */
const GENTLE = 'easy';

/** A game of one click: the scenario to begin with, with its usual options, against a gentle machine. */
export function firstGame(system: GameCard): NewGame | null {
  const first = windowOf(system.slug)?.first;
  const scenario = system.scenarios.find(({ id }) => id === first?.scenario);
  const machine = system.players.includes(GENTLE) ? GENTLE : system.players.at(-1);
  if (!first || !scenario || machine === undefined) return null;
  const seats: Record<string, NewSeat> = {};
  for (const seat of scenario.seats)
    seats[seat] = seat === first.seat ? { kind: 'here' } : { kind: 'ai', player: machine };
  return { game: system.slug, scenario: scenario.id, seats };
}

/** Scenarios as they are chosen: one by one, but those on one map together, by the number of players. */
export function folded(system: GameCard): readonly (readonly [Scenario, ...Scenario[]])[] {
  const fold = windowOf(system.slug)?.fold;
  const groups: [Scenario, ...Scenario[]][] = [];
  let together: [Scenario, ...Scenario[]] | null = null;
  for (const scenario of system.scenarios) {
    if (!fold?.test(scenario.id)) groups.push([scenario]);
    else if (together) together.push(scenario);
    else groups.push((together = [scenario]));
  }
  return groups;
}

/** The players of a scenario, in teams where seats are numbered: "4", "2 + 3". */
export function players(scenario: Scenario): string {
  const teams = new Map<string, number>();
  for (const seat of scenario.seats) {
    const team = /^(.+)-\d+$/u.exec(seat)?.[1];
    if (team === undefined) return String(scenario.seats.length);
    teams.set(team, (teams.get(team) ?? 0) + 1);
  }
  return [...teams.values()].join(' + ');
}

// The card about what is under the pointer: a hex or entry area with its units, and what the way there would cost.
import type { Facts } from '../../games/contract';
import type { Texts } from '../../lib/texts';
import type { About, AboutUnit } from '../table/about';
import { sayIn } from './facts';
import { costText } from './lookup';
import type { Reach, Routes } from './model';

export interface Pointed {
  readonly id: string;
  readonly routes: Routes | null;
  readonly reach: Reach | null;
  /** Units without a line of supply. */
  readonly without: ReadonlySet<string>;
}

/** What one game tells. */
export interface Describer {
  readonly game: string;
  readonly place: string | null;
  /** The units in that place, or the one that is off the map. */
  readonly units: readonly string[];
  /** What is said of the place. */
  readonly head: Facts;
  readonly unitFacts: (unit: string) => Facts | null;
  /** Its values, what else is said of it at length, and its state. */
  readonly values: (unit: string) => string;
  readonly more: (unit: string) => readonly string[];
  readonly state: (unit: string) => readonly string[];
}

/** Something that is no place, such as a bond. */
export const aboutThing = (facts: Facts, notes: readonly string[] = []): About => ({
  ...facts,
  notes,
  way: null,
  units: [],
});

export function aboutPlace(pointed: Pointed, teller: Describer, t: Texts): About {
  const { head, units } = teller;
  return {
    ...head,
    notes: [],
    way: wayOf(pointed, teller.game, t),
    units: units.flatMap((unit) => aboutUnit(unit, pointed, teller, t)),
  };
}

function aboutUnit(
  unit: string,
  { id, without }: Pointed,
  { game, unitFacts, values, more, state }: Describer,
  t: Texts,
): AboutUnit[] {
  const facts = unitFacts(unit);
  if (!facts) return [];
  const said = state(unit);
  return [
    {
      id: unit,
      title: facts.title,
      kind: facts.kind,
      short: [values(unit), facts.lines[1] ?? '', ...said],
      long: [...facts.lines.slice(0, 2), ...more(unit)],
      state: said,
      cut: without.has(unit) ? sayIn(game, t)('no-supply') : '',
      here: unit === id,
    },
  ];
}

function wayOf({ routes, reach }: Pointed, game: string, t: Texts): About['way'] {
  if (!routes || !reach) return null;
  if (reach.cost === 0 && reach.refusal) return { text: '', refusal: reach.refusal };
  const cost = costText(reach.mode, reach.cost);
  const allowance = costText(reach.mode, routes.allowance[reach.mode] ?? 0);
  return { text: sayIn(game, t)(`way-${reach.mode}`, { cost, allowance }), refusal: reach.refusal };
}

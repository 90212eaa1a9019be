// The card about the hex under the pointer: ground, rivers, who holds it, its units, and what a move there costs.
import type { About, AboutUnit } from '../../hexes/table/about';
import type { AvaReach, AvaRoutes, AvaView as View } from './wire';
import type { Texts } from '../../lib/texts';
import { groundKind, groundLines, hexTitle, unitFacts, valuesText } from './facts';
import { halves, stacks } from '../../hexes/table/ground';
import { hexOf, type Index } from './lookup';

export interface Pointed {
  readonly id: string;
  readonly routes: AvaRoutes | null;
  readonly reach: AvaReach | null;
  /** Units without a line of supply. */
  readonly without: ReadonlySet<string>;
  /** The areas of the set-up are shown. */
  readonly areas: boolean;
}

/** What the way costs; for a place out of reach only the reason. */
function wayOf(cost: string, reach: AvaReach | null, strategic: string): About['way'] {
  if (!cost || !reach) return null;
  if (reach.refusal && reach.cost === 0) return { text: '', refusal: reach.refusal };
  return { text: reach.strategic ? `${cost} ${strategic}` : cost, refusal: reach.refusal };
}

export function aboutOf({ id, routes, reach, without, areas }: Pointed, view: View, index: Index, t: Texts): About {
  const say = (name: string, args = {}): string => t.msg(`ava-ui-${name}`, args);
  const hex = hexOf(id, view, index);
  const ground = hex === null ? undefined : index.hexes.get(hex);
  const units = hex === null ? (index.units.has(id) ? [id] : []) : (stacks(view).get(hex) ?? []);
  const formations = areas
    ? index.catalogue.formations
        .filter((formation) => formation.hexes.includes(hex ?? ''))
        .map((formation) => formation.id)
    : [];
  const cost =
    routes && reach
      ? say('way-cost', { cost: halves(reach.cost), allowance: halves(routes.allowance), unit: routes.unit })
      : '';
  return {
    title: ground ? hexTitle(ground, t) : '',
    kind: ground ? groundKind(ground, t) : '',
    lines: ground ? groundLines(ground, view, index, t) : [],
    notes: formations.length > 0 ? [say('area-of', { formations })] : [],
    way: wayOf(cost, reach, say('strategic')),
    units: units.flatMap((unit): AboutUnit[] => {
      const card = index.units.get(unit);
      if (!card) return [];
      const facts = unitFacts(card, view, t);
      const rest = facts.lines.slice(3 + (card.formation ? 1 : 0));
      return [
        {
          id: unit,
          title: facts.title,
          kind: facts.kind,
          short: [valuesText(unit, view, index), facts.lines[1] ?? '', ...rest],
          long: [...facts.lines.slice(0, 2), ...(card.formation ? [t.name(card.formation)] : [])],
          state: rest,
          cut: without.has(unit) ? say('no-supply') : '',
          here: unit === id,
        },
      ];
    }),
  };
}

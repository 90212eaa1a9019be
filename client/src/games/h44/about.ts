// The card about what is under the pointer: a hex with its units, a bridge with its chances, a bond with its reason.
import type { About, AboutUnit } from '../../hexes/table/about';
import type { Texts } from '../../lib/texts';
import type { H44Charge, H44Reach, H44Routes, H44View as View } from '../../lib/wire';
import { areaFacts, bondFacts, crossingFacts, groundKind, groundLines, hexTitle, stateLines, textOf, unitFacts } from './facts';
import { bondOf } from './layers';
import { stacks } from '../../hexes/table/ground';
import { costText, placeOf, type Index } from './lookup';

export interface Pointed {
  readonly id: string;
  readonly routes: H44Routes | null;
  readonly reach: H44Reach | null;
  /** Units without a line of supply. */
  readonly without: ReadonlySet<string>;
  /** What an attempt to blow the bridge that is pointed at would come to. */
  readonly charge: H44Charge | null;
}

export function aboutOf(pointed: Pointed, view: View, index: Index, t: Texts): About {
  const { id, charge } = pointed;
  const bare = { notes: [], way: null, units: [] };
  if (bondOf(id, view)) return { ...bondFacts(id, view, index, t), ...bare };
  if (index.catalogue.chart.crossings.some((crossing) => crossing.id === id)) {
    return { ...crossingFacts(id, view, index, t), ...bare, notes: charge ? chargeLines(charge, t) : [] };
  }
  const place = placeOf(id, view, index);
  const ground = index.hexes.get(place ?? '');
  const units = place === null ? (index.units.has(id) ? [id] : []) : (stacks(view).get(place) ?? []);
  const head = ground
    ? { title: hexTitle(ground, t), kind: groundKind(ground, t), lines: groundLines(ground, view, index, t) }
    : place === null
      ? { title: '', kind: '', lines: [] }
      : { ...areaFacts(place, view, index, t), lines: [] };
  return { ...head, notes: [], way: wayOf(pointed, t), units: units.flatMap((unit) => aboutUnit(unit, pointed, view, index, t)) };
}

function wayOf({ routes, reach }: Pointed, t: Texts): About['way'] {
  if (!routes || !reach) return null;
  if (reach.cost === 0 && reach.refusal) return { text: '', refusal: reach.refusal };
  const cost = costText(reach.mode, reach.cost);
  const allowance = costText(reach.mode, routes.allowance[reach.mode] ?? 0);
  return { text: t.msg(`h44-ui-way-${reach.mode}`, { cost, allowance }), refusal: reach.refusal };
}

/** 5.6 The chance to blow a bridge, its modifiers, and who could try. */
export function chargeLines(charge: H44Charge, t: Texts): string[] {
  if (charge.state !== 'mined') return [];
  const lines = [t.msg('h44-ui-blow-chance', { percent: Math.round((charge.blows * 100) / 6), faces: charge.blows })];
  for (const { reason, value } of charge.modifiers) lines.push(`${t.msg(`modifier-${reason}`)}: ${value > 0 ? '+' : ''}${value}`);
  if (charge.refusal) lines.push(t.msg('h44-ui-blow-not-now', { reason: t.render(charge.refusal.reason) }));
  return lines;
}

function aboutUnit(unit: string, { id, without }: Pointed, view: View, index: Index, t: Texts): AboutUnit[] {
  const card = index.units.get(unit);
  if (!card) return [];
  const facts = unitFacts(card, view, t);
  const state = stateLines(unit, view, t);
  return [
    {
      id: unit,
      title: facts.title,
      kind: facts.kind,
      short: [textOf(unit, view, index), facts.lines[1] ?? '', ...state],
      long: [...facts.lines.slice(0, 2), ...(card.formation ? [t.name(card.formation)] : [])],
      state,
      cut: without.has(unit) ? t.msg('h44-ui-no-supply') : '',
      here: unit === id,
    },
  ];
}

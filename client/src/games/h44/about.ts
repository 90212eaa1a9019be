// The card about what is under the pointer: a hex with its units, a bridge with its chances, a bond with its reason.
import { aboutPlace, aboutThing, type Pointed as BondPointed } from '../../hexes/bonds/about';
import { hexTitle } from '../../hexes/bonds/facts';
import { bondOf } from '../../hexes/bonds/layers';
import type { About } from '../../hexes/table/about';
import { stacks } from '../../hexes/table/ground';
import type { Texts } from '../../lib/texts';
import type { H44Charge, H44View as View } from './wire';
import type { Facts } from '../contract';
import { areaFacts, bondFacts, crossingFacts, groundKind, groundLines, stateLines, textOf, unitFacts } from './facts';
import { placeOf, type Index } from './lookup';

export interface Pointed extends BondPointed {
  /** What an attempt to blow the bridge that is pointed at would come to. */
  readonly charge: H44Charge | null;
}

export function aboutOf(pointed: Pointed, view: View, index: Index, t: Texts): About {
  const { id, charge } = pointed;
  if (bondOf(id, view)) return aboutThing(bondFacts(id, view, index, t));
  if (index.catalogue.chart.crossings.some((crossing) => crossing.id === id))
    return aboutThing(crossingFacts(id, view, index, t), charge ? chargeLines(charge, t) : []);
  const place = placeOf(id, view, index);
  const ground = index.hexes.get(place ?? '');
  const head: Facts = ground
    ? { title: hexTitle(ground, t), kind: groundKind(ground, t), lines: groundLines(ground, view, index, t) }
    : place === null
      ? { title: '', kind: '', lines: [] }
      : { ...areaFacts(place, view, index, t), lines: [] };
  const card = (unit: string) => index.units.get(unit);
  return aboutPlace(
    pointed,
    {
      game: 'h44',
      place,
      units: place === null ? (index.units.has(id) ? [id] : []) : (stacks(view).get(place) ?? []),
      head,
      unitFacts: (unit) => {
        const found = card(unit);
        return found ? unitFacts(found, view, t) : null;
      },
      values: (unit) => textOf(unit, view, index),
      more: (unit) => (card(unit)?.formation ? [t.name(card(unit)?.formation ?? '')] : []),
      state: (unit) => stateLines(unit, view, t),
    },
    t,
  );
}

/** 5.6 The chance to blow a bridge, its modifiers, and who could try. */
export function chargeLines(charge: H44Charge, t: Texts): string[] {
  if (charge.state !== 'mined') return [];
  const lines = [t.msg('h44-ui-blow-chance', { percent: Math.round((charge.blows * 100) / 6), faces: charge.blows })];
  for (const { reason, value } of charge.modifiers)
    lines.push(`${t.msg(`modifier-${reason}`)}: ${value > 0 ? '+' : ''}${value}`);
  if (charge.refusal) lines.push(t.msg('h44-ui-blow-not-now', { reason: t.render(charge.refusal.reason) }));
  return lines;
}

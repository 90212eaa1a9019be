// The card about what is under the pointer: a hex with its units, a supply point, a bond with its reason.
import { aboutPlace, aboutThing, type Pointed } from '../../hexes/bonds/about';
import { hexTitle } from '../../hexes/bonds/facts';
import { bondOf } from '../../hexes/bonds/layers';
import type { About } from '../../hexes/table/about';
import { stacks } from '../../hexes/table/ground';
import type { Texts } from '../../lib/texts';
import type { S42View as View } from './wire';
import type { Facts } from '../contract';
import { areaFacts, bondFacts, factsOf, groundKind, groundLines, stateLines, textOf, unitFacts } from './facts';
import { placeOf, type Index } from './lookup';

export function aboutOf(pointed: Pointed, view: View, index: Index, t: Texts): About {
  const { id } = pointed;
  if (bondOf(id, view)) return aboutThing(bondFacts(id, view, index, t));
  const place = placeOf(id, view, index);
  const ground = index.hexes.get(place ?? '');
  const nowhere: Facts = index.units.has(id) ? { title: '', kind: '', lines: [] } : factsOf(id, view, index, t);
  const head: Facts = ground
    ? { title: hexTitle(ground, t), kind: groundKind(ground, t), lines: groundLines(ground, view, index, t) }
    : place === null
      ? nowhere
      : { ...areaFacts(place, view, index, t), lines: [] };
  return aboutPlace(
    pointed,
    {
      game: 's42',
      place,
      units: place === null ? (index.units.has(id) ? [id] : []) : (stacks(view).get(place) ?? []),
      head,
      unitFacts: (unit) => {
        const card = index.units.get(unit);
        return card ? unitFacts(card, view, t) : null;
      },
      values: (unit) => textOf(unit, view, index),
      more: (unit) => {
        const card = index.units.get(unit);
        return card && card.quality !== 'normal' ? [t.msg(`s42-ui-quality-${card.quality}`)] : [];
      },
      state: (unit) => stateLines(unit, view, t),
    },
    t,
  );
}

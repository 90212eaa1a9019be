// The card about what is under the pointer: the hex, its ground, and every unit in it.
import type { About, AboutUnit } from '../../hexes/table/about';
import type { Texts } from '../../lib/texts';
import type { Forbidden } from '../../lib/wire';
import type { CohView as View } from './wire';
import { figureLines, groundKind, groundLines, placeText, sayIn, stateLines, valuesText } from './facts';
import { isUnit, kindOf, placeOf, unitsIn, type Index } from './lookup';

export interface Pointed {
  readonly id: string;
  /** What a step there costs the unit in hand, or why it is refused. */
  readonly way: { readonly text: string; readonly refusal: Forbidden | null } | null;
  /** Further lines, such as what is seen from where. */
  readonly notes: readonly string[];
}

export function aboutOf({ id, way, notes }: Pointed, view: View, index: Index, t: Texts): About {
  const place = placeOf(id, view, index);
  const ground = index.hexes.get(place ?? '');
  const units = place === null ? (isUnit(id, index) ? [id] : []) : unitsIn(place, view);
  return {
    title: ground ? ground.id : '',
    kind: ground ? groundKind(ground, t) : '',
    lines: ground ? groundLines(ground, view, index, t) : [],
    notes,
    way,
    units: units.map((unit) => unitAbout(unit, unit === id, view, index, t)),
  };
}

function unitAbout(id: string, here: boolean, view: View, index: Index, t: Texts): AboutUnit {
  const say = sayIn(t);
  const kind = kindOf(id, index);
  const piece = view.units[id];
  const hit = piece?.hit ?? '';
  const state = stateLines(id, view, index, t);
  const off = piece && !index.hexes.has(piece.at) ? [placeText(piece.at, say)] : [];
  return {
    id,
    title: t.name(id),
    kind: kind ? `${t.name(kind.side)} · ${say(`arm-${kind.arm}`)}` : '',
    short: [valuesText(id, index), say(`state-${piece?.state ?? 'fresh'}`), ...off],
    long: kind ? figureLines(kind, say) : [],
    state: [...state, ...off],
    cut: hit === '' ? '' : hit === '?' ? say('hit-unknown') : t.name(hit),
    here,
  };
}

// All that is known about one thing on the table, in the player's words: for the inspector, the card and screen readers.
import {
  bondFacts as factsOfBond,
  costLine,
  groundKind as kindOf,
  hexFacts,
  networkLines,
  sayIn,
  ariaLabelOf,
  stateLines as statesOf,
  stepsLine,
} from '../../hexes/bonds/facts';
import { bondOf } from '../../hexes/bonds/layers';
import { valuesOf } from '../../hexes/bonds/lookup';
import { stacks } from '../../hexes/table/ground';
import type { Texts } from '../../lib/texts';
import type { H44UnitCard, H44View as View } from './wire';
import type { Facts } from '../contract';
import { placeOf, valuesText, type Ground, type Index } from './lookup';

const sayWith = (t: Texts) => sayIn('h44', t);

export function factsOf(id: string, view: View, index: Index, t: Texts): Facts {
  const unit = index.units.get(id);
  if (unit) return unitFacts(unit, view, t);
  if (bondOf(id, view)) return bondFacts(id, view, index, t);
  if (index.catalogue.chart.crossings.some((crossing) => crossing.id === id)) return crossingFacts(id, view, index, t);
  const area = index.areas.get(id);
  if (area) return areaFacts(id, view, index, t);
  const ground = index.hexes.get(placeOf(id, view, index) ?? '');
  return ground
    ? hexFacts(ground, groundLines(ground, view, index, t), view, sayWith(t), t, (unit) => textOf(unit, view, index))
    : { title: t.name(id), kind: '', lines: [] };
}

/** The order a unit is in and the markers on it, in words. */
export const stateLines = (id: string, view: View, t: Texts): string[] => statesOf(id, view, sayWith(t));

export function unitFacts(unit: H44UnitCard, view: View, t: Texts): Facts {
  const say = sayWith(t);
  const [at, steps] = view.units[unit.id] ?? ['removed', 0];
  const [attack, defence, move] = valuesOf(unit, steps);
  return {
    title: t.name(unit.id),
    kind: `${t.name(unit.nation)} · ${t.name(unit.type)}`,
    lines: [
      unit.range > 0
        ? say('values-gun', { range: unit.range, defence, move })
        : say('values', { attack, defence, move }),
      stepsLine(unit, steps, say),
      ...(unit.formation ? [say('formation', { formation: unit.formation })] : []),
      say('stands-at', { place: at }),
      ...(unit.armour > 0 ? [say('armour', { class: unit.armour })] : []),
      ...(unit.morale === 'normal' ? [] : [say(`morale-${unit.morale}`)]),
      say(`class-${unit.move_class.replaceAll('_', '-')}`),
      ...stateLines(unit.id, view, t),
    ],
  };
}

/** 7.4 A bond: who makes it and what it closes. */
export const bondFacts = (id: string, view: View, index: Index, t: Texts): Facts =>
  factsOfBond(id, view, index, sayWith(t), t, '7.4', (unit) => index.units.get(unit)?.type !== 'airborne_supply');

export function crossingFacts(id: string, view: View, index: Index, t: Texts): Facts {
  const say = sayWith(t);
  const bridge = index.bridges.get(id);
  const hexes = index.catalogue.chart.crossings.find((crossing) => crossing.id === id)?.hexes ?? [];
  const lines = hexes.length > 1 ? [say('between', { one: hexes[0] ?? '', other: hexes[1] ?? '' })] : [];
  if (!bridge) return { title: t.name(id), kind: say('ferry'), lines };
  return {
    title: t.name(id),
    kind: say(`bridge-${bridge.kind}-${bridge.water}`),
    lines: [bridge.blowable ? say(`bridge-state-${view.bridges[id] ?? 'mined'}`) : say('bridge-never'), ...lines],
  };
}

export function areaFacts(id: string, view: View, index: Index, t: Texts): Facts {
  const say = sayWith(t);
  const area = index.areas.get(id);
  const units = stacks(view).get(id) ?? [];
  return {
    title: t.name(id),
    kind: t.name(view.areas[id] ?? ''),
    lines: [
      ...(area && area.beside.length > 0 ? [say('beside', { areas: area.beside.map((one) => `area-${one}`) })] : []),
      ...(area?.corps ? [say('corps', { corps: area.corps })] : []),
      ...units.map((unit) => say('unit-line', { unit, values: textOf(unit, view, index) })),
    ],
  };
}

/** Everything about the ground of a hex, one line each. */
export function groundLines(ground: Ground, view: View, index: Index, t: Texts): string[] {
  const say = sayWith(t);
  const row = index.catalogue.terrain.find((one) => one.id === (ground.placeKind === 'city' ? 'city' : ground.terrain));
  const lines = [...costLine(row?.cost, say), ...networkLines(ground, say)];
  for (const id of ground.crossings) {
    const state = index.bridges.get(id)?.blowable === false ? 'never' : (view.bridges[id] ?? 'ferry');
    lines.push(say('crossing-line', { crossing: id, state: say(`short-${state}`) }));
  }
  for (const id of ground.landings)
    lines.push(say('landing-of', { zone: id, division: index.landings.get(id)?.division ?? '' }));
  const holder = view.control[ground.id];
  if (holder) lines.push(say('held-by', { side: holder }));
  const jam = Object.entries(view.traffic).find(([, hex]) => hex === ground.id);
  if (jam) lines.push(say('traffic', { marker: jam[0] }));
  if (view.unknown.includes(ground.id)) lines.push(say('unknown-unit'));
  return lines;
}

export const groundKind = (ground: Ground, t: Texts): string => kindOf(ground, sayWith(t), t);

export function textOf(id: string, view: View, index: Index): string {
  const unit = index.units.get(id);
  return unit ? valuesText(unit, view.units[id]?.[1] ?? 0) : '';
}

/** What a screen reader says of something that can be picked. */
export const ariaLabel = (id: string, view: View, index: Index, t: Texts): string =>
  ariaLabelOf(id, index.hexes.get(id), textOf(id, view, index), view.units[id]?.[0], sayWith(t), t);

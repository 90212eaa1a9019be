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
import type { S42UnitCard, S42View as View } from './wire';
import type { Facts } from '../contract';
import { standingLines } from './layers';
import { placeOf, valuesText, type Ground, type Index } from './lookup';

const sayWith = (t: Texts) => sayIn('s42', t);

export function factsOf(id: string, view: View, index: Index, t: Texts): Facts {
  const unit = index.units.get(id);
  if (unit) return unitFacts(unit, view, t);
  if (view.supplies[id]) return supplyFacts(id, view, t);
  if (view.wings[id]) return wingFacts(id, view, t);
  if (bondOf(id, view)) return bondFacts(id, view, index, t);
  if (index.areas.has(id)) return areaFacts(id, view, index, t);
  const ground = index.hexes.get(placeOf(id, view, index) ?? '');
  return ground
    ? hexFacts(ground, groundLines(ground, view, index, t), view, sayWith(t), t, (unit) => textOf(unit, view, index))
    : { title: t.name(id), kind: '', lines: [] };
}

/** 21.1.1 The replacements that the active side has left in its initial phase, by kind. */
export function replacementsText(view: View, t: Texts): string {
  return Object.entries(view.replacements)
    .map(([kind, count]) => `${t.name(kind)} ${count}`)
    .join(' · ');
}

/** The order a unit is in, the markers on it and its planned offensives, in words. */
export function stateLines(id: string, view: View, t: Texts): string[] {
  const say = sayWith(t);
  const plans = view.planned.flatMap(([, unit, ready]) =>
    unit === id ? [say(ready ? 'planned' : 'planned-later')] : [],
  );
  const box = view.masks[id];
  return [...statesOf(id, view, say), ...plans, ...(box ? [say('mask', { box })] : [])];
}

export function unitFacts(unit: S42UnitCard, view: View, t: Texts): Facts {
  const say = sayWith(t);
  const [at, steps] = view.units[unit.id] ?? ['removed', 0];
  const [attack, defence, move] = valuesOf(unit, steps);
  const values =
    unit.kind === 'support'
      ? say('values-gun', { range: unit.range, defence, move })
      : say('values', { attack, defence, move });
  return {
    title: t.name(unit.id),
    kind: `${t.name(unit.nation)} · ${t.name(unit.type)}`,
    lines: [
      values,
      stepsLine(unit, steps, say),
      say('stands-at', { place: at }),
      ...(unit.quality === 'normal' ? [] : [say(`quality-${unit.quality}`)]),
      ...(unit.tank ? [say(`tank-${unit.tank}`)] : []),
      say(`class-${unit.move_class.replaceAll('_', '-')}`),
      ...(unit.bracketed ? [say('bracketed')] : []),
      ...(unit.boxed ? [say('boxed')] : []),
      ...(unit.free ? [say('free-stacking')] : []),
      ...stateLines(unit.id, view, t),
    ],
  };
}

export function supplyFacts(id: string, view: View, t: Texts): Facts {
  const say = sayWith(t);
  const [side, at, face] = view.supplies[id] ?? ['', '', 'supply-moving', []];
  return { title: t.name(id), kind: t.name(side), lines: [say(`face-${face}`), say('stands-at', { place: at })] };
}

function wingFacts(id: string, view: View, t: Texts): Facts {
  const say = sayWith(t);
  const [at, used] = view.wings[id] ?? ['gone', false];
  return {
    title: t.name(id),
    kind: say('air-unit'),
    lines: [/^\d/u.test(at) ? say('stands-at', { place: at }) : say(`air-${at}`), say(used ? 'air-used' : 'air-ready')],
  };
}

/** 7.1 A bond: who makes it and what it closes. */
export const bondFacts = (id: string, view: View, index: Index, t: Texts): Facts =>
  factsOfBond(id, view, index, sayWith(t), t, '7.1', (unit) => index.units.get(unit)?.kind !== 'non-combat');

export function areaFacts(id: string, view: View, index: Index, t: Texts): Facts {
  const say = sayWith(t);
  const units = stacks(view).get(id) ?? [];
  return {
    title: t.name(id),
    kind: t.name(view.areas[id] ?? ''),
    lines: units.map((unit) => say('unit-line', { unit, values: textOf(unit, view, index) })),
  };
}

/** Everything about the ground of a hex, one line each. */
export function groundLines(ground: Ground, view: View, index: Index, t: Texts): string[] {
  const say = sayWith(t);
  const { terrain, points, ports } = index.catalogue;
  const lines = [
    ...costLine(terrain.find((one) => one.id === ground.terrain)?.cost, say),
    ...networkLines(ground, say),
  ];
  const worth = points[ground.id];
  if (worth) lines.push(say('worth', { points: worth }));
  if (ports[ground.id]) lines.push(say('port'));
  const holder = view.control[ground.id];
  if (holder) lines.push(say('held-by', { side: holder }));
  if (standingLines(view, index).includes(ground.id)) lines.push(say('fort-printed'));
  for (const [hex, side, done] of view.forts)
    if (hex === ground.id) lines.push(say(done ? 'fort' : 'fort-begun', { side }));
  if (view.heads.some(([hex]) => hex === ground.id)) lines.push(say('rail-head'));
  if (view.converted.includes(ground.id)) lines.push(say('converted'));
  for (const [hex, level] of view.battles) if (hex === ground.id) lines.push(say('siege', { level }));
  if (view.flotilla === ground.id) lines.push(say('flotilla'));
  for (const [wing, [at]] of Object.entries(view.wings)) if (at === ground.id) lines.push(say('air-over', { wing }));
  for (const [supply, [, at, face]] of Object.entries(view.supplies))
    if (at === ground.id) lines.push(say('supply-line', { supply, face: say(`face-${face}`) }));
  return lines;
}

export const groundKind = (ground: Ground, t: Texts): string => kindOf(ground, sayWith(t), t);

export function textOf(id: string, view: View, index: Index): string {
  const unit = index.units.get(id);
  return unit ? valuesText(unit, view.units[id]?.[1] ?? 0) : '';
}

/** What a screen reader says of something that can be picked. */
export const ariaLabel = (id: string, view: View, index: Index, t: Texts): string =>
  ariaLabelOf(
    id,
    index.hexes.get(id),
    textOf(id, view, index),
    view.units[id]?.[0] ?? view.supplies[id]?.[1],
    sayWith(t),
    t,
  );

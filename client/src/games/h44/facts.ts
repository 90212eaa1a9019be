// All that is known about one thing on the table, in the player's words: for the inspector, the card and screen readers.
import type { Args, Texts } from '../../lib/texts';
import type { Facts } from '../contract';
import type { H44UnitCard, H44View as View } from '../../lib/wire';
import { bondOf } from './layers';
import { stacks } from '../../hexes/table/ground';
import { isReduced, placeOf, valuesOf, valuesText, type Ground, type Index } from './lookup';

const sayWith =
  (t: Texts) =>
  (name: string, args: Args = {}): string =>
    t.msg(`h44-ui-${name}`, args);

export function factsOf(id: string, view: View, index: Index, t: Texts): Facts {
  const unit = index.units.get(id);
  if (unit) return unitFacts(unit, view, t);
  if (bondOf(id, view)) return bondFacts(id, view, index, t);
  if (index.catalogue.chart.crossings.some((crossing) => crossing.id === id)) return crossingFacts(id, view, index, t);
  const area = index.areas.get(id);
  if (area) return areaFacts(id, view, index, t);
  const ground = index.hexes.get(placeOf(id, view, index) ?? '');
  return ground ? hexFacts(ground, view, index, t) : { title: t.name(id), kind: '', lines: [] };
}

/** A hex by its city or village, if it has one, and its number. */
export function hexTitle(ground: Ground, t: Texts): string {
  return ground.place ? `${t.name(ground.place)} · ${ground.id}` : ground.id;
}

/** The order a unit is in and the markers on it, in words. */
export function stateLines(id: string, view: View, t: Texts): string[] {
  const say = sayWith(t);
  const [, , order, marks] = view.units[id] ?? ['', 0, 'good', []];
  const parent = view.parents[id];
  return [...(order === 'good' ? [] : [say(`order-${order}`)]), ...marks.map((mark) => say(`mark-${mark}`)), ...(parent ? [say('came-from', { unit: parent })] : [])];
}

export function unitFacts(unit: H44UnitCard, view: View, t: Texts): Facts {
  const say = sayWith(t);
  const [at, steps] = view.units[unit.id] ?? ['removed', 0];
  const [attack, defence, move] = valuesOf(unit, steps);
  return {
    title: t.name(unit.id),
    kind: `${t.name(unit.nation)} · ${t.name(unit.type)}`,
    lines: [
      unit.range > 0 ? say('values-gun', { range: unit.range, defence, move }) : say('values', { attack, defence, move }),
      isReduced(unit, steps) ? say('reduced', { steps }) : say('steps', { steps }),
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
export function bondFacts(id: string, view: View, index: Index, t: Texts): Facts {
  const say = sayWith(t);
  const found = bondOf(id, view);
  if (!found) return { title: '', kind: '', lines: [] };
  const { side, bond } = found;
  const there = stacks(view);
  const makers = bond.ends.map((end) => {
    const units = (there.get(end) ?? []).filter((unit) => view.units[unit]?.[2] === 'good' && index.units.get(unit)?.type !== 'airborne_supply');
    return units.length > 0 ? say('bond-end', { place: end, units }) : t.name(end);
  });
  return {
    title: say('bond', { side }),
    kind: '7.4',
    lines: [...makers, bond.hex ? say('bond-closes-hex', { hex: bond.hex }) : say('bond-closes-side', { one: bond.side[0] ?? '', other: bond.side[1] ?? '' })],
  };
}

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
  const lines: string[] = [];
  const row = index.catalogue.terrain.find((one) => one.id === (ground.placeKind === 'city' ? 'city' : ground.terrain));
  if (row) {
    const cost = (points: number | null): string => (points === null ? say('road-only') : String(points));
    lines.push(say('cost', { foot: cost(row.cost[0]), mech: cost(row.cost[1]), vehicle: cost(row.cost[2]) }));
  }
  if (ground.lines.length > 0) lines.push(ground.lines.map((road) => say(`road-${road}`)).join(', '));
  const waters = new Map<string, { size: string; over: string[] }>();
  for (const { id, size, over } of ground.rivers) {
    const known = waters.get(id) ?? { size, over: [] };
    known.over.push(over);
    waters.set(id, known);
  }
  for (const [river, { size, over }] of waters) lines.push(say(`water-${size}`, { river, hexes: over }));
  for (const id of ground.crossings) {
    const state = index.bridges.get(id)?.blowable === false ? 'never' : (view.bridges[id] ?? 'ferry');
    lines.push(say('crossing-line', { crossing: id, state: say(`short-${state}`) }));
  }
  for (const id of ground.landings) lines.push(say('landing-of', { zone: id, division: index.landings.get(id)?.division ?? '' }));
  const holder = view.control[ground.id];
  if (holder) lines.push(say('held-by', { side: holder }));
  const jam = Object.entries(view.traffic).find(([, hex]) => hex === ground.id);
  if (jam) lines.push(say('traffic', { marker: jam[0] }));
  if (view.unknown.includes(ground.id)) lines.push(say('unknown-unit'));
  return lines;
}

/** What fills the hex: its terrain and its town. */
export function groundKind(ground: Ground, t: Texts): string {
  return ground.placeKind ? `${t.msg(`h44-ui-place-${ground.placeKind}`)} · ${t.name(ground.terrain)}` : t.name(ground.terrain);
}

function hexFacts(ground: Ground, view: View, index: Index, t: Texts): Facts {
  const say = sayWith(t);
  const units = stacks(view).get(ground.id) ?? [];
  return {
    title: hexTitle(ground, t),
    kind: groundKind(ground, t),
    lines: [...groundLines(ground, view, index, t), ...units.map((unit) => say('unit-line', { unit, values: textOf(unit, view, index) }))],
  };
}

export function textOf(id: string, view: View, index: Index): string {
  const unit = index.units.get(id);
  return unit ? valuesText(unit, view.units[id]?.[1] ?? 0) : '';
}

/** What a screen reader says of something that can be picked: its name, its values, its hex. */
export function spoken(id: string, view: View, index: Index, t: Texts): string {
  const ground = index.hexes.get(id);
  if (ground) return [hexTitle(ground, t), groundKind(ground, t)].join(', ');
  const at = view.units[id]?.[0];
  return [t.name(id), textOf(id, view, index), at ? t.name(at) : ''].filter(Boolean).join(', ');
}

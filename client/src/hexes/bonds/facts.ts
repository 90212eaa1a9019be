// What is said of units, hexes and bonds in any game with bonds.
import type { Facts } from '../../games/contract';
import type { Args, Texts } from '../../lib/texts';
import { stacks, type Ground } from '../table/ground';
import { bondOf } from './layers';
import { isReduced } from './lookup';
import type { Index, Unit, View } from './model';

export type Say = (name: string, args?: Args) => string;

/** The texts of one game's board. */
export const sayIn =
  (game: string, t: Texts): Say =>
  (name, args = {}) =>
    t.msg(`${game}-ui-${name}`, args);

/** A hex by its city or village, if it has one, and its number. */
export function hexTitle(ground: Ground, t: Texts): string {
  const name = ground.place ? t.name(ground.place) : ground.id;
  return name === ground.id ? name : `${name} · ${ground.id}`;
}

/** What fills the hex: its terrain and its town. */
export function groundKind(ground: Ground, say: Say, t: Texts): string {
  return ground.placeKind ? `${say(`place-${ground.placeKind}`)} · ${t.name(ground.terrain)}` : t.name(ground.terrain);
}

/** The order a unit is in and the markers on it, in words. */
export function stateLines(id: string, view: View, say: Say): string[] {
  const [, , order, marks] = view.units[id] ?? ['', 0, 'good', []];
  const parent = view.parents[id];
  return [
    ...(order === 'good' ? [] : [say(`order-${order}`)]),
    ...marks.map((mark) => say(`mark-${mark}`)),
    ...(parent ? [say('came-from', { unit: parent })] : []),
  ];
}

export const stepsLine = (unit: Unit, steps: number, say: Say): string =>
  isReduced(unit, steps) ? say('reduced', { steps }) : say('steps', { steps });

/** A bond: who makes it and what it closes. `makes`: whether a unit can be an end of it. */
export function bondFacts(
  id: string,
  view: View,
  index: Index,
  say: Say,
  t: Texts,
  rule: string,
  makes: (unit: string) => boolean,
): Facts {
  const found = bondOf(id, view);
  if (!found) return { title: '', kind: '', lines: [] };
  const { side, bond } = found;
  const there = stacks(view);
  const makers = bond.ends.map((end) => {
    const units = (there.get(end) ?? []).filter(
      (unit) => view.units[unit]?.[2] === 'good' && index.units.get(unit)?.side === side && makes(unit),
    );
    return units.length > 0 ? say('bond-end', { place: end, units }) : t.name(end);
  });
  return {
    title: say('bond', { side }),
    kind: rule,
    lines: [
      ...makers,
      bond.hex
        ? say('bond-closes-hex', { hex: bond.hex })
        : say('bond-closes-side', { one: bond.side[0] ?? '', other: bond.side[1] ?? '' }),
    ],
  };
}

/** Points to enter a hex, on foot, for mechanised infantry, for vehicles. */
export function costLine(cost: readonly (number | null)[] | undefined, say: Say): string[] {
  if (!cost) return [];
  const costText = (points: number | null | undefined): string =>
    points === null || points === undefined ? say('road-only') : String(points);
  return [say('cost', { foot: costText(cost[0]), mech: costText(cost[1]), vehicle: costText(cost[2]) })];
}

/** Roads through a hex and waters on its sides. */
export function networkLines(ground: Ground, say: Say): string[] {
  const lines = ground.lines.length > 0 ? [ground.lines.map((road) => say(`road-${road}`)).join(', ')] : [];
  const waters = new Map<string, { size: string; over: string[] }>();
  for (const { id, size, over } of ground.rivers) {
    const known = waters.get(id) ?? { size, over: [] };
    known.over.push(over);
    waters.set(id, known);
  }
  for (const [river, { size, over }] of waters) lines.push(say(`water-${size}`, { river, hexes: over }));
  return lines;
}

/** A hex with everything about its ground and the units in it. */
export function hexFacts(
  ground: Ground,
  lines: readonly string[],
  view: View,
  say: Say,
  t: Texts,
  valuesOf: (unit: string) => string,
): Facts {
  const units = stacks(view).get(ground.id) ?? [];
  return {
    title: hexTitle(ground, t),
    kind: groundKind(ground, say, t),
    lines: [...lines, ...units.map((unit) => say('unit-line', { unit, values: valuesOf(unit) }))],
  };
}

/** What a screen reader says of something that can be picked: its name, its values, its hex. `at`: where it lies. */
export function ariaLabelOf(
  id: string,
  ground: Ground | undefined,
  values: string,
  at: string | undefined,
  say: Say,
  t: Texts,
): string {
  if (ground) return [hexTitle(ground, t), groundKind(ground, say, t)].join(', ');
  return [t.name(id), values, at ? t.name(at) : ''].filter(Boolean).join(', ');
}

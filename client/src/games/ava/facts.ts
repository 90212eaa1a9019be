// All that is known about one thing on the table, in the player's words: for the inspector and for screen readers.
import type { Args, Texts } from '../../lib/texts';
import type { Facts } from '../contract';
import { worthOf } from './cities';
import { stacks, type Ground } from '../../hexes/table/ground';
import { hexOf, isReduced, valuesOf, type Index } from './lookup';
import { statuses } from './pieces';
import type { AvaChitCard, AvaUnitCard, AvaView as View } from './wire';

export function factsOf(id: string, view: View, index: Index, t: Texts): Facts {
  const unit = index.units.get(id);
  if (unit) return unitFacts(unit, view, t);
  const chit = index.chits.get(id);
  if (chit) return chitFacts(chit, view, t);
  const ground = index.hexes.get(hexOf(id, view, index) ?? '');
  if (ground) return hexFacts(ground, view, index, t);
  return { title: t.name(id), kind: '', lines: [] };
}

const sayWith =
  (t: Texts) =>
  (name: string, args: Args = {}): string =>
    t.msg(`ava-ui-${name}`, args);

/** A hex by its city, if it has one, and its number. */
export function hexTitle(ground: Ground, t: Texts): string {
  return ground.place ? `${t.name(ground.place)} · ${ground.id}` : ground.id;
}

export function unitFacts(unit: AvaUnitCard, view: View, t: Texts): Facts {
  const say = sayWith(t);
  const [at, steps] = view.units[unit.id] ?? ['unused', 0];
  const [attack, defence, move] = valuesOf(unit, steps);
  const marks = statuses(view).get(unit.id) ?? [];
  return {
    title: t.name(unit.id),
    kind: `${t.name(unit.nation)} · ${t.name(unit.type)}`,
    lines: [
      say('values', { attack, defence, move }),
      isReduced(unit, steps) ? say('reduced') : say('steps', { steps }),
      ...(unit.formation ? [say('formation', { formation: unit.formation })] : []),
      say('stands-at', { place: at }),
      ...marks.map((mark) => say(`status-${mark}`)),
    ],
  };
}

function chitFacts(chit: AvaChitCard, view: View, t: Texts): Facts {
  const say = sayWith(t);
  const places = [
    view.drawn.includes(chit.id) && 'drawn',
    view.waiting.includes(chit.id) && 'waiting',
    view.hand.includes(chit.id) && 'hand',
    view.chosen.includes(chit.id) && 'chosen',
    Object.values(view.available).some((all) => all.includes(chit.id)) && 'available',
  ].filter((place): place is string => Boolean(place));
  return {
    title: t.name(chit.id),
    kind: say('chit'),
    lines: [
      say(`chit-kind-${chit.kind}`),
      ...(chit.side === 'both' ? [] : [t.name(chit.side)]),
      ...(chit.hq ? [say('chit-hq', { hq: chit.hq, place: view.units[chit.hq]?.[0] ?? 'unused' })] : []),
      ...places.map((place) => say(`chit-${place}`)),
    ],
  };
}

/** Everything about the ground of a hex, one line each. */
export function groundLines(ground: Ground, view: View, index: Index, t: Texts): string[] {
  const say = sayWith(t);
  const lines: string[] = [];
  const row = (id: string) => index.terrain.get(id);
  const rows = [
    row(ground.terrain),
    row(ground.placeKind === 'major' ? 'major-city' : ground.placeKind === 'city' ? 'city' : ''),
  ];
  const major = rows[1]?.id === 'major-city' ? rows[1] : undefined;
  const costs = major ?? rows[0];
  if (costs?.entry === 'open') lines.push(say('cost', { mech: costs.mech ?? 0, infantry: costs.infantry ?? 0 }));
  else if (costs) lines.push(say(`entry-${costs.entry}`));
  const shift = major ? major.shift : rows.reduce((sum, line) => sum + (line?.shift ?? 0), 0);
  if (shift > 0) lines.push(say('shift', { columns: shift }));
  const rivers = new Map<string, { size: string; over: string[] }>();
  for (const river of ground.rivers) {
    const known = rivers.get(river.id) ?? { size: river.size, over: [] };
    known.over.push(river.over);
    rivers.set(river.id, known);
  }
  for (const [river, { size, over }] of rivers) lines.push(say(`river-${size}`, { river, hexes: over }));
  if (ground.lines.length > 0) lines.push(ground.lines.map((line) => t.name(line)).join(' · '));
  if (ground.placeKind === 'major') {
    const [full, cut] = worthOf(ground.id, view);
    lines.push(say('city-worth', { full, cut }));
  }
  const holder = view.control[ground.id];
  if (holder) lines.push(say('held-by', { side: holder }));
  const source = index.sources.get(ground.id);
  if (source) lines.push(say('source-of', { side: source }));
  const level = view.fortresses[ground.id] ?? 0;
  if (level > 0) lines.push(say('fortress', { level }));
  if (view.stand_fast.includes(ground.id)) lines.push(say('stand-fast'));
  if (index.stars.has(ground.id)) lines.push(say('star'));
  return lines;
}

/** What fills the hex: its terrain and its city. */
export function groundKind(ground: Ground, t: Texts): string {
  const city = ground.placeKind === 'major' ? 'major-city' : ground.placeKind === 'city' ? 'city' : '';
  return city ? `${t.name(city)} · ${t.name(ground.terrain)}` : t.name(ground.terrain);
}

function hexFacts(ground: Ground, view: View, index: Index, t: Texts): Facts {
  const say = sayWith(t);
  const units = stacks(view).get(ground.id) ?? [];
  return {
    title: hexTitle(ground, t),
    kind: groundKind(ground, t),
    lines: [
      ...groundLines(ground, view, index, t),
      ...units.map((id) => say('unit-line', { unit: id, values: valuesText(id, view, index) })),
    ],
  };
}

export function valuesText(id: string, view: View, index: Index): string {
  const unit = index.units.get(id);
  return unit ? valuesOf(unit, view.units[id]?.[1] ?? 0).join('-') : '';
}

/** What a screen reader says of something that can be picked: its name, its values, its hex. */
export function ariaLabel(id: string, view: View, index: Index, t: Texts): string {
  const ground = index.hexes.get(id);
  if (ground) return [hexTitle(ground, t), groundKind(ground, t)].join(', ');
  const at = view.units[id]?.[0];
  return [t.name(id), valuesText(id, view, index), at ? t.name(at) : ''].filter(Boolean).join(', ');
}

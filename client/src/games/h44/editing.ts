// Putting the table right by agreement: what can be changed of a unit, a bridge and a place that counts, and in words.
import { hexTitle } from '../../hexes/bonds/facts';
import type { Option, Subject, ChangeText } from '../../hexes/table/editing';
import type { Texts } from '../../lib/texts';
import type { ShownPiece } from '../../hexes/bonds/wire';
import type { H44View as View } from './wire';
import type { Change } from '../contract';
import type { Index } from './lookup';

const BOXES = ['eliminated', 'removed', 'air'];
const ORDERS = ['good', 'disrupted', 'full-retreat'];
const STATES = ['mined', 'intact', 'blown'];
const SIDES = ['allied', 'german'];

/** `unit`: in hand; `thing`: the bridge or place that was clicked. */
export function subjectsOf(unit: string | null, thing: string | null, view: View, index: Index, t: Texts): Subject[] {
  const say = (name: string, args = {}): string => t.msg(`h44-ui-${name}`, args);
  const found: Subject[] = [];
  const piece = unit === null ? undefined : view.units[unit];
  if (unit !== null && piece) {
    const most = Math.max(1, index.units.get(unit)?.steps ?? 1);
    const steps = Array.from({ length: most }, (_, i): Option => ({
      text: say('steps', { steps: i + 1 }),
      pressed: piece[1] === i + 1,
      change: { unit, steps: i + 1 },
    }));
    const orders = ORDERS.map((order): Option => ({
      text: say(`order-${order}`),
      pressed: piece[2] === order,
      change: { unit, order },
    }));
    const boxes = BOXES.map((box): Option => ({
      text: say(`box-${box}`),
      pressed: piece[0] === box,
      change: { unit, at: box },
    }));
    found.push({
      unit,
      title: t.name(unit),
      state: `${say('stands-at', { place: piece[0] })} · ${say('steps', { steps: piece[1] })}`,
      options: [...steps, ...orders, ...boxes],
    });
  }
  if (thing !== null && view.bridges[thing] !== undefined) {
    const options = STATES.map((state): Option => ({
      text: say(`short-${state}`),
      pressed: view.bridges[thing] === state,
      change: { bridge: thing, state },
    }));
    found.push({ unit: '', title: t.name(thing), state: '', options });
  }
  const ground = index.hexes.get(thing ?? '');
  if (thing !== null && ground && view.control[thing] !== undefined) {
    const options = SIDES.map((side): Option => ({
      text: say('held-by', { side }),
      pressed: view.control[thing] === side,
      change: { hex: thing, control: side },
    }));
    found.push({ unit: '', title: hexTitle(ground, t), state: '', options });
  }
  return found;
}

/** What becomes of what, in words. `before`: the table as it was. */
export function describeChange(change: Change, before: View, index: Index, t: Texts): ChangeText {
  const say = (name: string, args = {}): string => t.msg(`h44-ui-${name}`, args);
  const { unit, at, steps, order, bridge, state, hex, control } = change;
  const id = String(unit ?? bridge ?? hex ?? '');
  const was = before.units[id];
  const from = (one: string, other: string): string => `${one} → ${other}`;
  const parts = [
    ...(at !== undefined && was ? [from(t.name(was[0]), t.name(String(at)))] : []),
    ...(steps !== undefined && was
      ? [from(say('steps', { steps: was[1] }), say('steps', { steps: Number(steps) }))]
      : []),
    ...(order !== undefined && was ? [from(say(`order-${was[2]}`), say(`order-${String(order)}`))] : []),
    ...(state !== undefined
      ? [from(say(`short-${before.bridges[id] ?? 'mined'}`), say(`short-${String(state)}`))]
      : []),
    ...(control !== undefined ? [from(t.name(before.control[id] ?? ''), t.name(String(control)))] : []),
  ];
  const place = index.hexes.get(id);
  return { id, name: place ? hexTitle(place, t) : t.name(id), parts };
}

/** The view with the changes that are being proposed. */
export function changed(view: View, changes: readonly Change[] | null): View {
  if (!changes || changes.length === 0) return view;
  const units: Record<string, ShownPiece> = { ...view.units };
  const control: Record<string, string> = { ...view.control };
  const bridges: Record<string, string> = { ...view.bridges };
  for (const { unit, at, steps, order, hex, control: side, bridge, state } of changes) {
    const known = units[String(unit)];
    if (known)
      units[String(unit)] = [String(at ?? known[0]), Number(steps ?? known[1]), String(order ?? known[2]), known[3]];
    if (hex !== undefined && side !== undefined) control[String(hex)] = String(side);
    if (bridge !== undefined && state !== undefined) bridges[String(bridge)] = String(state);
  }
  return { ...view, units, control, bridges };
}

// Putting the table right by agreement: what can be changed of a unit, a supply point, a fortification and a place that
// counts, and in words.
import { hexTitle, sayIn } from '../../hexes/bonds/facts';
import type { Option, Subject, Told } from '../../hexes/table/editing';
import type { Texts } from '../../lib/texts';
import type { S42Piece, S42SupplyPoint, S42View as View } from '../../lib/wire';
import type { Change } from '../contract';
import { SIDES, type Index } from './lookup';

const BOXES = ['eliminated', 'removed', 'pool'];
const ORDERS = ['good', 'disrupted', 'routed'];
const FACES = ['supply-moving', 'supply-ready', 'supply-immobile'];

/** `held`: the counter in hand; `thing`: the place that was clicked. */
export function subjectsOf(held: string | null, thing: string | null, view: View, index: Index, t: Texts): Subject[] {
  const say = sayIn('s42', t);
  const found: Subject[] = [];
  const piece = held === null ? undefined : view.units[held];
  if (held !== null && piece) {
    const most = Math.max(1, index.units.get(held)?.steps ?? 1);
    const steps = Array.from({ length: most }, (_, i): Option => ({ text: say('steps', { steps: i + 1 }), pressed: piece[1] === i + 1, change: { unit: held, steps: i + 1 } }));
    const orders = ORDERS.map((order): Option => ({ text: say(`order-${order}`), pressed: piece[2] === order, change: { unit: held, order } }));
    const boxes = BOXES.map((box): Option => ({ text: say(`box-${box}`), pressed: piece[0] === box, change: { unit: held, at: box } }));
    found.push({ unit: held, title: t.name(held), state: `${say('stands-at', { place: piece[0] })} · ${say('steps', { steps: piece[1] })}`, options: [...steps, ...orders, ...boxes] });
  }
  const supply = held === null ? undefined : view.supplies[held];
  if (held !== null && supply) {
    const options = FACES.map((face): Option => ({ text: say(`face-${face}`), pressed: supply[2] === face, change: { supply: held, face } }));
    found.push({ unit: '', title: t.name(held), state: say('stands-at', { place: supply[1] }), options });
  }
  const ground = index.hexes.get(thing ?? '');
  if (thing !== null && ground && view.control[thing] !== undefined) {
    const options = SIDES.map((side): Option => ({ text: say('held-by', { side }), pressed: view.control[thing] === side, change: { hex: thing, control: side } }));
    found.push({ unit: '', title: hexTitle(ground, t), state: '', options });
  }
  return found;
}

/** What becomes of what, in words. `before`: the table as it was. */
export function toldOf(change: Change, before: View, index: Index, t: Texts): Told {
  const say = sayIn('s42', t);
  const { unit, at, steps, order, supply, face, hex, control } = change;
  const id = String(unit ?? supply ?? hex ?? '');
  const was = before.units[id];
  const stock = before.supplies[id];
  const from = (one: string, other: string): string => `${one} → ${other}`;
  const parts = [
    ...(at !== undefined ? [from(t.name(was?.[0] ?? stock?.[1] ?? ''), t.name(String(at)))] : []),
    ...(steps !== undefined && was ? [from(say('steps', { steps: was[1] }), say('steps', { steps: Number(steps) }))] : []),
    ...(order !== undefined && was ? [from(say(`order-${was[2]}`), say(`order-${String(order)}`))] : []),
    ...(face !== undefined && stock ? [from(say(`face-${stock[2]}`), say(`face-${String(face)}`))] : []),
    ...(control !== undefined ? [from(t.name(before.control[id] ?? ''), t.name(String(control)))] : []),
  ];
  const place = index.hexes.get(id);
  return { id, name: place ? hexTitle(place, t) : t.name(id), parts };
}

/** The view with the changes that are being proposed. */
export function changed(view: View, changes: readonly Change[] | null): View {
  if (!changes || changes.length === 0) return view;
  const units: Record<string, S42Piece> = { ...view.units };
  const supplies: Record<string, S42SupplyPoint> = { ...view.supplies };
  const control: Record<string, string> = { ...view.control };
  for (const { unit, at, steps, order, supply, face, hex, control: side } of changes) {
    const known = units[String(unit)];
    if (known) units[String(unit)] = [String(at ?? known[0]), Number(steps ?? known[1]), String(order ?? known[2]), known[3]];
    const stock = supplies[String(supply)];
    if (stock) supplies[String(supply)] = [stock[0], String(at ?? stock[1]), String(face ?? stock[2]), stock[3]];
    if (hex !== undefined && side !== undefined) control[String(hex)] = String(side);
  }
  return { ...view, units, supplies, control };
}

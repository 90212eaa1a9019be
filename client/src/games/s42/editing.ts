// Putting the table right by agreement: what can be changed of a unit, a supply point, a hex with its holder, fortification
// and rail head, and the weather; and in words.
import { hexTitle, sayIn, type Say } from '../../hexes/bonds/facts';
import type { Option, Subject, ChangeText } from '../../hexes/table/editing';
import type { Texts } from '../../lib/texts';
import type { ShownPiece } from '../../hexes/bonds/wire';
import type { S42SupplyPoint, S42View as View } from './wire';
import type { Change } from '../contract';
import { SIDES, type Index } from './lookup';
import { SKY } from './track';

const BOXES = ['eliminated', 'removed', 'pool'];
const ORDERS = ['good', 'disrupted', 'full-retreat'];
const FACES = ['supply-moving', 'supply-ready', 'supply-immobile'];
/** How far along its line a rail head can be put with one click. */
const FAR = 4;

/** The hexes along the green lines around a rail head, the nearest first. */
export function alongGreen(hex: string, index: Index): string[] {
  const lines = index.catalogue.chart.lines.filter(({ kind }) => kind === 'rail-main');
  const beside = (one: string): string[] =>
    lines
      .flatMap(({ hexes }) => hexes.flatMap((other, i) => (other === one ? [hexes[i - 1], hexes[i + 1]] : [])))
      .filter((other) => other !== undefined);
  const found = new Map([[hex, 0]]);
  for (const [one, far] of found)
    if (far < FAR) for (const other of beside(one)) if (!found.has(other)) found.set(other, far + 1);
  return [...found.keys()].slice(1);
}

/** What can be built in a hex. */
const WORKS: readonly (readonly [string, boolean])[] = SIDES.flatMap((side) =>
  [true, false].map((done) => [side, done] as const),
);

/** `held`: the counter in hand; `thing`: the place that was clicked. */
export function subjectsOf(held: string | null, thing: string | null, view: View, index: Index, t: Texts): Subject[] {
  const say = sayIn('s42', t);
  const found: Subject[] = [];
  const piece = held === null ? undefined : view.units[held];
  if (held !== null && piece) {
    const most = Math.max(1, index.units.get(held)?.steps ?? 1);
    const steps = Array.from({ length: most }, (_, i): Option => ({
      text: say('steps', { steps: i + 1 }),
      pressed: piece[1] === i + 1,
      change: { unit: held, steps: i + 1 },
    }));
    const orders = ORDERS.map((order): Option => ({
      text: say(`order-${order}`),
      pressed: piece[2] === order,
      change: { unit: held, order },
    }));
    const boxes = BOXES.map((box): Option => ({
      text: say(`box-${box}`),
      pressed: piece[0] === box,
      change: { unit: held, at: box },
    }));
    found.push({
      unit: held,
      title: t.name(held),
      state: `${say('stands-at', { place: piece[0] })} · ${say('steps', { steps: piece[1] })}`,
      options: [...steps, ...orders, ...boxes],
    });
  }
  const supply = held === null ? undefined : view.supplies[held];
  if (held !== null && supply) {
    const faces = FACES.map((face): Option => ({
      text: say(`face-${face}`),
      pressed: supply[2] === face,
      change: { supply: held, face },
    }));
    const options = [
      ...faces,
      { text: say('box-eliminated'), pressed: supply[1] === 'eliminated', change: { supply: held, at: 'eliminated' } },
    ];
    found.push({ unit: '', title: t.name(held), state: say('stands-at', { place: supply[1] }), options });
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
  if (thing !== null && ground) {
    const [, side, done] = view.forts.find(([hex]) => hex === thing) ?? ['', '', false];
    const works = WORKS.map(([whose, built]): Option => ({
      text: say(built ? 'fort' : 'fort-begun', { side: whose }),
      pressed: side === whose && done === built,
      change: { fort: thing, side: whose, done: built },
    }));
    found.push({
      unit: '',
      title: say('edit-works', { hex: thing }),
      state: '',
      options: [{ text: say('fort-none'), pressed: side === '', change: { fort: thing } }, ...works],
    });
    if (view.heads.some(([hex]) => hex === thing)) {
      const options = alongGreen(thing, index).map((to): Option => ({
        text: t.name(to),
        pressed: false,
        change: { head: thing, to },
      }));
      found.push({ unit: '', title: say('edit-head', { hex: thing }), state: '', options });
    }
  }
  if (held === null) {
    const options = Object.keys(SKY).map((weather): Option => ({
      text: say(`sky-${weather}`),
      pressed: view.weather === weather,
      change: { weather },
    }));
    found.push({ unit: '', title: say('phase-weather'), state: '', options });
  }
  return found;
}

/** What becomes of what, in words. `before`: the table as it was. */
export function describeChange(change: Change, before: View, index: Index, t: Texts): ChangeText {
  const say = sayIn('s42', t);
  const { unit, at, steps, order, supply, face, hex, control, fort, side, done, head, to, weather } = change;
  const id = String(unit ?? supply ?? hex ?? fort ?? head ?? '');
  const was = before.units[id];
  const stock = before.supplies[id];
  const from = (one: string, other: string): string => `${one} → ${other}`;
  const parts = [
    ...(at !== undefined ? [from(t.name(was?.[0] ?? stock?.[1] ?? ''), t.name(String(at)))] : []),
    ...(steps !== undefined && was
      ? [from(say('steps', { steps: was[1] }), say('steps', { steps: Number(steps) }))]
      : []),
    ...(order !== undefined && was ? [from(say(`order-${was[2]}`), say(`order-${String(order)}`))] : []),
    ...(face !== undefined && stock ? [from(say(`face-${stock[2]}`), say(`face-${String(face)}`))] : []),
    ...(fort !== undefined
      ? [from(works(before.forts.find(([one]) => one === fort)?.slice(1) ?? [], say), works([side, done], say))]
      : []),
    ...(head !== undefined ? [from(say('rail-head'), t.name(String(to)))] : []),
    ...(weather !== undefined ? [from(say(`sky-${before.weather}`), say(`sky-${String(weather)}`))] : []),
    ...(control !== undefined ? [from(t.name(before.control[id] ?? ''), t.name(String(control)))] : []),
  ];
  const place = index.hexes.get(id);
  return { id, name: place ? hexTitle(place, t) : id ? t.name(id) : say('phase-weather'), parts };
}

/** A fortification of a side, done or not, in words. */
function works([side, done]: readonly unknown[], say: Say): string {
  return typeof side === 'string' && side ? say(done ? 'fort' : 'fort-begun', { side }) : say('fort-none');
}

/** The view with the changes that are being proposed. */
export function changed(view: View, changes: readonly Change[] | null): View {
  if (!changes || changes.length === 0) return view;
  const units: Record<string, ShownPiece> = { ...view.units };
  const supplies: Record<string, S42SupplyPoint> = { ...view.supplies };
  const control: Record<string, string> = { ...view.control };
  let { forts, heads, weather } = view;
  for (const change of changes) {
    const { unit, at, steps, order, supply, face, hex, control: side, fort, head, to } = change;
    const known = units[String(unit)];
    if (known)
      units[String(unit)] = [String(at ?? known[0]), Number(steps ?? known[1]), String(order ?? known[2]), known[3]];
    const stock = supplies[String(supply)];
    if (stock) supplies[String(supply)] = [stock[0], String(at ?? stock[1]), String(face ?? stock[2]), stock[3]];
    if (hex !== undefined && side !== undefined) control[String(hex)] = String(side);
    if (fort !== undefined)
      forts = [
        ...forts.filter(([one]) => one !== fort),
        ...(change.side ? [[String(fort), String(change.side), Boolean(change.done)] as const] : []),
      ];
    if (head !== undefined) heads = heads.map((row) => (row[0] === head ? [String(to), 0] : row));
    if (change.weather !== undefined) weather = String(change.weather);
  }
  return { ...view, units, supplies, control, forts, heads, weather };
}

// Putting the table right by agreement: what can be changed of the unit in hand and the city pointed at, and in words.
import type { Option, Subject, ChangeText } from '../../hexes/table/editing';
import type { Texts } from '../../lib/texts';
import type { AvaView as View } from './wire';
import type { Change } from '../contract';
import { hexTitle } from './facts';
import type { Index } from './lookup';

const BOXES = ['available', 'eliminated', 'withdrawn'];
const SIDES = ['axis', 'soviet'];

/** `unit`: in hand; `hex`: a city or source whose holder can be changed. */
export function subjectsOf(unit: string | null, hex: string | null, view: View, index: Index, t: Texts): Subject[] {
  const say = (name: string, args = {}): string => t.msg(`ava-ui-${name}`, args);
  const found: Subject[] = [];
  const piece = unit === null ? undefined : view.units[unit];
  if (unit !== null && piece) {
    const most = index.units.get(unit)?.reduced ? 2 : 1;
    const steps = Array.from({ length: most }, (_, i): Option => ({
      text: say('steps', { steps: i + 1 }),
      pressed: piece[1] === i + 1,
      change: { unit, steps: i + 1 },
    }));
    const boxes = BOXES.map((box): Option => ({
      text: t.name(box),
      pressed: piece[0] === box,
      change: { unit, at: box },
    }));
    found.push({
      unit,
      title: t.name(unit),
      state: `${say('stands-at', { place: piece[0] })} · ${say('steps', { steps: piece[1] })}`,
      options: [...steps, ...boxes],
    });
  }
  const ground = hex === null ? undefined : index.hexes.get(hex);
  if (hex !== null && ground) {
    const options = SIDES.map((side): Option => ({
      text: say('held-by', { side }),
      pressed: view.control[hex] === side,
      change: { hex, control: side },
    }));
    found.push({ unit: '', title: hexTitle(ground, t), state: '', options });
  }
  return found;
}

/** What becomes of what, in words. `before`: the table as it was. */
export function describeChange(change: Change, before: View, index: Index, t: Texts): ChangeText {
  const say = (name: string, args = {}): string => t.msg(`ava-ui-${name}`, args);
  const { unit: moved, at, steps, hex: city, control, fortress } = change;
  const id = String(moved ?? city ?? '');
  const was = before.units[id];
  const from = (one: string, other: string): string => `${one} → ${other}`;
  const parts = [
    ...(at !== undefined && was ? [from(t.name(was[0]), t.name(String(at)))] : []),
    ...(steps !== undefined && was
      ? [from(say('steps', { steps: was[1] }), say('steps', { steps: Number(steps) }))]
      : []),
    ...(control !== undefined ? [from(t.name(before.control[id] ?? ''), t.name(String(control)))] : []),
    ...(fortress !== undefined
      ? [from(String(before.fortresses[id] ?? 0), say('fortress', { level: Number(fortress) }))]
      : []),
  ];
  const place = index.hexes.get(id);
  return { id, name: place ? hexTitle(place, t) : t.name(id), parts };
}

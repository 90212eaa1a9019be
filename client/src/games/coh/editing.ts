// Putting the table right by agreement: what can be changed of a unit and of an army, and in words.
import type { Option, Subject, ChangeText } from '../../hexes/table/editing';
import type { Texts } from '../../lib/texts';
import type { CohPiece as Piece, CohView as View } from './wire';
import type { Change } from '../contract';
import { sayIn } from './facts';
import { FACINGS } from './lookup';

/** By how much command and victory points are changed by a button. */
const STEPS = [-1, 1];

/** `unit`: in hand. Command and victory points can always be changed. */
export function subjectsOf(unit: string | null, view: View, t: Texts): Subject[] {
  const say = sayIn(t);
  const piece = unit === null ? undefined : view.units[unit];
  const armies = view.armies.map((army): Subject => {
    const by = (key: 'cap' | 'points', text: string): Option[] =>
      STEPS.filter((step) => army[key] + step >= 0).map((step) => ({
        text: `${say(text)} ${army[key] + step}`,
        pressed: false,
        change: { army: army.id, [key]: army[key] + step },
      }));
    return {
      unit: '',
      title: t.name(army.id),
      state: '',
      options: [...by('cap', 'cap'), ...by('points', 'victory-short')],
    };
  });
  if (unit === null || !piece) return armies;
  const facings = FACINGS.map((facing): Option => ({
    text: say(`facing-${facing}`),
    pressed: piece.facing === facing,
    change: { unit, facing },
  }));
  const states = [false, true].map((spent): Option => ({
    text: say(spent ? 'state-spent' : 'state-fresh'),
    pressed: (piece.state === 'spent') === spent,
    change: { unit, spent },
  }));
  return [{ unit, title: t.name(unit), state: t.name(piece.at), options: [...states, ...facings] }, ...armies];
}

/** What becomes of what, in words. `before`: the table as it was. */
export function describeChange(change: Change, before: View, t: Texts): ChangeText {
  const say = sayIn(t);
  const { unit, at, facing, spent, army, cap, points } = change;
  const id = String(unit ?? army ?? '');
  const was = before.units[id];
  const sheet = before.armies.find((one) => one.id === id);
  const from = (one: string | number, other: string | number): string => `${one} → ${other}`;
  return {
    id,
    name: t.name(id),
    parts: [
      ...(at !== undefined && was ? [from(was.at, String(at))] : []),
      ...(facing !== undefined && was
        ? [from(say(`facing-${was.facing ?? 'n'}`), say(`facing-${String(facing)}`))]
        : []),
      ...(spent !== undefined && was
        ? [from(say(`state-${was.state ?? 'fresh'}`), say(spent ? 'state-spent' : 'state-fresh'))]
        : []),
      ...(cap !== undefined && sheet ? [`${say('cap')} ${from(sheet.cap, Number(cap))}`] : []),
      ...(points !== undefined && sheet ? [`${say('victory-short')} ${from(sheet.points, Number(points))}`] : []),
    ],
  };
}

/** The view with the changes that are being proposed. */
export function changed(view: View, changes: readonly Change[] | null): View {
  if (!changes || changes.length === 0) return view;
  const units: Record<string, Piece> = { ...view.units };
  let { armies } = view;
  for (const { unit, at, facing, spent, army, cap, points } of changes) {
    const known = units[String(unit)];
    if (known)
      units[String(unit)] = {
        ...known,
        at: String(at ?? known.at),
        facing: String(facing ?? known.facing ?? 'n'),
        ...(spent === undefined ? {} : { state: spent ? 'spent' : 'fresh' }),
      };
    armies = armies.map((sheet) =>
      sheet.id === army ? { ...sheet, cap: Number(cap ?? sheet.cap), points: Number(points ?? sheet.points) } : sheet,
    );
  }
  return { ...view, units, armies };
}

// Ideas as they lie on a map of hexes.
import type { Overlay } from '../hexes/types';
import type { Distance, Threats } from '../lib/wire';
import type { Mark } from './drawings';
import type { Ideas } from './ideas.svelte';

const OWN = '#a8328c';
const RECEIVED = '#0d7f8c';
/** Notes on the map are short; the whole text is in the list. */
const SHORT = 24;

const short = (text: string): string => (text.length > SHORT ? `${text.slice(0, SHORT - 1)}…` : text);

export function drawn(marks: readonly Mark[], colour: string, name: string): Overlay[] {
  const circled = marks.flatMap((mark) => (mark.kind === 'circle' ? [mark.hex] : []));
  const notes = marks.flatMap((mark) => (mark.kind === 'note' ? [[mark.hex, short(mark.text)] as const] : []));
  return [
    ...marks.flatMap((mark, i): Overlay[] =>
      mark.kind === 'arrow' ? [{ id: `${name}-${i}`, kind: 'path', path: [mark.from, mark.to], colour }] : [],
    ),
    ...circled.map((hex): Overlay => ({ id: `${name}-o-${hex}`, kind: 'outline', hexes: [hex], colour, alpha: 1 })),
    ...(notes.length > 0
      ? [{ id: `${name}-notes`, kind: 'text' as const, texts: Object.fromEntries(notes), colour }]
      : []),
  ];
}

/** So many points, in halves and thirds. */
export function points(cost: number, per: number): string {
  const whole = Math.floor(cost / per);
  const rest = (cost % per) / per;
  const part = ['', '⅙', '⅓', '½', '⅔', '⅚'][Math.round(rest * 6)] ?? '';
  return part && whole === 0 ? part : `${whole}${part}`;
}

function measured(start: string, end: string, distance: Distance | null): Overlay[] {
  const path = distance && distance.path.length > 1 ? distance.path : [start, end];
  const label = distance
    ? `${distance.hexes}${distance.path.length > 1 ? ` · ${points(distance.cost, distance.per)}` : ''}`
    : '';
  return [
    { id: 'measure', kind: 'path', path, colour: OWN, dash: [5, 4] },
    ...(label ? [{ id: 'measured', kind: 'text' as const, texts: { [end]: label }, colour: OWN }] : []),
  ];
}

function threatened({ hex, units }: Threats): Overlay[] {
  return [
    { id: 'threatened', kind: 'outline', hexes: [hex], colour: '--red', alpha: 1 },
    ...units.map(({ unit, how, path }): Overlay => ({
      id: `threat-${unit}-${how}`,
      kind: 'path',
      path: how === 'enters' ? path : [...path, hex],
      colour: '--red',
      alpha: 0.75,
      ...(how === 'fires' ? { dash: [3, 5] } : {}),
    })),
  ];
}

/** Everything that the player has in mind, over the map. `standing`: the hex of each unit. */
export function ideaOverlays(ideas: Ideas, standing: ReadonlyMap<string, string>): Overlay[] {
  const { tool, start, over } = ideas;
  const plan = ideas.open ? ideas.attacks : [];
  return [
    ...plan.flatMap(({ target, units }) =>
      [...new Set(units.flatMap((unit) => standing.get(unit) ?? []))].map((hex): Overlay => ({
        id: `plan-${hex}-${target}`,
        kind: 'path',
        path: [hex, target],
        colour: '--red',
        dash: [9, 6],
      })),
    ),
    ...drawn(ideas.marks, OWN, 'own'),
    ...drawn(ideas.received, RECEIVED, 'shared'),
    ...(tool === 'arrow' && start && over && over !== start.hex
      ? drawn([{ kind: 'arrow', from: start.hex, to: over }], OWN, 'new')
      : []),
    ...(tool === 'measure' && start && over && over !== start.hex ? measured(start.hex, over, ideas.distance) : []),
    ...(start ? [{ id: 'idea-start', kind: 'outline' as const, hexes: [start.hex], colour: OWN }] : []),
    ...(ideas.threats ? threatened(ideas.threats) : []),
    ...(tool && over
      ? [{ id: 'idea-cursor', kind: 'outline' as const, hexes: [over], colour: OWN, dash: [6, 4] }]
      : []),
  ];
}

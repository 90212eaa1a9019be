// What is laid over the map in any game with bonds: reach, ways, zones, bonds, supply.
import type { Overlay } from '../types';
import { costText } from './lookup';
import type { Reach, Routes, ShownBond, Supply, View } from './model';

export const SHARED_COLOURS = {
  normal: '#e8c547',
  extended: '#d08a1e',
  tactical: '#5f9ed1',
  blocked: '#c0392b',
  way: '#1c4f8c',
  supply: '#3f8f4f',
  supplyOther: '#6a5fb0',
  cut: '#d62f1f',
  strike: '#d62f1f',
  retreat: '#2f6fb2',
} as const;

const modeColour = (mode: string): string =>
  mode === 'extended' ? SHARED_COLOURS.extended : mode === 'tactical' ? SHARED_COLOURS.tactical : SHARED_COLOURS.normal;

/** The places a group can come to, each by the mode asked for, else by the first that leads there. */
export function placesIn<R extends Reach>(routes: { readonly reach: readonly R[] }, mode: string): R[] {
  const found = new Map<string, R>();
  for (const reach of routes.reach)
    if ((!mode || reach.mode === mode) && !found.has(reach.to)) found.set(reach.to, reach);
  return [...found.values()];
}

const reached = new WeakMap<Routes, Map<string, Overlay[]>>();

/** Where a group can go, with the cost of each hex; made once, because the board keeps what it draws by list of hexes.
 * `faint`: the reach of a unit that is only pointed at. */
export function reachOverlays(routes: Routes, mode: string, faint = false): Overlay[] {
  const known = reached.get(routes) ?? new Map<string, Overlay[]>();
  reached.set(routes, known);
  const key = `${mode} ${faint}`;
  const made = known.get(key) ?? makeReach(routes, mode, faint);
  known.set(key, made);
  return made;
}

function makeReach(routes: Routes, mode: string, faint: boolean): Overlay[] {
  const places = placesIn(routes, mode);
  const made: Overlay[] = [];
  for (const kind of ['normal', 'extended', 'tactical']) {
    const hexes = places.filter((reach) => reach.mode === kind).map((reach) => reach.to);
    if (hexes.length === 0) continue;
    made.push({ id: `reach-${kind}`, kind: 'fill', hexes, colour: modeColour(kind), alpha: faint ? 0.12 : 0.24 });
    made.push({ id: `reach-${kind}-rim`, kind: 'outline', hexes, colour: modeColour(kind), alpha: faint ? 0.6 : 0.95 });
  }
  if (!faint)
    made.push({
      id: 'reach-costs',
      kind: 'text',
      texts: Object.fromEntries(places.map((reach) => [reach.to, costText(reach.mode, reach.cost)])),
      colour: '--ink',
    });
  return made;
}

/** The way to one place. */
export function wayOverlays(from: string, reach: Reach): Overlay[] {
  const path = reach.path[0] === from ? reach.path : [from, ...reach.path];
  return [{ id: 'way', kind: 'path', path, colour: SHARED_COLOURS.way }];
}

export function zocOverlays(id: string, area: { readonly hexes: readonly string[] }, colour: string): Overlay[] {
  return [
    { id, kind: 'hatch', hexes: area.hexes, colour, alpha: 0.5 },
    { id: `${id}-rim`, kind: 'outline', hexes: area.hexes, colour, alpha: 0.8 },
  ];
}

/** The id of a bond on the board, and what it stands for. */
export const bondId = (side: string, nth: number): string => `bond:${side}:${nth}`;

export function bondOf(
  id: string,
  view: Pick<View, 'bonds'>,
): { readonly side: string; readonly bond: ShownBond } | null {
  const [word, side, nth] = id.split(':');
  const bond = word === 'bond' ? view.bonds[side ?? '']?.[Number(nth)] : undefined;
  return bond && side ? { side, bond } : null;
}

/** Bonds as bars between their ends; with an entry area to the side they cross; what they close is marked. */
export function bondOverlays(side: string, view: Pick<View, 'bonds'>, colour: string): Overlay[] {
  const bonds = view.bonds[side] ?? [];
  const closed = bonds.flatMap(({ hex }) => (hex ? [hex] : []));
  const sides = bonds.flatMap(({ side: pair }) => (pair.length === 2 ? [[pair[0] ?? '', pair[1] ?? ''] as const] : []));
  const bars = bonds.map(({ ends: [one, other], side: pair }, nth): Overlay => {
    const end = other.startsWith('area-') ? pair.join('/') : other;
    return { id: bondId(side, nth), kind: 'link', path: [one, end], colour };
  });
  return [
    ...(closed.length > 0
      ? [{ id: `bond-hexes-${side}`, kind: 'hatch', hexes: closed, colour, alpha: 0.5 } as const]
      : []),
    ...(sides.length > 0 ? [{ id: `bond-sides-${side}`, kind: 'line', sides, colour, alpha: 0.7 } as const] : []),
    ...bars,
  ];
}

/** The roads that carry supply, and where they are cut. */
export function supplyOverlays(supply: Supply, colour: string): Overlay[] {
  const id = `supply-${supply.side}`;
  return [
    { id, kind: 'fill', hexes: supply.roads, colour, alpha: 0.28 },
    { id: `${id}-rim`, kind: 'outline', hexes: supply.roads, colour, alpha: 0.9 },
    {
      id: `${id}-cut`,
      kind: 'line',
      sides: supply.cuts.map(({ hexes }) => hexes),
      colour: SHARED_COLOURS.cut,
      alpha: 0.95,
    },
  ];
}

export function traceOverlays(trace: { readonly path: readonly string[] }): Overlay[] {
  return trace.path.length > 1
    ? [{ id: 'trace', kind: 'path', path: trace.path, colour: SHARED_COLOURS.supply, dash: [8, 4] }]
    : [];
}

/** Who holds what counts. `colours`: of each side. */
export function controlOverlays(
  control: Readonly<Record<string, string>>,
  colours: Readonly<Record<string, string>>,
): Overlay[] {
  return Object.entries(colours).map(([side, colour]) => ({
    id: `control-${side}`,
    kind: 'fill',
    hexes: Object.keys(control).filter((hex) => control[hex] === side),
    colour,
    alpha: 0.34,
  }));
}

/** Ways to choose from, of a retreat. */
export function pathOverlays(
  id: string,
  from: string,
  paths: readonly (readonly string[])[],
  colour: string,
): Overlay[] {
  return paths.map((path, i) => ({
    id: `${id}-${i}`,
    kind: 'path',
    path: path[0] === from ? path : [from, ...path],
    colour,
    alpha: 0.8,
  }));
}

// What is laid over the map: reach, ways, attacks, and the layers a player switches on.
import type { Overlay } from '../../hexes/types';
import type { H44Area, H44Bond, H44Reach, H44Routes, H44Supply, H44Trace, H44View as View } from '../../lib/wire';
import { costText, type Index } from './lookup';

export const COLOURS = {
  normal: '#e8c547',
  extended: '#d08a1e',
  tactical: '#5f9ed1',
  blocked: '#c0392b',
  way: '#1c4f8c',
  allied: '#9c5a16',
  german: '#3f5b6b',
  supply: '#3f8f4f',
  supplyGerman: '#6a5fb0',
  cut: '#d62f1f',
  landing: '#3b78b5',
  corps: '#7a4fa3',
  strike: '#d62f1f',
  retreat: '#2f6fb2',
} as const;

export const colourOf = (side: string): string => (side === 'allied' ? COLOURS.allied : COLOURS.german);
const modeColour = (mode: string): string => (mode === 'extended' ? COLOURS.extended : mode === 'tactical' ? COLOURS.tactical : COLOURS.normal);

/** The places a group can come to, each by the mode asked for, else by the first that leads there. */
export function placesIn(routes: H44Routes, mode: string): H44Reach[] {
  const found = new Map<string, H44Reach>();
  for (const reach of routes.reach) if ((!mode || reach.mode === mode) && !found.has(reach.to)) found.set(reach.to, reach);
  return [...found.values()];
}

const reached = new WeakMap<H44Routes, Map<string, Overlay[]>>();

/** Where a group can go, with the cost of each hex; made once, because the board keeps what it draws by list of hexes.
 * `faint`: the reach of somebody who is only pointed at. */
export function reachOverlays(routes: H44Routes, mode: string, faint = false): Overlay[] {
  const known = reached.get(routes) ?? new Map<string, Overlay[]>();
  reached.set(routes, known);
  const key = `${mode} ${faint}`;
  const made = known.get(key) ?? makeReach(routes, mode, faint);
  known.set(key, made);
  return made;
}

function makeReach(routes: H44Routes, mode: string, faint: boolean): Overlay[] {
  const places = placesIn(routes, mode);
  const made: Overlay[] = [];
  for (const kind of ['normal', 'extended', 'tactical']) {
    const hexes = places.filter((reach) => reach.mode === kind).map((reach) => reach.to);
    if (hexes.length === 0) continue;
    made.push({ id: `reach-${kind}`, kind: 'fill', hexes, colour: modeColour(kind), alpha: faint ? 0.16 : 0.32 });
    made.push({ id: `reach-${kind}-rim`, kind: 'outline', hexes, colour: modeColour(kind), alpha: faint ? 0.6 : 0.95 });
  }
  if (!faint) made.push({ id: 'reach-costs', kind: 'text', texts: Object.fromEntries(places.map((reach) => [reach.to, costText(reach.mode, reach.cost)])), colour: '--ink' });
  return made;
}

/** The way to one place. */
export function wayOverlays(from: string, reach: H44Reach): Overlay[] {
  const path = reach.path[0] === from ? reach.path : [from, ...reach.path];
  return [{ id: 'way', kind: 'path', path, colour: COLOURS.way }];
}

export function zocOverlays(id: string, area: H44Area, side: string): Overlay[] {
  return [
    { id, kind: 'hatch', hexes: area.hexes, colour: colourOf(side), alpha: 0.5 },
    { id: `${id}-rim`, kind: 'outline', hexes: area.hexes, colour: colourOf(side), alpha: 0.8 },
  ];
}

/** The id of a bond on the board, and what it stands for. */
export const bondId = (side: string, nth: number): string => `bond:${side}:${nth}`;

export function bondOf(id: string, view: View): { readonly side: string; readonly bond: H44Bond } | null {
  const [word, side, nth] = id.split(':');
  const bond = word === 'bond' ? view.bonds[side ?? '']?.[Number(nth)] : undefined;
  return bond && side ? { side, bond } : null;
}

/** 7.4 Bonds as bars between their ends; with an entry area to the side they cross; what they close is marked. */
export function bondOverlays(side: string, view: View): Overlay[] {
  const bonds = view.bonds[side] ?? [];
  const colour = colourOf(side);
  const closed = bonds.flatMap(({ hex }) => (hex ? [hex] : []));
  const sides = bonds.flatMap(({ side: pair }) => (pair.length === 2 ? [[pair[0] ?? '', pair[1] ?? ''] as const] : []));
  const bars = bonds.map(({ ends: [one, other], side: pair }, nth): Overlay => {
    const end = other.startsWith('area-') ? pair.join('/') : other;
    return { id: bondId(side, nth), kind: 'link', path: [one, end], colour };
  });
  return [
    ...(closed.length > 0 ? [{ id: `bond-hexes-${side}`, kind: 'hatch', hexes: closed, colour, alpha: 0.5 } as const] : []),
    ...(sides.length > 0 ? [{ id: `bond-sides-${side}`, kind: 'line', sides, colour, alpha: 0.7 } as const] : []),
    ...bars,
  ];
}

/** 18.3 The roads that carry supply, and where they are cut. */
export function supplyOverlays(supply: H44Supply): Overlay[] {
  const id = `supply-${supply.side}`;
  const colour = supply.side === 'allied' ? COLOURS.supply : COLOURS.supplyGerman;
  return [
    { id, kind: 'fill', hexes: supply.roads, colour, alpha: 0.28 },
    { id: `${id}-rim`, kind: 'outline', hexes: supply.roads, colour, alpha: 0.9 },
    { id: `${id}-cut`, kind: 'line', sides: supply.cuts.map(({ hexes }) => hexes), colour: COLOURS.cut, alpha: 0.95 },
  ];
}

export function traceOverlays(trace: H44Trace): Overlay[] {
  return trace.path.length > 1 ? [{ id: 'trace', kind: 'path', path: trace.path, colour: COLOURS.supply, dash: [8, 4] }] : [];
}

/** 22.2 Where each division lands. */
export function landingOverlays(index: Index): Overlay[] {
  const hexes = index.catalogue.landings.flatMap((zone) => zone.hexes);
  return [
    { id: 'landings', kind: 'fill', hexes, colour: COLOURS.landing, alpha: 0.3 },
    { id: 'landings-rim', kind: 'outline', hexes, colour: COLOURS.landing },
  ];
}

/** 23.4 The land of each corps. */
export function corpsOverlays(index: Index): Overlay[] {
  return index.catalogue.chart.zones
    .filter((zone) => zone.kind === 'corps')
    .map((zone) => ({ id: `corps-${zone.id}`, kind: 'outline', hexes: zone.hexes, colour: COLOURS.corps, alpha: 0.85, dash: [9, 6] }));
}

/** 26.5 Who holds what counts. */
export function controlOverlays(control: Readonly<Record<string, string>>): Overlay[] {
  return ['allied', 'german'].map((side) => ({
    id: `control-${side}`,
    kind: 'fill',
    hexes: Object.keys(control).filter((hex) => control[hex] === side),
    colour: colourOf(side),
    alpha: 0.34,
  }));
}

/** Ways to choose from, of a retreat. */
export function pathOverlays(id: string, from: string, paths: readonly (readonly string[])[], colour: string): Overlay[] {
  return paths.map((path, i) => ({ id: `${id}-${i}`, kind: 'path', path: path[0] === from ? path : [from, ...path], colour, alpha: 0.8 }));
}

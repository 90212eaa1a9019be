// What is laid over the map: reach, ways, attacks, and the layers a player switches on.
import type { Overlay } from '../../hexes/types';
import { halves } from '../../hexes/table/ground';
import { bandOf } from './pieces';
import type { AvaArea, AvaFormationCard, AvaOperation, AvaReach, AvaRoutes, AvaSupplyMap, AvaTrace } from './wire';

export const COLOURS = {
  reach: '#e8c547',
  blocked: '#c0392b',
  way: '#1c4f8c',
  axis: '#4f6b8a',
  soviet: '#b23a2a',
  command: '#7a4fa3',
  supply: '#3f8f4f',
  cut: '#c0392b',
  area: '#d08a1e',
  strike: '#d62f1f',
  retreat: '#2f6fb2',
} as const;

export const colourOf = (side: string): string => (side === 'axis' ? COLOURS.axis : COLOURS.soviet);

const reached = { full: new WeakMap<AvaRoutes, Overlay[]>(), faint: new WeakMap<AvaRoutes, Overlay[]>() };

/** Where a unit can go, with the cost of each hex; made once, because the board keeps what it draws by list of hexes.
 * `pointed`: the side of a unit that is only pointed at; its reach is faint and has the colour of the side. */
export function reachOverlays(routes: AvaRoutes, pointed = ''): Overlay[] {
  const known = reached[pointed ? 'faint' : 'full'];
  const made = known.get(routes) ?? makeReach(routes, pointed);
  known.set(routes, made);
  return made;
}

function makeReach(routes: AvaRoutes, pointed: string): Overlay[] {
  const faint = pointed !== '';
  const colour = faint ? colourOf(pointed) : COLOURS.reach;
  const open = routes.reach.filter((reach) => !reach.refusal);
  const through = routes.reach.filter((reach) => reach.refusal);
  const hexes = open.map((reach) => reach.hex);
  const strategic = open.filter((reach) => reach.strategic).map((reach) => reach.hex);
  const made: Overlay[] = [
    { id: 'reach', kind: 'fill', hexes, colour, alpha: faint ? 0.18 : 0.3 },
    { id: 'reach-rim', kind: 'outline', hexes, colour, alpha: 0.95 },
  ];
  if (strategic.length > 0) made.push({ id: 'reach-strategic', kind: 'hatch', hexes: strategic, colour, alpha: 0.5 });
  if (through.length > 0)
    made.push({
      id: 'reach-through',
      kind: 'hatch',
      hexes: through.map((reach) => reach.hex),
      colour: COLOURS.blocked,
      alpha: 0.4,
    });
  if (!faint)
    made.push({
      id: 'reach-costs',
      kind: 'text',
      texts: Object.fromEntries(open.map((reach) => [reach.hex, halves(reach.cost)])),
      colour: '--ink',
    });
  return made;
}

/** The way to one hex, and what it costs. */
export function wayOverlays(
  from: string,
  reach: AvaReach | null,
  via: readonly string[],
  to: string | null,
): Overlay[] {
  if (reach) {
    const path = reach.path[0] === from ? reach.path : [from, ...reach.path];
    return [{ id: 'way', kind: 'path', path, colour: COLOURS.way }];
  }
  const path = [from, ...via, ...(to ? [to] : [])];
  return path.length > 1 ? [{ id: 'way', kind: 'path', path, colour: COLOURS.way, dash: [6, 5] }] : [];
}

export function zocOverlays(id: string, area: AvaArea, side: string): Overlay[] {
  return [
    { id, kind: 'hatch', hexes: area.hexes, colour: colourOf(side), alpha: 0.5 },
    { id: `${id}-rim`, kind: 'outline', hexes: area.hexes, colour: colourOf(side), alpha: 0.8 },
  ];
}

export function commandOverlays(area: AvaArea): Overlay[] {
  return [
    { id: 'command', kind: 'fill', hexes: area.hexes, colour: COLOURS.command, alpha: 0.14 },
    { id: 'command-rim', kind: 'outline', hexes: area.hexes, colour: COLOURS.command, alpha: 0.9 },
  ];
}

export function supplyOverlays(supply: AvaSupplyMap): Overlay[] {
  const id = `supply-${supply.side}`;
  return [
    { id, kind: 'fill', hexes: supply.reached, colour: COLOURS.supply, alpha: 0.2 },
    { id: `${id}-rim`, kind: 'outline', hexes: supply.reached, colour: COLOURS.supply, alpha: 0.9 },
    { id: `${id}-cut`, kind: 'hatch', hexes: supply.cut, colour: COLOURS.cut, alpha: 0.7 },
  ];
}

export function traceOverlays(trace: AvaTrace): Overlay[] {
  return trace.path.length > 1
    ? [{ id: 'trace', kind: 'path', path: trace.path, colour: COLOURS.supply, dash: [8, 4] }]
    : [];
}

/** Declared attacks: an arrow from every hex that attacks. */
export function strikeOverlays(
  operations: readonly AvaOperation[],
  at: (unit: string) => string,
  target: string | null,
): Overlay[] {
  const made: Overlay[] = [];
  for (const operation of operations) {
    for (const strike of operation.strikes) {
      for (const from of new Set(strike.units.map(at))) {
        made.push({
          id: `strike-${from}-${strike.target}`,
          kind: 'path',
          path: [from, strike.target],
          colour: COLOURS.strike,
          alpha: target === null || target === strike.target ? 0.95 : 0.5,
        });
      }
    }
  }
  return made;
}

/** Ways to choose from: of a retreat or a pursuit. */
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

/** 16.1 Who holds the cities and sources. */
export function controlOverlays(control: Readonly<Record<string, string>>): Overlay[] {
  return ['axis', 'soviet'].map((side) => ({
    id: `control-${side}`,
    kind: 'fill',
    hexes: Object.keys(control).filter((hex) => control[hex] === side),
    colour: colourOf(side),
    alpha: 0.28,
  }));
}

/** Formations that lie side by side are woven differently. */
const AREA_WEAVES = ['chevrons', 'upright', 'bars', 'diamonds', 'rings', 'dots'] as const;

/** 4.0 Where each formation is set up. */
export function areaOverlays(formations: readonly AvaFormationCard[], inPlay: ReadonlySet<string>): Overlay[] {
  return formations
    .filter((formation) => formation.hexes.some((hex) => inPlay.has(hex)))
    .flatMap((formation, i): Overlay[] => {
      const colour = bandOf(formation.id) ?? COLOURS.area;
      return [
        {
          id: `area-${formation.id}`,
          kind: 'fill',
          hexes: formation.hexes,
          colour,
          alpha: 0.22,
          weave: AREA_WEAVES[i % AREA_WEAVES.length] ?? AREA_WEAVES[0],
        },
        { id: `area-${formation.id}-rim`, kind: 'outline', hexes: formation.hexes, colour },
      ];
    });
}

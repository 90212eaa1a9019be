// The unchanging facts by id, the part of the board that a scenario uses, and what a view says about a hex.
import { areaId, onBoard, valuesOf } from '../../hexes/bonds/lookup';
import { pair, redrawing, redrawn, rerouted, same, split } from '../../hexes/patched';
import { HexMap } from '../../hexes/geometry';
import { groundsOf, indexed, stacks, type Ground as ChartGround } from '../../hexes/table/ground';
import type { Chart } from '../../lib/wire';
import type {
  S42AirCard,
  S42AreaCard,
  S42Catalogue as Catalogue,
  S42Patch as Patch,
  S42UnitCard,
  S42View as View,
} from './wire';

export type Ground = ChartGround;

export interface Index {
  readonly catalogue: Catalogue;
  readonly units: ReadonlyMap<string, S42UnitCard>;
  readonly wings: ReadonlyMap<string, S42AirCard>;
  readonly hexes: ReadonlyMap<string, Ground>;
  /** Entry areas by the id of the place, `area-A`. */
  readonly areas: ReadonlyMap<string, S42AreaCard>;
  readonly map: HexMap;
}

/** Of two places in one hex the greater counts. */
const RANKS = ['landmark', 'town', 'city', 'major'];
/** The best road is told first. */
const ROADS = ['primary', 'secondary', 'rail-main', 'rail', 'rail-volga', 'rail-caspian'];

export const SIDES = ['axis', 'soviet'] as const;
export const otherSide = (side: string): string => (side === 'axis' ? 'soviet' : 'axis');

export const indexOf = indexed((catalogue: Catalogue): Index => {
  const { chart } = catalogue;
  return {
    catalogue,
    units: new Map(catalogue.units.map((unit) => [unit.id, unit])),
    wings: new Map(catalogue.air.map((wing) => [wing.id, wing])),
    hexes: groundsOf(chart, { ranks: RANKS, roads: ROADS }),
    areas: new Map(catalogue.areas.map((area) => [areaId(area.id), area])),
    map: new HexMap(chart),
  };
});

// -- the board of a scenario ---------------------------------------------------------------------------------------

/** The sheets of each scenario; the campaign uses all of them. */
const SHEETS: Readonly<Record<string, string>> = { 'fall-blau': 'A', uranus: 'AB', caucasus: 'CD' };
/** C2.1 The maps of the Caucasus begin with this row, which the upper ones have too. */
const SOUTH = 40;

interface Wanted {
  readonly scenario: string;
  readonly patch: Patch | null;
}

const made = redrawing((catalogue: Catalogue, { scenario, patch }: Wanted) => {
  const drawn = patch ? patchedChart(catalogue.chart, patch) : catalogue.chart;
  return { ...catalogue, chart: cutOut(drawn, scenario) };
});

/** The catalogue with the board as this scenario uses it; the same object for the same scenario and patch. */
export const boardFor = (catalogue: Catalogue, scenario: string, patch: Patch | null): Catalogue =>
  made(catalogue, patch || SHEETS[scenario] ? { scenario, patch } : null);

const isRail = (kind: string): boolean => kind.startsWith('rail');

export function patchedChart(chart: Chart, patch: Patch): Chart {
  const sides = patch.crossings.map(([side, kind]) => [pair(side), kind] as const);
  const kept = chart.crossings.filter(
    ({ hexes }) => !sides.some(([side]) => same(side, [hexes[0] ?? '', hexes[1] ?? ''])),
  );
  const drawn = redrawn(chart, patch, (kind) => !isRail(kind));
  return {
    ...drawn,
    lines: rerouted(drawn.lines, patch.rails, isRail),
    crossings: [
      ...kept,
      ...sides
        .filter(([, kind]) => kind !== 'none')
        .map(([side, kind]) => ({ id: `crossing-${side.join('-')}`, kind, hexes: side, zone: '' })),
    ],
  };
}

/** The part of the board that a scenario is played on. */
export function cutOut(chart: Chart, scenario: string): Chart {
  const sheets = SHEETS[scenario];
  if (!sheets) return chart;
  const south = sheets.includes('C');
  const hexes = chart.hexes.filter(
    ([id, , , , sheet]) => sheets.includes(sheet) || (south && Number(id.slice(2)) >= SOUTH),
  );
  const known = new Set(hexes.map(([id]) => id));
  const both = (side: readonly string[]): boolean => side.every((hex) => known.has(hex));
  return {
    ...chart,
    hexes,
    rivers: chart.rivers
      .map((river) => ({ ...river, sides: river.sides.filter(both) }))
      .filter(({ sides }) => sides.length > 0),
    lines: chart.lines
      .flatMap((line) => split(line, (hex, other) => !both([hex, other])))
      .filter(({ hexes: through }) => both(through)),
    places: chart.places
      .map((place) => ({ ...place, hexes: place.hexes.filter((hex) => known.has(hex)) }))
      .filter(({ hexes: held }) => held.length > 0),
    captions: chart.captions.filter(({ at }) => known.has(at)),
    edges: Object.fromEntries(Object.entries(chart.edges).map(([kind, sides]) => [kind, sides.filter(both)])),
    crossings: chart.crossings.filter(({ hexes: ends }) => both(ends)),
    zones: chart.zones.map((zone) => ({ ...zone, hexes: zone.hexes.filter((hex) => known.has(hex)) })),
  };
}

// -- units and places ------------------------------------------------------------------------------------------------

/** The values as they are written: support units have a range in place of an attack, some defence strengths stand in brackets. */
export function valuesText(unit: S42UnitCard, steps: number): string {
  const [attack, defence, move] = valuesOf(unit, steps);
  if (unit.kind === 'non-combat') return `${defence}-${move}`;
  const held = unit.bracketed ? `(${defence})` : defence;
  return `${unit.kind === 'support' ? `[${unit.range}]` : attack}-${held}-${move}`;
}

/** Which hex or entry area an id means: its own, that of a unit, supply point, air unit or marker, of a place. */
export function placeOf(id: string, view: View, index: Index): string | null {
  if (onBoard(id, index)) return id;
  const at =
    view.units[id]?.[0] ??
    view.supplies[id]?.[1] ??
    view.wings[id]?.[0] ??
    /(?:head|fort|siege|flotilla)-(\d{4})$/u.exec(id)?.[1];
  if (onBoard(at, index)) return at ?? null;
  const { crossings, places, zones } = index.catalogue.chart;
  const spot =
    crossings.find((one) => one.id === id) ?? places.find((one) => one.id === id) ?? zones.find((one) => one.id === id);
  return spot?.hexes[0] ?? null;
}

/** Whose units stand in a place; an empty one has no side. */
export function sideIn(place: string, view: View, index: Index): string | null {
  const [unit] = stacks(view).get(place) ?? [];
  return unit ? (index.units.get(unit)?.side ?? null) : null;
}

/** The hexes an entry area touches in this scenario. */
export const hexesBeside = (area: S42AreaCard, view: View): readonly string[] => area.hexes[view.scenario] ?? [];

/** 34.2 The units in the boxes of the reserve armies in a place, as far as they are known here. */
export function hiddenIn(place: string, view: View): string[] {
  const boxes = Object.entries(view.masks).flatMap(([army, box]) => (view.units[army]?.[0] === place ? [box] : []));
  return Object.entries(view.units).flatMap(([unit, [at]]) => (boxes.includes(at) ? [unit] : []));
}

/** 25.2 Who waits in reserve in a place. */
export const heldBackIn = (place: string, view: View): string[] =>
  (stacks(view).get(place) ?? []).filter((unit) => view.units[unit]?.[3].includes('in-reserve'));

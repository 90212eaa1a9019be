// The unchanging facts by id, and what a view says about a hex.
import { areaId, onBoard, valuesOf } from '../../hexes/bonds/lookup';
import { HexMap } from '../../hexes/geometry';
import { groundsOf, indexed, stacks, type Ground as ChartGround } from '../../hexes/table/ground';
import type {
  H44AreaCard,
  H44BridgeCard,
  H44Catalogue as Catalogue,
  H44LandingCard,
  H44UnitCard,
  H44View as View,
} from './wire';

export interface Ground extends ChartGround {
  /** Bridges and ferries on its sides. */
  readonly crossings: readonly string[];
  readonly landings: readonly string[];
}

export interface Index {
  readonly catalogue: Catalogue;
  readonly units: ReadonlyMap<string, H44UnitCard>;
  readonly hexes: ReadonlyMap<string, Ground>;
  readonly bridges: ReadonlyMap<string, H44BridgeCard>;
  /** Entry areas by the id of the place, `area-N`. */
  readonly areas: ReadonlyMap<string, H44AreaCard>;
  readonly landings: ReadonlyMap<string, H44LandingCard>;
  readonly map: HexMap;
}

/** The id of the face-down counter in a hex. */
export const unknownId = (hex: string): string => `unknown-${hex}`;

/** Of two places in one hex the greater counts. */
const RANKS = ['village', 'town', 'city'];
/** The best road is told first. */
const ROADS = ['primary', 'secondary', 'minor', 'rail'];

export const indexOf = indexed((catalogue: Catalogue): Index => {
  const { chart } = catalogue;
  const hexes = new Map(
    [...groundsOf(chart, { ranks: RANKS, roads: ROADS })].map(([id, ground]) => [
      id,
      { ...ground, crossings: [] as string[], landings: [] as string[] },
    ]),
  );
  for (const crossing of chart.crossings) for (const hex of crossing.hexes) hexes.get(hex)?.crossings.push(crossing.id);
  for (const zone of catalogue.landings) for (const hex of zone.hexes) hexes.get(hex)?.landings.push(zone.id);
  return {
    catalogue,
    units: new Map(catalogue.units.map((unit) => [unit.id, unit])),
    hexes,
    bridges: new Map(catalogue.bridges.map((bridge) => [bridge.id, bridge])),
    areas: new Map(catalogue.areas.map((area) => [areaId(area.id), area])),
    landings: new Map(catalogue.landings.map((zone) => [zone.id, zone])),
    map: new HexMap(chart),
  };
});

/** The values as they are written: guns have a range in place of an attack. */
export function valuesText(unit: H44UnitCard, steps: number): string {
  const [attack, defence, move] = valuesOf(unit, steps);
  return unit.range > 0 ? `[${unit.range}]-${defence}-${move}` : `${attack}-${defence}-${move}`;
}

/** Which hex or entry area an id means: its own, that of a unit, of a face-down counter, of a place, of a bridge. */
export function placeOf(id: string, view: View, index: Index): string | null {
  if (onBoard(id, index)) return id;
  const at = view.units[id]?.[0] ?? id.replace(/^unknown-/u, '');
  if (onBoard(at, index)) return at;
  const bridge = index.catalogue.chart.crossings.find((crossing) => crossing.id === id);
  const spot =
    bridge ??
    index.catalogue.chart.places.find((place) => place.id === id) ??
    index.catalogue.chart.zones.find((zone) => zone.id === id);
  return spot?.hexes[0] ?? null;
}

export function otherSide(side: string): string {
  return side === 'allied' ? 'german' : 'allied';
}

/** Whose units stand in a place; a face-down counter is German. */
export function sideIn(place: string, view: View, index: Index): string | null {
  const [unit] = stacks(view).get(place) ?? [];
  if (unit) return index.units.get(unit)?.side ?? null;
  return view.unknown.includes(place) ? 'german' : null;
}

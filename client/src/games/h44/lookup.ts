// The unchanging facts by id, and what a view says about a hex.
import { HexMap } from '../../hexes/geometry';
import type { H44AreaCard, H44BridgeCard, H44Catalogue as Catalogue, H44LandingCard, H44UnitCard, H44View as View } from '../../lib/wire';

export interface Ground {
  readonly id: string;
  readonly terrain: string;
  /** The city, town or village, if there is one. */
  readonly place: string;
  /** `city`, `town`, `village` or nothing. */
  readonly placeKind: string;
  readonly waters: readonly { readonly id: string; readonly size: string; readonly over: string }[];
  /** Kinds of road through the hex, the best first. */
  readonly roads: readonly string[];
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

/** The id of an entry area as a place. */
export const areaId = (area: string): string => `area-${area}`;
/** The id of the face-down counter in a hex. */
export const unknownId = (hex: string): string => `unknown-${hex}`;

const known = new WeakMap<Catalogue, Index>();

export function indexOf(catalogue: Catalogue): Index {
  const made = known.get(catalogue) ?? build(catalogue);
  known.set(catalogue, made);
  return made;
}

const ROADS = ['primary', 'secondary', 'minor', 'rail'];

function build(catalogue: Catalogue): Index {
  const { chart } = catalogue;
  const hexes = new Map(
    chart.hexes.map(([id, , , terrain]) => [
      id,
      {
        id,
        terrain,
        place: '',
        placeKind: '',
        waters: [] as { id: string; size: string; over: string }[],
        roads: [] as string[],
        crossings: [] as string[],
        landings: [] as string[],
      },
    ]),
  );
  for (const spot of chart.places) for (const hex of spot.hexes) Object.assign(hexes.get(hex) ?? {}, { place: spot.id, placeKind: spot.kind });
  for (const river of chart.rivers) {
    for (const [one, other] of river.sides) {
      hexes.get(one)?.waters.push({ id: river.id, size: river.size, over: other });
      hexes.get(other)?.waters.push({ id: river.id, size: river.size, over: one });
    }
  }
  for (const line of chart.lines) {
    for (const hex of line.hexes) {
      const roads = hexes.get(hex)?.roads;
      if (roads && !roads.includes(line.kind)) roads.push(line.kind);
    }
  }
  for (const { roads } of hexes.values()) roads.sort((one, other) => ROADS.indexOf(one) - ROADS.indexOf(other));
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
}

/** Place to the units in it, in the order of the catalogue. */
export function stacks(view: View): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const [id, [at]] of Object.entries(view.units)) {
    const stack = found.get(at);
    if (stack) stack.push(id);
    else found.set(at, [id]);
  }
  return found;
}

/** The values a unit has with its steps: attack, defence, movement. */
export function valuesOf(unit: H44UnitCard, steps: number): readonly [number, number, number] {
  return isReduced(unit, steps) && unit.reduced ? unit.reduced : unit.full;
}

export function isReduced(unit: H44UnitCard, steps: number): boolean {
  return unit.reduced !== null && steps < unit.steps;
}

/** The values as they are written: guns have a range in place of an attack. */
export function valuesText(unit: H44UnitCard, steps: number): string {
  const [attack, defence, move] = valuesOf(unit, steps);
  return unit.range > 0 ? `[${unit.range}]-${defence}-${move}` : `${attack}-${defence}-${move}`;
}

/** Whether a place is a hex or an entry area: units there can be picked on the board. */
export function onBoard(place: string | undefined, index: Index): boolean {
  return place !== undefined && (index.hexes.has(place) || index.areas.has(place));
}

/** Which hex or entry area an id means: its own, that of a unit, of a face-down counter, of a place, of a bridge. */
export function placeOf(id: string, view: View, index: Index): string | null {
  if (onBoard(id, index)) return id;
  const at = view.units[id]?.[0] ?? id.replace(/^unknown-/u, '');
  if (onBoard(at, index)) return at;
  const bridge = index.catalogue.chart.crossings.find((crossing) => crossing.id === id);
  const spot = bridge ?? index.catalogue.chart.places.find((place) => place.id === id) ?? index.catalogue.chart.zones.find((zone) => zone.id === id);
  return spot?.hexes[0] ?? null;
}

/** The side a seat plays for; an onlooker looks over the shoulder of whoever acts. */
export function sideOf(view: View, seat: string | null): string {
  return (seat !== null && view.seats[seat]) || view.active || 'allied';
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

const SIXTHS = ['', '⅙', '⅓', '½', '⅔', '⅚'];

/** Sixths of a movement point as people write them: 3, 1½, ⅓. */
export function points(sixths: number): string {
  const whole = Math.floor(sixths / 6);
  const part = SIXTHS[sixths % 6] ?? '';
  return whole === 0 && part ? part : `${whole}${part}`;
}

/** Half points as people write them. */
export function halves(count: number): string {
  const whole = Math.floor(count / 2);
  return count % 2 === 0 ? String(whole) : whole === 0 ? '½' : `${whole}½`;
}

/** What a move costs, by its mode: hexes for tactical movement, else movement points. */
export const costText = (mode: string, cost: number): string => (mode === 'tactical' ? String(cost) : points(cost));

// The unchanging facts by id, and what a view says about a hex.
import { HexMap } from '../../hexes/geometry';
import { groundsOf, indexed, type Ground } from '../../hexes/table/ground';
import type {
  AvaCatalogue as Catalogue,
  AvaChitCard,
  AvaFormationCard,
  AvaOperation,
  AvaTerrainCard,
  AvaUnitCard,
  AvaView as View,
} from './wire';

export interface Index {
  readonly catalogue: Catalogue;
  readonly units: ReadonlyMap<string, AvaUnitCard>;
  readonly chits: ReadonlyMap<string, AvaChitCard>;
  readonly formations: ReadonlyMap<string, AvaFormationCard>;
  readonly hexes: ReadonlyMap<string, Ground>;
  /** Hex to the side that draws supply from it. */
  readonly sources: ReadonlyMap<string, string>;
  readonly stars: ReadonlySet<string>;
  readonly terrain: ReadonlyMap<string, AvaTerrainCard>;
  readonly map: HexMap;
}

/** A city outranks a source that lies in it. */
const RANKS = ['city', 'major'];

export const indexOf = indexed((catalogue: Catalogue): Index => ({
  catalogue,
  units: new Map(catalogue.units.map((unit) => [unit.id, unit])),
  chits: new Map(catalogue.chits.map((chit) => [chit.id, chit])),
  formations: new Map(catalogue.formations.map((formation) => [formation.id, formation])),
  hexes: groundsOf(catalogue.chart, { ranks: RANKS }),
  sources: new Map(catalogue.supplies),
  stars: new Set(catalogue.stars),
  terrain: new Map(catalogue.terrain.map((row) => [row.id, row])),
  map: new HexMap(catalogue.chart),
}));

/** The values a unit has with its steps: attack, defence, movement. */
export function valuesOf(unit: AvaUnitCard, steps: number): readonly [number, number, number] {
  return isReduced(unit, steps) && unit.reduced ? unit.reduced : [unit.attack, unit.defence, unit.move];
}

export function isReduced(unit: AvaUnitCard, steps: number): boolean {
  return unit.reduced !== null && steps < 2;
}

/** The hexes of the sheets this scenario is played on. */
export function playable(index: Index, view: View): ReadonlySet<string> {
  const sheets = index.catalogue.sheets[view.scenario] ?? ['L', 'S', 'K'];
  return new Set(
    [...index.hexes.values()].filter((ground) => sheets.includes(ground.sheet)).map((ground) => ground.id),
  );
}

/** The activation this seat carries out, else the first that goes on. */
export function operationOf(view: View, seat: string | null): AvaOperation | undefined {
  return view.operations.find((operation) => operation.seat === seat) ?? view.operations[0];
}

/** The side a seat plays for; a spectator sees the side that acts. */
export function sideOf(view: View, seat: string | null): string {
  return (seat !== null && view.seats[seat]) || view.operations[0]?.side || 'axis';
}

export function otherSide(side: string): string {
  return side === 'axis' ? 'soviet' : 'axis';
}

/** Which hex an id means: its own, or that of the unit or fortress. */
export function hexOf(id: string, view: View, index: Index): string | null {
  if (index.hexes.has(id)) return id;
  const at = view.units[id]?.[0] ?? id.replace(/^fort-/u, '');
  if (index.hexes.has(at)) return at;
  const place = index.catalogue.chart.places.find((spot) => spot.id === id);
  return place?.hexes[0] ?? null;
}

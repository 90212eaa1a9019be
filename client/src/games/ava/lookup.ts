// The unchanging facts by id, and what a view says about a hex.
import { HexMap } from '../../hexes/geometry';
import type { AvaCatalogue as Catalogue, AvaChitCard, AvaFormationCard, AvaOperation, AvaTerrainCard, AvaUnitCard, AvaView as View } from '../../lib/wire';

export interface Ground {
  readonly id: string;
  readonly terrain: string;
  readonly sheet: string;
  /** The city or town, if there is one. */
  readonly place: string;
  /** `major`, `city`, `town` or nothing. */
  readonly placeKind: string;
  readonly rivers: readonly { readonly id: string; readonly size: string; readonly over: string }[];
  readonly lines: readonly string[];
}

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

const known = new WeakMap<Catalogue, Index>();

export function indexOf(catalogue: Catalogue): Index {
  const made = known.get(catalogue) ?? build(catalogue);
  known.set(catalogue, made);
  return made;
}

function build(catalogue: Catalogue): Index {
  const { chart } = catalogue;
  const hexes = new Map(
    chart.hexes.map(([id, , , terrain, sheet]) => [
      id,
      { id, terrain, sheet, place: '', placeKind: '', rivers: [] as { id: string; size: string; over: string }[], lines: [] as string[] },
    ]),
  );
  for (const spot of chart.places) {
    for (const hex of spot.hexes) {
      const ground = hexes.get(hex);
      // A city outranks a source that lies in it.
      if (ground && (!ground.place || ['major', 'city'].includes(spot.kind))) Object.assign(ground, { place: spot.id, placeKind: spot.kind });
    }
  }
  for (const river of chart.rivers) {
    for (const [one, other] of river.sides) {
      hexes.get(one)?.rivers.push({ id: river.id, size: river.size, over: other });
      hexes.get(other)?.rivers.push({ id: river.id, size: river.size, over: one });
    }
  }
  for (const line of chart.lines) {
    for (const hex of line.hexes) {
      const lines = hexes.get(hex)?.lines;
      if (lines && !lines.includes(line.kind)) lines.push(line.kind);
    }
  }
  return {
    catalogue,
    units: new Map(catalogue.units.map((unit) => [unit.id, unit])),
    chits: new Map(catalogue.chits.map((chit) => [chit.id, chit])),
    formations: new Map(catalogue.formations.map((formation) => [formation.id, formation])),
    hexes,
    sources: new Map(catalogue.supplies),
    stars: new Set(catalogue.stars),
    terrain: new Map(catalogue.terrain.map((row) => [row.id, row])),
    map: new HexMap(chart),
  };
}

/** Hex to the units in it, in the order of the catalogue. */
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
export function valuesOf(unit: AvaUnitCard, steps: number): readonly [number, number, number] {
  return isReduced(unit, steps) && unit.reduced ? unit.reduced : [unit.attack, unit.defence, unit.move];
}

export function isReduced(unit: AvaUnitCard, steps: number): boolean {
  return unit.reduced !== null && steps < 2;
}

/** The hexes of the sheets this scenario is played on. */
export function playable(index: Index, view: View): ReadonlySet<string> {
  const sheets = index.catalogue.sheets[view.scenario] ?? ['L', 'S', 'K'];
  return new Set([...index.hexes.values()].filter((ground) => sheets.includes(ground.sheet)).map((ground) => ground.id));
}

/** The activation this seat carries out, else the first that goes on. */
export function operationOf(view: View, seat: string | null): AvaOperation | undefined {
  return view.operations.find((operation) => operation.seat === seat) ?? view.operations[0];
}

/** The side a seat plays for; an onlooker looks over the shoulder of whoever acts. */
export function sideOf(view: View, seat: string | null): string {
  return (seat !== null && view.seats[seat]) || view.operations[0]?.side || 'axis';
}

export function otherSide(side: string): string {
  return side === 'axis' ? 'soviet' : 'axis';
}

/** Half points as people write them: 3, 1½, ½. */
export function halves(points: number): string {
  const whole = Math.floor(points / 2);
  if (points % 2 === 0) return String(whole);
  return whole === 0 ? '½' : `${whole}½`;
}

/** Which hex an id means: its own, or that of the unit or fortress. */
export function hexOf(id: string, view: View, index: Index): string | null {
  if (index.hexes.has(id)) return id;
  const at = view.units[id]?.[0] ?? id.replace(/^fort-/u, '');
  if (index.hexes.has(at)) return at;
  const place = index.catalogue.chart.places.find((spot) => spot.id === id);
  return place?.hexes[0] ?? null;
}

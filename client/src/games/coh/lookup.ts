// The unchanging facts by id, the battlefield of a firefight, and what a view says about a hex.
import { HexMap } from '../../hexes/geometry';
import type { Chart } from '../../hexes/types';
import type {
  CohArmy as Army,
  CohCatalogue as Catalogue,
  CohField as Field,
  CohFirefight as Firefight,
  CohKind as Kind,
  CohPiece as Piece,
  CohView as View,
} from './wire';
import { boardOf, chartOf } from './chart';

export const SIDES = ['german', 'soviet'] as const;
export const otherSide = (side: string): string => (side === 'german' ? 'soviet' : 'german');

/** The hexsides clockwise, as directions of the grid. */
export const FACINGS = ['n', 'ne', 'se', 's', 'sw', 'nw'] as const;
export const directionOf = (facing: string | undefined): number =>
  Math.max(0, FACINGS.indexOf((facing ?? 'n') as (typeof FACINGS)[number]));

export interface Ground {
  readonly id: string;
  readonly board: string;
  readonly terrain: string;
  readonly level: number;
  readonly road: boolean;
  /** What lies on its sides, and the hex beyond each. */
  readonly sides: readonly { readonly kind: string; readonly over: string }[];
}

export interface Index {
  readonly catalogue: Catalogue;
  readonly field: Field;
  readonly scenario: Firefight | undefined;
  readonly chart: Chart;
  readonly map: HexMap;
  readonly hexes: ReadonlyMap<string, Ground>;
}

const known = new WeakMap<Catalogue, Map<string, Index>>();

/** What is known of the battlefield of a firefight, or of a situation that has changed it; the same object for the same ground. */
export function indexOf(catalogue: Catalogue, scenario: string, changed: Field | null = null): Index {
  const all = known.get(catalogue) ?? new Map<string, Index>();
  known.set(catalogue, all);
  const key = changed === null ? scenario : `${scenario} ${JSON.stringify(changed)}`;
  const found = all.get(key) ?? build(catalogue, scenario, changed);
  all.set(key, found);
  return found;
}

const NOWHERE: Field = { boards: [], columns: 1, rows: 0, hexes: [], terrain: [], levels: [], roads: [], sides: {} };

function build(catalogue: Catalogue, scenario: string, changed: Field | null): Index {
  const field = changed ?? catalogue.fields[scenario] ?? NOWHERE;
  const chart = chartOf(field);
  const roads = new Set(field.roads.flat());
  const sides = new Map<string, { kind: string; over: string }[]>();
  for (const [pair, kind] of Object.entries(field.sides)) {
    const [one = '', other = ''] = pair.split('/');
    for (const [hex, over] of [
      [one, other],
      [other, one],
    ] as const)
      sides.set(hex, [...(sides.get(hex) ?? []), { kind, over }]);
  }
  const hexes = field.hexes.map((id, i): Ground => ({
    id,
    board: boardOf(id),
    terrain: field.terrain[i] ?? 'open',
    level: field.levels[i] ?? 0,
    road: roads.has(id),
    sides: sides.get(id) ?? [],
  }));
  return {
    catalogue,
    field,
    scenario: catalogue.firefights[scenario],
    chart,
    map: new HexMap(chart),
    hexes: new Map(hexes.map((ground) => [ground.id, ground])),
  };
}

// -- units -----------------------------------------------------------------------------------------------------------

export const kindOf = (unit: string, { catalogue }: Index): Kind | undefined =>
  catalogue.kinds[catalogue.units[unit] ?? ''];

export const isUnit = (id: string, { catalogue }: Index): boolean => id in catalogue.units;

/** The hex where a unit stands, or rides; null: it is not on the boards, or this seat does not know where. */
export function hexOf(unit: string, view: View, index: Index): string | null {
  const piece: Piece | undefined = view.units[unit];
  const at = piece?.at ?? '';
  return index.hexes.has(at) ? at : null;
}

/** Which hex an id means: its own, or that of a unit. */
export const placeOf = (id: string, view: View, index: Index): string | null =>
  index.hexes.has(id) ? id : hexOf(id, view, index);

/** The units in a hex, those that ride among them. */
export function unitsIn(hex: string, view: View): string[] {
  return Object.entries(view.units).flatMap(([unit, { at }]) => (at === hex ? [unit] : []));
}

/** The units of a side that stand on the boards, as far as is known. */
export function unitsOf(side: string, view: View, index: Index): string[] {
  return Object.keys(view.units).filter(
    (unit) => kindOf(unit, index)?.side === side && hexOf(unit, view, index) !== null,
  );
}

// -- armies ----------------------------------------------------------------------------------------------------------

export const armyOf = (view: View, id: string | null): Army | undefined => view.armies.find((army) => army.id === id);

/** The side of a seat; an spectator sits with the first. */
export const sideOf = (view: View, seat: string | null): string => armyOf(view, seat)?.side ?? SIDES[0];

/** The army on whose sheet a unit lies, as far as it can be told: the only one of its side, or the one that is named. */
export const armiesOf = (view: View, side: string): readonly Army[] => view.armies.filter((army) => army.side === side);

/** Victory points of a side. */
export const pointsOf = (view: View, side: string): number =>
  armiesOf(view, side).reduce((sum, army) => sum + army.points, 0);

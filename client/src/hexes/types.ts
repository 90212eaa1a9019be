// What the hex board draws: the chart of a map (as hexes/chart.py sends it), the pieces on it, and what lies over them.
import type { Weave } from './weaves';

export type Orientation = 'flat' | 'pointy';

export interface Layout {
  readonly orientation: Orientation;
  /** Which columns (flat) or rows (pointy) begin half a hex earlier than the others. */
  readonly raised: 'even' | 'odd';
  readonly columns: number;
  readonly rows: number;
}

/** Printed id, column, row, terrain, sheet. */
export type ChartHex = readonly [id: string, column: number, row: number, terrain: string, sheet: string];
/** A hexside: the two hexes it lies between. */
export type Side = readonly [string, string];

export interface Chart {
  readonly layout: Layout;
  readonly hexes: readonly ChartHex[];
  readonly rivers: readonly { readonly id: string; readonly size: string; readonly sides: readonly Side[] }[];
  readonly lines: readonly { readonly kind: string; readonly hexes: readonly string[] }[];
  readonly places: readonly { readonly id: string; readonly kind: string; readonly hexes: readonly string[] }[];
  readonly captions: readonly {
    readonly at: string;
    readonly kind: string;
    readonly name: Readonly<Record<string, string>> | { readonly en: string };
  }[];
  readonly edges: Readonly<Record<string, readonly Side[]>>;
  readonly crossings: readonly {
    readonly id: string;
    readonly kind: string;
    readonly hexes: readonly string[];
    readonly zone: string;
  }[];
  readonly zones: readonly { readonly id: string; readonly kind: string; readonly hexes: readonly string[] }[];
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A figure in the colour of what it is for; `boxed`: printed in a white box. */
export interface Rated {
  readonly text: string;
  readonly colour: string;
  readonly boxed?: boolean;
}

/** What is printed on the counter of a single squad, gun or vehicle, in place of a unit symbol. */
export interface TacticalFace {
  /** What an attack and a step cost; 0: nothing is printed. */
  readonly fire: number;
  readonly move: number;
  readonly range: string;
  readonly red: Rated | null;
  readonly blue: Rated | null;
  readonly front: Rated | null;
  readonly rear: Rated | null;
  /** Its back is up. */
  readonly spent: boolean;
  /** A word for the hit on it; empty: none. */
  readonly hit: string;
}

/** What is printed on a counter. Two counters with equal faces share one picture. */
export interface CounterFace {
  readonly nation: string;
  readonly side: string;
  /** `armour`, `mechanised`, `motorised`, `infantry`, `mountain`, `cavalry`, `security`, `naval`, `hq`, … */
  readonly arm: string;
  /** `regiment`, `brigade`, `division`, `corps`, `army`, `group`, … */
  readonly echelon: string;
  /** The name of the unit. */
  readonly top?: string;
  readonly left?: string;
  readonly right?: string;
  /** The line of values, `8-5-8`. */
  readonly values: string;
  /** The colour of the formation. */
  readonly band?: string;
  readonly reduced: boolean;
  readonly hq: boolean;
  /** Steps left, drawn as dots; left out where the reduced side says it all. */
  readonly steps?: number;
  /** Face down. */
  readonly hidden?: boolean;
  readonly tactical?: TacticalFace;
}

export interface BoardPiece {
  readonly id: string;
  readonly hex: string;
  readonly side: string;
  readonly face: CounterFace;
  /** `active`, `ready` (shines like what is legal), `moved`, `moving`, `retreated`, `unsupplied`, `attacking`, `target` and the others of `BADGES`; the rest is kept but not drawn. */
  readonly status: readonly string[];
  readonly dim?: boolean;
  /** The direction it faces, 0 to 5 clockwise as in geometry.ts; left out: it faces nowhere. */
  readonly facing?: number;
}

export interface BoardMarker {
  readonly id: string;
  readonly hex: string;
  /** `fortress`, `stand-fast`, `control`, `source`, `star`, `fire`, `target`, the works of `works.ts`; anything else is a round token with its text. */
  readonly kind: string;
  readonly text?: string;
  readonly side?: string;
  /** The direction it faces, as that of a piece. */
  readonly facing?: number;
}

/** A bridge or ferry with a state of its own. */
export interface BoardCrossing {
  readonly id: string;
  /** `bridge`, `rail-bridge` or `ferry`. */
  readonly kind: string;
  /** The two hexes, or a hex and an off-map box. */
  readonly hexes: readonly string[];
  /** `mined`, `intact`, `blown`, `repairing`, `rebuilding`; anything else is just a crossing. */
  readonly state: string;
}

/** An area beyond the edge of the map; pieces lie in it as in a hex. */
export interface OffmapBox {
  readonly id: string;
  readonly title: string;
  /** What stands for the title from far away. */
  readonly letter: string;
  readonly side: string;
  /** The hexes of the map it touches. */
  readonly hexes: readonly string[];
}

/** Something laid over the map. The colour is any CSS colour, or the name of a custom property (`--olive`). */
export interface Overlay {
  readonly id: string;
  /** `line`: a thick border along hexsides; `path`: an arrow through hex centres; `link`: a bar that joins two places and
   * can be pointed at; `outline`: the rim of an area; `facing`: a pointer at one side of each hex. */
  readonly kind: 'fill' | 'outline' | 'hatch' | 'line' | 'path' | 'link' | 'text' | 'facing';
  readonly hexes?: readonly string[];
  /** Hexes in order; `1402/1503` is the middle of a hexside. */
  readonly path?: readonly string[];
  readonly sides?: readonly Side[];
  /** Hex to a short text. */
  readonly texts?: Readonly<Record<string, string>>;
  /** The direction of a `facing`, 0 to 5. */
  readonly facing?: number;
  readonly colour: string;
  readonly alpha?: number;
  readonly dash?: readonly number[];
  /** What an area is woven of, so that it is told from others without its colour. */
  readonly weave?: Weave;
}

/** How something was picked. */
export interface ClickInfo {
  readonly shift: boolean;
  /** A long press or the secondary button: a question, not a deed. */
  readonly long: boolean;
  readonly by: 'mouse' | 'touch' | 'key';
}

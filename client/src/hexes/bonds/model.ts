// What tables of games with bonds have in common, however else their views and catalogues differ.
import type { Wire } from '../../games/contract';
import type { Choice, Chart, OfSide, OfUnit } from '../../lib/wire';
import type { Area, OfGroup, Reach, Routes, ShownBond, Trace } from './wire';
import type { HexMap } from '../geometry';
import type { Ground } from '../table/ground';

export type { Reach, Routes, ShownBond };

export type Piece = readonly [at: string, steps: number, order: string, marks: readonly string[]];

/** An attack that is planned or going on. */
export interface Battle {
  readonly target: string;
  readonly side: string;
  readonly units: readonly string[];
  readonly joined?: readonly string[];
  readonly guns: readonly (string | { readonly unit: string })[];
}

export interface View {
  readonly turn: number;
  readonly phase: string;
  readonly active: string;
  readonly seats: Readonly<Record<string, string>>;
  readonly units: Readonly<Record<string, Piece>>;
  readonly bonds: Readonly<Record<string, readonly ShownBond[]>>;
  readonly control: Readonly<Record<string, string>>;
  readonly parents: Readonly<Record<string, string>>;
  /** The group that has been taken up. */
  readonly moving: readonly string[];
  readonly battle: Battle | null;
}

export interface Unit {
  readonly id: string;
  readonly side: string;
  readonly nation: string;
  readonly type: string;
  readonly move_class: string;
  readonly steps: number;
  readonly full: readonly [number, number, number];
  readonly reduced: readonly [number, number, number] | null;
  readonly range: number;
}

export interface Index {
  readonly catalogue: {
    readonly chart: Chart;
    readonly columns: readonly string[];
    readonly results: readonly (readonly string[])[];
  };
  readonly units: ReadonlyMap<string, Unit>;
  readonly hexes: ReadonlyMap<string, Ground>;
  /** Entry areas by the id of the place, `area-N`. */
  readonly areas: ReadonlyMap<string, object>;
  readonly map: HexMap;
}

export interface Supply {
  readonly side: string;
  readonly roads: readonly string[];
  readonly without: readonly string[];
  readonly cuts: readonly { readonly hexes: readonly [string, string] }[];
}

/** The questions that every such game answers. */
export type BondQuestions = {
  readonly routes: { readonly args: OfGroup; readonly answer: Routes };
  readonly supply: { readonly args: OfSide; readonly answer: Supply };
  readonly trace: { readonly args: OfUnit; readonly answer: Trace };
  readonly zoc: { readonly args: OfSide; readonly answer: Area };
};

/** What such a game sends and receives. */
export interface BondWire extends Wire {
  readonly view: View;
  readonly questions: BondQuestions;
}

/** What is on the table, and what a player has in hand. */
export interface Scene {
  readonly view: View;
  readonly index: Index;
  /** The side that acts here. */
  readonly own: string;
  readonly choices: readonly Choice[];
  /** The units picked to move together, before they are taken up; all of one place. */
  readonly group: readonly string[];
  /** The unit or marker in hand: to land, to retreat, to advance, to be put down. */
  readonly hand: string | null;
  /** The mode of movement asked for; empty: the fastest that leads there. */
  readonly mode: string;
  /** Where the group, picked or taken up, can go. */
  readonly routes: Routes | null;
}

// What the card for putting the table right shows: made by each game, drawn by one component.
import type { Change } from '../../games/contract';

/** A change that a button makes. */
export interface Option {
  readonly text: string;
  readonly pressed: boolean;
  readonly change: Change;
}

/** Something that is being changed: a unit, a city, a bridge. */
export interface Subject {
  /** The unit whose counter is shown; empty: none. */
  readonly unit: string;
  readonly title: string;
  readonly state: string;
  readonly options: readonly Option[];
}

/** A change in words: what it is about, and what becomes of what. */
export interface ChangeText {
  readonly id: string;
  readonly name: string;
  readonly parts: readonly string[];
}

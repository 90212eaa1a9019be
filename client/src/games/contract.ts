// What the shell and the board of a game agree on: the board draws and reports what was picked; the shell decides.
import type { Texts } from '../lib/texts';
import type { Choice, Event } from '../lib/wire';

/** Where on the screen something was picked, so that a menu can open there. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface TableProps<View = unknown, Catalogue = unknown> {
  view: View;
  catalogue: Catalogue;
  /** Id of a piece or place to the legal choices that touch it. */
  legal: Map<string, Choice[]>;
  selected: string | null;
  /** Ids to mark after a refusal. */
  evidence: Set<string>;
  /** Id to fly to and flash, from a line of the log. */
  focus: string | null;
  /** The events with dice of the last ply. */
  lastRoll: readonly Event[];
  t: Texts;
  onpick: (id: string, at?: Point) => void;
  onhover?: (id: string | null) => void;
}

/** What is known about a piece or place, in the player's words. */
export interface Facts {
  readonly title: string;
  /** What sort of thing it is. */
  readonly kind: string;
  readonly lines: readonly string[];
}

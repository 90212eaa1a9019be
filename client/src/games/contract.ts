// What the shell and the board of a game agree on: the board draws and reports what was picked; the shell decides.
import type { Texts } from '../lib/texts';
import type { Action, Ask, Choice, Event, Message } from '../lib/wire';

/** Where on the screen something was picked, so that a menu can open there. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** What a game's own `wire.ts` says of it; by itself: what is known of any game. */
export interface Wire {
  readonly view: unknown;
  readonly catalogue: unknown;
  readonly action: Action;
  readonly questions: Questions;
}

/** The questions that a game answers, by name. */
export type Questions = Readonly<Record<string, { readonly args: object; readonly answer: unknown }>>;

/** The name of a question. */
export type Asked<Q extends Questions> = keyof Q & string;

export interface TableProps<W extends Wire = Wire> {
  view: W['view'];
  catalogue: W['catalogue'];
  /** Id of a piece or place to the legal choices that touch it. */
  legal: Map<string, Choice<W['action']>[]>;
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
  /** For boards on which one gesture is several steps, or on which things are asked before they are done. */
  shell: ShellApi<W>;
}

/** One change of a table that is put right by agreement: where a piece stands, how many steps it has. */
export type Change = Readonly<Record<string, string | number | boolean>>;

/** What the shell does for a board beyond understanding a pick. */
export interface ShellApi<W extends Wire = Wire> {
  /** The ply on show. */
  readonly ply: number;
  /** Whose view it is; null for an spectator. */
  readonly seat: string | null;
  /** The seats held here. */
  readonly mine: readonly string[];
  /** A player of this browser is asked, now. */
  readonly asked: boolean;
  /** The question on the table, of any seat. */
  readonly ask: Ask<W['action']> | null;
  /** The legal answers, if a player of this browser is asked. */
  readonly choices: readonly Choice<W['action']>[];
  /** What happened in the last plies, oldest first. */
  recent(plies: number): readonly Event[];
  /** Plays these one after another; after a refusal the rest is dropped. */
  perform(...actions: readonly W['action'][]): void;
  /** The same for steps that belong together: one undo takes them all back. */
  performAsOne(...actions: readonly W['action'][]): void;
  /** Says what cannot be undone before it is done, and does it after a yes. */
  warn(warning: Message, accept: () => void, at?: Point | null): void;
  /** A question to the game; null if it has no answer. */
  query<What extends Asked<W['questions']>>(
    what: What,
    args: W['questions'][What]['args'],
  ): Promise<W['questions'][What]['answer'] | null>;
  openRule(rule: string): void;
  /** Fly to something and make it flash. */
  flash(id: string): void;
  /** The changes proposed so far, while the table is being put right; else null. */
  readonly changes: readonly Change[] | null;
  /** The changes that another player has proposed; else null. */
  readonly proposal: readonly Change[] | null;
  /** Adds a change; one of the same piece is replaced or filled up. */
  addChange(change: Change): void;
  /** Layers of the map that shall be seen now, by their names; a board has some of them, or none. */
  readonly layers: readonly string[];
  /** How the shell finds a thing on the screen, for cards that must not lie on it. */
  locate: ((id: string) => Point | null) | null;
}

/** What is known about a piece or place, in the player's words. */
export interface Facts {
  readonly title: string;
  /** What sort of thing it is. */
  readonly kind: string;
  readonly lines: readonly string[];
}

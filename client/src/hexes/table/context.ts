// What every part of a table with a hex board shares, whatever the game.
import { createContext } from 'svelte';
import type { ShellApi, Point, TableProps, Wire } from '../../games/contract';
import type { Args, Texts } from '../../lib/texts';
import type { BoardStyle } from '../style';
import type { CounterFace } from '../types';
import type { Questions } from './questions.svelte';

export interface HexTable<W extends Wire = Wire> {
  readonly t: Texts;
  readonly shell: ShellApi<W>;
  readonly questions: Questions<W['questions']>;
  readonly legal: TableProps<W>['legal'];
  readonly selected: string | null;
  readonly evidence: ReadonlySet<string>;
  readonly focus: string | null;
  readonly style: BoardStyle;
  /** A text of this game's board. */
  say(name: string, args?: Args): string;
  /** The counter of a unit as it is now, or with so many steps. */
  face(unit: string, steps?: number): CounterFace | null;
  /** A click on a unit, chit or hex, wherever it lies. */
  pick(id: string, at?: Point): void;
  hover(id: string | null, at?: Point): void;
}

export const [getHexTable, setHexTable] = createContext<HexTable>();

/** Where a menu about something that was clicked shall open. */
export function pointOf(event: MouseEvent): Point {
  if (event.detail > 0) return { x: event.clientX, y: event.clientY };
  const rect = (event.currentTarget as HTMLElement).getBoundingClientRect();
  return { x: rect.left + rect.width / 2, y: rect.top + rect.height / 2 };
}

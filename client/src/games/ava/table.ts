// What every part of this board shares.
import { createContext } from 'svelte';
import type { Args, Texts } from '../../lib/texts';
import type { AvaView, Choice } from '../../lib/wire';
import type { Desk, Point } from '../contract';
import type { Index } from './lookup';
import type { Questions } from './questions.svelte';

export interface Table {
  readonly view: AvaView;
  readonly index: Index;
  readonly t: Texts;
  readonly desk: Desk;
  readonly questions: Questions;
  readonly legal: Map<string, Choice[]>;
  readonly selected: string | null;
  readonly evidence: ReadonlySet<string>;
  readonly focus: string | null;
  /** A text of this board. */
  say(name: string, args?: Args): string;
  /** A click on a unit, chit or hex, wherever it lies. */
  pick(id: string, at?: Point): void;
  hover(id: string | null, at?: Point): void;
}

export const [getTable, setTable] = createContext<Table>();

/** Where a menu about something that was clicked shall open. */
export function pointOf(event: MouseEvent): Point {
  if (event.detail > 0) return { x: event.clientX, y: event.clientY };
  const rect = (event.currentTarget as HTMLElement).getBoundingClientRect();
  return { x: rect.left + rect.width / 2, y: rect.top + rect.height / 2 };
}

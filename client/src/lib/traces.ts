// What the shell lays over any board for those who watch: where units went, and where to look. A board that draws with
// a canvas takes it from here; for the others the shell draws it itself.
import { getContext, setContext } from 'svelte';

/** An arrow from place to place; the first may be a unit, which is where it stands. One place alone: from off the board. */
export interface Trace {
  readonly kind: 'move' | 'retreat' | 'advance' | 'attack';
  readonly path: readonly string[];
  /** Drawn faintly: one of many. */
  readonly faint?: boolean;
}

export interface Traces {
  readonly arrows: readonly Trace[];
  /** The places that the camera keeps in sight; empty: it stays where it is. */
  readonly gaze: readonly string[];
}

const KEY = Symbol('traces');
const NONE: Traces = { arrows: [], gaze: [] };

export function shareTraces(traces: () => Traces): void {
  setContext(KEY, traces);
}

/** What the shell has to show; nothing for a board without a shell. */
export function sharedTraces(): () => Traces {
  return getContext<(() => Traces) | undefined>(KEY) ?? ((): Traces => NONE);
}

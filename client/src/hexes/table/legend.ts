// The legend of what lies over the map at the moment.
import type { Overlay } from '../types';

export interface Entry {
  /** Name of the text of this board. */
  readonly text: string;
  readonly colour: string;
  readonly hatched: boolean;
}

/** `texts`: what the ids of overlays look like, and the text that explains them. */
export function legendFrom(overlays: readonly Overlay[], texts: readonly (readonly [RegExp, string])[]): Entry[] {
  const found = new Map<string, Entry>();
  for (const { id, kind, hexes, path, sides, colour } of overlays) {
    const text = texts.find(([pattern]) => pattern.test(id))?.[1];
    if (text && (hexes?.length || path?.length || sides?.length))
      found.set(text, { text, colour, hatched: kind === 'hatch' });
  }
  return [...found.values()];
}

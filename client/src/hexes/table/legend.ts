// The legend of what lies over the map at the moment.
import type { Overlay } from '../types';

export interface Entry {
  /** Name of the text of this board. */
  readonly text: string;
  /** What it looks like. */
  readonly overlay: Overlay;
}

/** `texts`: what the ids of overlays look like, and the text that explains them. */
export function legendFrom(overlays: readonly Overlay[], texts: readonly (readonly [RegExp, string])[]): Entry[] {
  const entries = new Map<string, Entry>();
  for (const overlay of overlays) {
    const text = texts.find(([ids]) => ids.test(overlay.id))?.[1];
    if (text && (overlay.hexes?.length || overlay.path?.length || overlay.sides?.length))
      entries.set(text, { text, overlay });
  }
  return [...entries.values()];
}

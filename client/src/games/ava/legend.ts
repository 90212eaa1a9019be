// The legend of what lies over the map at the moment.
import type { Overlay } from '../../hexes/types';

export interface Entry {
  /** Name of the text of this board. */
  readonly text: string;
  readonly colour: string;
  readonly hatched: boolean;
}

const TEXTS: readonly (readonly [RegExp, string])[] = [
  [/^reach$/u, 'legend-reach'],
  [/^reach-strategic$/u, 'legend-strategic'],
  [/^reach-through$/u, 'legend-through'],
  [/^supply-[a-z]+$/u, 'legend-supply'],
  [/^supply-[a-z]+-cut$/u, 'legend-cut'],
  [/^command$/u, 'legend-command'],
  [/^zoc-enemy$/u, 'layer-zoc-enemy'],
  [/^zoc-own$/u, 'layer-zoc-own'],
  [/^setup$/u, 'legend-setup'],
  [/^control-axis$/u, 'legend-axis'],
  [/^control-soviet$/u, 'legend-soviet'],
];

export function legendOf(overlays: readonly Overlay[]): Entry[] {
  const found = new Map<string, Entry>();
  for (const { id, kind, hexes, colour } of overlays) {
    const text = TEXTS.find(([pattern]) => pattern.test(id))?.[1];
    if (text && hexes?.length) found.set(text, { text, colour, hatched: kind === 'hatch' });
  }
  // Who holds what has flags, too; beside the colours of supply it could be mistaken.
  if (!found.has('legend-supply')) for (const text of ['legend-axis', 'legend-soviet']) found.delete(text);
  return [...found.values()];
}

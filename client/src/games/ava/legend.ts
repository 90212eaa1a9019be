// The legend of what lies over the map at the moment.
import { legendFrom, type Entry } from '../../hexes/table/legend';
import type { Overlay } from '../../hexes/types';

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
  const found = legendFrom(overlays, TEXTS);
  // Who holds what has flags, too; beside the colours of supply it could be mistaken.
  const supply = found.some(({ text }) => text === 'legend-supply');
  return found.filter(({ text }) => supply || !['legend-axis', 'legend-soviet'].includes(text));
}

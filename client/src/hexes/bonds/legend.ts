// What the colours on the map mean in any game with bonds: of moves, attacks and retreats.
import type { Key } from '../table/layerbar';
import { SHARED_COLOURS as COLOURS } from './layers';

export const MOVE_KEYS: readonly Key[] = [
  { text: 'legend-normal', colour: COLOURS.normal, look: 'fill', id: 'reach-normal' },
  { text: 'legend-extended', colour: COLOURS.extended, look: 'fill', id: 'reach-extended' },
  { text: 'legend-tactical', colour: COLOURS.tactical, look: 'fill', id: 'reach-tactical' },
];

export const COMBAT_KEYS: readonly Key[] = [
  { text: 'legend-strike', colour: COLOURS.strike, look: 'arrow', id: 'strike-' },
  { text: 'legend-breakthrough', colour: COLOURS.strike, look: 'fill', id: 'breakthrough' },
  { text: 'legend-retreat', colour: COLOURS.retreat, look: 'arrow', id: 'retreat-x' },
  { text: 'legend-retreat-ends', colour: COLOURS.retreat, look: 'fill', id: 'retreat-ends' },
];

/** What the ids of overlays look like, and the text that explains them. */
export const SHARED_LEGEND: readonly (readonly [RegExp, string])[] = [
  [/^reach-normal$/u, 'legend-normal'],
  [/^reach-extended$/u, 'legend-extended'],
  [/^reach-tactical$/u, 'legend-tactical'],
  [/^supply-[a-z]+-cut$/u, 'legend-cut'],
  [/^zoc-enemy$/u, 'layer-zoc-enemy'],
  [/^zoc-own$/u, 'layer-zoc-own'],
  [/^retreat-ends$/u, 'legend-retreat-ends'],
  [/^breakthrough$/u, 'legend-breakthrough'],
];

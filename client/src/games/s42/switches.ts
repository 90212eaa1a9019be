// The layers of this board for the bar beside it, what the colours on the map mean, and which of them lie there now.
import { COMBAT_KEYS, MOVE_KEYS, SHARED_LEGEND } from '../../hexes/bonds/legend';
import type { Key, Switch } from '../../hexes/table/layerbar';
import { BOARD, type Layer } from './keys';
import { colourOf, COLOURS } from './layers';
import { otherSide } from './lookup';

const FIXED: Readonly<Partial<Record<Layer, string>>> = {
  supply: COLOURS.supply,
  'supply-enemy': COLOURS.supplyOther,
  forts: COLOURS.fort,
  rails: COLOURS.rail,
  reach: COLOURS.normal,
  about: 'var(--line-2)',
};

export const switchesOf = (own: string): Switch[] =>
  BOARD.layers.map((layer) => ({
    layer,
    letter: BOARD.letterOf(layer),
    colour: FIXED[layer] ?? colourOf(layer === 'zoc-enemy' ? otherSide(own) : own),
  }));

export const COLOUR_KEYS: readonly Key[] = [
  ...MOVE_KEYS,
  { text: 'legend-bond-axis', colour: COLOURS.axis, look: 'bar', id: 'bond:axis' },
  { text: 'legend-bond-soviet', colour: COLOURS.soviet, look: 'bar', id: 'bond:soviet' },
  { text: 'legend-closed', colour: COLOURS.axis, look: 'hatch', id: 'bond-hexes-axis' },
  { text: 'legend-supply-soviet', colour: COLOURS.supply, look: 'fill', id: 'supply-soviet' },
  { text: 'legend-supply-axis', colour: COLOURS.supplyOther, look: 'fill', id: 'supply-axis' },
  { text: 'legend-cut', colour: COLOURS.cut, look: 'side', id: 'supply-x-cut' },
  { text: 'legend-rails-soviet', colour: COLOURS.rail, look: 'fill', id: 'rails-soviet' },
  { text: 'legend-rails-axis', colour: COLOURS.railOther, look: 'fill', id: 'rails-axis' },
  ...COMBAT_KEYS,
];

/** What the ids of overlays look like, and the text that explains them. */
export const LEGEND: readonly (readonly [RegExp, string])[] = [
  ...SHARED_LEGEND,
  [/^bond:axis/u, 'legend-bond-axis'],
  [/^bond:soviet/u, 'legend-bond-soviet'],
  [/^supply-axis$/u, 'legend-supply-axis'],
  [/^supply-soviet$/u, 'legend-supply-soviet'],
  [/^rails-axis$/u, 'legend-rails-axis'],
  [/^rails-soviet$/u, 'legend-rails-soviet'],
  [/^control-axis$/u, 'legend-axis'],
  [/^control-soviet$/u, 'legend-soviet'],
];

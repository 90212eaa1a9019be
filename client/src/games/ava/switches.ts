// The layers of this board for the bar beside it, and what the colours on the map mean.
import type { Key, Switch } from '../../hexes/table/layerbar';
import { BOARD, type Layer } from './keys';
import { colourOf, COLOURS } from './layers';
import { otherSide } from './lookup';

function colour(layer: Layer, own: string): string {
  switch (layer) {
    case 'zoc-enemy':
      return colourOf(otherSide(own));
    case 'zoc-own':
    case 'control':
      return colourOf(own);
    case 'command':
      return COLOURS.command;
    case 'supply':
    case 'supply-enemy':
      return COLOURS.supply;
    case 'areas':
      return COLOURS.area;
    case 'reach':
      return COLOURS.reach;
    case 'about':
      return 'var(--line-2)';
  }
}

export const switchesOf = (own: string): Switch[] =>
  BOARD.layers.map((layer) => ({ layer, letter: BOARD.letterOf(layer), colour: colour(layer, own) }));

export const COLOUR_KEYS: readonly Key[] = [
  { text: 'legend-active', colour: '#c9d6e2', look: 'thin' },
  { text: 'legend-reach', colour: COLOURS.reach, look: 'fill', id: 'reach' },
  { text: 'legend-through', colour: COLOURS.blocked, look: 'hatch', id: 'reach-through' },
  { text: 'legend-strategic', colour: COLOURS.reach, look: 'hatch', id: 'reach-strategic' },
  { text: 'legend-supply', colour: COLOURS.supply, look: 'fill', id: 'supply-axis' },
  { text: 'legend-cut', colour: COLOURS.cut, look: 'hatch', id: 'supply-x-cut' },
  { text: 'legend-command', colour: COLOURS.command, look: 'fill', id: 'command' },
  { text: 'legend-strike', colour: COLOURS.strike, look: 'arrow', id: 'strike-' },
  { text: 'legend-retreat', colour: COLOURS.retreat, look: 'arrow', id: 'retreat-x' },
];

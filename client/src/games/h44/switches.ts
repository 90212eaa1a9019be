// The layers of this board for the bar beside it, what the colours on the map mean, and which of them lie there now.
import { COMBAT_KEYS, MOVE_KEYS, SHARED_LEGEND } from '../../hexes/bonds/legend';
import type { Key, Switch } from '../../hexes/table/layerbar';
import { BOARD, type Layer } from './keys';
import { colourOf, COLOURS } from './layers';
import { otherSide } from './lookup';

function colour(layer: Layer, own: string): string {
  switch (layer) {
    case 'zoc-enemy':
      return colourOf(otherSide(own));
    case 'bonds':
    case 'zoc-own':
    case 'control':
      return colourOf(own);
    case 'supply':
    case 'supply-enemy':
      return COLOURS.supply;
    case 'landings':
      return COLOURS.landing;
    case 'corps':
      return COLOURS.corps;
    case 'reach':
      return COLOURS.normal;
    case 'about':
      return 'var(--line-2)';
  }
}

export const switchesOf = (own: string): Switch[] =>
  BOARD.layers.map((layer) => ({ layer, letter: BOARD.letterOf(layer), colour: colour(layer, own) }));

export const COLOUR_KEYS: readonly Key[] = [
  ...MOVE_KEYS,
  { text: 'legend-bond-allied', colour: COLOURS.allied, look: 'bar', id: 'bond:allied' },
  { text: 'legend-bond-german', colour: COLOURS.german, look: 'bar', id: 'bond:german' },
  { text: 'legend-closed', colour: COLOURS.german, look: 'hatch', id: 'bond-hexes-german' },
  { text: 'legend-supply', colour: COLOURS.supply, look: 'fill', id: 'supply-allied' },
  { text: 'legend-supply-german', colour: COLOURS.supplyOther, look: 'fill', id: 'supply-german' },
  { text: 'legend-cut', colour: COLOURS.cut, look: 'side', id: 'supply-x-cut' },
  { text: 'legend-landing', colour: COLOURS.landing, look: 'fill', id: 'landings' },
  { text: 'legend-risky', colour: COLOURS.strike, look: 'fill', id: 'landings-risky' },
  { text: 'legend-corps', colour: COLOURS.corps, look: 'rim', id: 'corps-x' },
  ...COMBAT_KEYS,
];

/** What the ids of overlays look like, and the text that explains them. */
export const LEGEND: readonly (readonly [RegExp, string])[] = [
  ...SHARED_LEGEND,
  [/^bond:allied/u, 'legend-bond-allied'],
  [/^bond:german/u, 'legend-bond-german'],
  [/^supply-allied$/u, 'legend-supply'],
  [/^supply-german$/u, 'legend-supply-german'],
  [/^landings$/u, 'legend-landing'],
  [/^landings-risky$/u, 'legend-risky'],
  [/^corps-/u, 'legend-corps'],
  [/^control-allied$/u, 'legend-allied'],
  [/^control-german$/u, 'legend-german'],
];

// The layers of this board for the bar beside it, what the colours on the map mean, and which of them lie there now.
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

export const switchesOf = (own: string): Switch[] => BOARD.layers.map((layer) => ({ layer, letter: BOARD.letterOf(layer), colour: colour(layer, own) }));

export const COLOUR_KEYS: readonly Key[] = [
  { text: 'legend-normal', colour: COLOURS.normal, look: 'fill' },
  { text: 'legend-extended', colour: COLOURS.extended, look: 'fill' },
  { text: 'legend-tactical', colour: COLOURS.tactical, look: 'fill' },
  { text: 'legend-bond-allied', colour: COLOURS.allied, look: 'arrow' },
  { text: 'legend-bond-german', colour: COLOURS.german, look: 'arrow' },
  { text: 'legend-closed', colour: COLOURS.german, look: 'hatch' },
  { text: 'legend-supply', colour: COLOURS.supply, look: 'fill' },
  { text: 'legend-supply-german', colour: COLOURS.supplyGerman, look: 'fill' },
  { text: 'legend-cut', colour: COLOURS.cut, look: 'arrow' },
  { text: 'legend-landing', colour: COLOURS.landing, look: 'fill' },
  { text: 'legend-risky', colour: COLOURS.strike, look: 'fill' },
  { text: 'legend-corps', colour: COLOURS.corps, look: 'arrow' },
  { text: 'legend-strike', colour: COLOURS.strike, look: 'arrow' },
  { text: 'legend-breakthrough', colour: COLOURS.strike, look: 'fill' },
  { text: 'legend-retreat', colour: COLOURS.retreat, look: 'arrow' },
  { text: 'legend-retreat-ends', colour: COLOURS.retreat, look: 'fill' },
];

/** What the ids of overlays look like, and the text that explains them. */
export const LEGEND: readonly (readonly [RegExp, string])[] = [
  [/^reach-normal$/u, 'legend-normal'],
  [/^reach-extended$/u, 'legend-extended'],
  [/^reach-tactical$/u, 'legend-tactical'],
  [/^bond:allied/u, 'legend-bond-allied'],
  [/^bond:german/u, 'legend-bond-german'],
  [/^supply-allied$/u, 'legend-supply'],
  [/^supply-german$/u, 'legend-supply-german'],
  [/^supply-[a-z]+-cut$/u, 'legend-cut'],
  [/^zoc-enemy$/u, 'layer-zoc-enemy'],
  [/^zoc-own$/u, 'layer-zoc-own'],
  [/^landings$/u, 'legend-landing'],
  [/^landings-risky$/u, 'legend-risky'],
  [/^retreat-ends$/u, 'legend-retreat-ends'],
  [/^breakthrough$/u, 'legend-breakthrough'],
  [/^corps-/u, 'legend-corps'],
  [/^control-allied$/u, 'legend-allied'],
  [/^control-german$/u, 'legend-german'],
];

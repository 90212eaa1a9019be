// The layers of this board for the bar beside it, what the colours on the map mean, and which of them lie there now.
import type { Key, Switch } from '../../hexes/table/layerbar';
import { BOARD, type Layer } from './keys';

export const COLOURS = {
  reach: '#e8c547',
  refused: '#8a8576',
  way: '#1f6f8b',
  seen: '#2f8f4f',
  blocked: '#3a3530',
  shaded: '#6a5a8c',
  threat: '#b3271b',
  arc: '#d07a1e',
  exposure: '#a0399a',
  strike: '#b3271b',
  german: '#4d6270',
  soviet: '#a83f2a',
  height: '#8a5a24',
} as const;

const LOOKS: Readonly<Record<Layer, string>> = {
  reach: COLOURS.reach,
  sight: COLOURS.seen,
  threat: COLOURS.threat,
  arcs: COLOURS.arc,
  exposure: COLOURS.exposure,
  control: COLOURS.soviet,
  heights: COLOURS.height,
  about: 'var(--line-2)',
};

export const SWITCHES: readonly Switch[] = BOARD.layers.map((layer) => ({
  layer,
  letter: BOARD.letterOf(layer),
  colour: LOOKS[layer],
}));

export const COLOUR_KEYS: readonly Key[] = [
  { text: 'legend-reach', colour: COLOURS.reach, look: 'fill', id: 'reach' },
  { text: 'legend-seen', colour: COLOURS.seen, look: 'fill', id: 'seen' },
  { text: 'legend-blocked', colour: COLOURS.blocked, look: 'hatch', id: 'blocked' },
  { text: 'legend-threat', colour: COLOURS.threat, look: 'hatch', id: 'threat' },
  { text: 'legend-arc', colour: COLOURS.arc, look: 'fill', id: 'arc' },
  { text: 'legend-exposure', colour: COLOURS.exposure, look: 'fill', id: 'exposure' },
  { text: 'legend-strike', colour: COLOURS.strike, look: 'arrow', id: 'line-of-fire-x' },
];

/** What the ids of overlays look like, and the text that explains them. */
export const LEGEND: readonly (readonly [RegExp, string])[] = [
  [/^reach$/u, 'legend-reach'],
  [/^seen$/u, 'legend-seen'],
  [/^blocked$/u, 'legend-blocked'],
  [/^threat/u, 'legend-threat'],
  [/^arc/u, 'legend-arc'],
  [/^exposure$/u, 'legend-exposure'],
  [/^targets$/u, 'legend-targets'],
  [/^line-of-fire/u, 'legend-strike'],
  [/^past-move/u, 'legend-past'],
];

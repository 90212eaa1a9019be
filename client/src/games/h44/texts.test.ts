// Every text the board asks for exists in every language, and none is left over.
import { checkTexts } from '../../hexes/table/boardtexts';
import { EXPLAINED } from './verbrules';
import { BOARD, KEYS } from './keys';

const MARKS = [
  'engaged',
  'spent',
  'unsupplied',
  'scattered',
  'refitted',
  'marching',
  'fired',
  'dismounted',
  'automatic-ds',
  'retreated',
  'attacked',
  'ferrying',
  'moved',
  'assaults',
  'depleted',
  'extended',
  'landed',
  'alerted',
];
const STATES = ['mined', 'intact', 'blown', 'repairing', 'rebuilding'];
const MODES = ['normal', 'extended', 'tactical'];

const RESULTS = ['a1', 'a1-eng', 'eng', 'ex', 'a1-dr', 'dr', 'drx', 'a1-d1', 'd1', 'dmr', 'ds'];

checkTexts(
  'h44',
  [
    ...RESULTS.map((result) => `result-${result}`),
    ...['resupply', 'bridges', 'landing', 'movement', 'combat', 'recovery', 'supply', 'traffic', 'end'].map(
      (phase) => `phase-${phase}`,
    ),
    ...['am', 'pm', 'night'].map((part) => `part-${part}`),
    ...['clear', 'cloudy', 'overcast'].map((sky) => `sky-${sky}`),
    ...['track', 'victory', 'forces'].map((drawer) => `drawer-${drawer}`),
    ...['air', 'eliminated', 'removed', 'plate'].map((box) => `box-${box}`),
    ...['short', 'campaign'].map((scenario) => `victory-help-${scenario}`),
    ...MARKS.map((mark) => `mark-${mark}`),
    ...['good', 'disrupted', 'full-retreat'].map((order) => `order-${order}`),
    ...['elite', 'low'].map((morale) => `morale-${morale}`),
    ...['non-mech', 'mech-infantry', 'vehicle'].map((kind) => `class-${kind}`),
    ...STATES.flatMap((state) => [`bridge-state-${state}`, `short-${state}`]),
    'short-never',
    'short-ferry',
    ...['road', 'rail'].flatMap((kind) => ['major', 'canal'].map((water) => `bridge-${kind}-${water}`)),
    ...['major', 'canal', 'minor'].map((size) => `water-${size}`),
    ...['primary', 'secondary', 'minor', 'rail'].map((road) => `road-${road}`),
    ...['city', 'town', 'village'].map((place) => `place-${place}`),
    ...EXPLAINED.map((verb) => `verb-help-${verb}`),
    ...['limited', 'normal', 'bonus'].map((kind) => `advance-${kind}`),
    ...MODES.flatMap((mode) => [`mode-${mode}`, `mode-${mode}-help`, `way-${mode}`]),
    ...BOARD.layers.map((layer) => `layer-${layer}`),
    ...KEYS.map(([, text]) => text.replace('h44-ui-', '')),
  ],
  'bonds',
);

// Every text the board asks for exists in every language, and none is left over.
import { checkTexts } from '../../hexes/table/boardtexts';
import { EXPLAINED } from './verbrules';
import { BOARD, KEYS } from './keys';

const MARKS = [
  'unsupplied',
  'isolated',
  'train',
  'used',
  'replaced',
  'in-reserve',
  'alerted',
  'unmasked',
  'moved',
  'extended',
  'attacked',
  'automatic-ds',
  'retreated',
  'entered',
  'was-attacked',
  'chose-full-retreat',
  'released',
  'moved-one-hex',
];
const PHASES = [
  'weather',
  'initial',
  'movement',
  'combat',
  'stacking',
  'recovery',
  'supply',
  'preliminary',
  'mini-movement',
  'mini-combat',
  'between',
  'end',
];
const MODES = ['normal', 'extended', 'tactical'];
const RESULTS = ['a1', 'a1-dr2', 'ex', 'dr2', 'drx', 'a1-d1', 'dr4', 'd1', 'ds'];
/** Verbs that a card sorts by kind, beside those that are explained. */
const VERBS = [
  'assign',
  'arrive',
  'station',
  'dismantle',
  'lay-rails',
  'attack',
  'stay-behind',
  'retreat',
  'give-mask',
  'shift',
];

checkTexts(
  's42',
  [
    ...RESULTS.map((result) => `result-${result}`),
    ...PHASES.map((phase) => `phase-${phase}`),
    ...['clear', 'overcast', 'overcast-w', 'rain', 'snow', 'mud', 'winter'].flatMap((sky) => [
      `sky-${sky}`,
      `sky-${sky}-help`,
    ]),
    ...['track', 'victory', 'forces'].map((drawer) => `drawer-${drawer}`),
    ...['pool', 'volunteers', 'trans-caucasus', 'plate', 'eliminated', 'removed'].map((box) => `box-${box}`),
    ...['air-box', 'aside', 'coming', 'gone'].map((place) => `air-${place}`),
    ...['infantry', 'tank', 'cavalry', 'special', 'hungarian', 'romanian', 'italian', 'allied'].map(
      (kind) => `replacement-${kind}`,
    ),
    ...['fall-blau', 'caucasus', 'uranus', 'campaign'].flatMap((scenario) => [
      `victory-count-${scenario}`,
      `victory-else-${scenario}`,
    ]),
    ...MARKS.map((mark) => `mark-${mark}`),
    ...['good', 'disrupted', 'full-retreat'].map((order) => `order-${order}`),
    ...['elite', 'low'].map((quality) => `quality-${quality}`),
    ...['normal', 'elite', 'anti'].map((tank) => `tank-${tank}`),
    ...['non-mech', 'mech-infantry', 'vehicle'].map((kind) => `class-${kind}`),
    ...['supply-moving', 'supply-ready', 'supply-immobile'].map((face) => `face-${face}`),
    ...['major', 'minor', 'volga', 'lake', 'alpine'].map((size) => `water-${size}`),
    ...['primary', 'secondary', 'rail', 'rail-main', 'rail-volga', 'rail-caspian'].map((road) => `road-${road}`),
    ...['major', 'city', 'town', 'landmark'].map((place) => `place-${place}`),
    ...EXPLAINED.flatMap((verb) => [`verb-help-${verb}`, `verb-${verb}`]),
    ...VERBS.map((verb) => `verb-${verb}`),
    ...MODES.flatMap((mode) => [`mode-${mode}`, `mode-${mode}-help`, `way-${mode}`]),
    ...BOARD.layers.map((layer) => `layer-${layer}`),
    ...KEYS.map(([, text]) => text.replace('s42-ui-', '')),
  ],
  'bonds',
);

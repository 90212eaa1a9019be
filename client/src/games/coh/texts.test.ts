// Every text the board asks for exists in every language, and none is left over.
import { checkTexts } from '../../hexes/table/boardtexts';
import { BOARD, KEYS } from './keys';

const ARMS = [
  'squad',
  'machine-gun',
  'team',
  'sniper',
  'sapper',
  'mortar',
  'gun',
  'tank',
  'assault-gun',
  'carrier',
  'armoured-car',
  'truck',
  'aircraft',
];
const FOOT = ['stunned', 'unnerved', 'killed', 'panicked', 'pinned', 'suppressed', 'cowering'];
const VEHICLE = [
  'destroyed',
  'red-gun-damaged',
  'blue-gun-damaged',
  'immobilised',
  'light-damage',
  'panicked',
  'stunned',
  'suppressed',
];
const of = (head: string, ...tails: readonly string[]): string[] => tails.map((tail) => `${head}-${tail}`);

checkTexts('coh', [
  ...of('drawer', 'armies', 'victory', 'cards', 'forces'),
  ...['ap', 'join', 'opportunity', 'cap'].flatMap((by) => [`by-${by}`, `by-${by}-help`]),
  ...of('shot-by', 'ap', 'join', 'opportunity', 'cap', 'card'),
  ...of('pay', 'ap', 'cap'),
  ...of('facing', 'n', 'ne', 'se', 's', 'sw', 'nw'),
  ...of('risk', 'wire', 'sticking', 'mines', 'close-combat'),
  ...of('how', 'direct', 'indirect'),
  ...of('line', 'ground', 'blind', 'gully', 'smoke'),
  ...of('family', 'action', 'event', 'weapon', 'battery', 'veteran'),
  ...of('when', 'end', 'round'),
  ...of('place', 'arrival', 'unplaced', 'cup', 'hidden', 'left', 'destroyed'),
  ...of('colour', 'red', 'blue'),
  ...of('gait', 'foot', 'tracked', 'wheeled', 'gun', 'air'),
  ...of('arm', ...ARMS),
  ...of('trait', 'turret', 'open-top', 'anti-air', 'shield', 'high-explosive', 'smoke', 'sniper', 'sapper'),
  ...of('state', 'fresh', 'activated', 'spent'),
  ...of(
    'mark',
    'hidden',
    'stuck',
    'bogged',
    'dug-in',
    'exposed',
    'shown',
    'damaged',
    'leaving',
    'vigilant',
    'iron',
    'covert',
  ),
  ...of('hit', 'red', 'blue', 'front', 'rear', ...of('foot', ...FOOT), ...of('vehicle', ...VEHICLE)),
  ...of('bars', 'fire', 'red-fire', 'blue-fire', 'move', 'pivot', 'board', 'all-but-rally'),
  ...BOARD.layers.map((layer) => `layer-${layer}`),
  ...KEYS.map(([, text]) => text.replace('coh-ui-', '')),
]);

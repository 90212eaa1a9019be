// What is special about battles in this game: bridges that go up before it, unknown units, garrisons that vanish.
import type { BattleConfig } from '../../hexes/bonds/battle';
import type { Index } from './lookup';

export const battleConfigOf = ({ bridges }: Pick<Index, 'bridges'>): BattleConfig => ({
  before: [
    'bridge-blown',
    'bridge-held',
    'unknown-revealed',
    'unknown-empty',
    'garrison-vanished',
    'attack-called-off',
  ],
  dieless: ['garrison-vanished'],
  stages: {},
  asked: { 'blow-bridge': 'before', 'call-off': 'before', 'announce-support': 'before' },
  banksOf: ({ args }) => (typeof args?.bridge === 'string' ? (bridges.get(args.bridge)?.hexes ?? []) : null),
});

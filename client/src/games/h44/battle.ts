// What only this game tells and asks of a battle: bridges that go up before it, unknown units, garrisons that vanish.
import type { Course } from '../../hexes/bonds/battle';
import type { Index } from './lookup';

export const courseOf = ({ bridges }: Pick<Index, 'bridges'>): Course => ({
  before: [
    'bridge-blown',
    'bridge-held',
    'unknown-revealed',
    'unknown-empty',
    'garrison-vanished',
    'attack-called-off',
  ],
  dieless: ['garrison-vanished'],
  told: {},
  asked: { 'blow-bridge': 'before', 'call-off': 'before', 'announce-support': 'before' },
  banksOf: ({ args }) => (typeof args?.bridge === 'string' ? (bridges.get(args.bridge)?.hexes ?? []) : null),
});

// The patterns of what lies over the map of a game with bonds.
import { PATTERNS } from '../patterns';
import type { Patterns } from '../weaves';

export const BOND_PATTERNS: Patterns = [
  [/^reach-extended$/u, { weave: 'dots' }],
  [/^reach-extended-rim$/u, { dash: [10, 6] }],
  [/^reach-tactical$/u, { weave: 'upright' }],
  [/^reach-tactical-rim$/u, { dash: [3, 6] }],
  [/^bond:(soviet|allied)/u, { dash: [5, 6] }],
  [/^bond-hexes-(axis|german)$/u, { weave: 'cross' }],
  [/^bond-hexes-(soviet|allied)$/u, { weave: 'rings' }],
  [/^bond-sides-(soviet|allied)$/u, { dash: [5, 8] }],
  [/^breakthrough$/u, { weave: 'bars' }],
  [/^landings$/u, { weave: 'chevrons' }],
  [/^landings-risky$/u, { weave: 'grid' }],
  [/^landings-risky-rim$/u, { dash: [5, 5] }],
  [/^rails-axis$/u, { weave: 'grid' }],
  [/^rails-axis-rim$/u, { dash: [8, 4] }],
  [/^rails-soviet$/u, { weave: 'chevrons' }],
  ...PATTERNS,
];

// How this board looks: as any, with the patterns of what lies over it.
import { PATTERNS } from '../../hexes/patterns';
import { STANDARD, type BoardStyle } from '../../hexes/style';

export const AVA_STYLE: BoardStyle = {
  ...STANDARD,
  patterns: [
    [/^reach-strategic$/u, { weave: 'dots' }],
    [/^reach-through$/u, { weave: 'cross' }],
    [/^command$/u, { weave: 'rings' }],
    [/^command-rim$/u, { dash: [12, 6] }],
    [/^setup$/u, { weave: 'diamonds' }],
    [/^pursue-/u, { dash: [17, 7] }],
    ...PATTERNS,
  ],
};

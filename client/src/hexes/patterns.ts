// The patterns of what lies over any map. No two that can lie there together look alike without colour; a test compares them.
import type { Patterns } from './weaves';

export const PATTERNS: Patterns = [
  [/^zoc-enemy$/u, { weave: 'slash' }],
  [/^zoc-own$/u, { weave: 'backslash' }],
  [/^zoc-own-rim$/u, { dash: [10, 6] }],
  [/^supply-(axis|german)$/u, { weave: 'level' }],
  [/^supply-(axis|german)-rim$/u, { dash: [14, 6] }],
  [/^supply-(soviet|allied)$/u, { weave: 'waves' }],
  [/^supply-(soviet|allied)-rim$/u, { dash: [5, 6] }],
  [/^supply-[a-z]+-cut$/u, { weave: 'grid', dash: [4, 8] }],
  [/^control-(axis|german)$/u, { weave: 'plus' }],
  [/^control-(soviet|allied)$/u, { weave: 'bricks' }],
  [/^last-move/u, { dash: [1, 7] }],
  [/^(strike|line-of-fire)-/u, { dash: [17, 7] }],
  [/^gun-/u, { dash: [9, 9] }],
  [/^retreat-ends$/u, { weave: 'diamonds' }],
  [/^retreat-ends-rim$/u, { dash: [2, 7] }],
  [/^retreat-/u, { dash: [2, 9] }],
  [/^shared-/u, { dash: [11, 5] }],
];

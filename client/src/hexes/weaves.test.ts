import { describe, expect, test } from 'vitest';
import { controlOverlays, zocOverlays } from './bonds/layers';
import { BOND_PATTERNS } from './bonds/patterns';
import { PATTERNS } from './patterns';
import { STANDARD, type BoardStyle } from './style';
import type { Overlay } from './types';
import { patternOf, withPattern, type Patterns } from './weaves';
import { AVA_STYLE } from '../games/ava/style';
import { COH_STYLE } from '../games/coh/style';
import { H44_STYLE } from '../games/h44/style';
import { S42_STYLE } from '../games/s42/style';

/** Areas that can lie on the map of a game together. */
const AREAS: Readonly<Record<string, readonly [BoardStyle, readonly string[]]>> = {
  ava: [
    AVA_STYLE,
    'reach reach-strategic reach-through zoc-enemy zoc-own supply-axis supply-soviet supply-axis-cut command setup control-axis control-soviet'.split(
      ' ',
    ),
  ],
  h44: [
    H44_STYLE,
    'reach-normal reach-extended reach-tactical zoc-enemy zoc-own supply-allied supply-german control-allied control-german bond-hexes-allied bond-hexes-german landings landings-risky retreat-ends breakthrough'.split(
      ' ',
    ),
  ],
  s42: [
    S42_STYLE,
    'reach-normal reach-extended reach-tactical zoc-enemy zoc-own supply-axis supply-soviet control-axis control-soviet bond-hexes-axis bond-hexes-soviet rails-axis rails-soviet retreat-ends breakthrough'.split(
      ' ',
    ),
  ],
  coh: [
    COH_STYLE,
    'reach reach-far seen hazy blocked blind threat threat-two threat-more threat-far exposure arc arc-far targets'.split(
      ' ',
    ),
  ],
};

/** Lines, rims, bars and arrows that can lie there together. */
const LINES: readonly (readonly [Patterns, readonly string[]])[] = [
  [BOND_PATTERNS, ['bond:allied:0', 'bond:german:0']],
  [BOND_PATTERNS, ['bond:axis:0', 'bond:soviet:0']],
  [BOND_PATTERNS, ['bond-sides-axis', 'bond-sides-soviet', 'supply-axis-cut']],
  [BOND_PATTERNS, ['zoc-enemy-rim', 'zoc-own-rim', 'supply-axis-rim', 'supply-soviet-rim']],
  [BOND_PATTERNS, ['reach-normal-rim', 'reach-extended-rim', 'reach-tactical-rim']],
  [BOND_PATTERNS, ['landings-rim', 'landings-risky-rim']],
  [PATTERNS, ['way', 'strike-0101', 'retreat-x-0', 'last-move', 'gun-x', 'shared-0']],
];

const look = (patterns: Patterns, id: string): string => JSON.stringify(patternOf(id, patterns));

describe('without colour', () => {
  test.each(Object.entries(AREAS))('no two areas of %s look alike', (_, [style, ids]) => {
    const looks = ids.map((id) => look(style.patterns, id));
    expect(ids.filter((_id, i) => looks.indexOf(looks[i] ?? '') !== i)).toEqual([]);
  });
  test.each(LINES)('no two lines look alike: %#', (patterns, ids) => {
    expect(new Set(ids.map((id) => look(patterns, id))).size).toBe(ids.length);
  });
  test.each([AVA_STYLE, H44_STYLE, S42_STYLE, COH_STYLE])(
    'of two sides one has counters with cut corners: %#',
    (style) => {
      const sides = Object.keys(style.sides).filter((side) => style !== AVA_STYLE || side in { axis: 1, soviet: 1 });
      expect(sides).toHaveLength(2);
      expect(sides.filter((side) => style.cut.includes(side))).toHaveLength(1);
    },
  );
  test('the ids in the tables are those that the layers make', () => {
    const zones = zocOverlays('zoc-own', { hexes: ['0101'] }, '#fff').map((made) => withPattern(made, PATTERNS));
    expect(zones.map(({ weave, dash }) => weave ?? dash)).toEqual(['backslash', [10, 6]]);
    const held = controlOverlays({ '0101': 'axis' }, { axis: '#000', soviet: '#f00' });
    expect(held.map((made) => withPattern(made, PATTERNS).weave)).toEqual(['plus', 'bricks']);
  });
});

test('a pattern is given once, and never over one that is there', () => {
  const area: Overlay = { id: 'zoc-own', kind: 'hatch', hexes: ['0101'], colour: '#fff' };
  expect(withPattern(area, PATTERNS)).toBe(withPattern(area, PATTERNS));
  expect(withPattern({ ...area, weave: 'dots' }, PATTERNS).weave).toBe('dots');
  expect(STANDARD.patterns).toBe(PATTERNS);
});

import { describe, expect, it } from 'vitest';
import type { Box } from './geometry';
import { layout, lines } from './layout';

const apart = (a: Box, b: Box): boolean =>
  a.x + a.w <= b.x + 0.01 || b.x + b.w <= a.x + 0.01 || a.y + a.h <= b.y + 0.01 || b.y + b.h <= a.y + 0.01;

describe('a counter', () => {
  const sizes = [
    [62, 57],
    [94, 57],
    [94, 82],
    [46, 34],
    [62, 20],
    [62, 30],
    [76, 58],
    [44, 40],
    [101, 28],
    [94, 19],
  ] as const;
  for (const [w, h] of sizes) {
    for (const symbols of [0, 1, 2]) {
      for (const extras of [0, 1, 2]) {
        for (const exhausted of [false, true]) {
          it(`of ${w}×${h}, ${symbols} letters, ${extras} tokens${exhausted ? ', exhausted' : ''}, covers nothing of itself`, () => {
            const made = layout(w, h, symbols, extras, exhausted);
            const parts = [
              made.band,
              ...(made.strip ? [made.strip] : []),
              made.attack,
              made.suppress,
              ...made.symbols,
              ...made.extras,
            ];
            expect(parts.every((part) => part.w > 4 && part.h > 4)).toBe(true);
            expect(parts.every((a, i) => parts.slice(i + 1).every((b) => apart(a, b)))).toBe(true);
            expect(
              parts.every((part) => part.x >= 0 && part.y >= 0 && part.x + part.w <= w && part.y + part.h <= h),
            ).toBe(true);
          });
        }
      }
    }
  }
  it('says that it is exhausted wherever the word can be read', () => {
    expect(layout(94, 57, 1, 1, true).strip).not.toBeNull();
    expect(layout(46, 34, 1, 1, true).strip).not.toBeNull();
    expect(layout(101, 19, 1, 1, true).strip).not.toBeNull();
    expect(layout(94, 57, 1, 1, false).strip).toBeNull();
  });
});

describe('a name in two lines', () => {
  it('breaks where both are short', () => {
    expect(lines('Maxim machine gun no. 1')).toEqual(['Maxim machine', 'gun no. 1']);
    expect(lines('Riflemen')).toEqual(['Riflemen']);
    expect(lines('Machine gunners', 1)).toEqual(['Machine gunners']);
  });
});

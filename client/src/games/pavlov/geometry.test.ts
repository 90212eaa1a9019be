import { describe, expect, it } from 'vitest';
import { clearest, fitted, grid, housePoint, lettering, stack, stretch, type Box } from './geometry';

const apart = (a: Box, b: Box): boolean =>
  a.x + a.w <= b.x + 0.01 || b.x + b.w <= a.x + 0.01 || a.y + a.h <= b.y + 0.01 || b.y + b.h <= a.y + 0.01;
const disjoint = (boxes: readonly Box[]): boolean =>
  boxes.every((a, i) => boxes.slice(i + 1).every((b) => apart(a, b)));
const inside = (boxes: readonly Box[], w: number, h: number): boolean =>
  boxes.every((b) => b.x >= -0.01 && b.y >= -0.01 && b.x + b.w <= w + 0.01 && b.y + b.h <= h + 0.01);

describe('stretch', () => {
  it('keeps the order of the data and its ends', () => {
    const xs = [0, 14, 29, 30, 43, 50, 57, 70, 71, 86, 100].map((x) => housePoint(x, 0, { w: 100, h: 100 })[0]);
    expect(xs).toEqual([...xs].sort((a, b) => a - b));
    expect([xs[0], xs.at(-1)]).toEqual([0, 100]);
  });
  it('is the value itself between equal knots', () =>
    expect(
      stretch(
        [
          [0, 0],
          [10, 10],
        ],
        4,
      ),
    ).toBe(4));
});

describe('a stack in a fighting position', () => {
  it.each([
    [1, 0],
    [1, 1],
    [2, 1],
    [0, 1],
  ])('%i men and %i weapons do not overlap and stay inside', (men, weapons) => {
    const boxes = stack(men, weapons, { w: 64, h: 70 });
    expect(boxes).toHaveLength(men + weapons);
    expect(disjoint(boxes)).toBe(true);
    expect(inside(boxes, 64, 70)).toBe(true);
  });
  it('leaves two men and their gun each a readable height', () => {
    for (const box of stack(2, 1, { w: 64, h: 70 })) expect(box.h).toBeGreaterThan(17);
  });
});

describe('the reserve', () => {
  it.each([1, 4, 13, 24, 41])('lays out %i counters without overlap', (count) => {
    const boxes = grid(count, { w: 150, h: 220 }, { w: 74, h: 70 });
    expect(boxes).toHaveLength(count);
    expect(disjoint(boxes)).toBe(true);
    expect(inside(boxes, 150, 220)).toBe(true);
  });
  it('has no boxes without counters or without room', () => {
    expect(grid(0, { w: 10, h: 10 }, { w: 5, h: 5 })).toEqual([]);
    expect(grid(3, { w: 0, h: 10 }, { w: 5, h: 5 })).toEqual([]);
  });
});

describe('clearest', () => {
  it('turns away from the others and stays on the panel', () => {
    const [x] = clearest([50, 50], 20, [[90, 50]], { w: 100, h: 100 }, 5);
    expect(x).toBeLessThan(50);
    const [left] = clearest([10, 50], 20, [[40, 50]], { w: 100, h: 100 }, 5);
    expect(left).toBeGreaterThanOrEqual(5);
  });
});

describe('lettering', () => {
  it('shrinks for the longest word, not for the whole line', () => {
    expect(lettering('1083-й зенитный', 100, 16)).toBe(16);
    expect(lettering('1083-й зенитный', 70, 16)).toBeLessThan(16);
    expect(lettering('a a a a a a a a a a', 150, 16, true)).toBeLessThan(16);
  });
  it('is never too small to be read', () => {
    expect(lettering('1083-й зенитный', 30, 10)).toBe(11);
    expect(fitted('Степаношвили', 30, 9).size).toBe(11);
  });
  it('squeezes only what is too long at the least size', () => {
    expect(fitted('Хайт', 60, 12)).toEqual({ size: 12, squeeze: false });
    expect(fitted('Степаношвили', 30, 12).squeeze).toBe(true);
  });
});

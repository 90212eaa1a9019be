import { describe, expect, test } from 'vitest';
import { counter, smallChart } from './fixtures/small';
import { HexMap } from './geometry';
import { meant } from './input';
import { arrange, fanAt, nearestOf, onFan, pieceAt, stackAt, stacksOf, uppermost, type Placed } from './stacks';

const map = new HexMap(smallChart());
const pieces = [
  counter('a', 'A0303'),
  counter('b', 'A0303'),
  counter('c', 'A0303'),
  counter('d', 'A0404'),
  counter('lost', 'Z9999'),
];
const apart = (one: Placed, other: Placed): boolean =>
  Math.abs(one.x - other.x) >= one.half + other.half || Math.abs(one.y - other.y) >= one.half + other.half;

describe('stacks', () => {
  test('gather what shares a hex and leave out what is off the map', () => {
    const stacks = stacksOf(pieces);
    expect(stacks.get('A0303')?.map((piece) => piece.id)).toEqual(['a', 'b', 'c']);
    expect(arrange(map, stacks, null, 0).map((one) => one.piece.id)).toEqual(['a', 'b', 'c', 'd']);
  });
  test('are centred on the hex, however high', () => {
    for (const high of [1, 2, 3, 8]) {
      const placed = stackAt(
        Array.from({ length: high }, (_, i) => counter(`p${i}`, 'A0303')),
        { x: 100, y: 100 },
      );
      expect(placed.reduce((sum, one) => sum + one.x, 0) / high).toBeCloseTo(100);
      expect(Math.abs((placed.at(-1)?.x ?? 0) - 100)).toBeLessThan(8);
    }
  });
  test('fanned out no counter lies over another, and each is wide enough', () => {
    for (const high of [2, 3, 4, 5, 7, 12]) {
      const fan = fanAt(
        Array.from({ length: high }, (_, i) => counter(`p${i}`, 'A0303')),
        { x: 0, y: 0 },
        60,
      );
      fan.forEach((one, i) => fan.slice(i + 1).forEach((other) => expect(apart(one, other)).toBe(true)));
      expect(fan.every((one) => one.half * 2 >= 60)).toBe(true);
    }
  });
});

describe('what lies under the pointer', () => {
  const cell = map.get('A0303');
  const centre = { x: cell?.x ?? 0, y: cell?.y ?? 0 };
  test('of a stack the top, of a fan each one', () => {
    const stacks = stacksOf(pieces);
    expect(pieceAt(arrange(map, stacks, null, 0), centre)?.piece.id).toBe('c');
    const fanned = arrange(map, stacks, 'A0303', 60);
    for (const id of ['a', 'b', 'c']) {
      const one = fanned.find((placed) => placed.piece.id === id)!;
      expect(pieceAt(fanned, one)?.piece.id).toBe(id);
    }
    expect(pieceAt(fanned, { x: -400, y: 0 })).toBeNull();
  });
  test('between the counters of a fan the nearest, beside it none', () => {
    const fan = fanAt(pieces.slice(0, 2), centre, 40);
    const [a, b] = fan as [Placed, Placed];
    const gap = b.x - b.half - (a.x + a.half);
    expect(gap).toBeGreaterThan(0);
    expect(pieceAt(fan, { x: a.x + a.half + gap * 0.4, y: a.y })).toBeNull();
    expect(nearestOf(fan, { x: a.x + a.half + gap * 0.4, y: a.y })?.piece.id).toBe('a');
    expect(nearestOf(fan, { x: a.x + a.half + gap * 0.6, y: a.y })?.piece.id).toBe('b');
    expect(nearestOf(fan, { x: a.x - a.half - 1, y: a.y })).toBeNull();
    expect(nearestOf(fan, { x: a.x, y: a.y + a.half + 1 })).toBeNull();
    expect(nearestOf([], centre)).toBeNull();
  });
  test('a fan has a margin for the hand', () => {
    const fan = fanAt(pieces.slice(0, 2), centre, 40);
    const edge = Math.max(...fan.map((one) => one.x + one.half));
    expect(onFan(fan, { x: edge + 2, y: centre.y })).toBe(true);
    expect(onFan(fan, { x: edge + 40, y: centre.y })).toBe(false);
  });
  test('what can be played is meant first', () => {
    expect(meant('a', 'A0303', new Set(['A0303']))).toBe('A0303');
    expect(meant('a', 'A0303', new Set(['a', 'A0303']))).toBe('a');
    expect(meant('a', 'A0303', new Set())).toBe('a');
    expect(meant(null, 'A0303', new Set())).toBe('A0303');
    expect(meant(null, null, new Set(['a']))).toBeNull();
  });
});

describe('what matters', () => {
  test('lies on top of its stack', () => {
    const sorted = uppermost(pieces, (piece) => piece.id === 'a');
    expect(
      stacksOf(sorted)
        .get('A0303')
        ?.map((piece) => piece.id),
    ).toEqual(['b', 'c', 'a']);
  });
});

import { describe, expect, test } from 'vitest';
import { crossingAt, spotOf } from './crossings';
import { offmapBoxAt, piecesInBox, placeOffmapBoxes } from './offmap';
import { counter, smallChart } from './fixtures/small';
import { HexMap } from './geometry';
import { linkAt } from './overlays';

const map = new HexMap(smallChart());
const offmapBoxes = [
  { id: 'west', title: 'West', letter: 'W', side: 'axis', hexes: ['A0102', 'A0103', 'A0104'] },
  { id: 'south', title: 'South', letter: 'S', side: 'axis', hexes: ['A0305', 'A0405'] },
];

const waiting = Array.from({ length: 7 }, (_, i) => counter(`u${i}`, 'south'));

describe('areas beyond the edge', () => {
  const [west, south] = placeOffmapBoxes(map, offmapBoxes, waiting);
  test('lie off the map, beside the hexes they touch', () => {
    expect((west?.box.x ?? 0) + (west?.box.w ?? 0)).toBeLessThan(map.bounds.x);
    expect(south?.box.y).toBeGreaterThan(map.bounds.y + map.bounds.h);
  });
  test('grow with what lies in them, and hold all of it', () => {
    if (!south) throw new Error('no off-map box');
    const placed = piecesInBox(south, waiting);
    for (const { x, y, half } of placed) {
      expect(x - half).toBeGreaterThanOrEqual(south.box.x);
      expect(x + half).toBeLessThanOrEqual(south.box.x + south.box.w);
      expect(y + half).toBeLessThanOrEqual(south.box.y + south.box.h);
    }
    expect(new Set(placed.map(({ x, y }) => `${x} ${y}`)).size).toBe(7);
    expect(offmapBoxAt([south], placed[3] ?? { x: 0, y: 0 })?.id).toBe('south');
  });
});

describe('crossings and bars', () => {
  const bridge = { id: 'arch', kind: 'bridge', hexes: ['A0202', 'A0203'], state: 'mined' };
  test('a crossing lies in the middle of its hexside and is found there', () => {
    const at = spotOf(map, bridge);
    expect(at).toMatchObject(map.spot('A0202/A0203') ?? {});
    expect(at && crossingAt(map, [bridge], at)?.id).toBe('arch');
    expect(crossingAt(map, [bridge], map.get('A0202') ?? { x: 0, y: 0 })).toBeNull();
  });
  test('a bar is found along all of its length', () => {
    const bar = { id: 'bond', kind: 'link', path: ['A0202', 'A0204'], colour: '#000' } as const;
    expect(linkAt(map, [bar], map.get('A0203') ?? { x: 0, y: 0 })?.id).toBe('bond');
    expect(linkAt(map, [bar], map.get('A0403') ?? { x: 0, y: 0 })).toBeNull();
  });
});

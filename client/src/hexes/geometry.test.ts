import { describe, expect, test } from 'vitest';
import fixture from './fixtures/grids.json';
import { Geometry, HexMap, PITCH, SIZE } from './geometry';
import { smallChart } from './fixtures/small';
import type { Layout } from './types';

const places = (layout: Layout): (readonly [number, number])[] =>
  Array.from(
    { length: layout.columns * layout.rows },
    (_, i) => [(i % layout.columns) + 1, Math.floor(i / layout.columns) + 1] as const,
  );

describe.each(fixture.grids.map((grid) => ({ ...grid, name: `${grid.layout.orientation}, ${grid.layout.raised}` })))(
  'a grid ($name) agrees with Python',
  (grid) => {
    const layout = grid.layout as Layout;
    const geometry = new Geometry(layout);
    const inside = ([column, row]: readonly [number, number]): boolean =>
      column >= 1 && row >= 1 && column <= layout.columns && row <= layout.rows;

    test('neighbours by direction', () => {
      places(layout).forEach(([column, row], index) => {
        const found = [0, 1, 2, 3, 4, 5].map((direction) => geometry.neighbour(column, row, direction));
        expect(found.map((place) => (inside(place) ? [...place] : null))).toEqual(grid.neighbours[index]);
      });
    });
    test('distances', () => {
      const all = places(layout);
      [0, 7, 16, 29].forEach((from, nth) => {
        const found = all.map((to) => geometry.distance(all[from]!, to));
        expect(found).toEqual(grid.distances[nth]);
      });
    });
    test('neighbours lie one pitch apart and share the two corners of their side', () => {
      for (const [column, row] of places(layout)) {
        const here = geometry.centre(column, row);
        const own = geometry.corners(column, row);
        for (let direction = 0; direction < 6; direction++) {
          const near = geometry.neighbour(column, row, direction);
          const there = geometry.centre(...near);
          expect(Math.hypot(there.x - here.x, there.y - here.y)).toBeCloseTo(PITCH, 6);
          const side = geometry.sideCorners(column, row, direction);
          const theirs = geometry.corners(...near);
          for (const corner of side) {
            expect(own).toContain(corner);
            expect(theirs).toContain(corner);
          }
        }
      }
    });
    test('directions go clockwise', () => {
      const here = geometry.centre(3, 3);
      const angles = [0, 1, 2, 3, 4, 5].map((direction) => {
        const { x, y } = geometry.centre(...geometry.neighbour(3, 3, direction));
        return (Math.round((Math.atan2(y - here.y, x - here.x) * 180) / Math.PI) + 450) % 360;
      });
      expect(angles).toEqual(
        layout.orientation === 'flat' ? [0, 60, 120, 180, 240, 300] : [30, 90, 150, 210, 270, 330],
      );
    });
    test('every point of a hex is found in it', () => {
      for (const [column, row] of places(layout)) {
        const { x, y } = geometry.centre(column, row);
        for (const corner of geometry.corners(column, row)) {
          const edge = geometry.corner(corner);
          expect(Math.hypot(edge.x - x, edge.y - y)).toBeCloseTo(SIZE, 6);
          expect(geometry.at(x + (edge.x - x) * 0.95, y + (edge.y - y) * 0.95)).toEqual([column, row]);
        }
      }
    });
  },
);

describe('a map', () => {
  const map = new HexMap(smallChart());
  test('finds hexes by id, place and point', () => {
    const cell = map.get('A0203');
    expect(cell).toMatchObject({ column: 2, row: 3 });
    expect(cell && map.at(cell.x + 5, cell.y - 5)).toBe(cell);
    expect(map.at(-500, 0)).toBeUndefined();
  });
  test('the rim of a hex has six sides, of two neighbours ten', () => {
    expect(map.rim(['A0303'])).toHaveLength(6);
    expect(map.rim(['A0303', 'A0304'])).toHaveLength(10);
  });
  test('hexes that do not touch have no side', () => {
    expect(map.side(['A0101', 'A0505'])).toBeNull();
    expect(map.side(['A0303', 'A0304'])).toHaveLength(2);
  });
});

import { describe, expect, test } from 'vitest';
import { Texts } from '../lib/texts';
import { smallChart } from './fixtures/small';
import { HexMap } from './geometry';
import { Crowd, overlaps, placeLabels, titles, type Measure } from './labels';
import { STANDARD } from './style';

const measure: Measure = (text, font) => text.length * 0.55 * Number(/([\d.]+)px/.exec(font)?.[1]);
const t = new Texts('en', [], { capital: { en: 'Capital City' }, borough: { en: 'Borough' } });
const map = new HexMap(smallChart());
const names = (zoom: number): string[] => placeLabels(map, STANDARD, t, zoom, 1, measure).map((label) => label.text);

describe('names on the map', () => {
  test('thin out with the zoom, the greatest last', () => {
    expect(names(0.2)).toEqual(['Capital City']);
    expect(names(2)).toEqual(['Capital City', 'Borough', 'hamlet', 'village']);
  });
  test('never lie over one another', () => {
    for (const zoom of [0.2, 0.35, 0.6, 0.8, 1.2, 2, 3]) {
      const all = placeLabels(map, STANDARD, t, zoom, 1, measure);
      all.forEach((one, i) => all.slice(i + 1).forEach((other) => expect(overlaps(one.box, other.box)).toBe(false)));
    }
  });
  test('are as large on a fine screen as on a coarse one', () => {
    const [coarse] = placeLabels(map, STANDARD, t, 1, 1, measure);
    const [fine] = placeLabels(map, STANDARD, t, 2, 2, measure);
    expect(fine?.size).toBeCloseTo(2 * (coarse?.size ?? 0));
  });
  test('can be read at every zoom', () => {
    for (const zoom of [0.2, 0.6, 1, 2])
      for (const label of placeLabels(map, STANDARD, t, zoom, 1, measure))
        expect(label.size).toBeGreaterThanOrEqual(12);
  });
  test('a room is given once', () => {
    const crowd = new Crowd();
    expect(crowd.take({ x: 0, y: 0, w: 300, h: 20 })).toBe(true);
    expect(crowd.take({ x: 280, y: 10, w: 40, h: 40 })).toBe(false);
    expect(crowd.take({ x: 301, y: 0, w: 40, h: 40 })).toBe(true);
  });
  test('a caption at the edge is moved onto the map', () => {
    const [sea] = titles(map, STANDARD, t, 0.3, 1, measure);
    expect(titles(map, STANDARD, t, 0.1, 1, measure)).toEqual([]);
    expect(sea?.x).toBeGreaterThan((map.get('A0101')?.x ?? 0) * 0.3);
  });
});

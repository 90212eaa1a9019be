import { describe, expect, test } from 'vitest';
import { between, Camera, MAX_ZOOM } from './camera';

function camera(): Camera {
  const made = new Camera({ x: 0, y: 0, w: 2000, h: 4000 });
  made.resize(1000, 500);
  made.set({ x: 1000, y: 2000, zoom: 1 });
  return made;
}

describe('the camera', () => {
  test('screen and map are inverse to each other', () => {
    const seen = camera();
    seen.set({ x: 900, y: 1500, zoom: 1.7 });
    const there = seen.toScreen({ x: 1010, y: 1333 });
    expect(seen.toMap(there).x).toBeCloseTo(1010);
    expect(seen.toMap(there).y).toBeCloseTo(1333);
  });
  test('a zoom holds the point under the pointer', () => {
    const seen = camera();
    const at = { x: 620, y: 180 };
    const before = seen.toMap(at);
    seen.zoomAt(1.5, at);
    expect(seen.zoom).toBeCloseTo(1.5);
    expect(seen.toMap(at).x).toBeCloseTo(before.x);
    expect(seen.toMap(at).y).toBeCloseTo(before.y);
  });
  test('it goes no closer than the greatest zoom and no farther than the whole map', () => {
    const seen = camera();
    seen.zoomAt(1000, { x: 0, y: 0 });
    expect(seen.zoom).toBe(MAX_ZOOM);
    seen.zoomAt(0.0001, { x: 0, y: 0 });
    expect(seen.zoom).toBe(seen.minZoom);
    expect(seen.frame.h).toBeGreaterThan(4000);
  });
  test('the map never leaves the screen', () => {
    const seen = camera();
    seen.pan(1e6, 1e6);
    expect(seen.toScreen({ x: 0, y: 0 }).x).toBeLessThan(seen.width / 2);
    seen.pan(-1e6, -1e6);
    expect(seen.toScreen({ x: 2000, y: 4000 }).y).toBeGreaterThan(seen.height / 2);
  });
  test('a box that fits is seen whole', () => {
    const seen = camera();
    seen.set(seen.fitting({ x: 400, y: 1000, w: 500, h: 700 }));
    const { frame } = seen;
    expect(frame.x).toBeLessThan(400);
    expect(frame.y).toBeLessThan(1000);
    expect(frame.y + frame.h).toBeGreaterThan(1700);
  });
  test('a flight begins and ends where it should', () => {
    const from = { x: 0, y: 0, zoom: 0.5 };
    const to = { x: 100, y: 50, zoom: 2 };
    expect(between(from, to, 0)).toEqual(from);
    expect(between(from, to, 1)).toEqual(to);
    expect(between(from, to, 0.5).zoom).toBeCloseTo(1);
  });
});

import { beforeEach, describe, expect, it } from 'vitest';
import type { CourseOutline } from '../lib/wire';
import { doneIn, markDone, placeIn, toGoOn } from './course';

const text = { en: 'x', ru: 'x', pl: 'x' };
const course: CourseOutline = {
  minutes: 30,
  lessons: ['a', 'b', 'c'].map((situation) => ({ situation, title: text, teaches: text })),
};

describe('a course', () => {
  beforeEach(() => {
    const kept = new Map<string, string>();
    Object.assign(globalThis, {
      localStorage: {
        getItem: (key: string) => kept.get(key) ?? null,
        setItem: (key: string, value: string) => kept.set(key, value),
        removeItem: (key: string) => kept.delete(key),
      },
    });
  });
  it('remembers what is done, game by game', () => {
    markDone('h44', 'a');
    markDone('h44', 'a');
    markDone('coh', 'b');
    expect([doneIn('h44'), doneIn('coh'), doneIn('ava')]).toEqual([['a'], ['b'], []]);
  });
  it('goes on with the first lesson that is not done', () => {
    expect(toGoOn(course, ['a', 'c'])?.situation).toBe('b');
    expect(toGoOn(course, ['a', 'b', 'c'])?.situation).toBe('a');
  });
  it('has a place for each of its lessons, and one after each but the last', () => {
    const places = ['a', 'b', 'c', 'other'].map((id) => placeIn(course, id));
    expect(places.map((place) => place && [place.number, place.all, place.next?.situation ?? null])).toEqual([
      [1, 3, 'b'],
      [2, 3, 'c'],
      [3, 3, null],
      null,
    ]);
  });
});

import { expect, test } from 'vitest';
import { following } from './play.svelte';

test('after one has landed his neighbour in the row is in hand, after the last one the first', () => {
  expect(following('b', ['a', 'b', 'c'], ['a', 'c'])).toBe('c');
  expect(following('c', ['a', 'b', 'c'], ['a', 'b'])).toBe('a');
  expect(following('b', ['a', 'b', 'c', 'd'], ['a', 'd'])).toBe('d');
  expect(following(null, [], ['a', 'b'])).toBe('a');
  expect(following('a', ['a'], [])).toBeNull();
});

import { describe, expect, test } from 'vitest';
import { decode, encode, withMark, type Mark } from './drawings';

const MARKS: readonly Mark[] = [
  { kind: 'arrow', from: 'K1005', to: 'K1006' },
  { kind: 'circle', hex: '4721' },
  { kind: 'note', hex: '4722', text: 'XXX Corps, here: go!' },
];

describe('a drawing in the chat', () => {
  test('comes back as it was sent', () => {
    expect(decode(encode(MARKS))).toEqual(MARKS);
  });

  test('can be read by people', () => {
    expect(encode(MARKS)).toBe('✎ K1005→K1006, ◯4721, 4722 “XXX Corps, here: go!”');
  });

  test('any other line is none', () => {
    expect(decode('I go 4721→4722')).toBeNull();
    expect(decode('✎ nothing here')).toBeNull();
  });
});

describe('the pencil', () => {
  test('the same mark again is rubbed out', () => {
    const once = withMark([], { kind: 'circle', hex: '4721' });
    expect(once).toHaveLength(1);
    expect(withMark(once, { kind: 'circle', hex: '4721' })).toHaveLength(0);
  });

  test('a note is replaced, and an empty one rubs it out', () => {
    const once = withMark([], { kind: 'note', hex: '4721', text: 'hold' });
    const twice = withMark(once, { kind: 'note', hex: '4721', text: 'leave' });
    expect(twice).toEqual([{ kind: 'note', hex: '4721', text: 'leave' }]);
    expect(withMark(twice, { kind: 'note', hex: '4721', text: '' })).toEqual([]);
    expect(withMark([], { kind: 'note', hex: '4721', text: '' })).toEqual([]);
  });
});

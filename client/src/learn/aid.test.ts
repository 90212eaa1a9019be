import { expect, it } from 'vitest';
import type { LogEntry } from '../lib/wire';
import { textsOf } from '../lib/sources';
import { LANGUAGES } from '../lib/texts';
import { chapterOf, lastColumn } from './aid';
import headings from '../../../src/grognard/core/packs/aid.py?raw';

it('lights the chapter of the decision', () => {
  expect([chapterOf('8.1.a'), chapterOf('8.1'), chapterOf('tec.f')]).toEqual(['8', '8', 'tec']);
});

it('lights the column of the last combat', () => {
  const entry = (ply: number, ...columns: string[]): LogEntry => ({
    ply,
    seat: 'a',
    events: columns.map((column) => ({ what: 'battle', args: { column } })),
  });
  expect(lastColumn([entry(1, '2-1', '3-1'), entry(2)])).toBe('3-1');
  expect(lastColumn([entry(1)])).toBeNull();
});

it.each(LANGUAGES)('has a heading for every value that the charts show (%s)', (language) => {
  const [, block = ''] = /^VALUES = \(([^]*?)^\)/mu.exec(headings) ?? [];
  const values = [...block.matchAll(/"([a-z_-]+)"/gu)].map(([, value = '']) => `aid-${value.replaceAll('_', '-')}`);
  expect(values.length).toBeGreaterThan(15);
  const texts = textsOf('', language);
  expect(['crt', 'terrain', 'places', 'sides', 'roads'].filter((id) => !texts.has(`aid-${id}`))).toEqual([]);
  expect(values.filter((value) => !texts.has(value))).toEqual([]);
});

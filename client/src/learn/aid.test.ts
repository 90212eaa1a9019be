import { expect, it } from 'vitest';
import { COH_STYLE } from '../games/coh/style';
import { H44_STYLE } from '../games/h44/style';
import { sampleOf } from '../hexes/sample';
import { STANDARD } from '../hexes/style';
import type { LogEntry } from '../lib/wire';
import { loadTexts, textsOf } from '../lib/sources';
import { LANGUAGES } from '../lib/texts';
import { lastColumn, onTheMap, stepOf } from './aid';
import headings from '../../../src/grognard/core/packs/aid.py?raw';

it('lights the step of the decision', () => {
  const sequence = ['2.0', '2.2', '3.0', '8.1'];
  expect(['2.2.c', '2.4', '3.21', '8.1.a', 'tec.f'].map((rule) => stepOf(sequence, rule))).toEqual([
    ...['2.2', '2.0', '3.0', '8.1', null],
  ]);
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

const PACKS = import.meta.glob<string>('../../../src/grognard/packs/*/aid.toml', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const quoted = (block: string): string[] => [...block.matchAll(/"([a-z0-9_-]+)"/gu)].map(([, value = '']) => value);

it.each(LANGUAGES)('has a heading for every chart and every value that it shows (%s)', async (language) => {
  await loadTexts(language);
  const [, block = ''] = /^VALUES = \(([^]*?)^\)/mu.exec(headings) ?? [];
  const packs = Object.values(PACKS).join('\n');
  const charts = [...packs.matchAll(/^id = "([a-z-]+)"/gmu)].map(([, id = '']) => id);
  const values = [...packs.matchAll(/^values = \[([^]*?)\]/gmu)].flatMap(([, list = '']) => quoted(list));
  expect(Object.keys(PACKS)).toHaveLength(5);
  expect(charts.length).toBeGreaterThan(12);
  const asked = [
    'crt',
    'terrain',
    'places',
    'sides',
    'roads',
    'modifiers',
    'symbols',
    ...charts,
    ...values,
    ...quoted(block),
  ];
  const texts = textsOf('', language);
  expect(asked.filter((id) => !texts.has(`aid-${id.replaceAll('_', '-')}`))).toEqual([]);
});

it('draws what lies on the map', () => {
  expect(['terrain', 'roads', 'crt', 'hits'].filter(onTheMap)).toEqual(['terrain', 'roads']);
  expect(sampleOf(STANDARD, 'terrain', 'swamp')).toEqual({ ground: 'swamp' });
  expect(sampleOf(STANDARD, 'terrain', 'major-city')).toEqual({ ground: 'clear', place: 'major' });
  expect(sampleOf(STANDARD, 'sides', 'small-river')).toEqual({ ground: 'clear', river: 'small' });
  expect(sampleOf(STANDARD, 'sides', 'road')).toEqual({ ground: 'clear', line: 'road' });
  expect(sampleOf(H44_STYLE, 'sides', 'rail-bridge')).toMatchObject({
    river: 'major',
    crossing: 'rail-bridge',
    line: 'rail',
  });
  expect(sampleOf(H44_STYLE, 'roads', 'minor')).toEqual({ ground: 'clear', line: 'minor' });
  expect(sampleOf(COH_STYLE, 'terrain', 'bridge')).toEqual({ ground: 'bridge@0', line: 'road' });
  expect(sampleOf(COH_STYLE, 'sides', 'wall')).toEqual({ ground: 'open@0', edge: 'wall' });
  expect(sampleOf(STANDARD, 'sides', 'nowhere')).toBeNull();
});

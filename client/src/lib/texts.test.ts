import { describe, expect, test } from 'vitest';
import { loadTexts, sources, textsOf } from './sources';
import { LANGUAGES, makeBundle, segments, Texts } from './texts';

const FTL = `
plain = A plain sentence.
hit = { $who } hits { $target }.
list = Drawn: { $cards }.
chosen = { $colourId ->
    [red] the red side
   *[other] another side ({ $colour })
}
count = { $n ->
    [one] one man
   *[other] { $n } men
}
`;
const NAMES = {
  pavlov: { en: 'Pavlov', ru: 'Павлов', pl: 'Pawłow' },
  red: { en: 'red', ru: 'красный', pl: 'czerwony' },
  c1: { en: 'Card one', ru: 'Первая карта', pl: 'Karta pierwsza' },
};
const texts = (language: 'en' | 'ru' = 'en'): Texts => new Texts(language, [makeBundle(language, [FTL])], NAMES);

describe('sentences', () => {
  test('arguments that are ids get names; others stand for themselves', () => {
    expect(texts().msg('hit', { who: 'pavlov', target: 'a wall' })).toBe('Pavlov hits a wall.');
    expect(texts('ru').msg('hit', { who: 'pavlov', target: 'x' })).toBe('Павлов hits x.');
  });
  test('the raw twin is there to select on', () => {
    expect(texts().msg('chosen', { colour: 'red' })).toBe('the red side');
    expect(texts().msg('chosen', { colour: 'c1' })).toBe('another side (Card one)');
  });
  test('lists are joined, numbers pluralised', () => {
    expect(texts().msg('list', { cards: ['c1', 'c9'] })).toBe('Drawn: Card one, c9.');
    expect(texts().msg('count', { n: 1 })).toBe('one man');
    expect(texts().msg('count', { n: 3 })).toBe('3 men');
  });
  test('a missing text shows its id, a missing argument does not throw', () => {
    expect(texts().msg('nothing-here')).toBe('nothing-here');
    expect(texts().msg('hit', { who: 'pavlov' })).toContain('Pavlov hits');
  });
  test('a language that lacks a text shows it in English', () => {
    const polish = new Texts('pl', [makeBundle('pl', ['other = x']), makeBundle('en', [FTL])], NAMES);
    expect(polish.msg('hit', { who: 'pavlov', target: 'c1' })).toBe('Pawłow hits Karta pierwsza.');
  });
  test('names in a sentence can be found again', () => {
    expect(texts().rich({ id: 'hit', args: { who: 'pavlov', target: 'sniper' } })).toEqual([
      { text: 'Pavlov', id: 'pavlov' },
      { text: ' hits sniper.' },
    ]);
    expect(texts().rich({ id: 'list', args: { cards: ['c1', 'c9'] } })).toEqual([
      { text: 'Drawn: ' },
      { text: 'Card one', id: 'c1' },
      { text: ', c9.' },
    ]);
    expect(segments('nothing marked')).toEqual([{ text: 'nothing marked' }]);
  });
  test('an id that is a property of every object is no name', () => {
    expect(texts().name('constructor')).toBe('constructor');
  });
});

await Promise.all(LANGUAGES.map(loadTexts));

const ids = (source: string): string[] => [...source.matchAll(/^([a-z][\w-]*) *=/gm)].map((match) => match[1] ?? '');

describe('the texts of the client', () => {
  test('are complete in every language', () => {
    const english = ids(sources('', 'en').join('\n')).sort();
    expect(new Set(english).size).toBe(english.length);
    for (const language of LANGUAGES) expect(ids(sources('', language).join('\n')).sort()).toEqual(english);
  });
  test('have every id that the code asks for', () => {
    const code = import.meta.glob<string>(['../**/*.svelte', '../**/*.ts', '!../**/*.test.ts', '!../games/*/**'], {
      query: '?raw',
      import: 'default',
      eager: true,
    });
    const asked = new Set<string>();
    for (const source of Object.values(code)) {
      for (const match of source.matchAll(/['"](ui-[a-z]+(?:-[a-z]+)*)['"]/g)) asked.add(match[1] ?? '');
    }
    expect(asked.size).toBeGreaterThan(100);
    const t = textsOf('', 'en');
    expect([...asked].filter((id) => !t.has(id))).toEqual([]);
  });
});

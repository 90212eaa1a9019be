// For the tests of boards: every text a board asks for exists in every language, and none is left over.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../lib/texts';

const SHARED = fileURLToPath(new URL('.', import.meta.url));
const REPORT = fileURLToPath(new URL('../../report/texts/en.ftl', import.meta.url));
const GAMES = fileURLToPath(new URL('../../games/', import.meta.url));

/** `made`: the texts that the board puts together from data; `folder`: of what it shares with its like, beside the table. */
export function checkTexts(game: string, made: readonly string[], folder = ''): void {
  const here = `${GAMES}${game}/`;
  const idsIn = (file: string): string[] => new FluentResource(readFileSync(file, 'utf8')).body.map(({ id }) => id);
  const ids = (language: string): string[] => idsIn(`${here}texts/${language}.ftl`);
  /** What a game may say in its own words: rounds instead of turns. */
  const general = idsIn(REPORT);
  const source = [
    ...[here, SHARED, ...(folder ? [`${SHARED}../${folder}/`] : [])].flatMap((where) =>
      readdirSync(where).map((name) => where + name),
    ),
    `${GAMES}registry.ts`,
  ]
    .filter((name) => /\.(svelte|ts)$/u.test(name) && !name.endsWith('.test.ts'))
    .map((name) => readFileSync(name, 'utf8'))
    .join('\n');
  const found = (pattern: string): string[] =>
    [...source.matchAll(new RegExp(pattern, 'gu'))].map(([, one, other]) => one ?? other ?? '');

  describe('texts of the board', () => {
    const known = ids('en').map((id) => id.replace(`${game}-ui-`, ''));

    it.each(LANGUAGES.filter((language) => language !== 'en'))('%s has what English has', (language) => {
      expect(ids(language).sort()).toEqual(ids('en').sort());
    });
    it('says every plain text it asks for', () => {
      const plain = found(`say\\('([a-z0-9-]+)'|${game}-ui-([a-z0-9-]+)'`);
      expect(plain.length).toBeGreaterThan(60);
      expect(plain.filter((id) => !known.includes(id))).toEqual([]);
    });
    it('says every text it puts together', () => {
      expect(made.filter((id) => !known.includes(id))).toEqual([]);
    });
    it('has no text that is never shown', () => {
      const asked = found(`'(?:${game}-ui-)?([a-z][a-z0-9-]*)'`);
      // What is said of an event at its place is asked for by the event's name.
      const askedFor = (id: string): boolean => asked.includes(id.replace(/^ui-told-/u, '')) || made.includes(id);
      expect(known.filter((id) => !id.startsWith('guide-') && !general.includes(id) && !askedFor(id))).toEqual([]);
    });
  });
}

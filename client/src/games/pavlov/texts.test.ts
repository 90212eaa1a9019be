// Every text the board asks for exists in every language, and none is left over.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../lib/texts';

const here = fileURLToPath(new URL('.', import.meta.url));
const ids = (language: string): string[] =>
  new FluentResource(readFileSync(`${here}texts/${language}.ftl`, 'utf8')).body.map((entry) => entry.id);
const sources = readdirSync(here)
  .filter((name) => /\.(svelte|ts)$/u.test(name) && !name.endsWith('.test.ts'))
  .map((name) => readFileSync(here + name, 'utf8'))
  .join('\n');

describe('texts of the board', () => {
  it.each(LANGUAGES.filter((language) => language !== 'en'))('%s has what English has', (language) => {
    expect(ids(language).sort()).toEqual(ids('en').sort());
  });
  it('says every plain text it asks for', () => {
    const known = new Set(ids('en').map((id) => id.replace('pavlov-ui-', '')));
    const asked = [...sources.matchAll(/say\('([a-z0-9-]+)'|pavlov-ui-([a-z0-9-]+)'/gu)].map(
      (found) => found[1] ?? found[2] ?? '',
    );
    expect(asked.length).toBeGreaterThan(40);
    expect(asked.filter((id) => !known.has(id))).toEqual([]);
  });
  it('says every text it puts together from data', () => {
    const known = new Set(ids('en').map((id) => id.replace('pavlov-ui-', '')));
    const kinds = [...sources.matchAll(/made\('([a-z-]+)'/gu)].map((found) => `kind-${found[1]}`);
    const made = [
      ...kinds,
      ...['hq62', 'grd13', 'sap8', 'sig139', 'art32', 'volga', 'aa267', 'aa1083'].map((unit) => `acts-${unit}`),
      ...['sniper', 'mortar', 'shelling', 'stuka', 'place', 'assault', 'milk', 'supply'].flatMap((kind) => [
        `category-${kind}`,
        `effect-${kind}`,
      ]),
      ...['planning', 'cards', 'wehrmacht', 'moves', 'actions', 'final', 'over'].map((phase) => `phase-${phase}`),
      ...['green', 'red', 'purple'].map((colour) => `letter-${colour}`),
      ...['house', 'square', 'volga', 'cards', 'box'].map((page) => `tab-${page}`),
      ...['house', 'square', 'volga'].map((panel) => `panel-${panel}`),
      ...['action', 'order'].map((mark) => `mark-${mark}`),
    ];
    expect(kinds.length).toBeGreaterThan(12);
    expect(made.filter((id) => !known.has(id))).toEqual([]);
  });
});

// Every text the board asks for exists in every language, and none is left over.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../lib/texts';
import { LAYERS } from './keys';

const here = fileURLToPath(new URL('.', import.meta.url));
const ids = (language: string): string[] => new FluentResource(readFileSync(`${here}texts/${language}.ftl`, 'utf8')).body.map((entry) => entry.id);
const shared = `${here}../../hexes/table/`;
const sources = [...readdirSync(here).map((name) => here + name), ...readdirSync(shared).map((name) => shared + name), `${here}../registry.ts`]
  .filter((name) => /\.(svelte|ts)$/u.test(name) && !name.endsWith('.test.ts'))
  .map((name) => readFileSync(name, 'utf8'))
  .join('\n');

const MADE = [
  ...['bid', 'setup', 'choice', 'command', 'operation', 'supply', 'reinforcements', 'end'].map((phase) => `phase-${phase}`),
  ...['activation', 'movement', 'declaration', 'combat'].map((segment) => `segment-${segment}`),
  ...['track', 'victory', 'boxes', 'chits'].map((drawer) => `drawer-${drawer}`),
  ...['drawn', 'waiting', 'hand', 'chosen', 'available'].map((place) => `chit-${place}`),
  ...['hq', 'interrupt', 'reinforcement', 'supply', 'reserve', 'master'].map((kind) => `chit-kind-${kind}`),
  ...['active', 'moved', 'moving', 'attacking', 'retreated'].map((mark) => `status-${mark}`),
  ...['prohibited', 'road-or-mountain', 'other-terrain'].map((entry) => `entry-${entry}`),
  ...['large', 'small'].map((size) => `river-${size}`),
  ...['taken', 'destroyed', 'defender-loss', 'retreat', 'nothing', 'attacker-loss'].map((chance) => `chance-${chance}`),
  'arrange',
  'arrange-all',
  ...['setup', 'axis', 'soviet'].map((entry) => `legend-${entry}`),
  ...LAYERS.map((layer) => `layer-${layer}`),
];

describe('texts of the board', () => {
  const known = ids('en').map((id) => id.replace('ava-ui-', ''));
  const asked = [...sources.matchAll(/'(?:ava-ui-)?([a-z][a-z0-9-]*)'/gu)].map((found) => found[1] ?? '');

  it.each(LANGUAGES.filter((language) => language !== 'en'))('%s has what English has', (language) => {
    expect(ids(language).sort()).toEqual(ids('en').sort());
  });
  it('says every plain text it asks for', () => {
    const plain = [...sources.matchAll(/say\('([a-z0-9-]+)'|ava-ui-([a-z0-9-]+)'/gu)].map((found) => found[1] ?? found[2] ?? '');
    expect(plain.length).toBeGreaterThan(60);
    expect(plain.filter((id) => !known.includes(id))).toEqual([]);
  });
  it('says every text it puts together', () => {
    expect(MADE.filter((id) => !known.includes(id))).toEqual([]);
  });
  it('has no text that nobody asks for', () => {
    expect(known.filter((id) => !id.startsWith('guide-') && !asked.includes(id) && !MADE.includes(id))).toEqual([]);
  });
});

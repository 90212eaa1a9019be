// Every text the board asks for exists in every language, and none is left over.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../lib/texts';
import { LAYERS } from './keys';

const here = fileURLToPath(new URL('.', import.meta.url));
const shared = `${here}../../hexes/table/`;
const ids = (language: string): string[] => new FluentResource(readFileSync(`${here}texts/${language}.ftl`, 'utf8')).body.map((entry) => entry.id);
const sources = [...readdirSync(here).map((name) => here + name), ...readdirSync(shared).map((name) => shared + name), `${here}../registry.ts`]
  .filter((name) => /\.(svelte|ts)$/u.test(name) && !name.endsWith('.test.ts'))
  .map((name) => readFileSync(name, 'utf8'))
  .join('\n');

const MARKS = ['engaged', 'spent', 'unsupplied', 'scattered', 'refitted', 'marching', 'fired', 'dismounted', 'overran', 'retreated', 'attacked', 'ferrying', 'moved', 'assaults', 'depleted', 'extended', 'landed', 'alerted'];
const STATES = ['mined', 'intact', 'blown', 'repairing', 'rebuilding'];
const MODES = ['normal', 'extended', 'tactical'];

const RESULTS = ['a1', 'a1-eng', 'eng', 'ex', 'a1-dr', 'dr', 'drx', 'a1-d1', 'd1', 'dmr', 'ds'];

const MADE = [
  ...RESULTS.map((result) => `result-${result}`),
  ...['resupply', 'bridges', 'landing', 'movement', 'combat', 'recovery', 'supply', 'traffic', 'end'].map((phase) => `phase-${phase}`),
  ...['am', 'pm', 'night'].map((part) => `part-${part}`),
  ...['clear', 'cloudy', 'overcast'].map((sky) => `sky-${sky}`),
  ...['track', 'victory', 'forces'].map((drawer) => `drawer-${drawer}`),
  ...['air', 'eliminated', 'removed', 'plate'].map((box) => `box-${box}`),
  ...['short', 'campaign'].map((scenario) => `victory-help-${scenario}`),
  ...MARKS.map((mark) => `mark-${mark}`),
  ...['good', 'disrupted', 'routed'].map((order) => `order-${order}`),
  ...['elite', 'low'].map((morale) => `morale-${morale}`),
  ...['non-mech', 'mech-infantry', 'vehicle'].map((kind) => `class-${kind}`),
  ...STATES.flatMap((state) => [`bridge-state-${state}`, `short-${state}`]),
  'short-never',
  'short-ferry',
  ...['road', 'rail'].flatMap((kind) => ['major', 'canal'].map((water) => `bridge-${kind}-${water}`)),
  ...['major', 'canal', 'minor'].map((size) => `water-${size}`),
  ...['primary', 'secondary', 'minor', 'rail'].map((road) => `road-${road}`),
  ...['city', 'town', 'village'].map((place) => `place-${place}`),
  ...MODES.flatMap((mode) => [`mode-${mode}`, `mode-${mode}-help`, `way-${mode}`]),
  ...LAYERS.map((layer) => `layer-${layer}`),
];

describe('texts of the board', () => {
  const known = ids('en').map((id) => id.replace('h44-ui-', ''));
  const asked = [...sources.matchAll(/'(?:h44-ui-)?([a-z][a-z0-9-]*)'/gu)].map((found) => found[1] ?? '');

  it.each(LANGUAGES.filter((language) => language !== 'en'))('%s has what English has', (language) => {
    expect(ids(language).sort()).toEqual(ids('en').sort());
  });
  it('says every plain text it asks for', () => {
    const plain = [...sources.matchAll(/say\('([a-z0-9-]+)'|h44-ui-([a-z0-9-]+)'/gu)].map((found) => found[1] ?? found[2] ?? '');
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

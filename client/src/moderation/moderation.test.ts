import { expect, test } from 'vitest';
import { sources } from '../lib/sources';
import { makeBundle, Texts } from '../lib/texts';
import { ending } from './moderation';

test('a ban ends on a day, or never', () => {
  const t = new Texts('en', [makeBundle('en', sources('', 'en'))], {}, null);
  const noon = Date.UTC(2026, 4, 17, 12) / 1000;
  expect(t.msg('moderation-ban-until', ending(noon, 'en'))).toMatch(/^Banned until May 17, 2026/);
  expect(t.msg('moderation-mute-until', ending(0, 'en'))).toBe('Muted for good');
});

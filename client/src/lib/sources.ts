// The .ftl files that Python and the client share, and the client's own, compiled into the bundle.
import type { FluentBundle } from '@fluent/bundle';
import { makeBundle, Texts, type Language, type Names } from './texts';

/** English comes with the page: it stands in for what another language lacks, also when the server is away. */
const texts: Record<string, string> = import.meta.glob<string>(
  [
    '../../../src/grognard/texts/en.ftl',
    '../../../src/grognard/packs/*/texts/en.ftl',
    '../games/*/texts/en.ftl',
    '../texts/en.ftl',
    '../*/texts/en.ftl',
  ],
  { query: '?raw', import: 'default', eager: true },
);
/** The other languages come when they are asked for. */
const translations = import.meta.glob<string>(
  [
    '../../../src/grognard/texts/{ru,pl}.ftl',
    '../../../src/grognard/packs/*/texts/{ru,pl}.ftl',
    '../games/*/texts/{ru,pl}.ftl',
    '../texts/{ru,pl}.ftl',
    '../*/texts/{ru,pl}.ftl',
  ],
  { query: '?raw', import: 'default' },
);
const bundles = new Map<string, FluentBundle>();

/** Brings the texts of a language; until then its sentences are in English. */
export async function loadTexts(language: Language): Promise<void> {
  const missing = Object.entries(translations).filter(
    ([path]) => path.endsWith(`/${language}.ftl`) && !(path in texts),
  );
  const loaded = await Promise.all(missing.map(async ([path, load]) => [path, await load()] as const));
  for (const [path, text] of loaded) texts[path] = text;
  for (const key of bundles.keys()) if (key.endsWith(`/${language}`)) bundles.delete(key);
}

/** The raw texts of a language: generic, the client's, and those of one game (its board's and its pack's). */
export function sources(slug: string, language: Language): string[] {
  const paths = Object.keys(texts).filter((path) => path.endsWith(`/${language}.ftl`));
  const board = `/games/${slug}/texts/`;
  const pack = `/packs/${slug}/texts/`;
  return [
    ...paths.filter((path) => !/\/(?:games|packs)\//u.test(path)),
    ...(slug ? paths.filter((path) => path.includes(board)) : []),
    ...(slug ? paths.filter((path) => path.includes(pack)) : []),
  ].map((path) => texts[path] ?? '');
}

function bundle(slug: string, language: Language): FluentBundle {
  const key = `${slug}/${language}`;
  const made = bundles.get(key) ?? makeBundle(language, sources(slug, language));
  bundles.set(key, made);
  return made;
}

/** The texts of a game; what the language lacks is shown in English. */
export function textsOf(slug: string, language: Language, names: Names = {}, places: RegExp | null = null): Texts {
  const chain = language === 'en' ? [bundle(slug, 'en')] : [bundle(slug, language), bundle(slug, 'en')];
  return new Texts(language, chain, names, places);
}

// The .ftl files that Python and the client share, and the client's own, compiled into the bundle.
import type { FluentBundle } from '@fluent/bundle';
import { makeBundle, Texts, type Language, type Names } from './texts';

type Files = Readonly<Record<string, string>>;

const shared: Files = import.meta.glob<string>('../../../src/grognard/texts/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const packs: Files = import.meta.glob<string>('../../../src/grognard/packs/*/texts/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const boards: Files = import.meta.glob<string>('../games/*/texts/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const own: Files = import.meta.glob<string>(['../texts/*.ftl', '../*/texts/*.ftl'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

const bundles = new Map<string, FluentBundle>();

/** The raw texts of a language: generic, the client's, and those of one game (its board's and its pack's). */
export function sources(slug: string, language: Language): string[] {
  const ends = (files: Files, tail: string): string[] =>
    Object.entries(files)
      .filter(([path]) => path.endsWith(tail))
      .map(([, text]) => text);
  return [
    ...ends(shared, `/texts/${language}.ftl`),
    ...ends(own, `/texts/${language}.ftl`),
    ...(slug ? ends(boards, `/games/${slug}/texts/${language}.ftl`) : []),
    ...(slug ? ends(packs, `/packs/${slug}/texts/${language}.ftl`) : []),
  ];
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

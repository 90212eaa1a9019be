import { beforeEach, describe, expect, it } from 'vitest';
import { gameEntry } from '../games/registry';
import { cardsNow, cardToShow, forgetGuide, isNewTo, paragraphIn, readCard, readCards, roleOf, wordsOf } from './guide';
import { loadTexts, sources, textsOf } from './sources';
import { remember } from './storage';
import { LANGUAGES } from './texts';

await Promise.all(LANGUAGES.map(loadTexts));

const GAMES = ['pavlov', 'ava', 'h44', 's42', 'coh'];
const idsOf = (slug: string): string[] =>
  [
    ...sources(slug, 'en')
      .join('\n')
      .matchAll(/^([a-z0-9-]+) =/gmu),
  ].map(([, id]) => id ?? '');
/** The kinds of a game's decisions: each asks by a sentence of its name. */
const kindsOf = (slug: string): string[] =>
  idsOf(slug)
    .filter((id) => id.startsWith('ask-'))
    .map((id) => id.slice('ask-'.length));

describe('what has been read', () => {
  class Memory {
    readonly #kept = new Map<string, string>();
    getItem = (key: string): string | null => this.#kept.get(key) ?? null;
    setItem = (key: string, value: string): unknown => this.#kept.set(key, value);
    removeItem = (key: string): unknown => this.#kept.delete(key);
  }
  beforeEach(() => {
    Object.assign(globalThis, { localStorage: new Memory() });
  });
  const allied = { game: 'h44', role: 'allied' };

  it('counts for its game and its side alone', () => {
    readCard(allied, 'guide-movement');
    readCard(allied, 'guide-movement');
    expect(readCards(allied)).toEqual(['guide-movement']);
    expect(readCards({ game: 's42', role: 'allied' })).toEqual([]);
    expect(readCards({ game: 'h44', role: 'german' })).toEqual([]);
  });
  it('tells who has read nothing of a game yet, on either side', () => {
    expect(isNewTo('h44')).toBe(true);
    readCard(allied, 'guide-movement');
    expect(isNewTo('h44')).toBe(false);
    expect(isNewTo('s42')).toBe(true);
  });
  it('adds up, and can be forgotten', () => {
    readCard(allied, 'guide-movement');
    readCard({ game: 's42', role: 'axis' }, 'guide-combat');
    readCard(allied, 'guide-combat');
    expect(readCards(allied)).toEqual(['guide-movement', 'guide-combat']);
    forgetGuide();
    expect(readCards(allied)).toEqual([]);
  });
  it('of a version that did not know the game is not taken over', () => {
    remember('guide', ['guide-movement']);
    expect(readCards(allied)).toEqual([]);
    readCard(allied, 'guide-combat');
    expect(readCards(allied)).toEqual(['guide-combat']);
  });
});

describe('the side of a seat', () => {
  it('is what the view says', () => expect(roleOf({ seats: { north: 'axis' } }, 'north')).toBe('axis'));
  it('is its name without a number where the view says nothing', () => {
    expect([roleOf({}, 'german-2'), roleOf({}, 'garrison'), roleOf(undefined, 'soviet'), roleOf({}, null)]).toEqual([
      'german',
      'garrison',
      'soviet',
      '',
    ]);
  });
});

describe('the card of a moment', () => {
  const has = (id: string): boolean =>
    ['guide-welcome-axis', 'guide-combat', 'guide-combat-surprise', 'guide-losses', 'guide-announce'].includes(id);
  const lessons = { 'declare-attacks': 'combat', 'choose-losses': 'losses' };
  const moment = { kind: 'declare-attacks', lessons, special: null, welcome: 'axis', paragraph: '' };

  it('welcomes first, then explains the decision, and nothing twice', () => {
    const cards = cardsNow(moment, has);
    expect(cardToShow(cards, [])).toBe('guide-welcome-axis');
    expect(cardToShow(cards, ['guide-welcome-axis'])).toBe('guide-combat');
    expect(cardToShow(cards, ['guide-welcome-axis', 'guide-combat'])).toBeNull();
  });
  it('is another one for what is special, where there is one', () => {
    expect(cardsNow({ ...moment, special: 'surprise' }, has)).toEqual(['guide-welcome-axis', 'guide-combat-surprise']);
    expect(cardsNow({ ...moment, kind: 'choose-losses', special: 'surprise' }, has)).toEqual([
      'guide-welcome-axis',
      'guide-losses',
    ]);
  });
  it('is named after a decision that is not listed, or there is none', () => {
    expect(cardsNow({ ...moment, kind: 'announce', welcome: '' }, has)).toEqual(['guide-announce']);
    expect(cardsNow({ ...moment, kind: 'choose-battle', welcome: '' }, has)).toEqual([]);
    expect(cardsNow({ ...moment, kind: undefined }, has)).toEqual(['guide-welcome-axis']);
  });
  it('is the paragraph of a decision without a card of its own', () => {
    const cards = cardsNow({ ...moment, kind: 'choose-battle', paragraph: '10.2' }, has);
    expect(cards.map(paragraphIn)).toEqual([null, '10.2']);
    expect(cardsNow({ ...moment, paragraph: '10.2' }, has).map(paragraphIn)).toEqual([null, null]);
  });
  it('has other words for fingers, where it has any', () => {
    const touch = (id: string): boolean => id === 'guide-a-touch';
    expect([
      wordsOf('guide-a', touch, true),
      wordsOf('guide-a', touch, false),
      wordsOf('guide-b', touch, true),
    ]).toEqual(['guide-a-touch', 'guide-a', 'guide-b']);
  });
});

describe.each(GAMES)('the guide of %s', (slug) => {
  const lessons = gameEntry(slug)?.lessons ?? {};
  const ids = idsOf(slug);
  const kinds = kindsOf(slug);

  it('explains decisions that the game asks for', () => {
    expect(kinds.length).toBeGreaterThan(20);
    expect(Object.keys(lessons).filter((kind) => !kinds.includes(kind))).toEqual([]);
  });
  it.each(LANGUAGES)('has every card that is listed (%s)', (language) => {
    const texts = textsOf(slug, language);
    expect(Object.values(lessons).filter((card) => !texts.has(`guide-${card}`))).toEqual([]);
  });
  it('has no card that is never shown', () => {
    const shown = [...Object.values(lessons), ...kinds.filter((kind) => !lessons[kind])];
    const cards = ids.filter((id) => /^guide-(?!welcome)/u.test(id)).map((id) => id.replace(/^guide-|-touch$/gu, ''));
    expect(cards.length).toBeGreaterThan(5);
    expect(cards.filter((card) => !shown.includes(card) && !shown.includes(card.replace(/-surprise$/u, '')))).toEqual(
      [],
    );
  });
});

describe('a player who is attacked or advances', () => {
  const ATTACKS = /(?:Click|click|Tap|tap) an enemy/u;
  const DECLARES = ['declare-attacks', 'choose-target', 'plan-attack', 'choose-action'];

  it.each(GAMES)('is never told to attack (%s)', (slug) => {
    const texts = textsOf(slug, 'en');
    const lessons = gameEntry(slug)?.lessons ?? {};
    const cards = kindsOf(slug).flatMap((kind) =>
      cardsNow({ kind, lessons, special: null, welcome: '', paragraph: '' }, (id) => texts.has(id)).map(
        (card) => [kind, texts.msg(card)] as const,
      ),
    );
    expect(cards.length).toBeGreaterThan(5);
    expect(cards.filter(([kind, words]) => ATTACKS.test(words) && !DECLARES.includes(kind))).toEqual([]);
  });
  it.each(['h44', 's42'])('has cards for losses, defence, retreat and advance (%s)', (slug) => {
    const lessons = gameEntry(slug)?.lessons ?? {};
    expect(['choose-loss', 'stand-fast', 'choose-retreat', 'choose-advance'].map((kind) => lessons[kind])).toEqual([
      'losses',
      'defence',
      'retreat',
      'advance',
    ]);
  });
});

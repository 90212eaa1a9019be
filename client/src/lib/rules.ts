// Finding one's way in a rulebook.
import type { Language } from './texts';
import type { Clause, Paragraph, SituationInfo } from './wire';

/** A clause in the player's language, else in English. */
export function wording(clause: Clause, language: Language): { readonly text: string; readonly language: Language } {
  const own = clause[language];
  return own ? { text: own, language } : { text: clause.en, language: 'en' };
}

/** The paragraph of an id, which may be that of one of its clauses. */
export function paragraphOf(paragraphs: readonly Paragraph[], id: string): Paragraph | undefined {
  return (
    paragraphs.find((paragraph) => paragraph.id === id) ??
    paragraphs.find((paragraph) => paragraph.clause.some((clause) => clause.id === id))
  );
}

/** Paragraphs in which every word is found, in their number, title, text or clauses. */
export function found(paragraphs: readonly Paragraph[], words: string, language: Language): readonly Paragraph[] {
  const wanted = words.toLocaleLowerCase(language).split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return paragraphs;
  return paragraphs.filter((paragraph) => {
    const clauses = paragraph.clause.flatMap((clause) => [clause.id, wording(clause, language).text]);
    const all = [paragraph.id, paragraph.title[language], paragraph.text[language], ...clauses]
      .join('\n')
      .toLocaleLowerCase(language);
    return wanted.every((word) => all.includes(word));
  });
}

/** A text in pieces, what the search found apart. */
export function hits(
  text: string,
  words: string,
  language: Language,
): { readonly text: string; readonly hit: boolean }[] {
  const wanted = words.toLocaleLowerCase(language).split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return [{ text, hit: false }];
  const found = new RegExp(`(${wanted.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')})`, 'giu');
  return text
    .split(found)
    .map((piece, i) => ({ text: piece, hit: i % 2 === 1 }))
    .filter((piece) => piece.text !== '');
}

/** The worked examples of a paragraph and of its clauses, those of the book itself first. */
export function examplesOf(situations: readonly SituationInfo[], paragraph: Paragraph): SituationInfo[] {
  const kinds = new Map<string, Clause['kind']>(paragraph.clause.map((clause) => [clause.id, clause.kind]));
  const main = (situation: SituationInfo): string => situation.rules[0] ?? '';
  const own = situations.filter((situation) => main(situation) === paragraph.id || kinds.has(main(situation)));
  const printed = (situation: SituationInfo): boolean => kinds.get(main(situation)) === 'example';
  return [...own.filter(printed), ...own.filter((situation) => !printed(situation))];
}

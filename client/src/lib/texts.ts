// Sentences in the player's language, by Mozilla's Fluent: the same files and the same conventions as core/texts.py.
import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { Event, Message } from './wire';

export const LANGUAGES = ['en', 'ru', 'pl'] as const;
export type Language = (typeof LANGUAGES)[number];
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', ru: 'Русский', pl: 'Polski' };

export type Arg = string | number | boolean | readonly string[];
export type Args = Readonly<Record<string, Arg>>;
export type Names = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** A piece of a sentence: plain, or the name of something on the table. */
export interface Segment {
  readonly text: string;
  readonly id?: string;
}

// A name inside a sentence is marked, so that it can be found again after Fluent has inflected the words around it.
// The marks are private-use characters: no text has them.
const OPEN = '\uE000';
const MIDDLE = '\uE001';
const CLOSE = '\uE002';
const MARKED = /\uE000([^\uE001]*)\uE001([^\uE002]*)\uE002/gu;

export function isLanguage(value: unknown): value is Language {
  return (LANGUAGES as readonly unknown[]).includes(value);
}

export function makeBundle(language: Language, sources: readonly string[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const source of sources) bundle.addResource(new FluentResource(source), { allowOverrides: true });
  return bundle;
}

/** Splits a sentence with marked names into its pieces. */
export function segments(marked: string): Segment[] {
  const found: Segment[] = [];
  let end = 0;
  for (const match of marked.matchAll(MARKED)) {
    if (match.index > end) found.push({ text: marked.slice(end, match.index) });
    found.push({ text: match[2] ?? '', id: match[1] ?? '' });
    end = match.index + match[0].length;
  }
  if (end < marked.length) found.push({ text: marked.slice(end) });
  return found;
}

/** The texts of one game (or of none: the lobby) in one language. A missing text shows its id; nothing ever throws. */
export class Texts {
  readonly language: Language;
  readonly #bundles: readonly FluentBundle[];
  readonly #names: Names;
  readonly #places: RegExp | null;
  // A log is read many times over; its events never change.
  readonly #sentences = new WeakMap<Event, Segment[]>();

  /**
   * `bundles`: the language's own first, then what stands in for a missing text. `places`: what ids look like that
   * have no name but can be shown on the board.
   */
  constructor(language: Language, bundles: readonly FluentBundle[], names: Names = {}, places: RegExp | null = null) {
    this.language = language;
    this.#bundles = bundles;
    this.#names = names;
    this.#places = places;
  }

  has(id: string): boolean {
    return this.#bundles.some((bundle) => bundle.hasMessage(id));
  }

  /** Whether this is the id of something with a printed name. */
  names(id: string): boolean {
    return Object.hasOwn(this.#names, id);
  }

  /** The printed name of an id; anything that is not an id stands for itself. */
  name(id: string): string {
    const name = Object.hasOwn(this.#names, id) ? this.#names[id] : undefined;
    return name?.[this.language] || name?.en || id;
  }

  /** The sentence `id`. */
  msg(id: string, args: Args = {}): string {
    return this.#format(id, args, (value) => this.name(value));
  }

  render(message: Message): string {
    return this.msg(message.id, message.args);
  }

  /** The sentence in pieces, the names of things on the table apart. */
  rich(message: Message): Segment[] {
    return segments(this.#format(message.id, message.args, (value) => this.#marked(value)));
  }

  event(event: Event): Segment[] {
    const known = this.#sentences.get(event);
    if (known) return known;
    const sentence = this.rich({ id: event.what, args: event.args ?? {} });
    this.#sentences.set(event, sentence);
    return sentence;
  }

  /** One of the texts that data carry in all languages. */
  of(text: Readonly<Record<string, string>> | { readonly en: string }): string {
    const all = text as Readonly<Record<string, string>>;
    return all[this.language] || all.en || '';
  }

  #marked(value: string): string {
    return this.names(value) || this.#places?.test(value) ? OPEN + value + MIDDLE + this.name(value) + CLOSE : value;
  }

  #format(id: string, args: Args, name: (value: string) => string): string {
    const bundle = this.#bundles.find((candidate) => candidate.getMessage(id)?.value);
    const pattern = bundle?.getMessage(id)?.value;
    if (!bundle || !pattern) return id;
    const values: Record<string, string | number> = {};
    for (const [key, value] of Object.entries(args)) {
      if (typeof value === 'string') {
        values[key] = name(value);
        // The raw twin, for texts that select on it; no variant can be named by an empty string.
        values[`${key}Id`] = value || 'none';
      } else if (typeof value === 'number') {
        values[key] = value;
      } else if (typeof value === 'boolean') {
        values[key] = value ? 1 : 0;
      } else {
        values[key] = value.map(name).join(', ');
      }
    }
    return bundle.formatPattern(pattern, values, []);
  }
}

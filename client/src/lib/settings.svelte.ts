// What a player chooses for this browser.
import { recall, remember } from './storage';
import { isLanguage, LANGUAGES, type Language } from './texts';

export type Theme = 'auto' | 'light' | 'dark';
export type Motion = 'auto' | 'full' | 'reduced';

interface Saved {
  language: Language | '';
  theme: Theme;
  motion: Motion;
  guide: boolean;
  autoplay: boolean;
  report: boolean;
  playback: boolean;
  pace: number;
  patterns: boolean;
  sound: boolean;
  notify: boolean;
}

const DEFAULTS: Saved = {
  language: '',
  theme: 'auto',
  motion: 'auto',
  guide: true,
  autoplay: false,
  report: true,
  playback: true,
  pace: 1,
  patterns: true,
  sound: false,
  notify: false,
};

/** The first language of the browser that we have. */
export function preferredLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const language = tag.toLowerCase().split('-')[0];
    if (isLanguage(language)) return language;
  }
  return LANGUAGES[0];
}

/** What the browser says about its user; nothing where there is no browser, as in tests. */
const media = (query: string): MediaQueryList | null => ('matchMedia' in globalThis ? matchMedia(query) : null);
const DARK = media('(prefers-color-scheme: dark)');
const STILL = media('(prefers-reduced-motion: reduce)');

class Settings {
  #saved = $state<Saved>({ ...DEFAULTS, ...recall<Partial<Saved>>('settings', {}) });
  #dark = $state(DARK?.matches ?? false);
  #still = $state(STILL?.matches ?? false);

  constructor() {
    DARK?.addEventListener('change', (event) => (this.#dark = event.matches));
    STILL?.addEventListener('change', (event) => (this.#still = event.matches));
  }

  get language(): Language {
    const chosen = this.#saved.language;
    return isLanguage(chosen) ? chosen : preferredLanguage('navigator' in globalThis ? navigator.languages : []);
  }
  get theme(): Theme {
    return this.#saved.theme;
  }
  get motion(): Motion {
    return this.#saved.motion;
  }
  get guide(): boolean {
    return this.#saved.guide;
  }
  /** Answer decisions that have only one answer. */
  get autoplay(): boolean {
    return this.#saved.autoplay;
  }
  /** Show what happened since the last own step. */
  get report(): boolean {
    return this.#saved.report;
  }
  /** Play back what the others did, by itself. */
  get playback(): boolean {
    return this.#saved.playback;
  }
  /** How fast a playback runs; 1: as a rule. */
  get pace(): number {
    return this.#saved.pace;
  }
  /** Weave what lies over a map, so that it is told apart without colour. */
  get patterns(): boolean {
    return this.#saved.patterns;
  }
  /** Let the table be heard. */
  get sound(): boolean {
    return this.#saved.sound;
  }
  /** Show notifications of the browser while the page is out of sight. */
  get notify(): boolean {
    return this.#saved.notify;
  }

  /** The theme as it is shown. */
  get shade(): 'light' | 'dark' {
    return this.theme === 'auto' ? (this.#dark ? 'dark' : 'light') : this.theme;
  }
  get reduced(): boolean {
    return this.motion === 'auto' ? this.#still : this.motion === 'reduced';
  }

  set(change: Partial<Saved>): void {
    Object.assign(this.#saved, change);
    remember('settings', $state.snapshot(this.#saved));
  }
}

export const settings = new Settings();

// What units can do besides going somewhere that deserves a word of explanation.
import type { Paragraphs } from '../../hexes/bonds/verbhelp';

/** Verb to the paragraph that tells what it does. */
export const VERB_RULES: Paragraphs = {
  screen: '8.3.3',
  detach: '21.1',
  rejoin: '21.4',
  merge: '21.5',
  limber: '17.3',
  unlimber: '17.3',
  'full-retreat': '14.3.2',
  'lay-ferry': '23.3.3',
  'automatic-ds': '8.7',
  refit: '20.2.5',
  rally: '22.7',
};

/** Verbs that are explained. */
export const EXPLAINED: readonly string[] = Object.keys(VERB_RULES);

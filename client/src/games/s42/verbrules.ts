// What units can do besides going somewhere that deserves a word of explanation.
import type { Paragraphs } from '../../hexes/bonds/verbhelp';

export const VERB_RULES: Paragraphs = {
  'full-retreat': '13.3.1',
  disengage: '27.2.1',
  'hold-back': '25.2.1',
  release: '25.2.3',
  entrain: '5.6.1',
  sail: '5.7.1',
  'cross-strait': '5.7.2',
  'automatic-ds': '8.6.1',
  'move-supply': '18.6.3',
  'turn-supply': '18.6.2',
  'place-flotilla': '5.5.3',
  replenish: '21.1.1',
  rearm: '18.6.4',
  provide: '18.6.1',
  fortify: '9.7.1',
  plan: '26.2',
  muster: '20.8',
  recall: '19.4',
  'leave-for-baku': '24.1.2',
  'release-army': '31.0',
  withdraw: '32.1',
  'declare-offensive': '33.2.1',
  'join-box': '34.4.1',
  'leave-box': '34.4.2',
  'come-out': '34.4.2',
  'swap-masks': '34.1.2',
  show: '34.2',
  hide: '34.2',
};

/** Verbs that are explained. */
export const EXPLAINED: readonly string[] = Object.keys(VERB_RULES);

// What a click or a drag means on this board beyond what every game with bonds knows: landings and traffic markers.
import { gesturesWith, perform, type Meaning } from '../../hexes/bonds/gestures';
import type { Scene as BondScene } from '../../hexes/bonds/model';
import { field, having } from '../../hexes/table/answers';
import type { H44View as View } from './wire';
import { placeOf, type Index } from './lookup';

export interface Scene extends BondScene {
  readonly view: View;
  readonly index: Index;
}

/** 24.3 The marker in hand, else the first, is put down. */
function jamming(place: string | null, { choices, hand }: Scene): Meaning | null {
  const there = place === null ? [] : having(choices, 'jam', { hex: place });
  const found = there.find((choice) => String(field(choice, 'marker')) === hand) ?? there[0];
  return found ? perform(found.action) : null;
}

export const GESTURES = gesturesWith<Scene>({
  placeOf: (id, { view, index }) => placeOf(id, view, index),
  finishedMarks: ['moved', 'spent', 'automatic-ds', 'ferrying'],
  dragVerbs: { land: 'hex', advance: 'to' },
  extra: (_unit, place, verbs, scene) => (verbs.has('jam') ? jamming(place, scene) : null),
});

// What a click or a drag means on this board beyond what every game with bonds knows.
import { gesturesWith } from '../../hexes/bonds/gestures';
import type { Scene as BondScene } from '../../hexes/bonds/model';
import type { S42View as View } from './wire';
import { placeOf, type Index } from './lookup';

export interface Scene extends BondScene {
  readonly view: View;
  readonly index: Index;
}

export const GESTURES = gesturesWith<Scene>({
  placeOf: (id, { view, index }) => placeOf(id, view, index),
  finishedMarks: ['moved', 'train', 'automatic-ds', 'in-reserve'],
  dragVerbs: { advance: 'to', shift: 'area' },
  placeVerbs: { station: 'place' },
  // In the initial phase, where nothing can be bought for units, a unit stands for its hex.
  extra: (unit, place, verbs, { choices, index }) =>
    unit !== null &&
    place !== null &&
    verbs.has('end-initial') &&
    !choices.some(({ touches }) => touches.some((id) => index.units.has(id)))
      ? { kind: 'pass', id: place }
      : null,
});

// How this game is played at the table: its sides, what is held in hand, what can be put right.
import type { Manners } from '../../hexes/bonds/play.svelte';
import type { S42View as View } from './wire';
import { GESTURES } from './gestures';
import { placeOf, SIDES, type Index } from './lookup';

export const MANNERS: Manners<View, Index> = {
  game: 's42',
  sides: SIDES,
  gestures: GESTURES,
  placeOf,
  thing: (id, view) => view.supplies[id] !== undefined,
  opened: ['reach', 'control', 'forts'],
  held: ['advance', 'retreat', 'shift'],
  serving: [],
  keeping: [],
  quiet: () => false,
  lay: (unit, to) => ({ do: 'advance', unit, to }),
  moved: (id, at, view) => (view.units[id] ? { unit: id, at } : view.supplies[id] ? { supply: id, at } : null),
};

// How this game is played at the table: its sides, what is held in hand, what can be put right.
import type { BoardConfig } from '../../hexes/bonds/play.svelte';
import type { S42View as View } from './wire';
import { GESTURES } from './gestures';
import { placeOf, SIDES, type Index } from './lookup';

export const BOARD_CONFIG: BoardConfig<View, Index> = {
  game: 's42',
  sides: SIDES,
  gestures: GESTURES,
  placeOf,
  isThing: (id, view) => view.supplies[id] !== undefined,
  openLayers: ['reach', 'control', 'forts'],
  inHandVerbs: ['advance', 'retreat', 'shift'],
  takeNextVerbs: [],
  keepInHandVerbs: [],
  hidesReach: () => false,
  dropFromTray: (unit, to) => ({ do: 'advance', unit, to }),
  moveChange: (id, at, view) => (view.units[id] ? { unit: id, at } : view.supplies[id] ? { supply: id, at } : null),
};

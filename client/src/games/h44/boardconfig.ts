// How this game is played at the table: its sides, what is held in hand, what can be put right.
import type { BoardConfig } from '../../hexes/bonds/play.svelte';
import type { H44View as View } from './wire';
import { GESTURES } from './gestures';
import { placeOf, type Index } from './lookup';

export const BOARD_CONFIG: BoardConfig<View, Index> = {
  game: 'h44',
  sides: ['allied', 'german'],
  gestures: GESTURES,
  placeOf,
  isThing: (id, _view, index) => index.bridges.has(id),
  openLayers: ['reach', 'control'],
  inHandVerbs: ['land', 'advance', 'retreat'],
  takeNextVerbs: ['land'],
  keepInHandVerbs: ['jam'],
  hidesReach: (_view, kind) => kind === 'land-units',
  dropFromTray: (unit, hex) => ({ do: 'land', unit, hex }),
  moveChange: (id, at, view) => (view.units[id] ? { unit: id, at } : null),
};

// How this game is played at the table: its sides, what is held in hand, what can be put right.
import type { Manners } from '../../hexes/bonds/play.svelte';
import type { H44View as View } from './wire';
import { GESTURES } from './gestures';
import { placeOf, type Index } from './lookup';

export const MANNERS: Manners<View, Index> = {
  game: 'h44',
  sides: ['allied', 'german'],
  gestures: GESTURES,
  placeOf,
  thing: (id, _view, index) => index.bridges.has(id),
  opened: ['reach', 'control'],
  held: ['land', 'advance', 'retreat'],
  serving: ['land'],
  keeping: ['jam'],
  quiet: (_view, kind) => kind === 'land-units',
  lay: (unit, hex) => ({ do: 'land', unit, hex }),
  moved: (id, at, view) => (view.units[id] ? { unit: id, at } : null),
};

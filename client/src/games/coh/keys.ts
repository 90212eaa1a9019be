// The keys of this board, beside those of the shell.
import { boardKeys } from '../../hexes/table/keyboard';

export type Layer = 'reach' | 'sight' | 'threat' | 'arcs' | 'exposure' | 'control' | 'heights' | 'about';

export type Drawer = 'armies' | 'victory' | 'cards' | 'forces';

export const BOARD = boardKeys<Layer, Drawer>(
  { M: 'reach', S: 'sight', Z: 'threat', X: 'arcs', D: 'exposure', C: 'control', H: 'heights', I: 'about' },
  { T: 'armies', V: 'victory', K: 'cards', P: 'forces' },
);

/** For the help of the shell. */
export const KEYS: readonly (readonly [string, string])[] = [
  ...BOARD.help('coh', 'group').filter(([letter]) => letter !== 'O'),
  ['Q E', 'coh-ui-key-turn'],
];

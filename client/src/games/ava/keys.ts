// The keys of this board, beside those of the shell.
import { boardKeys } from '../../hexes/table/keyboard';

export type Layer =
  'zoc-enemy' | 'zoc-own' | 'command' | 'supply' | 'supply-enemy' | 'control' | 'areas' | 'reach' | 'about';

export type Drawer = 'track' | 'victory' | 'boxes' | 'chits';

export const BOARD = boardKeys<Layer, Drawer>(
  {
    Z: 'zoc-enemy',
    X: 'zoc-own',
    C: 'command',
    S: 'supply',
    D: 'supply-enemy',
    K: 'control',
    E: 'areas',
    M: 'reach',
    I: 'about',
  },
  { T: 'track', V: 'victory', P: 'boxes', H: 'chits' },
);

/** For the help of the shell. */
export const KEYS = BOARD.help('ava', 'way');

// The keys of this board, beside those of the shell.
import { boardKeys } from '../../hexes/table/keyboard';

export type Layer =
  'bonds' | 'zoc-enemy' | 'zoc-own' | 'supply' | 'supply-enemy' | 'control' | 'forts' | 'rails' | 'reach' | 'about';

export type Drawer = 'track' | 'victory' | 'forces';

export const BOARD = boardKeys<Layer, Drawer>(
  {
    C: 'bonds',
    Z: 'zoc-enemy',
    X: 'zoc-own',
    S: 'supply',
    D: 'supply-enemy',
    K: 'control',
    J: 'forts',
    E: 'rails',
    M: 'reach',
    I: 'about',
  },
  { T: 'track', V: 'victory', P: 'forces' },
);

/** For the help of the shell. */
export const KEYS = BOARD.help('s42', 'group');

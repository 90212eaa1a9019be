// What every part of a table of a game with bonds shares.
import { createContext } from 'svelte';
import { setHexTable, type HexTable } from '../table/context';
import type { BondWire, Index } from './model';

export interface BondTable<W extends BondWire = BondWire> extends HexTable<W> {
  /** The slug of the game. */
  readonly game: string;
  readonly view: W['view'];
  readonly index: Index;
}

const [getBondTable, setOwnTable] = createContext<BondTable>();
export { getBondTable };

export function setBondTable(table: BondTable): BondTable {
  setHexTable(table);
  return setOwnTable(table);
}

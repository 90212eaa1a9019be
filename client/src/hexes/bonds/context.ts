// What every part of a table of a game with bonds shares.
import { getHexTable, setHexTable, type HexTable } from '../table/context';
import type { Index, View } from './model';

export interface BondTable extends HexTable {
  /** The slug of the game. */
  readonly game: string;
  readonly view: View;
  readonly index: Index;
}

export const getBondTable = (): BondTable => getHexTable() as BondTable;
export const setBondTable = (table: BondTable): BondTable => setHexTable(table) as BondTable;

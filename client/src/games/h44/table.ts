// What every part of this board shares.
import { getHexTable, setHexTable, type HexTable } from '../../hexes/table/context';
import type { H44View } from '../../lib/wire';
import type { Index } from './lookup';

export interface Table extends HexTable {
  readonly view: H44View;
  readonly index: Index;
}

export const getTable = (): Table => getHexTable() as Table;
export const setTable = (table: Table): Table => setHexTable(table) as Table;

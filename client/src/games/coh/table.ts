// What every part of this board shares.
import { getHexTable, setHexTable, type HexTable } from '../../hexes/table/context';
import type { CohView } from '../../lib/wire';
import type { Index } from './lookup';

export interface Table extends HexTable {
  readonly view: CohView;
  readonly index: Index;
}

export const getTable = (): Table => getHexTable() as Table;
export const setTable = (table: Table): Table => setHexTable(table) as Table;

// What every part of this board shares.
import { createContext } from 'svelte';
import { setHexTable, type HexTable } from '../../hexes/table/context';
import type { Index } from './lookup';
import type { AvaView, AvaWire } from './wire';

export interface Table extends HexTable<AvaWire> {
  readonly view: AvaView;
  readonly index: Index;
}

const [getTable, setOwnTable] = createContext<Table>();
export { getTable };

export function setTable(table: Table): Table {
  setHexTable(table);
  return setOwnTable(table);
}

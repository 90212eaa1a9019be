// What every part of this board shares.
import { createContext } from 'svelte';
import { setBondTable, type BondTable } from '../../hexes/bonds/context';
import type { Index } from './lookup';
import type { S42Wire } from './wire';

export interface Table extends BondTable<S42Wire> {
  readonly index: Index;
}

const [getTable, setOwnTable] = createContext<Table>();
export { getTable };

export function setTable(table: Table): Table {
  setBondTable(table);
  return setOwnTable(table);
}

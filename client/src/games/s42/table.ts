// What every part of this board shares.
import { getBondTable, type BondTable } from '../../hexes/bonds/context';
import type { S42View } from '../../lib/wire';
import type { Index } from './lookup';

export interface Table extends BondTable {
  readonly view: S42View;
  readonly index: Index;
}

export const getTable = (): Table => getBondTable() as Table;

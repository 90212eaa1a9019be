// What every part of this board shares.
import { getBondTable, type BondTable } from '../../hexes/bonds/context';
import type { H44View } from '../../lib/wire';
import type { Index } from './lookup';

export interface Table extends BondTable {
  readonly view: H44View;
  readonly index: Index;
}

export const getTable = (): Table => getBondTable() as Table;

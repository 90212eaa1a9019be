// What every part of the board shares: the table it draws, and how a thing on it is marked and picked.
import { createContext } from 'svelte';
import type { Texts } from '../../lib/texts';
import type { Choice } from '../../lib/wire';
import type { PavlovCatalogue as Catalogue, PavlovView as View } from './wire';
import type { Facts } from './facts';
import type { Index } from './lookup';

export interface Table {
  readonly view: View;
  readonly catalogue: Catalogue;
  readonly index: Index;
  readonly t: Texts;
  /** Whether a German player plans his cards. */
  readonly versus: boolean;
  readonly legal: Map<string, Choice[]>;
  /** The classes of a thing: legal, selected, evidence, flash; an echo does not invite. */
  marks(id: string, echo?: boolean): string;
  facts(id: string): Facts;
  /** The whole of its facts as one sentence, for those who listen. */
  label(id: string): string;
  pick(id: string, event: MouseEvent): void;
}

export const [getTable, setTable] = createContext<Table>();

// Every game the client can draw, by slug. A game's board is loaded when its first table opens.
import type { Component } from 'svelte';
import type { Texts } from '../lib/texts';
import type { PavlovCatalogue, PavlovView } from '../lib/wire';
import type { Facts, TableProps } from './contract';

export interface Board {
  readonly component: Component<TableProps>;
  /** What is known about a piece or place, for the inspector. */
  readonly facts: (id: string, view: unknown, catalogue: unknown, t: Texts) => Facts;
}

export interface GameEntry {
  readonly load: () => Promise<Board>;
  /** Whether one seat may not see what the other holds: then the device is handed over, not just passed on. */
  readonly hides: (one: string, other: string) => boolean;
  /** Verbs that a click never plays at once: what else the piece could do, and why not, is part of the choice. */
  readonly menuVerbs: readonly string[];
}

const REGISTRY: Readonly<Record<string, GameEntry>> = {
  pavlov: {
    load: async () => {
      const [table, { factsOf }, { indexOf }] = await Promise.all([
        import('./pavlov/PavlovTable.svelte'),
        import('./pavlov/facts'),
        import('./pavlov/lookup'),
      ]);
      return {
        component: table.default as unknown as Component<TableProps>,
        facts: (id, view, catalogue, t) =>
          factsOf(id, view as PavlovView, indexOf(catalogue as PavlovCatalogue), t),
      };
    },
    hides: (one, other) => (one === 'german') !== (other === 'german'),
    menuVerbs: ['play-card'],
  },
};

export function gameEntry(slug: string): GameEntry | undefined {
  return Object.hasOwn(REGISTRY, slug) ? REGISTRY[slug] : undefined;
}

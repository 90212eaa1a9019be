// Every game the client can draw, by slug. A game's board is loaded when its first table opens.
import type { Component } from 'svelte';
import type { TableProps } from './contract';

export interface GameEntry {
  readonly load: () => Promise<Component<TableProps>>;
  /** Whether one seat may not see what the other holds: then the device is handed over, not just passed on. */
  readonly hides: (one: string, other: string) => boolean;
}

const REGISTRY: Readonly<Record<string, GameEntry>> = {
  pavlov: {
    load: async () => (await import('./pavlov/PavlovTable.svelte')).default as unknown as Component<TableProps>,
    hides: (one, other) => (one === 'german') !== (other === 'german'),
  },
};

export function gameEntry(slug: string): GameEntry | undefined {
  return Object.hasOwn(REGISTRY, slug) ? REGISTRY[slug] : undefined;
}

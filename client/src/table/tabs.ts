// The panels beside the board, as tabs on a large screen and as a dock on a small one.
import type { Side } from './spectating.svelte';

export interface Tab {
  readonly side: Side;
  readonly icon: 'log' | 'rules' | 'chat';
}

const TABS: readonly Tab[] = [
  { side: 'log', icon: 'log' },
  { side: 'rules', icon: 'rules' },
  { side: 'chat', icon: 'chat' },
];

/** There is a chat where others listen. */
export function tabsOf(talking: boolean): readonly Tab[] {
  return TABS.filter((tab) => tab.side !== 'chat' || talking);
}

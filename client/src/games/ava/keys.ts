// The keys of this board, beside those of the shell.
import { commandOf, letterFor } from '../../hexes/table/keyboard';

/** Key to Fluent id, in the order the help shows them. */
export const KEYS: readonly (readonly [string, string])[] = [
  ['Z', 'ava-ui-key-zoc-enemy'],
  ['X', 'ava-ui-key-zoc-own'],
  ['C', 'ava-ui-key-command'],
  ['S', 'ava-ui-key-supply'],
  ['D', 'ava-ui-key-supply-enemy'],
  ['K', 'ava-ui-key-control'],
  ['E', 'ava-ui-key-areas'],
  ['M', 'ava-ui-key-reach'],
  ['I', 'ava-ui-key-about'],
  ['O', 'ava-ui-key-odds'],
  ['N', 'ava-ui-key-next'],
  ['F', 'ava-ui-key-fit'],
  ['T', 'ava-ui-key-track'],
  ['V', 'ava-ui-key-victory'],
  ['P', 'ava-ui-key-boxes'],
  ['H', 'ava-ui-key-chits'],
  ['Shift', 'ava-ui-key-way'],
  ['+ −', 'ava-ui-key-zoom'],
  ['Shift ← ↑ → ↓', 'ava-ui-key-pan'],
];

export type Layer = 'zoc-enemy' | 'zoc-own' | 'command' | 'supply' | 'supply-enemy' | 'control' | 'areas' | 'reach' | 'about';

export const LAYERS: readonly Layer[] = ['zoc-enemy', 'zoc-own', 'command', 'supply', 'supply-enemy', 'control', 'areas', 'reach', 'about'];

export type Drawer = 'track' | 'victory' | 'boxes' | 'chits';

export type Command =
  | { readonly kind: 'layer'; readonly layer: Layer }
  | { readonly kind: 'drawer'; readonly drawer: Drawer }
  | { readonly kind: 'odds' | 'next' | 'fit' };

const BY_CODE: Readonly<Record<string, Command>> = {
  KeyZ: { kind: 'layer', layer: 'zoc-enemy' },
  KeyX: { kind: 'layer', layer: 'zoc-own' },
  KeyC: { kind: 'layer', layer: 'command' },
  KeyS: { kind: 'layer', layer: 'supply' },
  KeyD: { kind: 'layer', layer: 'supply-enemy' },
  KeyK: { kind: 'layer', layer: 'control' },
  KeyE: { kind: 'layer', layer: 'areas' },
  KeyM: { kind: 'layer', layer: 'reach' },
  KeyI: { kind: 'layer', layer: 'about' },
  KeyO: { kind: 'odds' },
  KeyN: { kind: 'next' },
  KeyF: { kind: 'fit' },
  KeyT: { kind: 'drawer', drawer: 'track' },
  KeyV: { kind: 'drawer', drawer: 'victory' },
  KeyP: { kind: 'drawer', drawer: 'boxes' },
  KeyH: { kind: 'drawer', drawer: 'chits' },
};

type Key = Parameters<typeof commandOf>[1];

/** What a key means here; texts being typed are left alone. */
export const command = (key: Key, target: Pick<Element, 'closest'>): Command | null => commandOf(BY_CODE, key, target);

/** The letter of a layer or drawer, to be shown on its button. */
export const letterOf = (name: Layer | Drawer): string =>
  letterFor(BY_CODE, (made) => (made.kind === 'layer' && made.layer === name) || (made.kind === 'drawer' && made.drawer === name));

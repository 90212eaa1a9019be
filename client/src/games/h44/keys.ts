// The keys of this board, beside those of the shell.
import { commandOf, letterFor } from '../../hexes/table/keyboard';

/** Key to Fluent id, in the order the help shows them. */
export const KEYS: readonly (readonly [string, string])[] = [
  ['C', 'h44-ui-key-bonds'],
  ['Z', 'h44-ui-key-zoc-enemy'],
  ['X', 'h44-ui-key-zoc-own'],
  ['S', 'h44-ui-key-supply'],
  ['D', 'h44-ui-key-supply-enemy'],
  ['K', 'h44-ui-key-control'],
  ['J', 'h44-ui-key-landings'],
  ['E', 'h44-ui-key-corps'],
  ['M', 'h44-ui-key-reach'],
  ['I', 'h44-ui-key-about'],
  ['O', 'h44-ui-key-odds'],
  ['N', 'h44-ui-key-next'],
  ['F', 'h44-ui-key-fit'],
  ['T', 'h44-ui-key-track'],
  ['V', 'h44-ui-key-victory'],
  ['P', 'h44-ui-key-forces'],
  ['Shift', 'h44-ui-key-group'],
  ['+ −', 'h44-ui-key-zoom'],
  ['Shift ← ↑ → ↓', 'h44-ui-key-pan'],
];

export type Layer = 'bonds' | 'zoc-enemy' | 'zoc-own' | 'supply' | 'supply-enemy' | 'control' | 'landings' | 'corps' | 'reach' | 'about';

export const LAYERS: readonly Layer[] = ['bonds', 'zoc-enemy', 'zoc-own', 'supply', 'supply-enemy', 'control', 'landings', 'corps', 'reach', 'about'];

export type Drawer = 'track' | 'victory' | 'forces';

export type Command =
  | { readonly kind: 'layer'; readonly layer: Layer }
  | { readonly kind: 'drawer'; readonly drawer: Drawer }
  | { readonly kind: 'odds' | 'next' | 'fit' };

const BY_CODE: Readonly<Record<string, Command>> = {
  KeyC: { kind: 'layer', layer: 'bonds' },
  KeyZ: { kind: 'layer', layer: 'zoc-enemy' },
  KeyX: { kind: 'layer', layer: 'zoc-own' },
  KeyS: { kind: 'layer', layer: 'supply' },
  KeyD: { kind: 'layer', layer: 'supply-enemy' },
  KeyK: { kind: 'layer', layer: 'control' },
  KeyJ: { kind: 'layer', layer: 'landings' },
  KeyE: { kind: 'layer', layer: 'corps' },
  KeyM: { kind: 'layer', layer: 'reach' },
  KeyI: { kind: 'layer', layer: 'about' },
  KeyO: { kind: 'odds' },
  KeyN: { kind: 'next' },
  KeyF: { kind: 'fit' },
  KeyT: { kind: 'drawer', drawer: 'track' },
  KeyV: { kind: 'drawer', drawer: 'victory' },
  KeyP: { kind: 'drawer', drawer: 'forces' },
};

type Key = Parameters<typeof commandOf>[1];

/** What a key means here; texts being typed are left alone. */
export const command = (key: Key, target: Pick<Element, 'closest'>): Command | null => commandOf(BY_CODE, key, target);

/** The letter of a layer or drawer, to be shown on its button. */
export const letterOf = (name: Layer | Drawer): string =>
  letterFor(BY_CODE, (made) => (made.kind === 'layer' && made.layer === name) || (made.kind === 'drawer' && made.drawer === name));

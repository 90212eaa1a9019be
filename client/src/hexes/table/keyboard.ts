// Keys of a board, by their place on the keyboard, so that they work with a Russian keyboard too.

export interface Key {
  readonly code: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly repeat: boolean;
}

/** What a key means on a board: a layer or drawer of the game, or what every board can do. */
export type Command<Layer, Drawer> =
  | { readonly kind: 'layer'; readonly layer: Layer }
  | { readonly kind: 'drawer'; readonly drawer: Drawer }
  | { readonly kind: Common };

/** “What if”, the next unit that can do something, the whole map. */
type Common = 'odds' | 'next' | 'fit';

const COMMON: Readonly<Record<string, Common>> = { O: 'odds', N: 'next', F: 'fit' };

export interface BoardKeys<Layer, Drawer> {
  readonly layers: readonly Layer[];
  /** What a key means here; texts being typed are left alone. */
  command(key: Key, target: Pick<Element, 'closest'>): Command<Layer, Drawer> | null;
  /** The letter of a layer or drawer, to be shown on its button. */
  letterOf(name: Layer | Drawer): string;
  /** Key to Fluent id, in the order the help shows them; `shift`: what a click with Shift does. */
  help(game: string, shift: string): readonly (readonly [string, string])[];
}

/** The keys of a board from the letters of its layers and drawers. */
export function boardKeys<Layer extends string, Drawer extends string>(
  layers: Readonly<Record<string, Layer>>,
  drawers: Readonly<Record<string, Drawer>>,
): BoardKeys<Layer, Drawer> {
  return {
    layers: Object.values(layers),
    command(key, target) {
      if (key.ctrlKey || key.metaKey || key.altKey || key.repeat) return null;
      if (target.closest('input, textarea, select, [contenteditable], dialog')) return null;
      const letter = key.code.replace(/^Key/u, '');
      const [layer, drawer, kind] = [layers[letter], drawers[letter], COMMON[letter]];
      if (layer !== undefined) return { kind: 'layer', layer };
      if (drawer !== undefined) return { kind: 'drawer', drawer };
      return kind === undefined ? null : { kind };
    },
    letterOf(name) {
      return Object.entries<string>({ ...layers, ...drawers }).find(([, named]) => named === name)?.[0] ?? '';
    },
    help(game, shift) {
      const named = [
        ...Object.entries<string>(layers),
        ...Object.entries<string>(COMMON),
        ...Object.entries<string>(drawers),
        ['Shift', shift],
        ['+ −', 'zoom'],
        ['Shift ← ↑ → ↓', 'pan'],
      ];
      return named.map(([letter, name]) => [letter ?? '', `${game}-ui-key-${name}`] as const);
    },
  };
}

/** Does what a key means; a dialog that lies over the board keeps its keys. */
export function obeying<Layer, Drawer>(
  event: KeyboardEvent,
  keys: BoardKeys<Layer, Drawer>,
  does: { readonly layer: (layer: Layer) => void; readonly drawer: (drawer: Drawer) => void } & Readonly<
    Record<Common, () => void>
  >,
): void {
  if (document.querySelector('dialog[open]')) return;
  const made = keys.command(event, event.target instanceof Element ? event.target : document.body);
  if (!made) return;
  event.preventDefault();
  if (made.kind === 'layer') does.layer(made.layer);
  else if (made.kind === 'drawer') does.drawer(made.drawer);
  else does[made.kind]();
}

/** Escape closes the first of these things that is open; unless something of the shell lies over the board. */
export function escaping(event: KeyboardEvent, things: readonly (readonly [open: boolean, close: () => void])[]): void {
  if (
    event.key !== 'Escape' ||
    document.querySelector('dialog[open], .report, .menu, [role=alert], [role=alertdialog]')
  )
    return;
  const found = things.find(([open]) => open);
  if (!found) return;
  found[1]();
  event.preventDefault();
  event.stopPropagation();
}

/** Keys of the tools over every map; `cursor.ts` reads them. */
export const TOOL_KEYS = [['W', 'ideas-key']] as const;

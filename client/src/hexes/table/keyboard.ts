// Keys of a board, by their place on the keyboard, so that they work with a Russian keyboard too.

interface Key {
  readonly code: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly repeat: boolean;
}

/** What a key means here, by the codes a board knows; texts being typed are left alone. */
export function commandOf<Command>(codes: Readonly<Record<string, Command>>, key: Key, target: Pick<Element, 'closest'>): Command | null {
  if (key.ctrlKey || key.metaKey || key.altKey || key.repeat) return null;
  if (target.closest('input, textarea, select, [contenteditable], dialog')) return null;
  return codes[key.code] ?? null;
}

/** The letter of the first key whose command is this, to be shown on its button. */
export function letterFor<Command>(codes: Readonly<Record<string, Command>>, is: (command: Command) => boolean): string {
  return Object.entries(codes).find(([, command]) => is(command))?.[0].slice(3) ?? '';
}

/** Escape closes the first of these things that is open; unless something of the shell lies over the board. */
export function escaping(event: KeyboardEvent, things: readonly (readonly [open: boolean, close: () => void])[]): void {
  if (event.key !== 'Escape' || document.querySelector('dialog[open], .report, .menu, [role=alert]')) return;
  const found = things.find(([open]) => open);
  if (!found) return;
  found[1]();
  event.preventDefault();
  event.stopPropagation();
}

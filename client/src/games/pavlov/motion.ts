// Counters slide from where they were to where they are (FLIP), by the browser's own animations: no copies are made,
// so that nothing is on the table twice while it moves.

export type Places = ReadonlyMap<string, DOMRect>;

/** Whether the player wants nothing to move: by the switch of this table, else by the system's. */
export function calm(): boolean {
  const asked = document.documentElement.dataset.motion;
  return asked === undefined ? matchMedia('(prefers-reduced-motion: reduce)').matches : asked === 'reduced';
}

/** Where each piece is on the screen now. */
export function places(root: HTMLElement | undefined): Places {
  const found = new Map<string, DOMRect>();
  for (const piece of root?.querySelectorAll<HTMLElement>('[data-piece]') ?? []) {
    const rect = piece.getBoundingClientRect();
    if (rect.width > 0) found.set(piece.dataset.piece ?? '', rect);
  }
  return found;
}

/** Let every piece that is elsewhere now slide there; `origin` names the former place of those without identity. */
export function slide(root: HTMLElement | undefined, before: Places, origin: ReadonlyMap<string, string>): void {
  if (!root || before.size === 0 || calm()) return;
  for (const piece of root.querySelectorAll<HTMLElement>('[data-piece]')) {
    const id = piece.dataset.piece ?? '';
    const from = before.get(origin.get(id) ?? id);
    const to = piece.getBoundingClientRect();
    if (to.width === 0) continue;
    if (!from) {
      piece.animate(
        [
          { opacity: 0, transform: 'translateY(-14px) scale(1.25)' },
          { opacity: 1, transform: 'none' },
        ],
        {
          duration: 260,
          easing: 'ease-out',
        },
      );
      continue;
    }
    const dx = from.left - to.left;
    const dy = from.top - to.top;
    if (Math.hypot(dx, dy) < 3) continue;
    const scale = `scale(${(from.width / to.width).toFixed(3)}, ${(from.height / to.height).toFixed(3)})`;
    piece.animate(
      [
        { transform: `translate(${dx}px, ${dy}px) ${scale}`, zIndex: '60' },
        { transform: 'none', zIndex: '60' },
      ],
      { duration: Math.min(620, 240 + Math.hypot(dx, dy) * 0.7), easing: 'cubic-bezier(.2,.75,.25,1)' },
    );
  }
}

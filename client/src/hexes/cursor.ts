// A cursor that goes over the hexes by the arrow keys, and the keys that go with it.
import type { HexMap } from './geometry';

type Step = readonly [number, number];
export type CursorCommand =
  | { readonly kind: 'open' }
  | { readonly kind: 'close' }
  | { readonly kind: 'pick' }
  | { readonly kind: 'step'; readonly by: Step };

const STEPS: Readonly<Record<string, Step>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const TYPING = 'input, textarea, select, [contenteditable], dialog';

/** What a key means for the tools over the map: `active` while one is in hand, `open` while they are shown. */
export function cursorKey(event: KeyboardEvent, active: boolean, open: boolean): CursorCommand | null {
  const target = event.target instanceof Element ? event.target : document.body;
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return null;
  if (document.querySelector('dialog[open]')) return null;
  if (event.key === 'Escape' && open && !document.querySelector('.menu, [role=alertdialog]')) return { kind: 'close' };
  if (target.closest(TYPING)) return null;
  if (event.code === 'KeyW' && !event.repeat) return { kind: 'open' };
  if (!active) return null;
  const by = STEPS[event.key];
  if (by) return { kind: 'step', by };
  const elsewhere = target.closest('button, a') !== null && target.closest('[data-tool]') === null;
  return event.key === 'Enter' && !elsewhere ? { kind: 'pick' } : null;
}

/** The way an arrow key goes. */
export const stepOf = (key: string): Step | undefined => STEPS[key];

/** What Enter means in a hex: the first counter there that can be picked, else the hex; for one in hand the hex first. */
export function meantBy(hex: string, counters: readonly string[], legal: ReadonlySet<string>, inHand: boolean): string {
  return inHand && legal.has(hex) ? hex : (counters.find((id) => legal.has(id)) ?? hex);
}

/** The counters of a hex from the one after this on, around to it: so Enter takes up a stack one by one. */
export function after(taken: string, counters: readonly string[]): readonly string[] {
  const from = counters.indexOf(taken) + 1;
  return [...counters.slice(from), ...counters.slice(0, from)];
}

/** The thing after this one in a hex, the hex itself among them. */
export function following(current: string, hex: string, counters: readonly string[], by: 1 | -1): string {
  const all = [hex, ...counters];
  return all[(all.indexOf(current) + by + all.length) % all.length] ?? hex;
}

/** The neighbour that lies most in this direction; between two, the way zigzags and stays straight. */
export function nextHex(map: HexMap, hex: string, [dx, dy]: Step): string | null {
  const cell = map.get(hex);
  if (!cell) return null;
  const tilt = ((map.geometry.flat ? cell.column : cell.row) % 2 === 0 ? 1 : -1) * 0.01;
  const near = map.around(cell).filter((other) => other !== undefined);
  const along = (other: { readonly x: number; readonly y: number }): number =>
    (other.x - cell.x) * (dx + (dx === 0 ? tilt : 0)) + (other.y - cell.y) * (dy + (dy === 0 ? tilt : 0));
  const best = [...near].sort((a, b) => along(b) - along(a))[0];
  return best && along(best) > 1 ? best.id : null;
}

// Pointing at a board and carrying counters over it: what is under the pointer, what is being dragged, whose turn it is
// to be looked at next. The same on every board; each game says what lies where.
import type { ShellApi, Point } from '../../games/contract';
import { Pointing } from './pointing.svelte';

export interface Hooks {
  readonly shell: () => ShellApi;
  readonly board: () => { hexAt(at: Point): string | null; hexXY(id: string): Point | null } | undefined;
  /** Which place of the board an id means; null: none. */
  readonly place: (id: string) => string | null;
  /** Whether an id is a counter of this game. */
  readonly counter: (id: string) => boolean;
  /** Whether it is something else that is drawn by itself, such as a bridge. */
  readonly thing?: (id: string) => boolean;
  readonly onhover: (id: string | null) => void;
  /** A counter from a tray is let down in a hex. */
  readonly lay: (unit: string, hex: string) => void;
}

export class Handling {
  readonly pointing = new Pointing();
  /** The counter on its way over the board, and the hex below it. */
  dragging = $state.raw<{ readonly piece: string; readonly hex: string | null } | null>(null);
  readonly #hooks: Hooks;
  #turned = 0;

  constructor(hooks: Hooks) {
    this.#hooks = hooks;
  }

  hover(id: string | null): void {
    if (id !== this.pointing.hovered) this.#hooks.onhover(id);
    this.pointing.over(id);
  }

  /** The place under the pointer, or under what is dragged. */
  get place(): string | null {
    const { hovered } = this.pointing;
    return this.dragging?.hex ?? (hovered === null ? null : this.#hooks.place(hovered));
  }

  /** What the card is about: what was asked about, else, where cards are `wanted`, what the pointer rests on. */
  looked(wanted: boolean): { readonly id: string } | null {
    return this.pointing.pinned ?? (this.dragging || !wanted ? null : this.pointing.rested);
  }

  /** A counter is carried from a tray. */
  carry(unit: string, at: Point): void {
    this.dragging = { piece: unit, hex: this.#hooks.board()?.hexAt(at) ?? null };
  }

  lay(unit: string, at: Point): void {
    this.dragging = null;
    const hex = this.#hooks.board()?.hexAt(at) ?? null;
    if (hex !== null) this.#hooks.lay(unit, hex);
  }

  /** The next of these units, shown. */
  next(units: readonly string[]): string | null {
    const unit = units[this.#turned++ % Math.max(1, units.length)] ?? null;
    if (unit !== null) this.#hooks.shell().flash(unit);
    return unit;
  }

  /** What shall flash: the thing itself where it is drawn, else its place. */
  shown(id: string): string {
    const { counter, thing, place } = this.#hooks;
    return counter(id) || thing?.(id) ? id : (place(id) ?? id);
  }

  /** Ids to be marked; what is no counter together with its place. */
  marked(ids: Iterable<string>): Set<string> {
    const { counter, place } = this.#hooks;
    return new Set([...ids].flatMap((id) => (counter(id) ? [id] : [id, place(id) ?? id])));
  }

  /** Tells the shell where things lie on the screen, until the table is left. */
  serve(): () => void {
    return this.pointing.serve(this.#hooks.shell(), (id) => {
      const place = this.#hooks.place(id);
      return place === null ? null : (this.#hooks.board()?.hexXY(place) ?? null);
    });
  }
}

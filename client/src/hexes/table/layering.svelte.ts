// The layers that are switched on; whether the card about the hex is one of them is remembered.
import { recall, remember } from '../../lib/storage';

export class Layering<Layer extends string> {
  on = $state.raw<ReadonlySet<Layer>>(new Set());
  readonly #kept: Layer;
  readonly #key: string;

  /** `kept`: the layer that is remembered under `key`. */
  constructor(opened: readonly Layer[], kept: Layer, key: string) {
    this.#kept = kept;
    this.#key = key;
    this.on = new Set([...opened, ...(recall<boolean>(key, true) ? [kept] : [])]);
  }

  has(layer: Layer): boolean {
    return this.on.has(layer);
  }

  /** Switches on those of these layers that this board has. */
  show(wanted: readonly string[], known: readonly Layer[]): void {
    const added = known.filter((layer) => wanted.includes(layer));
    if (added.some((layer) => !this.on.has(layer))) this.on = new Set([...this.on, ...added]);
  }

  toggle(layer: Layer): void {
    const changed = new Set(this.on);
    if (!changed.delete(layer)) changed.add(layer);
    this.on = changed;
    if (layer === this.#kept) remember(this.#key, changed.has(layer));
  }
}

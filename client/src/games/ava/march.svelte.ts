// 9.0 The way of the unit that has been taken up, through points that the player sets.
import type { Desk } from '../contract';
import type { AvaWire } from './wire';

export class March {
  via = $state.raw<readonly string[]>([]);
  /** A click sets a way-point, for those who have no Shift. */
  setting = $state(false);
  readonly #desk: () => Desk<AvaWire>;

  constructor(desk: () => Desk<AvaWire>) {
    this.#desk = desk;
  }

  clear(): void {
    this.via = [];
    this.setting = false;
  }

  /** Sets a way-point, or takes back the last; where the unit cannot pass the game says why. */
  async set(unit: string, hex: string): Promise<void> {
    const before = this.via;
    if (before.at(-1) === hex) {
      this.via = before.slice(0, -1);
      return;
    }
    const found = await this.#desk().query('way', { unit, to: hex, via: before });
    if (!found || this.via !== before) return;
    if (found.reach.length > 0) this.via = [...before, hex];
    else this.#desk().perform({ do: 'go', to: hex, via: before });
  }
}

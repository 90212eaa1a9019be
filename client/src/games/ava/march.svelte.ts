// 9.0 The way of the unit that has been taken up, through points that the player sets.
import type { ShellApi } from '../contract';
import type { AvaWire } from './wire';

export class March {
  via = $state.raw<readonly string[]>([]);
  /** A click sets a way-point, for those who have no Shift. */
  setting = $state(false);
  readonly #shell: () => ShellApi<AvaWire>;

  constructor(shell: () => ShellApi<AvaWire>) {
    this.#shell = shell;
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
    const found = await this.#shell().query('way', { unit, to: hex, via: before });
    if (!found || this.via !== before) return;
    if (found.reach.length > 0) this.via = [...before, hex];
    else this.#shell().perform({ do: 'go', to: hex, via: before });
  }
}

// The machine's help at a table without other people: hints, and a phase or turn that it finishes.
import type { Connection } from '../../lib/connection.svelte';
import { myTurn } from '../../lib/states';
import type { Hint, LetPlay } from '../../lib/wire';

export class Helping {
  readonly #connection: Connection;
  /** The ply at which a hint was asked for and has not come. */
  #asked = $state<number | null>(null);

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  /** Whether the machine may help here: where no other people play, and it is ours to decide. */
  get offered(): boolean {
    const { info, mine } = this.#connection.table;
    const alone = info?.seats.every((seat) => seat.kind !== 'open' || mine.includes(seat.seat)) ?? false;
    return alone && myTurn(this.#connection.table) && !this.playing;
  }

  /** A machine player plays on for one of our seats. */
  get playing(): boolean {
    return this.#connection.table.helped !== null;
  }

  get hint(): Hint | null {
    return this.#connection.table.hint;
  }

  /** A hint is being thought over. */
  get thinking(): boolean {
    return this.#asked !== null && this.#asked === this.#connection.table.live?.ply && this.hint === null;
  }

  ask(): void {
    const { live } = this.#connection.table;
    if (!live?.seat || !this.offered || this.thinking) return;
    if (this.#connection.help({ type: 'ask-hint', seat: live.seat, ply: live.ply, ref: 0 })) this.#asked = live.ply;
  }

  /** No hint will come. */
  fail(): void {
    this.#asked = null;
  }

  close(): void {
    this.#asked = null;
    this.#connection.forgetHint();
  }

  play(until: LetPlay['until']): void {
    const { live } = this.#connection.table;
    if (live?.seat && this.offered)
      this.#connection.help({ type: 'let-play', seat: live.seat, until, ply: live.ply, ref: 0 });
  }

  stop(): void {
    this.#connection.help({ type: 'stop-playing', ref: 0 });
  }
}

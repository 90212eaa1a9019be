// Questions to the game, asked once a position. A question may be asked while something is drawn: what is drawn from
// its answer is drawn again when the answer is there.
import type { Desk } from '../../games/contract';

type Args = Readonly<Record<string, unknown>>;

export class Questions {
  readonly #desk: () => Desk;
  readonly #answers = new Map<string, unknown>();
  readonly #former = new Map<string, unknown>();
  readonly #asked = new Set<string>();
  #moment = '';
  #version = $state(0);

  constructor(desk: () => Desk) {
    this.#desk = desk;
  }

  /** The answer for the position on show; null until it is there. */
  ask<Answer>(what: string, args: Args): Answer | null {
    void this.#version;
    const desk = this.#desk();
    const moment = `${desk.ply}/${desk.seat}`;
    if (moment !== this.#moment) {
      for (const [key, answer] of this.#answers) this.#former.set(key, answer);
      this.#answers.clear();
      this.#asked.clear();
      this.#moment = moment;
    }
    const key = `${what} ${JSON.stringify(args)}`;
    if (!this.#asked.has(key)) {
      this.#asked.add(key);
      void desk.query<Answer>(what, args).then((answer) => {
        if (answer === null || moment !== this.#moment) return;
        this.#answers.set(key, answer);
        this.#version++;
      });
    }
    return (this.#answers.get(key) as Answer | undefined) ?? null;
  }

  /** The same, but the answer of the position before stands until the new one is there: layers shall not flicker. */
  steady<Answer>(what: string, args: Args): Answer | null {
    return this.ask<Answer>(what, args) ?? (this.#former.get(`${what} ${JSON.stringify(args)}`) as Answer | undefined) ?? null;
  }
}

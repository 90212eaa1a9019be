// Questions to the game, asked once a position. A question may be asked while something is drawn: what is drawn from
// its answer is drawn again when the answer is there.
import type { Asked, ShellApi, Questions as Known, Wire } from '../../games/contract';

/** The last answer to each question with the same arguments, and the moment it is true of. */
type Kept<Q extends Known> = {
  [What in Asked<Q>]?: Map<string, { readonly moment: string; readonly answer: Q[What]['answer'] }>;
};

export class Questions<Q extends Known = Known> {
  readonly #shell: () => ShellApi<Wire & { readonly questions: Q }>;
  readonly #kept: Kept<Q> = {};
  readonly #asked = new Set<string>();
  #moment = '';
  #version = $state(0);

  constructor(shell: () => ShellApi<Wire & { readonly questions: Q }>) {
    this.#shell = shell;
  }

  /** The answer for the position on show; null until it is there. */
  ask<What extends Asked<Q>>(what: What, args: Q[What]['args']): Q[What]['answer'] | null {
    void this.#version;
    const shell = this.#shell();
    const moment = `${shell.ply}/${shell.seat ?? ''}`;
    if (moment !== this.#moment) {
      this.#asked.clear();
      this.#moment = moment;
    }
    const key = JSON.stringify(args);
    if (!this.#asked.has(`${what} ${key}`)) {
      this.#asked.add(`${what} ${key}`);
      void shell.query(what, args).then((answer) => {
        if (answer === null || moment !== this.#moment) return;
        (this.#kept[what] ??= new Map()).set(key, { moment, answer });
        this.#version++;
      });
    }
    const kept = this.#kept[what]?.get(key);
    return kept?.moment === moment ? kept.answer : null;
  }

  /** The same, but the answer of a position before stands until the new one is there: layers shall not flicker. */
  steady<What extends Asked<Q>>(what: What, args: Q[What]['args']): Q[What]['answer'] | null {
    return this.ask(what, args) ?? this.#kept[what]?.get(JSON.stringify(args))?.answer ?? null;
  }
}

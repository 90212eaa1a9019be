// Where the pointer is on this board and what it has rested on.
import type { ShellApi, Point } from '../../games/contract';

const PAUSE = 220;

export class Pointing {
  /** Inside the stage. */
  at = $state.raw<Point>({ x: 0, y: 0 });
  hovered = $state<string | null>(null);
  /** What the pointer has rested on for a moment. */
  rested = $state.raw<{ readonly id: string } | null>(null);
  /** What was asked about by a long press or the secondary button. */
  pinned = $state.raw<{ readonly id: string } | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  over(id: string | null): void {
    if (id === this.hovered) return;
    this.hovered = id;
    clearTimeout(this.#timer);
    if (id === null) this.rested = null;
    else if (this.rested) this.rested = { id };
    else this.#timer = setTimeout(() => (this.rested = { id }), PAUSE);
  }

  /** What is known is out of date; the next move of the pointer asks again. */
  forget(): void {
    clearTimeout(this.#timer);
    this.hovered = null;
    this.rested = null;
    this.pinned = null;
  }

  /** Tells the shell where things lie on the screen, until the table is left. */
  serve(shell: ShellApi, where: (id: string) => Point | null): () => void {
    shell.locate = where;
    return () => {
      clearTimeout(this.#timer);
      shell.locate = null;
    };
  }
}

// Something is tried with the account: while it lasts the form waits, and what went wrong stands in the form.
import { Failure } from '../lib/api';
import type { Message } from '../lib/wire';

export class Attempt {
  busy = $state(false);
  wrong = $state.raw<Message | null>(null);

  /** Whether it went well. */
  async run(work: () => Promise<void>): Promise<boolean> {
    this.busy = true;
    this.wrong = null;
    try {
      await work();
      return true;
    } catch (error) {
      this.wrong =
        error instanceof Failure ? error.problem.message : { id: 'ui-bad-answer', args: { status: String(error) } };
      return false;
    } finally {
      this.busy = false;
    }
  }
}

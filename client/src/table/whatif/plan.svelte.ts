// A branch that was sent as a plan: its next step is offered in the game, until the table is another than in the branch.
import { api, Failure } from '../../lib/api';
import { forget, recall, remember } from '../../lib/storage';
import type { Plan } from '../../lib/wire';
import type { Session } from '../session.svelte';

interface Followed {
  readonly id: string;
  readonly key: string;
  /** How many of its steps have happened. */
  readonly since: number;
}

export class PlanFollower {
  branch = $state.raw<Followed | null>(null);
  plan = $state.raw<Plan | null>(null);
  readonly #place: string;
  readonly #game: Session;

  constructor(id: string, game: Session) {
    this.#place = `plan.${id}`;
    this.#game = game;
    this.branch = recall<Followed | null>(this.#place, null);
  }

  follow(id: string, key: string): void {
    this.branch = { id, key, since: 0 };
    remember(this.#place, this.branch);
    void this.compare();
  }

  drop(): void {
    this.branch = null;
    this.plan = null;
    forget(this.#place);
  }

  /** Asks how far the game has followed the plan; after every step of the game. */
  async compare(): Promise<void> {
    const followed = this.branch;
    if (!followed) return;
    try {
      const plan = await api.plan(followed.id, followed.key, followed.since);
      if (this.branch !== followed) return;
      this.plan = plan;
      if (plan.index !== followed.since) {
        this.branch = { ...followed, since: plan.index };
        remember(this.#place, this.branch);
      }
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      // The branch is gone, or cannot be reached.
      if (error.problem.code !== 'offline') this.drop();
    }
  }

  /** Plays the step that is offered. */
  step(): void {
    const choice = this.plan?.choice;
    if (choice && this.#game.asked) this.#game.play(choice);
  }
}

// The what-if branches of one game: which there are, which one is open, and how they are made and given up.
import { api, Failure } from '../../lib/api';
import { keysOf, tabKeys } from '../../lib/keys';
import { recall, remember } from '../../lib/storage';
import { toasts } from '../../lib/toasts.svelte';
import type { Created } from '../../lib/wire';
import { Session } from '../session.svelte';
import { PlanFollower } from './plan.svelte';

/** Under which name the branches of this browser are found again where it holds no seat. */
function guestName(): string {
  const known = recall('guest', '');
  if (known.length >= 8) return known;
  const name = Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16)).join('');
  remember('guest', name);
  return name;
}

/** The key that opens a branch: all its seats have the same. */
export function keyOf(branch: Created): string {
  return Object.values(branch.keys)[0] ?? '';
}

export class Branches {
  readonly game: Session;
  readonly plan: PlanFollower;
  kept = $state.raw<readonly Created[]>([]);
  /** The branch that is open, and the table it is played on; null: the game itself is in front. */
  open = $state.raw<{ readonly branch: Created; readonly session: Session } | null>(null);
  busy = $state(false);
  readonly #id: string;

  constructor(id: string, game: Session) {
    this.#id = id;
    this.game = game;
    this.plan = new PlanFollower(id, game);
    game.tryFrom = (at) => void this.tryFrom(at);
    void this.load();
  }

  /** The table in front. */
  get front(): Session {
    return this.open?.session ?? this.game;
  }

  /** Those made for the seat on show: at a shared device each player has their own. */
  get own(): readonly Created[] {
    const seat = this.game.seat;
    return this.kept.filter(({ info }) => info.branch?.seat === seat);
  }

  get #keys(): readonly string[] {
    const tab = tabKeys(this.#id);
    return tab.length > 0 ? tab : keysOf(this.#id).mine;
  }

  async load(): Promise<void> {
    try {
      this.kept = await api.branches(this.#id, this.#keys, guestName());
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
    }
  }

  /** A branch from a ply of the game, or from now; within a branch, a second one from there. */
  async tryFrom(at: number | null): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    const first = this.open;
    const name = `#${this.own.length + 1}`;
    try {
      const seat = first ? null : this.game.seat;
      const made = await api.branch(first?.branch.info.id ?? this.#id, first ? [keyOf(first.branch)] : this.#keys, {
        at,
        seat,
        guest: seat === null ? guestName() : '',
        name,
      });
      this.kept = [...this.kept, made];
      this.show(made);
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      toasts.error(error.problem.message, error.problem.code);
    } finally {
      this.busy = false;
    }
  }

  /** Opens a branch; null: back to the game, which has gone on meanwhile. */
  show(branch: Created | null): void {
    if (branch?.info.id === this.open?.branch.info.id && branch !== null) return;
    this.open?.session.end();
    this.open = null;
    if (branch === null) {
      void this.load();
      return;
    }
    const session = new Session(branch.info.id, [keyOf(branch)]);
    session.tryFrom = (at) => void this.tryFrom(at);
    this.open = { branch, session };
  }

  rename(name: string): void {
    const open = this.open;
    if (!open || !name.trim()) return;
    open.session.connection.adjust({ type: 'rename', name });
    const info = { ...open.branch.info, name: name.trim() };
    this.kept = this.kept.map((kept) => (kept.info.id === info.id ? { ...kept, info } : kept));
    this.open = { ...open, branch: { ...open.branch, info } };
  }

  async remove(): Promise<void> {
    const branch = this.open?.branch;
    if (!branch) return;
    if (this.plan.branch?.id === branch.info.id) this.plan.drop();
    try {
      await api.remove(branch.info.id, [keyOf(branch)]);
      this.kept = this.kept.filter(({ info }) => info.id !== branch.info.id);
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      toasts.error(error.problem.message, error.problem.code);
    }
    // Only now: on the way back the list is read again.
    this.show(null);
  }

  /** The steps of the open branch shall be offered in the game. */
  send(): void {
    const branch = this.open?.branch;
    if (!branch) return;
    this.show(null);
    this.plan.follow(branch.info.id, keyOf(branch));
  }

  end(): void {
    this.open?.session.end();
    this.game.tryFrom = null;
  }
}

// The attack that is planned: declared for good, unit by unit, or only asked about ("what if").
import type { ShellApi } from '../contract';
import { having } from '../../hexes/table/answers';
import type { Scene } from './gestures';
import { askable, arrivalOf, guess, type Arrival } from './further';
import { operationOf, otherSide } from './lookup';
import { candidatesOf, enemyAt } from './planning';
import type { Questions } from '../../hexes/table/questions.svelte';
import type { AvaQuestions, AvaWire } from './wire';

export class Planner {
  target = $state<string | null>(null);
  /** The attackers of an attack that is only asked about; null for one that is being declared. */
  supposed = $state.raw<ReadonlySet<string> | null>(null);

  readonly #shell: () => ShellApi<AvaWire>;
  readonly #scene: () => Scene;
  readonly #questions: Questions<AvaQuestions>;

  readonly asking = $derived(this.target !== null && this.supposed !== null);
  readonly candidates = $derived.by(() =>
    this.target === null ? [] : candidatesOf(this.target, this.#scene(), this.supposed),
  );
  readonly taking = $derived(
    this.candidates.filter((candidate) => candidate.state === 'in').map((candidate) => candidate.unit),
  );
  /** While no unit takes part, the odds are those of all that could. */
  readonly counted = $derived(
    this.taking.length > 0
      ? this.taking
      : this.candidates.filter(({ state }) => state === 'out').map(({ unit }) => unit),
  );
  readonly odds = $derived.by(() =>
    this.target === null || (this.counted.length === 0 && !this.asking)
      ? null
      : this.#questions.ask('odds', { target: this.target, units: this.counted }),
  );

  /** Units that could come next to the hex; null until they are asked for. */
  arrivals = $state.raw<readonly Arrival[] | null>(null);
  /** Those of them that are counted in. */
  coming = $state.raw<ReadonlySet<string>>(new Set());
  readonly guess = $derived.by(() =>
    this.odds && this.coming.size > 0 ? guess(this.odds, [...this.coming], this.#scene()) : null,
  );

  constructor(shell: () => ShellApi<AvaWire>, scene: () => Scene, questions: Questions<AvaQuestions>) {
    this.#shell = shell;
    this.#scene = scene;
    this.#questions = questions;
  }

  /** Plan the attack on this hex, to be declared. */
  aim(hex: string): void {
    this.dropComers();
    this.target = hex;
    this.supposed = null;
  }

  close(): void {
    this.dropComers();
    this.target = null;
    this.supposed = null;
  }

  /** Units that could come have to be looked for again. */
  dropComers(): void {
    this.arrivals = null;
    this.coming = new Set();
  }

  /** Asks of every unit within some hexes whether it could come next to the hex with one move. */
  async lookFurther(): Promise<void> {
    const { target } = this;
    const scene = this.#scene();
    const side = target === null ? null : enemyAt(target, scene.view, scene.index);
    if (target === null || side === null) return;
    let arrivals: readonly Arrival[] = [];
    this.arrivals = arrivals;
    for (const unit of askable(target, otherSide(side), scene)) {
      const routes = await this.#shell().query('routes', { unit });
      if (this.target !== target || this.arrivals !== arrivals) return;
      const arrival = routes && arrivalOf(target, routes, scene);
      if (arrival) this.arrivals = arrivals = [...arrivals, arrival];
    }
  }

  /** Counts a unit that could come in, or no longer. */
  call(unit: string): void {
    const next = new Set(this.coming);
    if (!next.delete(unit)) next.add(unit);
    this.coming = next;
  }

  /** Adds a unit to what is asked about, or takes it out; false when the attack is being declared. */
  toggle(unit: string): boolean {
    if (!this.supposed) return false;
    const next = new Set(this.supposed);
    if (!next.delete(unit)) next.add(unit);
    this.supposed = next;
    return true;
  }

  all(): void {
    const { target } = this;
    if (this.supposed) this.supposed = new Set(this.candidates.map((candidate) => candidate.unit));
    else if (target !== null) {
      this.#shell().perform(
        ...this.candidates
          .filter(({ state }) => state === 'out')
          .map(({ unit }) => ({ do: 'attack' as const, unit, target })),
      );
    }
  }

  none(): void {
    if (this.supposed) this.supposed = new Set();
    else this.#shell().perform(...this.taking.map((unit) => ({ do: 'call-off' as const, unit })));
  }

  /** "What if": the attack on a hex with all units next to it; where it could be declared now, its plan. */
  suppose(hex: string | null): void {
    const { view, index, seat, choices } = this.#scene();
    if (this.asking) this.close();
    else if (hex !== null && enemyAt(hex, view, index) !== null) {
      const strike = operationOf(view, seat)?.strikes.find((candidate) => candidate.target === hex);
      const declaring =
        having(choices, 'attack', { target: hex }).length > 0 ||
        (strike !== undefined && having(choices, 'call-off').length > 0);
      const near = strike?.units ?? candidatesOf(hex, this.#scene(), new Set()).map(({ unit }) => unit);
      this.dropComers();
      this.target = hex;
      this.supposed = declaring ? null : new Set(near);
    }
  }
}

// The attack that is planned: declared for good, unit by unit, or only asked about ("what if").
import type { Desk } from '../contract';
import { having, type Scene } from './gestures';
import { operationOf } from './lookup';
import { candidatesOf, enemyAt } from './planning';
import type { Questions } from './questions.svelte';
import type { AvaOdds } from '../../lib/wire';

export class Planner {
  target = $state<string | null>(null);
  /** The attackers of an attack that is only asked about; null for one that is being declared. */
  supposed = $state.raw<ReadonlySet<string> | null>(null);

  readonly #desk: () => Desk;
  readonly #scene: () => Scene;
  readonly #questions: Questions;

  readonly asking = $derived(this.target !== null && this.supposed !== null);
  readonly candidates = $derived.by(() => (this.target === null ? [] : candidatesOf(this.target, this.#scene(), this.supposed)));
  readonly taking = $derived(this.candidates.filter((candidate) => candidate.state === 'in').map((candidate) => candidate.unit));
  /** While nobody takes part, the odds are those of all who could. */
  readonly reckoned = $derived(this.taking.length > 0 ? this.taking : this.candidates.filter(({ state }) => state === 'out').map(({ unit }) => unit));
  readonly odds = $derived.by(() =>
    this.target === null || this.reckoned.length === 0 ? null : this.#questions.ask<AvaOdds>('odds', { target: this.target, units: this.reckoned }),
  );

  constructor(desk: () => Desk, scene: () => Scene, questions: Questions) {
    this.#desk = desk;
    this.#scene = scene;
    this.#questions = questions;
  }

  /** Plan the attack on this hex, to be declared. */
  aim(hex: string): void {
    this.target = hex;
    this.supposed = null;
  }

  close(): void {
    this.target = null;
    this.supposed = null;
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
      this.#desk().perform(...this.candidates.filter(({ state }) => state === 'out').map(({ unit }) => ({ do: 'attack', unit, target })));
    }
  }

  none(): void {
    if (this.supposed) this.supposed = new Set();
    else this.#desk().perform(...this.taking.map((unit) => ({ do: 'call-off', unit })));
  }

  /** "What if": the attack on a hex with everybody next to it; where it could be declared now, its plan. */
  suppose(hex: string | null): void {
    const { view, index, seat, choices } = this.#scene();
    if (this.asking) this.close();
    else if (hex !== null && enemyAt(hex, view, index) !== null) {
      const strike = operationOf(view, seat)?.strikes.find((candidate) => candidate.target === hex);
      const declaring = having(choices, 'attack', { target: hex }).length > 0 || (strike !== undefined && having(choices, 'call-off').length > 0);
      const near = strike?.units ?? candidatesOf(hex, this.#scene(), new Set()).map(({ unit }) => unit);
      this.target = hex;
      this.supposed = declaring ? null : new Set(near);
    }
  }
}

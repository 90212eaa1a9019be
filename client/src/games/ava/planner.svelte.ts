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
  readonly odds = $derived.by(() =>
    this.target === null || this.taking.length === 0 ? null : this.#questions.ask<AvaOdds>('odds', { target: this.target, units: this.taking }),
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
      const declared = operationOf(view, seat)?.strikes.some((strike) => strike.target === hex) ?? false;
      const open = having(choices, 'attack', { target: hex }).length > 0;
      this.target = hex;
      this.supposed = open || (declared && choices.length > 0) ? null : new Set(candidatesOf(hex, this.#scene(), new Set()).map(({ unit }) => unit));
    }
  }
}

// The attack that is planned: on the table, answer by answer, or only asked about ("what if").
import type { Action, Choice } from '../../lib/wire';
import type { ShellApi } from '../../games/contract';
import { having, unitOf } from '../table/answers';
import type { Questions } from '../table/questions.svelte';
import type { Scene } from './model';

/** An attack that is only asked about. */
export interface WhatIf {
  readonly target: string;
  readonly units: readonly string[];
}

export const toggled = <T>(list: readonly T[], one: T): T[] =>
  list.includes(one) ? list.filter((other) => other !== one) : [...list, one];

/** The answer that lets a unit take part in the attack on the table, or takes it out; null if there is none. */
export function joining(unit: string, choices: readonly Choice[]): Action | null {
  return (having(choices, 'join', { unit })[0] ?? having(choices, 'leave', { unit })[0])?.action ?? null;
}

/** What is asked about an attack. */
interface OfAttack {
  readonly target: string;
  readonly units?: readonly string[];
}

type OddsQuestion<Args, Odds> = { readonly odds: { readonly args: Args | OfAttack; readonly answer: Odds } };

export abstract class AttackPlanner<
  S extends Scene,
  Plan extends WhatIf,
  Args extends OfAttack,
  Odds extends object,
  AttackForce,
> {
  /** The attack that is only asked about; null for none. */
  supposed = $state.raw<Plan | null>(null);

  protected readonly shell: () => ShellApi;
  protected readonly scene: () => S;
  readonly #questions: Questions<OddsQuestion<Args, Odds>>;

  /** The questions in which an attack is planned. */
  protected abstract readonly kinds: readonly string[];
  /** The attack on a hex by all units next to it; null if there are none. */
  protected abstract begun(hex: string): Plan | null;
  /** What is asked about with a unit more or less. */
  protected abstract withUnit(plan: Plan, unit: string): Plan;
  protected abstract withoutAttackers(plan: Plan): Plan;
  /** The question to the game. */
  protected abstract asked(plan: Plan): Args;
  protected abstract whatIfForce(plan: Plan, odds: Odds | null): AttackForce;
  protected abstract declaredForce(battle: NonNullable<S['view']['battle']>): AttackForce;

  readonly asking = $derived.by(() => this.supposed !== null);
  /** The attack on the table, while it is being planned. */
  readonly battle = $derived.by((): S['view']['battle'] => {
    const shell = this.shell();
    return shell.asked && this.kinds.includes(shell.ask?.kind ?? '') ? this.scene().view.battle : null;
  });
  readonly target = $derived.by((): string | null => this.supposed?.target ?? this.battle?.target ?? null);
  readonly odds = $derived.by((): Odds | null => {
    if (this.supposed) return this.#questions.steady('odds', this.asked(this.supposed));
    const battle = this.battle;
    if (!battle) return null;
    const { target, units } = battle;
    // While no unit takes part the odds are those of all who could.
    const adjacent = having(this.scene().choices, 'join').map(unitOf);
    return this.#questions.steady('odds', units.length > 0 ? { target } : { target, units: adjacent });
  });
  /** What is asked about, to be kept in the plan; null if no unit takes part. */
  readonly intent = $derived.by((): (Args & { readonly units: readonly string[] }) | null => {
    const plan = this.supposed;
    return plan && plan.units.length > 0 ? { ...this.asked(plan), units: plan.units } : null;
  });
  readonly force = $derived.by((): AttackForce | null => {
    if (this.supposed) return this.whatIfForce(this.supposed, this.odds);
    return this.battle ? this.declaredForce(this.battle) : null;
  });

  constructor(shell: () => ShellApi, scene: () => S, questions: Questions<OddsQuestion<Args, Odds>>) {
    this.shell = shell;
    this.scene = scene;
    this.#questions = questions;
  }

  close(): void {
    this.supposed = null;
  }

  /** "What if": the attack on a hex by all units next to it; the same hex again ends it. */
  suppose(hex: string | null): void {
    const plan = hex === null ? null : this.begun(hex);
    if (plan === null || this.supposed?.target === hex) this.close();
    else this.supposed = plan;
  }

  toggle(unit: string): void {
    if (this.supposed) this.supposed = this.withUnit(this.supposed, unit);
    else this.play(joining(unit, this.scene().choices));
  }

  /** All who could, at once; or none. */
  all(): void {
    if (this.supposed) this.supposed = { ...this.supposed, units: this.begun(this.supposed.target)?.units ?? [] };
    else this.shell().perform(...having(this.scene().choices, 'join').map((choice) => choice.action));
  }

  none(): void {
    if (this.supposed) this.supposed = this.withoutAttackers(this.supposed);
    else this.shell().perform(...having(this.scene().choices, 'leave').map((choice) => choice.action));
  }

  /** Plays the answer with this verb and these fields, if there is one. */
  protected answer(verb: string, fields: Readonly<Record<string, unknown>> = {}): void {
    this.play(having(this.scene().choices, verb, fields)[0]?.action ?? null);
  }

  protected play(action: Action | null): void {
    if (action) this.shell().perform(action);
  }
}

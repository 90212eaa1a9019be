// The attack that is planned: on the table, answer by answer, or only asked about ("what if").
import { having } from '../../hexes/table/answers';
import type { Questions } from '../../hexes/table/questions.svelte';
import type { Action, H44Odds } from '../../lib/wire';
import type { Desk } from '../contract';
import { asked, besiegers, declared, imagined, joining, withAttached, withGun, withLead, withUnit, type Crew, type Supposed } from './crew';
import type { Scene } from './gestures';

/** The questions in which an attack is planned. */
const PLANS: readonly string[] = ['plan-attack', 'announce-support'];

export class Planner {
  /** The attack that is only asked about; null for none. */
  supposed = $state.raw<Supposed | null>(null);

  readonly #desk: () => Desk;
  readonly #scene: () => Scene;
  readonly #questions: Questions;

  readonly asking = $derived(this.supposed !== null);
  /** The attack on the table, while it is being planned. */
  readonly battle = $derived.by(() => {
    const desk = this.#desk();
    return desk.asked && PLANS.includes(desk.ask?.kind ?? '') ? this.#scene().view.battle : null;
  });
  readonly target = $derived(this.supposed?.target ?? this.battle?.target ?? null);
  readonly odds = $derived.by((): H44Odds | null => {
    if (this.supposed) return this.#questions.steady<H44Odds>('odds', asked(this.supposed));
    if (!this.battle) return null;
    const { target, units } = this.battle;
    // While nobody takes part the odds are those of all who could.
    const everybody = having(this.#scene().choices, 'join').map((choice) => String(choice.action.unit));
    return this.#questions.steady<H44Odds>('odds', units.length > 0 ? { target } : { target, units: everybody });
  });
  readonly crew = $derived.by((): Crew | null => {
    const { view, index, choices } = this.#scene();
    if (this.supposed) return imagined(this.supposed, this.odds, view, index);
    return this.battle ? declared(this.battle, choices, view, index) : null;
  });

  constructor(desk: () => Desk, scene: () => Scene, questions: Questions) {
    this.#desk = desk;
    this.#scene = scene;
    this.#questions = questions;
  }

  close(): void {
    this.supposed = null;
  }

  /** "What if": the attack on a hex with everybody next to it; the same hex again ends it. */
  suppose(hex: string | null): void {
    const { view, index } = this.#scene();
    const units = hex === null ? [] : besiegers(hex, view, index);
    if (hex === null || units.length === 0 || this.supposed?.target === hex) this.close();
    else this.supposed = { target: hex, units, lead: '', attached: '', guns: [], air: false };
  }

  toggle(unit: string): void {
    if (this.supposed) this.supposed = withUnit(this.supposed, unit);
    else this.#play(joining(unit, this.#scene().choices));
  }

  lead(formation: string): void {
    if (this.supposed) this.supposed = withLead(this.supposed, formation);
    else this.#play(having(this.#scene().choices, 'lead', { formation })[0]?.action ?? null);
  }

  attach(unit: string): void {
    if (this.supposed) this.supposed = withAttached(this.supposed, unit);
    else this.#play(having(this.#scene().choices, 'attach', { unit })[0]?.action ?? null);
  }

  support(gun: string): void {
    if (this.supposed) this.supposed = withGun(this.supposed, gun);
    else this.#play(having(this.#scene().choices, 'support', { unit: gun })[0]?.action ?? null);
  }

  callAir(): void {
    if (this.supposed) this.supposed = { ...this.supposed, air: !this.supposed.air };
    else this.#play(having(this.#scene().choices, 'call-air')[0]?.action ?? null);
  }

  /** Everybody who could, at once; nobody. */
  all(): void {
    const { choices, view, index } = this.#scene();
    if (this.supposed) this.supposed = { ...this.supposed, units: besiegers(this.supposed.target, view, index) };
    else this.#desk().perform(...having(choices, 'join').map((choice) => choice.action));
  }

  none(): void {
    if (this.supposed) this.supposed = { ...this.supposed, units: [], attached: '', guns: [], lead: '' };
    else this.#desk().perform(...having(this.#scene().choices, 'leave').map((choice) => choice.action));
  }

  #play(action: Action | null): void {
    if (action) this.#desk().perform(action);
  }
}

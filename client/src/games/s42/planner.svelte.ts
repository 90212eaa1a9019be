// The attack that is planned in this game: with guns and their shells, an air unit, planned offensives.
import { AttackPlanner } from '../../hexes/bonds/planner.svelte';
import type { S42Battle, S42Odds, S42OfAttack, S42Shell } from './wire';
import { besiegers, declared, imagined, withGun, withUnit, type Crew, type Supposed } from './crew';
import type { Scene } from './gestures';

export class Planner extends AttackPlanner<Scene, Supposed, S42OfAttack, S42Odds, Crew> {
  protected readonly kinds = ['plan-attack'];

  protected begun(hex: string): Supposed | null {
    const { view, index } = this.scene();
    const units = besiegers(hex, view, index);
    return units.length > 0 ? { target: hex, units, guns: [], air: '' } : null;
  }

  protected withUnit(plan: Supposed, unit: string): Supposed {
    return withUnit(plan, unit);
  }

  protected withNobody(plan: Supposed): Supposed {
    return { ...plan, units: [], guns: [], air: '' };
  }

  protected asked({ target, units, guns, air }: Supposed): S42OfAttack {
    return { target, units, guns, air };
  }

  protected imagined(plan: Supposed, odds: S42Odds | null): Crew {
    const { view, index } = this.scene();
    return imagined(plan, odds, view, index);
  }

  protected declared(battle: S42Battle): Crew {
    const { view, index, choices } = this.scene();
    return declared(battle, choices, view, index);
  }

  support(shell: S42Shell): void {
    if (this.supposed) this.supposed = withGun(this.supposed, shell);
    else
      this.play(
        this.scene().choices.find(
          ({ action }) =>
            action.do === 'support' && action.unit === shell.unit && (action.supply ?? '') === shell.supply,
        )?.action ?? null,
      );
  }

  callAir(wing: string): void {
    if (this.supposed) this.supposed = { ...this.supposed, air: this.supposed.air === wing ? '' : wing };
    else this.answer('call-air', { wing });
  }

  unleash(unit: string): void {
    this.answer('unleash', { unit });
  }
}

// The attack that is planned in this game: with guns and their shells, an air unit, planned offensives.
import { AttackPlanner } from '../../hexes/bonds/planner.svelte';
import type { S42Battle, S42Odds, S42OfAttack, S42Shell } from './wire';
import {
  adjacentAttackers,
  declaredForce,
  whatIfForce,
  withGun,
  withUnit,
  type AttackForce,
  type WhatIf,
} from './force';
import type { Scene } from './gestures';

export class Planner extends AttackPlanner<Scene, WhatIf, S42OfAttack, S42Odds, AttackForce> {
  protected readonly kinds = ['plan-attack'];

  protected begun(hex: string): WhatIf | null {
    const { view, index } = this.scene();
    const units = adjacentAttackers(hex, view, index);
    return units.length > 0 ? { target: hex, units, guns: [], air: '' } : null;
  }

  protected withUnit(plan: WhatIf, unit: string): WhatIf {
    return withUnit(plan, unit);
  }

  protected withoutAttackers(plan: WhatIf): WhatIf {
    return { ...plan, units: [], guns: [], air: '' };
  }

  protected asked({ target, units, guns, air }: WhatIf): S42OfAttack {
    return { target, units, guns, air };
  }

  protected whatIfForce(plan: WhatIf, odds: S42Odds | null): AttackForce {
    const { view, index } = this.scene();
    return whatIfForce(plan, odds, view, index);
  }

  protected declaredForce(battle: S42Battle): AttackForce {
    const { view, index, choices } = this.scene();
    return declaredForce(battle, choices, view, index);
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

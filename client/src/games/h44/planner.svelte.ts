// The attack that is planned in this game: with a formation that leads, one attached unit, guns and aircraft.
import { AttackPlanner } from '../../hexes/bonds/planner.svelte';
import type { H44Battle, H44Odds, H44OfAttack } from './wire';
import {
  asked,
  adjacentAttackers,
  declaredForce,
  whatIfForce,
  withAttached,
  withGun,
  withLead,
  withUnit,
  type AttackForce,
  type WhatIf,
} from './force';
import type { Scene } from './gestures';

export class Planner extends AttackPlanner<Scene, WhatIf, H44OfAttack, H44Odds, AttackForce> {
  protected readonly kinds = ['plan-attack', 'announce-support'];

  protected begun(hex: string): WhatIf | null {
    const { view, index } = this.scene();
    const units = adjacentAttackers(hex, view, index);
    return units.length > 0 ? { target: hex, units, lead: '', attached: '', guns: [], air: false } : null;
  }

  protected withUnit(plan: WhatIf, unit: string): WhatIf {
    return withUnit(plan, unit);
  }

  protected withoutAttackers(plan: WhatIf): WhatIf {
    return { ...plan, units: [], attached: '', guns: [], lead: '' };
  }

  protected asked(plan: WhatIf): H44OfAttack {
    return asked(plan);
  }

  protected whatIfForce(plan: WhatIf, odds: H44Odds | null): AttackForce {
    const { view, index } = this.scene();
    return whatIfForce(plan, odds, view, index);
  }

  protected declaredForce(battle: H44Battle): AttackForce {
    const { view, index, choices } = this.scene();
    return declaredForce(battle, choices, view, index);
  }

  lead(formation: string): void {
    if (this.supposed) this.supposed = withLead(this.supposed, formation);
    else this.answer('lead', { formation });
  }

  attach(unit: string): void {
    if (this.supposed) this.supposed = withAttached(this.supposed, unit);
    else this.answer('attach', { unit });
  }

  support(gun: string): void {
    if (this.supposed) this.supposed = withGun(this.supposed, gun);
    else this.answer('support', { unit: gun });
  }

  callAir(): void {
    if (this.supposed) this.supposed = { ...this.supposed, air: !this.supposed.air };
    else this.answer('call-air');
  }
}

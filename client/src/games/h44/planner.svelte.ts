// The attack that is planned in this game: with a formation that leads, one attached unit, guns and aircraft.
import { AttackPlanner } from '../../hexes/bonds/planner.svelte';
import type { H44Battle, H44Odds, H44OfAttack } from './wire';
import {
  asked,
  besiegers,
  declared,
  imagined,
  withAttached,
  withGun,
  withLead,
  withUnit,
  type Crew,
  type Supposed,
} from './crew';
import type { Scene } from './gestures';

export class Planner extends AttackPlanner<Scene, Supposed, H44OfAttack, H44Odds, Crew> {
  protected readonly kinds = ['plan-attack', 'announce-support'];

  protected begun(hex: string): Supposed | null {
    const { view, index } = this.scene();
    const units = besiegers(hex, view, index);
    return units.length > 0 ? { target: hex, units, lead: '', attached: '', guns: [], air: false } : null;
  }

  protected withUnit(plan: Supposed, unit: string): Supposed {
    return withUnit(plan, unit);
  }

  protected withNobody(plan: Supposed): Supposed {
    return { ...plan, units: [], attached: '', guns: [], lead: '' };
  }

  protected asked(plan: Supposed): H44OfAttack {
    return asked(plan);
  }

  protected imagined(plan: Supposed, odds: H44Odds | null): Crew {
    const { view, index } = this.scene();
    return imagined(plan, odds, view, index);
  }

  protected declared(battle: H44Battle): Crew {
    const { view, index, choices } = this.scene();
    return declared(battle, choices, view, index);
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

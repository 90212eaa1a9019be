// Who takes part in an attack and who could: from the answers on the table, or, where it is only asked about, from the
// game's word on who could help.
import { having, unitOf } from '../../hexes/table/answers';
import { around } from '../../hexes/bonds/force';
import { toggled } from '../../hexes/bonds/planner.svelte';
import type { Choice } from '../../lib/wire';
import type { H44Battle, H44Odds, H44OfAttack, H44View as View } from './wire';
import { sideIn, type Index } from './lookup';

export interface Member {
  readonly unit: string;
  readonly joins: boolean;
  /** 10.2.3 It fights with the lead formation, though of another. */
  readonly attached: boolean;
  /** It could be attached. */
  readonly attachable: boolean;
}

export interface AttackForce {
  readonly units: readonly Member[];
  /** 10.2.1 The formation that leads, and those that could. */
  readonly lead: string;
  readonly leads: readonly string[];
  readonly guns: readonly { readonly unit: string; readonly joins: boolean }[];
  readonly air: 'called' | 'open' | 'none';
}

/** An attack that is only asked about. */
export interface WhatIf {
  readonly target: string;
  readonly units: readonly string[];
  /** Empty: the strongest formation leads. */
  readonly lead: string;
  readonly attached: string;
  readonly guns: readonly string[];
  readonly air: boolean;
}

/** The units next to a hex that are not of the side in it, in the order in which they stand around. */
export function adjacentAttackers(target: string, view: View, index: Index): string[] {
  const areas = [...index.areas].filter(([, area]) => area.hexes.includes(target)).map(([id]) => id);
  return around(target, sideIn(target, view, index), areas, view, index);
}

/** The force of the attack that is being planned for good. */
export function declaredForce(battle: H44Battle, choices: readonly Choice[], view: View, index: Index): AttackForce {
  const open = new Set(having(choices, 'join').map(unitOf));
  const attachable = new Set(having(choices, 'attach').map(unitOf));
  const known = new Set([...battle.units, ...battle.joined]);
  const beside = adjacentAttackers(battle.target, view, index).filter((unit) => known.has(unit) || open.has(unit));
  const others = [...known, ...open].filter((unit) => !beside.includes(unit));
  const guns = having(choices, 'support').map(unitOf);
  return {
    units: [...beside, ...others].map((unit) => ({
      unit,
      joins: known.has(unit),
      attached: unit === battle.attached,
      attachable: attachable.has(unit),
    })),
    lead: battle.lead,
    leads: [...new Set([battle.lead, ...having(choices, 'lead').map((choice) => String(choice.action.formation))])]
      .filter(Boolean)
      .sort(),
    guns: [...battle.guns.map((unit) => ({ unit, joins: true })), ...guns.map((unit) => ({ unit, joins: false }))],
    air: battle.air ? 'called' : having(choices, 'call-air').length > 0 ? 'open' : 'none',
  };
}

/** The force of an attack that is only asked about. */
export function whatIfForce(plan: WhatIf, odds: H44Odds | null, view: View, index: Index): AttackForce {
  const guns = [...plan.guns, ...(odds?.helpers.guns ?? []).filter((gun) => !plan.guns.includes(gun))];
  return {
    units: adjacentAttackers(plan.target, view, index).map((unit) => ({
      unit,
      joins: plan.units.includes(unit),
      attached: unit === (odds?.attached ?? plan.attached) && plan.attached !== '',
      attachable: odds?.helpers.attachable.includes(unit) ?? false,
    })),
    lead: odds?.lead ?? plan.lead,
    leads: odds?.helpers.leads ?? [],
    guns: guns.map((unit) => ({ unit, joins: plan.guns.includes(unit) })),
    air: plan.air ? 'called' : odds?.helpers.air ? 'open' : 'none',
  };
}

/** What is asked about with a unit more or less; one that leaves is attached no longer. */
export function withUnit(plan: WhatIf, unit: string): WhatIf {
  const units = toggled(plan.units, unit);
  return { ...plan, units, attached: units.includes(plan.attached) ? plan.attached : '' };
}

export function withGun(plan: WhatIf, gun: string): WhatIf {
  return { ...plan, guns: toggled(plan.guns, gun) };
}

/** Another formation leads: who was attached may be of it now, and its guns may be others. */
export function withLead(plan: WhatIf, lead: string): WhatIf {
  return { ...plan, lead, attached: '', guns: [] };
}

export function withAttached(plan: WhatIf, unit: string): WhatIf {
  return { ...plan, attached: plan.attached === unit ? '' : unit };
}

/** The question to the game. */
export function asked(plan: WhatIf): H44OfAttack {
  return {
    target: plan.target,
    units: plan.units,
    lead: plan.lead,
    attached: plan.attached,
    guns: plan.guns,
    air: plan.air,
  };
}

// Who takes part in an attack and who could: from the answers on the table, or, where it is only asked about, from the
// game's word on who could help.
import { around } from '../../hexes/bonds/force';
import { toggled } from '../../hexes/bonds/planner.svelte';
import { having, idIn, unitOf } from '../../hexes/table/answers';
import type { Choice } from '../../lib/wire';
import type { S42Battle, S42Odds, S42Shell as Shell, S42View as View } from './wire';
import { hexesBeside, sideIn, type Index } from './lookup';

export interface AttackForce {
  readonly units: readonly { readonly unit: string; readonly joins: boolean }[];
  /** 18.3 Support units, each with its own shells or those of a supply point. */
  readonly guns: readonly { readonly shell: Shell; readonly joins: boolean }[];
  /** 9.3 Air units. */
  readonly air: readonly { readonly wing: string; readonly joins: boolean }[];
  /** 26.2 Headquarters with a planned offensive. */
  readonly plans: readonly { readonly unit: string; readonly joins: boolean }[];
}

/** An attack that is only asked about. */
export interface WhatIf {
  readonly target: string;
  readonly units: readonly string[];
  readonly guns: readonly Shell[];
  /** Empty: none. */
  readonly air: string;
}

/** The units next to a hex that are not of the side in it, in the order in which they stand around. */
export function adjacentAttackers(target: string, view: View, index: Index): string[] {
  const areas = [...index.areas].filter(([, area]) => hexesBeside(area, view).includes(target)).map(([id]) => id);
  return around(target, sideIn(target, view, index), areas, view, index);
}

const shellOf = (choice: Choice): Shell => ({ unit: unitOf(choice), supply: idIn(choice, 'supply') });
const sameShell = (one: Shell, other: Shell): boolean => one.unit === other.unit && one.supply === other.supply;

/** The force of the attack that is being planned for good. */
export function declaredForce(battle: S42Battle, choices: readonly Choice[], view: View, index: Index): AttackForce {
  const open = having(choices, 'join').map(unitOf);
  const known = [...battle.units, ...open];
  const beside = adjacentAttackers(battle.target, view, index).filter((unit) => known.includes(unit));
  const units = [...beside, ...known.filter((unit) => !beside.includes(unit))];
  const guns = having(choices, 'support').map(shellOf);
  const wings = having(choices, 'call-air').map((choice) => String(choice.action.wing));
  return {
    units: units.map((unit) => ({ unit, joins: battle.units.includes(unit) })),
    guns: [...battle.guns.map((shell) => ({ shell, joins: true })), ...guns.map((shell) => ({ shell, joins: false }))],
    air: [...(battle.air ? [{ wing: battle.air, joins: true }] : []), ...wings.map((wing) => ({ wing, joins: false }))],
    plans: [
      ...[...new Set(battle.plans)].map((unit) => ({ unit, joins: true })),
      ...having(choices, 'unleash').map((choice) => ({ unit: unitOf(choice), joins: false })),
    ],
  };
}

/** The force of an attack that is only asked about. */
export function whatIfForce(
  plan: WhatIf,
  odds: Pick<S42Odds, 'helpers'> | null,
  view: View,
  index: Index,
): AttackForce {
  const more = (odds?.helpers.guns ?? []).filter((shell) => !plan.guns.some((one) => sameShell(one, shell)));
  const wings = [...new Set([...(plan.air ? [plan.air] : []), ...(odds?.helpers.air ?? [])])];
  return {
    units: adjacentAttackers(plan.target, view, index).map((unit) => ({ unit, joins: plan.units.includes(unit) })),
    guns: [...plan.guns.map((shell) => ({ shell, joins: true })), ...more.map((shell) => ({ shell, joins: false }))],
    air: wings.map((wing) => ({ wing, joins: wing === plan.air })),
    plans: [],
  };
}

export const withUnit = (plan: WhatIf, unit: string): WhatIf => ({ ...plan, units: toggled(plan.units, unit) });

export function withGun(plan: WhatIf, shell: Shell): WhatIf {
  const others = plan.guns.filter((one) => !sameShell(one, shell));
  return { ...plan, guns: others.length < plan.guns.length ? others : [...plan.guns, shell] };
}

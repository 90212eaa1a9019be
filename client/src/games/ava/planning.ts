// Who could attack a hex: from the answers on the table, or, where it is only asked about, from who stands next to it.
import { having, unitOf } from '../../hexes/table/answers';
import { near } from '../../hexes/table/nearby';
import type { Scene } from './gestures';
import { stacks } from '../../hexes/table/ground';
import { operationOf, otherSide, type Index } from './lookup';
import type { AvaView as View } from './wire';

export interface Candidate {
  readonly unit: string;
  /** `in`, `out`, or `elsewhere`: declared against another hex. */
  readonly state: 'in' | 'out' | 'elsewhere';
}

/** The side whose units stand in a hex; null for an empty one. */
export function enemyAt(hex: string, view: View, index: Index): string | null {
  const [unit] = stacks(view).get(hex) ?? [];
  return index.units.get(unit ?? '')?.side ?? null;
}

/** `supposed`: the attackers of an attack that is only asked about; null for one that is being declared. */
export function candidatesOf(target: string, scene: Scene, supposed: ReadonlySet<string> | null): Candidate[] {
  const { view, index, choices } = scene;
  const all = stacks(view);
  const close = new Set(near(index, target).flatMap((hex) => all.get(hex) ?? []));
  if (supposed !== null) {
    const attacker = otherSide(enemyAt(target, view, index) ?? '');
    return [...close]
      .filter((unit) => index.units.get(unit)?.side === attacker)
      .map((unit) => ({ unit, state: supposed.has(unit) ? 'in' : 'out' }));
  }
  const strikes = operationOf(view, scene.seat)?.strikes ?? [];
  const declared = new Map(strikes.flatMap((strike) => strike.units.map((unit) => [unit, strike.target] as const)));
  const open = new Set(having(choices, 'attack', { target }).map(unitOf));
  // In the order in which they stand around the hex, so that no counter jumps when it joins.
  return [...close]
    .filter((unit) => open.has(unit) || declared.has(unit))
    .map((unit) => ({
      unit,
      state: declared.get(unit) === target ? 'in' : declared.has(unit) ? 'elsewhere' : 'out',
    }));
}

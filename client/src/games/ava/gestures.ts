// What a click or a drag on this board means. It joins legal answers into gestures; what is legal it is told.
import { endOf, field, having, unitOf } from '../../hexes/table/answers';
import type { AvaAction as Action, AvaChoice as Choice, AvaView as View } from './wire';
import { hexOf, operationOf, type Index } from './lookup';

export interface Scene {
  readonly view: View;
  readonly index: Index;
  readonly seat: string | null;
  readonly choices: readonly Choice[];
  /** The unit that has been taken up to go somewhere; empty when there is none. */
  readonly moving: string;
  /** The unit in hand: one to be set up, one that shall attack, retreat or pursue. */
  readonly hand: string | null;
  /** The hex whose attack is being planned. */
  readonly target: string | null;
  /** Way-points. */
  readonly via: readonly string[];
}

export type Meaning =
  | { readonly kind: 'perform'; readonly actions: readonly Action[]; readonly target?: string }
  /** Plan the attack on this hex. */
  | { readonly kind: 'target'; readonly hex: string }
  | { readonly kind: 'hand'; readonly unit: string | null }
  | { readonly kind: 'way'; readonly hex: string }
  /** The shell understands it: plays, opens a menu or says why not. */
  | { readonly kind: 'pass'; readonly id: string };

const perform = (...actions: readonly Action[]): Meaning => ({ kind: 'perform', actions });

/** The verbs by which a unit goes a way that is chosen by its end. */
const WAYS = ['retreat', 'pursue'] as const;

export function clicked(id: string, shift: boolean, scene: Scene): Meaning {
  const { view, index, choices } = scene;
  const verbs = new Set(choices.map((choice) => choice.action.do));
  const unit = index.units.has(id) ? id : null;
  const hex = hexOf(id, view, index);
  const touched = (what: string): boolean => choices.some((choice) => choice.touches.includes(what));
  const pass: Meaning = { kind: 'pass', id: !touched(id) && hex !== null && touched(hex) ? hex : id };

  if (verbs.has('go')) return marching(unit, hex, shift, scene) ?? pass;
  if (verbs.has('attack') || verbs.has('call-off')) return declaring(unit, hex, scene) ?? pass;
  if (verbs.has('deploy')) return deploying(unit, hex, scene) ?? pass;
  if (WAYS.some((verb) => verbs.has(verb))) return going(unit, hex, scene) ?? pass;
  return pass;
}

/** Whether a click on a counter of this unit does something although no answer names it: it is taken up instead of another. */
export function isReady(unit: string, scene: Scene): boolean {
  return having(scene.choices, 'put-back').length > 0 && mayTakeUp(unit, scene);
}

export function dropped(piece: string, hex: string, scene: Scene): Meaning {
  const { view, index, choices, moving } = scene;
  if (view.units[piece]?.[0] === hex) return { kind: 'pass', id: piece };
  if (having(choices, 'go').length > 0) {
    if (piece === moving) return perform({ do: 'go', to: hex, via: scene.via });
    if (mayTakeUp(piece, scene))
      return perform({ do: 'put-back' }, { do: 'move', unit: piece }, { do: 'go', to: hex, via: [] });
  }
  if (having(choices, 'move', { unit: piece }).length > 0)
    return perform({ do: 'move', unit: piece }, { do: 'go', to: hex, via: [] });
  if (having(choices, 'deploy', { unit: piece }).length > 0) return perform({ do: 'deploy', unit: piece, hex });
  if (having(choices, 'attack', { unit: piece }).length > 0)
    return { kind: 'perform', actions: [{ do: 'attack', unit: piece, target: hex }], target: hex };
  for (const verb of WAYS) {
    const ways = having(choices, verb, { unit: piece }).filter((choice) => endOf(choice) === hex);
    if (ways[0] && ways.length === 1) return perform(ways[0].action);
  }
  return {
    kind: 'pass',
    id: index.hexes.has(hex) && choices.some((choice) => choice.touches.includes(hex)) ? hex : piece,
  };
}

/** Whether dragging the counter could mean something. */
export function mayDrag(unit: string, scene: Scene): boolean {
  const { choices } = scene;
  if (having(choices, 'go').length > 0) return scene.moving === unit || mayTakeUp(unit, scene);
  return choices.some(
    (choice) => unitOf(choice) === unit && ['move', 'deploy', 'attack', ...WAYS].includes(choice.action.do),
  );
}

/** Another unit of the activation that has not moved yet. */
function mayTakeUp(unit: string, { view, seat, moving }: Scene): boolean {
  const operation = operationOf(view, seat);
  return (
    operation !== undefined && operation.active.includes(unit) && !operation.moved.includes(unit) && unit !== moving
  );
}

/** 9.0 A unit has been taken up: a counter means that unit instead, a hex means the way there. */
function marching(unit: string | null, hex: string | null, shift: boolean, scene: Scene): Meaning | null {
  const { choices, via, moving } = scene;
  const back = having(choices, 'put-back').length > 0;
  if (unit !== null && unit === moving && back) return perform({ do: 'put-back' });
  if (unit !== null && !shift && back && mayTakeUp(unit, scene))
    return perform({ do: 'put-back' }, { do: 'move', unit });
  if (hex === null) return null;
  const open = having(choices, 'go', { to: hex }).length > 0;
  if (shift) return { kind: 'way', hex };
  return open || via.length > 0 ? perform({ do: 'go', to: hex, via }) : null;
}

/** 10.1 Declaration: an enemy hex is planned, an own unit joins or leaves the attack that is planned. */
function declaring(unit: string | null, hex: string | null, scene: Scene): Meaning | null {
  const { choices, hand, target, view } = scene;
  const strikes = view.operations.flatMap((operation) => operation.strikes);
  const declared = strikes.find((strike) => unit !== null && strike.units.includes(unit))?.target ?? null;
  const targets = new Set([
    ...having(choices, 'attack').map((choice) => String(field(choice, 'target'))),
    ...strikes.map((strike) => strike.target),
  ]);
  if (hex !== null && targets.has(hex)) {
    const aimed = hand === null ? [] : having(choices, 'attack', { unit: hand, target: hex });
    return aimed[0] ? { kind: 'perform', actions: [aimed[0].action], target: hex } : { kind: 'target', hex };
  }
  if (unit === null) return null;
  const mine = having(choices, 'attack', { unit });
  if (declared !== null) {
    if (target === null || (target !== declared && !couldReach(unit, target, scene)))
      return { kind: 'target', hex: declared };
    if (target === declared) return perform({ do: 'call-off', unit });
    return perform({ do: 'call-off', unit }, { do: 'attack', unit, target });
  }
  const joined = mine.find((choice) => field(choice, 'target') === target);
  if (joined) return { kind: 'perform', actions: [joined.action], target: target ?? '' };
  const [only] = mine;
  if (!only) return null;
  const aim = String(field(only, 'target'));
  return mine.length === 1 ? { kind: 'perform', actions: [only.action], target: aim } : { kind: 'hand', unit };
}

/** Whether some answer on the table lets the unit attack the hex, or might once it is free. */
function couldReach(unit: string, target: string, { choices }: Scene): boolean {
  return having(choices, 'attack', { unit, target }).length > 0 || having(choices, 'call-off', { unit }).length > 0;
}

/** 4.0 A counter is taken in hand, a hex receives it. */
function deploying(unit: string | null, hex: string | null, { choices, hand }: Scene): Meaning | null {
  if (unit !== null && having(choices, 'deploy', { unit }).length > 0) return { kind: 'hand', unit };
  if (hex === null || hand === null) return null;
  // Where it does not fit the game says why.
  return perform({ do: 'deploy', unit: hand, hex });
}

/** 10.6, 10.7 Ways are chosen by their end, for the unit in hand or the only one that could go there. */
function going(unit: string | null, hex: string | null, { choices, hand }: Scene): Meaning | null {
  const ways = choices.filter((choice) => (WAYS as readonly string[]).includes(choice.action.do));
  if (unit !== null) {
    const own = ways.filter((choice) => unitOf(choice) === unit);
    if (own[0] && own.length === 1) return perform(own[0].action);
    if (own.length > 1) return { kind: 'hand', unit };
  }
  if (hex === null) return null;
  const there = ways.filter((choice) => endOf(choice) === hex && (hand === null || unitOf(choice) === hand));
  return there[0] && there.length === 1 ? perform(there[0].action) : null;
}

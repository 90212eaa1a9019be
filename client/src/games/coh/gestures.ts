// What a click or a drag means on this board. It joins legal answers into gestures; what is legal it is told.
import { field, having, type Fields, unitOf } from '../../hexes/table/answers';
import type {
  CohActAction,
  CohMoveAction,
  CohMoveHiddenAction,
  CohAction as Action,
  CohChoice as Choice,
  CohReach as Reach,
  CohView as View,
  CohWay as Way,
} from './wire';
import { arrivingIn, nameOf } from './facing';
import { directionOf, hexOf, isUnit, kindOf, placeOf, unitsIn, type Index } from './lookup';

export interface Scene {
  readonly view: View;
  readonly index: Index;
  /** The side that acts here. */
  readonly own: string;
  readonly kind: string;
  readonly choices: readonly Choice[];
  /** What the question is about. */
  readonly subject: readonly string[];
  /** The unit that is picked but not yet taken up, or that goes next of a group. */
  readonly hand: string | null;
  /** On what it shall act; empty: it is not said yet. */
  readonly by: CohActAction['by'] | '';
  /** Where it could go. */
  readonly reach: Reach | null;
  /** The facing asked for by keys; null: as the pointer or the way says. */
  readonly wished: number | null;
}

export type Meaning =
  | { readonly kind: 'perform'; readonly actions: readonly Action[]; readonly then?: string }
  | { readonly kind: 'hand'; readonly id: string | null }
  /** A hex is looked at over the sights: what could be done to it is shown before it is done. */
  | { readonly kind: 'aim'; readonly hex: string }
  /** Several things could be meant there. */
  | { readonly kind: 'offer'; readonly hex: string; readonly actions: readonly Choice[] }
  /** The shell understands it: plays, opens a menu or says why not. */
  | { readonly kind: 'pass'; readonly id: string };

export const perform = (...actions: readonly Action[]): Meaning => ({ kind: 'perform', actions });

/** Verbs by which something is thrown, fired or dropped at a hex. */
export const ATTACKS: readonly string[] = ['fire', 'indirect-fire', 'use-weapon', 'strafe', 'bomb'];
/** Verbs by which a unit goes to a hex; those with a free turn there ask for a facing. */
const STEPS: readonly string[] = ['move', 'march', 'move-hidden', 'hide-with-group', 'hide', 'fly', 'fly-in'];

const HEXES: readonly string[] = ['hex', 'to'];
/** The hex that an answer is about. */
export const hexIn = (choice: Choice): string =>
  HEXES.map((name) => field(choice, name)).find((value) => typeof value === 'string') ?? '';

/** The answers about a hex. */
export const choicesAt = (choices: readonly Choice[], hex: string): Choice[] =>
  choices.filter((choice) => hexIn(choice) === hex);

/** Those of one kind that differ by their facing alone become one: the way the player wants to face. */
export function faced(choices: readonly Choice[], wanted: number): Choice[] {
  const found = new Map<string, Choice>();
  for (const choice of choices) {
    const { facing, ...rest }: Fields = choice.action;
    const key = JSON.stringify(rest);
    const known = found.get(key);
    if (!known || facing === nameOf(wanted)) found.set(key, choice);
  }
  return [...found.values()];
}

/** The facing wanted in a hex: by keys, by the side of the hex that is pointed at, or as one arrives. */
export function facingAt(unit: string, hex: string, side: number | null, { view, index, wished }: Scene): number {
  const from = hexOf(unit, view, index);
  const now = directionOf(view.units[unit]?.facing);
  return wished ?? side ?? (from === null || from === hex ? now : arrivingIn(index.map, from, hex, now));
}

/** The unit whose step is meant: the one in hand, or the first of those that have been taken up. */
export const walker = ({ hand, view, subject }: Scene): string => hand ?? view.acting[0] ?? subject[0] ?? '';

/** The units that can be taken in hand: to be taken up, or to go their way in a group. */
export function handsOf(kind: string, choices: readonly Choice[]): string[] {
  const verbs = kind === 'take-turn' ? ['act'] : ['march', 'hide-with-group'];
  return [...new Set(choices.filter((choice) => verbs.includes(choice.action.do)).map(unitOf))];
}

/** Ways in which a unit can be taken up. */
export const waysOf = (unit: string, choices: readonly Choice[]): CohActAction['by'][] =>
  having(choices, 'act', { unit }).map((choice) => choice.action.by);

/**
 * The way that is chosen unless the player says otherwise: an activation that goes on, or the first of the turn. Beside
 * units that are activated and have points left, what leaves them activated: to join them, else a free action.
 */
export function usualWay(unit: string, view: View, choices: readonly Choice[]): CohActAction['by'] | '' {
  const ways = waysOf(unit, choices);
  const army = view.armies.find(({ id }) => id === view.turn);
  const going = army !== undefined && army.active.length > 0 && army.ap > 0;
  const order: readonly CohActAction['by'][] =
    !going || army.active.includes(unit) ? ['ap', 'join', 'opportunity', 'cap'] : ['join', 'opportunity', 'cap', 'ap'];
  return order.find((by) => ways.includes(by)) ?? '';
}

export const enemiesIn = (hex: string, { view, index, own }: Scene): boolean =>
  unitsIn(hex, view).some((unit) => kindOf(unit, index)?.side !== own);

/** The way of a unit to a hex: walking, or hidden where it is hidden. */
export function wayTo(hex: string, unit: string, reach: Reach | null): Way | null {
  const ways = reach?.ways.filter((way) => way.to === hex && way.unit === unit) ?? [];
  return ways.find((way) => way.mode === 'move') ?? ways[0] ?? null;
}

/** A step of one who has been taken up. */
type Step = CohMoveAction | CohMoveHiddenAction;

/** The first step of a way: towards the next hex of it, or, where it ends, as it is wanted. */
export function firstStep(way: Way, facing: number, { view, index }: Scene): Step | null {
  const [to, next] = way.path;
  if (to === undefined) return null;
  if (way.mode === 'move-hidden') return { do: 'move-hidden', to };
  const from = hexOf(way.unit, view, index);
  const ahead =
    next === undefined
      ? facing
      : arrivingIn(index.map, to, next, from === null ? facing : arrivingIn(index.map, from, to, facing));
  return { do: 'move', to, facing: nameOf(ahead), careful: way.mode === 'careful' };
}

/** As many steps of a way as are one action and can be made without a roll: a vehicle drives on over its bonus hexes. */
export function stepsAlong(way: Way, facing: number, scene: Scene): Step[] {
  const first = firstStep(way, facing, scene);
  if (!first || way.mode !== 'move' || way.actions > 1 || way.risks.length > 0) return first ? [first] : [];
  const { index, view } = scene;
  let [from, now] = [hexOf(way.unit, view, index), directionOf(view.units[way.unit]?.facing)];
  return way.path.map((to, i) => {
    if (from !== null) now = arrivingIn(index.map, from, to, now);
    const next = way.path[i + 1];
    const ahead = next === undefined ? facing : arrivingIn(index.map, to, next, now);
    [from, now] = [to, ahead];
    return { do: 'move', to, facing: nameOf(ahead), careful: false };
  });
}

/** A unit in hand that has not been activated: a hex in reach is its next step, an enemy is aimed at. */
function ordering(hex: string, side: number | null, scene: Scene): Meaning {
  const { hand, by, reach } = scene;
  if (hand === null || !by) return { kind: 'pass', id: hand ?? hex };
  const way = enemiesIn(hex, scene) ? null : wayTo(hex, hand, reach);
  const steps = way ? stepsAlong(way, facingAt(hand, hex, side, scene), scene) : [];
  return steps.length > 0 ? perform({ do: 'act', unit: hand, by }, ...steps) : { kind: 'aim', hex };
}

/** What a click on a hex means for answers that are about it. */
function atHex(hex: string, side: number | null, scene: Scene): Meaning | null {
  const { choices, hand } = scene;
  const named =
    hand === null
      ? choices
      : choices.filter((choice) => !unitOf(choice) || unitOf(choice) === hand || choice.action.do === 'unload');
  const there = choicesAt(named, hex);
  if (there.length === 0) return towards(hex, side, scene);
  const attacks = there.filter((choice) => ATTACKS.includes(choice.action.do));
  const steps = there.filter((choice) => STEPS.includes(choice.action.do));
  const meant = faced(steps, facingAt(walker(scene), hex, side, scene)).filter(
    (choice) => field(choice, 'careful') !== true,
  );
  // Where an enemy stands the sights come first; whether to go in is offered beside them.
  if (attacks.length > 0 && (meant.length === 0 || enemiesIn(hex, scene))) return { kind: 'aim', hex };
  const others = there.filter((choice) => !attacks.includes(choice) && !steps.includes(choice));
  if (meant[0] && meant.length === 1) return perform(meant[0].action);
  const all = [...meant, ...others];
  if (all[0] && all.length === 1) return perform(all[0].action);
  return all.length > 0 ? { kind: 'offer', hex, actions: all } : null;
}

/** A hex that takes several steps: those of the first action. */
function towards(hex: string, side: number | null, scene: Scene): Meaning | null {
  const way = wayTo(hex, walker(scene), scene.reach);
  const steps = way && way.path.length > 1 ? stepsAlong(way, facingAt(way.unit, hex, side, scene), scene) : [];
  return choicesAt(scene.choices, steps[0]?.to ?? '').some((choice) => choice.action.do === steps[0]?.do)
    ? perform(...steps)
    : null;
}

/** Those in a hex that can be taken up, the one after the one in hand first: a click beside the counters goes through them. */
function nextIn(hex: string, { view, choices, hand }: Scene): string[] {
  const able = unitsIn(hex, view).filter((unit) => unit === hand || waysOf(unit, choices).length > 0);
  const at = able.indexOf(hand ?? '') + 1;
  return [...able.slice(at), ...able.slice(0, at)].filter((unit) => unit !== hand);
}

/** `side`: the side of the hex that was pointed at; null: its middle. */
export function clicked(id: string, shift: boolean, side: number | null, scene: Scene): Meaning {
  const { view, index, kind, choices, hand } = scene;
  const unit = isUnit(id, index) ? id : null;
  const hex = placeOf(id, view, index);
  if (kind === 'take-turn') {
    const usual = unit === null ? '' : usualWay(unit, view, choices);
    // An aircraft flies impulse by impulse: where it could go is seen when it has been taken up.
    if (unit !== null && usual && hex !== null && kindOf(unit, index)?.arm === 'aircraft')
      return perform({ do: 'act', unit, by: usual });
    if (unit !== null && waysOf(unit, choices).length > 0) return { kind: 'hand', id: hand === unit ? null : unit };
    const [next] = hex === null ? [] : nextIn(hex, scene);
    if (unit === null && next !== undefined) return { kind: 'hand', id: next };
    if (hand !== null && hex !== null) return ordering(hex, side, scene);
    return { kind: 'pass', id };
  }
  const [halt] = having(choices, 'halt');
  if (halt && (unit === walker(scene) || (unit === null && hex !== null && hex === hexOf(walker(scene), view, index))))
    return perform(halt.action);
  if (unit !== null && unit !== hand && handsOf(kind, choices).includes(unit)) return { kind: 'hand', id: unit };
  if (kind === 'choose-action' && unit !== null) {
    const [also] = having(choices, 'also', { unit });
    if (also && shift) return perform(also.action);
    const [load] = [...having(choices, 'load', { unit }), ...having(choices, 'flak', { unit })];
    if (load) return also ? { kind: 'offer', hex: hex ?? '', actions: [load, also] } : perform(load.action);
    if (kindOf(unit, index)?.side === scene.own && !view.acting.includes(unit)) {
      const [back] = having(choices, 'back');
      if (also) return { kind: 'offer', hex: hex ?? '', actions: [also, ...(back ? [back] : [])] };
      if (back && hex !== null && choicesAt(choices, hex).length === 0)
        return { kind: 'perform', actions: [back.action], then: unit };
    }
  }
  if (kind === 'choose-target' && unit !== null) {
    const [aim] = having(choices, 'aim', { target: unit, cap: 0 });
    if (aim) return perform(aim.action);
  }
  return (
    (hex === null ? null : atHex(hex, side, scene)) ?? {
      kind: 'pass',
      id:
        hex !== null &&
        choices.some((choice) => choice.touches.includes(hex)) &&
        !choices.some((choice) => choice.touches.includes(id))
          ? hex
          : id,
    }
  );
}

/** A counter let down in a hex: a step there, or, in its own hex, a turn towards the side it was dragged to. */
export function dropped(piece: string, hex: string, side: number | null, scene: Scene): Meaning {
  const { view, index, choices } = scene;
  if (scene.kind === 'take-turn' && hexOf(piece, view, index) !== hex) return ordering(hex, side, scene);
  if (hexOf(piece, view, index) === hex) {
    const wanted = scene.wished ?? side;
    if (wanted !== null && scene.kind === 'take-turn' && scene.hand === piece && scene.by)
      return perform({ do: 'act', unit: piece, by: scene.by }, { do: 'pivot', facing: nameOf(wanted) });
    const [turn] =
      wanted === null
        ? []
        : [
            ...having(choices, 'pivot', { facing: nameOf(wanted) }),
            ...having(choices, 'quit', { facing: nameOf(wanted) }),
          ];
    return turn ? perform(turn.action) : { kind: 'pass', id: piece };
  }
  return atHex(hex, side, { ...scene, hand: view.acting.length > 1 ? piece : scene.hand }) ?? { kind: 'pass', id: hex };
}

/** Whether dragging the counter could mean something. */
export const mayDrag = (unit: string, { view, hand, choices }: Scene): boolean =>
  view.acting.includes(unit) ||
  hand === unit ||
  choices.some((choice) => choice.action.do !== 'act' && unitOf(choice) === unit && choice.action.do === 'march');

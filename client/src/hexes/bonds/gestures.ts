// What a click or a drag means on a board of a game with bonds. It joins legal answers into gestures; the server says
// what is legal. A game adds what is its own in its GestureConfig.
import { endOf, having, unitOf } from '../table/answers';
import type { Action, Choice } from '../../lib/wire';
import { onBoard } from './lookup';
import type { Scene } from './model';

export type Meaning =
  /** `then`: the units to be picked when it has happened. */
  | { readonly kind: 'perform'; readonly actions: readonly Action[]; readonly then?: readonly string[] }
  | { readonly kind: 'group'; readonly units: readonly string[] }
  | { readonly kind: 'hand'; readonly id: string | null }
  /** Own units stand where the group can go: the player says whether he means the hex or the unit. */
  | {
      readonly kind: 'offer';
      readonly place: string;
      readonly unit: string;
      readonly go: Meaning;
      readonly pick: Meaning;
    }
  /** The shell understands it: plays, opens a menu or says why not. */
  | { readonly kind: 'pass'; readonly id: string };

export const perform = (...actions: readonly Action[]): Meaning => ({ kind: 'perform', actions });

/** What is special about one game. */
export interface GestureConfig<S extends Scene> {
  /** Which hex or entry area an id means. */
  readonly placeOf: (id: string, scene: S) => string | null;
  /** Marks of a unit that will not move again. */
  readonly finishedMarks: readonly string[];
  /** Verbs for which a unit is taken in hand and dragged, each with the field that names the place. */
  readonly dragVerbs: Readonly<Record<string, string>>;
  /** Verbs that ask for a place alone, each with the field that names it; of a place that will not do the game says why. */
  readonly placeVerbs?: Readonly<Record<string, string>>;
  /** What a click means in questions that only this game has; null: the usual. */
  readonly extra?: (unit: string | null, place: string | null, verbs: ReadonlySet<string>, scene: S) => Meaning | null;
}

export interface Gestures<S extends Scene> {
  readonly clicked: (id: string, shift: boolean, scene: S) => Meaning;
  readonly dropped: (piece: string, place: string, scene: S) => Meaning;
  /** Whether another unit could be taken up once those on the march have stopped. */
  readonly isReady: (unit: string, scene: S) => boolean;
  /** Whether dragging the counter could mean something. */
  readonly mayDrag: (unit: string, scene: S) => boolean;
}

const movers = new WeakMap<readonly Choice[], ReadonlySet<string>>();

/** Units that can be taken up now; found once for a list of answers, because every counter is asked about. */
export function movable(choices: readonly Choice[]): ReadonlySet<string> {
  const found = movers.get(choices) ?? new Set(having(choices, 'move').flatMap((choice) => choice.touches));
  movers.set(choices, found);
  return found;
}

/** Whether an answer is still of interest with this in hand: it is about it, or about nothing that could be in hand. */
export const goesWith = (choice: Choice, hand: string): boolean =>
  choice.touches.includes(hand) || choice.touches.length < 2 || choice.action.do === 'breakthrough';

/** The mode by which the group would go to a place: the one asked for, else the fastest that leads there. */
export function modeTo(place: string, { mode, routes }: Scene): string {
  return (
    mode ||
    (routes?.reach.find((reach) => reach.to === place)?.mode ?? Object.keys(routes?.allowance ?? {})[0] ?? 'normal')
  );
}

const go = (place: string, scene: Scene): Action => ({ do: 'go', to: place, mode: modeTo(place, scene) });

/** Whether the group in hand can go there, by the mode asked for. It may come back to where it stands, but no unit that
 * points at a comrade there means that. */
function leadsTo(place: string, { view, group, mode, routes }: Scene): boolean {
  const here = view.units[group[0] ?? view.moving[0] ?? '']?.[0];
  return (
    place !== here && (routes?.reach.some((reach) => reach.to === place && (!mode || reach.mode === mode)) ?? false)
  );
}

const stopOf = (choices: readonly Choice[]): Choice | undefined =>
  choices.find(({ action }) => action.do === 'halt' || action.do === 'put-back');

/** An entry area is broader than the counters in it: beside them the first that can come in is meant. */
const firstIn = (place: string, { view, index, choices }: Scene): string | undefined =>
  index.areas.has(place) ? [...movable(choices)].find((unit) => view.units[unit]?.[0] === place) : undefined;

/** Who moves: a click picks a unit, Shift adds others of its place, a place is where they go. */
function takingUp(unit: string | null, place: string | null, shift: boolean, scene: Scene): Meaning | null {
  const { view, choices, group } = scene;
  if (unit !== null && movable(choices).has(unit)) {
    if (shift && group[0] !== undefined && view.units[group[0]]?.[0] === view.units[unit]?.[0]) {
      return { kind: 'group', units: group.includes(unit) ? group.filter((one) => one !== unit) : [...group, unit] };
    }
    const pick: Meaning = { kind: 'group', units: group.length === 1 && group[0] === unit ? [] : [unit] };
    if (group.length === 0 || place === null || !leadsTo(place, scene)) return pick;
    return { kind: 'offer', place, unit, go: perform({ do: 'move', units: group }, go(place, scene)), pick };
  }
  const first = group.length === 0 && place !== null ? firstIn(place, scene) : undefined;
  if (first !== undefined) return { kind: 'group', units: [first] };
  if (group.length === 0 || place === null || place === view.units[group[0] ?? '']?.[0]) return null;
  return perform({ do: 'move', units: group }, go(place, scene));
}

/** Who takes part: a click joins a unit or takes it out again, and calls on a gun. */
function planning(unit: string | null, choices: readonly Choice[]): Meaning | null {
  if (unit === null) return null;
  for (const verb of ['join', 'leave', 'support']) {
    const [found] = having(choices, verb, { unit });
    if (found) return perform(found.action);
  }
  return null;
}

/** A unit is taken in hand, a hex receives it; where only one thing could be meant it is done. */
export function handing(
  verb: string,
  target: string,
  unit: string | null,
  place: string | null,
  { choices, hand }: Scene,
): Meaning | null {
  const all = having(choices, verb);
  if (unit !== null) {
    const own = having(all, verb, { unit });
    if (own[0] && own.length === 1 && verb === 'advance') return perform(own[0].action);
    if (own.length > 0) return { kind: 'hand', id: hand === unit ? null : unit };
  }
  if (place === null) return null;
  const there = having(all, verb, { [target]: place });
  const mine = hand === null ? there : having(there, verb, { unit: hand });
  if (mine[0] && mine.length === 1) return perform(mine[0].action);
  // Where the one in hand cannot go the game says why.
  return hand !== null && there.length === 0 && verb === 'land'
    ? perform({ do: verb, unit: hand, [target]: place })
    : null;
}

/** Ways are chosen by their end, for the unit in hand or the only one that could go there. */
function retreating(unit: string | null, place: string | null, { choices, hand }: Scene): Meaning | null {
  const ways = having(choices, 'retreat');
  if (unit !== null) {
    const own = having(ways, 'retreat', { unit });
    if (own[0] && own.length === 1) return perform(own[0].action);
    if (own.length > 1) return { kind: 'hand', id: hand === unit ? null : unit };
  }
  const there = ways.filter((choice) => endOf(choice) === place && (hand === null || unitOf(choice) === hand));
  return there[0] && there.length === 1 ? perform(there[0].action) : null;
}

export function gesturesWith<S extends Scene>({
  placeOf,
  finishedMarks,
  dragVerbs,
  placeVerbs = {},
  extra,
}: GestureConfig<S>): Gestures<S> {
  function isReady(unit: string, { view, index, own, choices }: S): boolean {
    const [at, , , marks] = view.units[unit] ?? ['', 0, '', []];
    const over =
      finishedMarks.some((mark) => marks.includes(mark)) || choices.some((choice) => choice.action.do in placeVerbs);
    return (
      stopOf(choices) !== undefined &&
      !over &&
      !view.moving.includes(unit) &&
      onBoard(at, index) &&
      index.units.get(unit)?.side === own
    );
  }

  /** A group is on the march: a place is the way on, its own counter ends it, another counter is taken up instead. */
  function marching(unit: string | null, place: string | null, scene: S): Meaning | null {
    const { view, choices } = scene;
    const stop = stopOf(choices);
    if (unit !== null && view.moving.includes(unit) && stop) return perform(stop.action);
    if (unit !== null && stop && isReady(unit, scene)) {
      const pick: Meaning = { kind: 'perform', actions: [stop.action], then: [unit] };
      return place !== null && leadsTo(place, scene)
        ? { kind: 'offer', place, unit, go: perform(go(place, scene)), pick }
        : pick;
    }
    return place === null ? null : perform(go(place, scene));
  }

  return {
    isReady,

    clicked(id, shift, scene) {
      const { index, choices } = scene;
      const verbs = new Set(choices.map((choice) => choice.action.do));
      const unit = index.units.has(id) ? id : null;
      const place = placeOf(id, scene);
      const touched = (what: string): boolean => choices.some((choice) => choice.touches.includes(what));
      // Who attacks or advances means the hex of an enemy counter.
      const foe =
        unit !== null &&
        index.units.get(unit)?.side !== scene.own &&
        (verbs.has('attack') || verbs.has('end-combat') || verbs.has('end-advance'));
      const pass: Meaning = {
        kind: 'pass',
        id: !touched(id) && place !== null && (foe || touched(place)) ? place : id,
      };

      if (verbs.has('end-movement')) return takingUp(unit, place, shift, scene) ?? pass;
      for (const [verb, target] of Object.entries(placeVerbs))
        if (verbs.has(verb)) return place === null ? pass : perform({ do: verb, [target]: place });
      if (verbs.has('halt') || verbs.has('put-back')) return marching(unit, place, scene) ?? pass;
      if (verbs.has('commit') || verbs.has('cancel')) return planning(unit, choices) ?? pass;
      const own = extra?.(unit, place, verbs, scene);
      if (own) return own;
      if (verbs.has('retreat')) return retreating(unit, place, scene) ?? pass;
      for (const [verb, target] of Object.entries(dragVerbs))
        if (verbs.has(verb)) return handing(verb, target, unit, place, scene) ?? pass;
      return pass;
    },

    dropped(piece, place, scene) {
      const { view, choices, group } = scene;
      if (view.units[piece]?.[0] === place) return { kind: 'pass', id: piece };
      if (movable(choices).has(piece))
        return perform({ do: 'move', units: group.includes(piece) ? group : [piece] }, go(place, scene));
      const stop = stopOf(choices);
      if (stop && view.moving.includes(piece)) return perform(go(place, scene));
      if (stop && isReady(piece, scene))
        return perform(
          stop.action,
          { do: 'move', units: [piece] },
          { do: 'go', to: place, mode: scene.mode || 'normal' },
        );
      const [landing] = having(choices, 'land', { unit: piece });
      if (landing) return perform({ do: 'land', unit: piece, hex: place });
      for (const [verb, target] of Object.entries(dragVerbs)) {
        const [found] = having(choices, verb, { unit: piece, [target]: place });
        if (found) return perform(found.action);
      }
      const ways = having(choices, 'retreat', { unit: piece }).filter((choice) => endOf(choice) === place);
      if (ways[0] && ways.length === 1) return perform(ways[0].action);
      return { kind: 'pass', id: choices.some((choice) => choice.touches.includes(place)) ? place : piece };
    },

    mayDrag(unit, scene) {
      const { choices, view } = scene;
      if (movable(choices).has(unit) || isReady(unit, scene)) return true;
      if (view.moving.includes(unit) && having(choices, 'go').length > 0) return true;
      return choices.some(
        (choice) => unitOf(choice) === unit && (choice.action.do === 'retreat' || choice.action.do in dragVerbs),
      );
    },
  };
}

// What lies over the map of a game with bonds at one moment: moves, attacks, retreats, breakthroughs, lines of supply.
import { endOf, having, pathOf, unitOf } from '../table/answers';
import type { Questions } from '../table/questions.svelte';
import type { Overlay } from '../types';
import type { Event } from '../../lib/wire';
import * as draw from './layers';
import type { Battle, BondQuestions, Reach, Routes, Scene, Supply, View } from './model';

const COLOURS = draw.SHARED_COLOURS;

export interface Switched {
  readonly view: View;
  readonly questions: Questions<BondQuestions>;
  readonly layers: ReadonlySet<string>;
  readonly own: string;
  readonly supplies: readonly Supply[];
  /** The side whose bonds bar the way of those in hand; null when none are. */
  readonly barred: string | null;
  /** The colour of each side, and of its supply. */
  readonly colours: Readonly<Record<string, string>>;
  readonly supply: Readonly<Record<string, string>>;
}

/** The layers every such game has, switched on by a player: control, supply, zones, bonds. */
export function sharedLayers({ view, questions, layers, own, supplies, barred, colours, supply }: Switched): Overlay[] {
  const made: Overlay[] = [];
  if (layers.has('control')) made.push(...draw.controlOverlays(view.control, colours));
  made.push(...supplies.flatMap((one) => draw.supplyOverlays(one, supply[one.side] ?? COLOURS.supply)));
  const other = Object.keys(colours).find((side) => side !== own) ?? own;
  for (const [layer, side] of [
    ['zoc-enemy', other],
    ['zoc-own', own],
  ] as const) {
    const area = layers.has(layer) ? questions.steady('zoc', { side }) : null;
    if (area) made.push(...draw.zocOverlays(layer, area, colours[side] ?? ''));
  }
  const bonds = layers.has('bonds') ? Object.keys(colours) : barred === null ? [] : [barred];
  made.push(...bonds.flatMap((side) => draw.bondOverlays(side, view, colours[side] ?? '')));
  return made;
}

export interface Moment {
  readonly scene: Scene;
  readonly questions: Questions<BondQuestions>;
  readonly supplies: readonly Supply[];
  /** Where the group in hand or on the march is. */
  readonly from: string;
  /** The step of its routes that is pointed at. */
  readonly step: Reach | null;
  /** Where the unit that is only pointed at could go. */
  readonly glimpse: Routes | null;
  readonly hovered: string | null;
  readonly hoverPlace: string | null;
  /** An attack that is only asked about: the hex and its attackers. */
  readonly supposed: { readonly target: string; readonly units: readonly string[] } | null;
  /** The events of the last ply. */
  readonly events: readonly Event[];
}

/** What changes with the pointer; it lies over the layers that are switched on. `between`: what a game adds under the moves. */
export function overlaysOf(now: Moment, between: readonly Overlay[] = []): Overlay[] {
  return [...traced(now), ...between, ...moves(now), ...attacks(now), ...ways(now), ...breakthroughs(now)];
}

/** The line of the unit that is pointed at, while supply is shown. */
function traced({ scene, questions, supplies, hovered }: Moment): Overlay[] {
  if (supplies.length === 0 || hovered === null || !scene.index.units.has(hovered)) return [];
  const trace = questions.ask('trace', { unit: hovered });
  return trace ? draw.traceOverlays(trace) : [];
}

const fields = new Map<string, readonly string[]>();

/** These hexes once each; the same list for the same hexes, because the board keeps what it draws by list. */
export function listed(places: readonly string[]): readonly string[] {
  const hexes = [...new Set(places)];
  const key = hexes.join(' ');
  const known = fields.get(key) ?? hexes;
  if (fields.size > 40) fields.clear();
  fields.set(key, known);
  return known;
}

/** The ways that were gone in these events: one for each unit that moved hex by hex. */
export function pathsTaken(events: readonly Event[]): string[][] {
  const ways = new Map<string, string[]>();
  for (const { what, args } of events) {
    if (what !== 'units-moved' && what !== 'unit-advanced' && what !== 'unit-retreated') continue;
    const { units, unit, start, end, path } = args ?? {};
    const key = String(Array.isArray(units) ? units.join(' ') : unit);
    const steps = Array.isArray(path) ? path.map(String) : end === undefined ? [] : [String(end)];
    const way = ways.get(key) ?? (start === undefined ? [] : [String(start)]);
    ways.set(key, [...way, ...steps.filter((hex) => hex !== way.at(-1))]);
  }
  return [...ways.values()].filter((way) => way.length > 1);
}

function moves({ scene, from, step, glimpse, hoverPlace, events }: Moment): Overlay[] {
  const { routes, mode } = scene;
  const made: Overlay[] = pathsTaken(events).map((path, i) => ({
    id: i === 0 ? 'last-move' : `last-move-${i}`,
    kind: 'path',
    path,
    colour: '--ink',
    alpha: 0.35,
  }));
  if (routes) made.push(...draw.reachOverlays(routes, mode));
  else if (glimpse) made.push(...draw.reachOverlays(glimpse, '', true));
  if (from && step && !step.refusal && from !== hoverPlace) made.push(...draw.wayOverlays(from, step));
  return made;
}

/** The support units of an attack, by their names. */
export const gunsOf = (battle: Battle | null): string[] =>
  (battle?.guns ?? []).map((gun) => (typeof gun === 'string' ? gun : gun.unit));

function attacks({ scene, supposed }: Moment): Overlay[] {
  const { view } = scene;
  const target = supposed?.target ?? view.battle?.target;
  // Where the attack is won its arrows would only hide who goes where.
  if (!target || having(scene.choices, 'end-advance').length > 0) return [];
  const units = supposed?.units ?? [...(view.battle?.units ?? []), ...(view.battle?.joined ?? [])];
  const from = [...new Set(units.map((unit) => view.units[unit]?.[0] ?? ''))].filter(
    (place) => place && place !== target,
  );
  const arrows = from.map((place): Overlay => ({
    id: `strike-${place}`,
    kind: 'path',
    path: [place, target],
    colour: COLOURS.strike,
    ...(supposed ? { dash: [6, 5] } : {}),
  }));
  const guns = supposed
    ? []
    : gunsOf(view.battle).map((gun): Overlay => ({
        id: `gun-${gun}`,
        kind: 'path',
        path: [view.units[gun]?.[0] ?? '', target],
        colour: COLOURS.strike,
        alpha: 0.5,
        dash: [3, 6],
      }));
  return [...arrows, ...guns, { id: 'target', kind: 'outline', hexes: [target], colour: COLOURS.strike }];
}

/** Enemies that could be attacked in a breakthrough. */
function breakthroughs({ scene: { choices } }: Moment): Overlay[] {
  const hexes = listed(having(choices, 'breakthrough').map((choice) => String(choice.action.target)));
  if (hexes.length === 0) return [];
  return [
    { id: 'breakthrough', kind: 'fill', hexes, colour: COLOURS.strike, alpha: 0.3 },
    { id: 'breakthrough-rim', kind: 'outline', hexes, colour: COLOURS.strike },
  ];
}

/** More ways than these could not be told apart. */
const FEW_WAYS = 5;

/** The ways of retreat; where there are many only those that lead to the end pointed at, and all ends. */
function ways({ scene, hoverPlace }: Moment): Overlay[] {
  const { choices, hand, view } = scene;
  const open = having(choices, 'retreat', hand === null ? {} : { unit: hand });
  const pointed = open.some((choice) => endOf(choice) === hoverPlace);
  if (!pointed && open.length > FEW_WAYS) {
    const hexes = listed(open.map(endOf));
    return [
      { id: 'retreat-ends', kind: 'fill', hexes, colour: COLOURS.retreat, alpha: 0.22 },
      { id: 'retreat-ends-rim', kind: 'outline', hexes, colour: COLOURS.retreat },
    ];
  }
  return [...new Set(open.map(unitOf))].flatMap((unit) => {
    const paths = open
      .filter((choice) => unitOf(choice) === unit && (!pointed || endOf(choice) === hoverPlace))
      .map(pathOf);
    return draw.pathOverlays(`retreat-${unit}`, view.units[unit]?.[0] ?? '', paths, COLOURS.retreat);
  });
}

// Everything that is laid over the map at one moment.
import { endOf, having, pathOf, unitOf } from '../../hexes/table/answers';
import type { Questions } from '../../hexes/table/questions.svelte';
import type { Overlay } from '../../hexes/types';
import type { Choice, Event, H44Area, H44Descent, H44Reach, H44Routes, H44Supply, H44Trace, H44View as View } from '../../lib/wire';
import type { Scene } from './gestures';
import type { Layer } from './keys';
import { risks } from './landing';
import * as draw from './layers';
import { otherSide, type Index } from './lookup';

const { COLOURS } = draw;

export interface Switched {
  readonly view: View;
  readonly index: Index;
  readonly questions: Questions;
  readonly layers: ReadonlySet<Layer>;
  readonly own: string;
  readonly supplies: readonly H44Supply[];
  /** The side whose bonds bar the way of those in hand; null when nobody is. */
  readonly barred: string | null;
}

/** The layers a player has switched on. They are large, and stay the same objects while only the pointer moves. */
export function layersOf({ view, index, questions, layers, own, supplies, barred }: Switched): Overlay[] {
  const made: Overlay[] = [];
  if (layers.has('control')) made.push(...draw.controlOverlays(view.control));
  if (layers.has('landings')) made.push(...draw.landingOverlays(index));
  if (layers.has('corps')) made.push(...draw.corpsOverlays(index));
  made.push(...supplies.flatMap(draw.supplyOverlays));
  for (const [layer, side] of [['zoc-enemy', otherSide(own)], ['zoc-own', own]] as const) {
    const area = layers.has(layer) ? questions.steady<H44Area>('zoc', { side }) : null;
    if (area) made.push(...draw.zocOverlays(layer, area, side));
  }
  const bonds = layers.has('bonds') ? ['allied', 'german'] : barred === null ? [] : [barred];
  made.push(...bonds.flatMap((side) => draw.bondOverlays(side, view)));
  return made;
}

export interface Moment {
  readonly scene: Scene;
  readonly questions: Questions;
  readonly supplies: readonly H44Supply[];
  /** What a landing of the unit in hand would come to, hex by hex. */
  readonly descent: H44Descent | null;
  /** Where the group in hand or on the march is. */
  readonly from: string;
  /** The step of its routes that is pointed at. */
  readonly step: H44Reach | null;
  /** Where the unit that is only pointed at could go. */
  readonly glimpse: H44Routes | null;
  readonly hovered: string | null;
  readonly hoverPlace: string | null;
  /** An attack that is only asked about: the hex and its attackers. */
  readonly supposed: { readonly target: string; readonly units: readonly string[] } | null;
  /** The events of the last ply. */
  readonly events: readonly Event[];
}

/** What changes with the pointer; it lies over the layers that are switched on. */
export function overlaysOf(now: Moment): Overlay[] {
  return [...traced(now), ...landings(now), ...moves(now), ...attacks(now), ...ways(now), ...breakthroughs(now)];
}

/** 18.3 The line of the unit that is pointed at, while supply is shown. */
function traced({ scene, questions, supplies, hovered }: Moment): Overlay[] {
  if (supplies.length === 0 || hovered === null || !scene.index.units.has(hovered)) return [];
  const trace = questions.ask<H44Trace>('trace', { unit: hovered });
  return trace ? draw.traceOverlays(trace) : [];
}

const fields = new Map<string, readonly string[]>();

const hexesOf = (choices: readonly Choice[]): readonly string[] => listed(choices.map((choice) => String(choice.action.hex)));

/** These hexes once each; the same list for the same hexes, because the board keeps what it draws by list. */
function listed(places: readonly string[]): readonly string[] {
  const hexes = [...new Set(places)];
  const key = hexes.join(' ');
  const known = fields.get(key) ?? hexes;
  if (fields.size > 40) fields.clear();
  fields.set(key, known);
  return known;
}

/** From here on a landing is dangerous. */
const DANGER = 0.5;

/** 22.2 Where the unit in hand may land; hexes where it would more likely than not be the worse for it are red. */
function landings({ scene: { choices, hand }, descent }: Moment): Overlay[] {
  const open = having(choices, 'land', hand === null ? {} : { unit: hand });
  if (open.length === 0) return [];
  const risk = descent && descent.unit === hand ? risks(descent) : new Map<string, number>();
  const dangerous = (choice: Choice): boolean => (risk.get(String(choice.action.hex)) ?? 0) >= DANGER;
  const [safe, risky] = [hexesOf(open.filter((choice) => !dangerous(choice))), hexesOf(open.filter(dangerous))];
  return [
    { id: 'landings', kind: 'fill', hexes: safe, colour: COLOURS.landing, alpha: 0.32 },
    { id: 'landings-rim', kind: 'outline', hexes: safe, colour: COLOURS.landing },
    { id: 'landings-risky', kind: 'fill', hexes: risky, colour: COLOURS.strike, alpha: 0.26 },
    { id: 'landings-risky-rim', kind: 'outline', hexes: risky, colour: COLOURS.strike },
  ];
}

/** The ways that were gone in these events: one for each unit that moved hex by hex. */
export function waysGone(events: readonly Event[]): string[][] {
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
  const made: Overlay[] = waysGone(events).map((path, i) => ({ id: i === 0 ? 'last-move' : `last-move-${i}`, kind: 'path', path, colour: '--ink', alpha: 0.35 }));
  if (routes) made.push(...draw.reachOverlays(routes, mode));
  else if (glimpse) made.push(...draw.reachOverlays(glimpse, '', true));
  if (from && step && !step.refusal && from !== hoverPlace) made.push(...draw.wayOverlays(from, step));
  return made;
}

function attacks({ scene, supposed }: Moment): Overlay[] {
  const { view } = scene;
  const target = supposed?.target ?? view.battle?.target;
  // Where the attack is won its arrows would only hide who goes where.
  if (!target || having(scene.choices, 'end-advance').length > 0) return [];
  const units = supposed?.units ?? [...(view.battle?.units ?? []), ...(view.battle?.joined ?? [])];
  const from = [...new Set(units.map((unit) => view.units[unit]?.[0] ?? ''))].filter((place) => place && place !== target);
  const arrows = from.map((place): Overlay => ({ id: `strike-${place}`, kind: 'path', path: [place, target], colour: COLOURS.strike, ...(supposed ? { dash: [6, 5] } : {}) }));
  const guns = supposed ? [] : (view.battle?.guns ?? []).map((gun): Overlay => ({ id: `gun-${gun}`, kind: 'path', path: [view.units[gun]?.[0] ?? '', target], colour: COLOURS.strike, alpha: 0.5, dash: [3, 6] }));
  return [...arrows, ...guns, { id: 'target', kind: 'outline', hexes: [target], colour: COLOURS.strike }];
}

/** 16.1 Enemies that could be attacked in a breakthrough. */
function breakthroughs({ scene: { choices } }: Moment): Overlay[] {
  const hexes = listed(having(choices, 'exploit').map((choice) => String(choice.action.target)));
  if (hexes.length === 0) return [];
  return [
    { id: 'breakthrough', kind: 'fill', hexes, colour: COLOURS.strike, alpha: 0.3 },
    { id: 'breakthrough-rim', kind: 'outline', hexes, colour: COLOURS.strike },
  ];
}

/** More ways than these could not be told apart. */
const FEW_WAYS = 5;

/** 13.1 The ways of retreat; where there are many only those that lead to the end pointed at, and all ends. */
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
    const paths = open.filter((choice) => unitOf(choice) === unit && (!pointed || endOf(choice) === hoverPlace)).map(pathOf);
    return draw.pathOverlays(`retreat-${unit}`, view.units[unit]?.[0] ?? '', paths, COLOURS.retreat);
  });
}

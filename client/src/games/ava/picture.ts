// Everything that is laid over the map at one moment.
import { endOf, having, pathOf, unitOf, idIn } from '../../hexes/table/answers';
import type { Questions } from '../../hexes/table/questions.svelte';
import type { Overlay } from '../../hexes/types';
import type { Event } from '../../lib/wire';
import type { AvaChoice as Choice, AvaQuestions, AvaReach, AvaRoutes, AvaSupplyMap, AvaView } from './wire';
import type { Change } from '../contract';
import { pathsTaken } from './events';
import type { Scene } from './gestures';
import type { Layer } from './keys';
import * as draw from './layers';
import { otherSide, type Index } from './lookup';

const { COLOURS } = draw;

export interface Switched {
  readonly view: AvaView;
  readonly index: Index;
  readonly questions: Questions<AvaQuestions>;
  readonly layers: ReadonlySet<Layer>;
  readonly inPlay: ReadonlySet<string>;
  readonly own: string;
  /** The headquarters whose range is shown. */
  readonly commander: string;
  readonly supplies: readonly AvaSupplyMap[];
}

export interface Moment {
  readonly scene: Scene;
  readonly questions: Questions<AvaQuestions>;
  readonly supplies: readonly AvaSupplyMap[];
  /** The unit that is taken up or dragged, and where it could go. */
  readonly mover: string;
  readonly routes: AvaRoutes | null;
  /** The step of it that is pointed at. */
  readonly step: AvaReach | null;
  /** Where the unit that is only pointed at could go. */
  readonly glimpse: AvaRoutes | null;
  readonly hovered: string | null;
  readonly hoverHex: string | null;
  /** Attackers of an attack that is only asked about. */
  readonly supposed: readonly string[];
  /** The events of the last ply. */
  readonly events: readonly Event[];
}

/** What changes with the pointer; it lies over the layers that are switched on. */
export function overlaysOf(now: Moment): Overlay[] {
  return [...traced(now), ...setup(now.scene), ...moves(now), ...attacks(now), ...ways(now)];
}

const placeOf = ({ view, index }: Scene, unit: string | null): string => {
  const at = view.units[unit ?? '']?.[0] ?? '';
  return index.hexes.has(at) ? at : '';
};

/** The layers a player has switched on. They are large, and stay the same objects while only the pointer moves. */
export function layersOf({ view, index, questions, layers, inPlay, own, commander, supplies }: Switched): Overlay[] {
  const made: Overlay[] = [];
  if (layers.has('control')) made.push(...draw.controlOverlays(view.control));
  if (layers.has('areas')) made.push(...draw.areaOverlays(index.catalogue.formations, inPlay));
  made.push(...supplies.flatMap(draw.supplyOverlays));
  for (const [layer, side] of [
    ['zoc-enemy', otherSide(own)],
    ['zoc-own', own],
  ] as const) {
    const area = layers.has(layer) ? questions.steady('zoc', { side }) : null;
    if (area) made.push(...draw.zocOverlays(layer, area, side));
  }
  if (layers.has('command') && commander) {
    const area = questions.steady('command', { unit: commander });
    if (area) made.push(...draw.commandOverlays(area));
  }
  return made;
}

/** 3.3 The line of communication of the unit that is pointed at, while supply is shown. */
function traced({ scene, questions, supplies, hovered }: Moment): Overlay[] {
  if (supplies.length === 0 || hovered === null || !placeOf(scene, hovered)) return [];
  const trace = questions.ask('trace', { unit: hovered });
  return trace ? draw.traceOverlays(trace) : [];
}

const fields = new Map<string, readonly string[]>();

/** The hexes of some choices; the same list for the same hexes, because the board keeps what it draws by list. */
function hexesOf(choices: readonly Choice[]): readonly string[] {
  const hexes = [...new Set(choices.map((choice) => idIn(choice, 'hex')))];
  const key = hexes.join(' ');
  const known = fields.get(key) ?? hexes;
  if (fields.size > 40) fields.clear();
  fields.set(key, known);
  return known;
}

/** 4.0 Where the formation, or the counter in hand, may be set up. */
function setup({ choices, hand }: Scene): Overlay[] {
  const open = having(choices, 'deploy', hand === null ? {} : { unit: hand });
  if (open.length === 0) return [];
  const hexes = hexesOf(open);
  return [
    { id: 'setup', kind: 'fill', hexes, colour: COLOURS.area, alpha: 0.25 },
    { id: 'setup-rim', kind: 'outline', hexes, colour: COLOURS.area },
  ];
}

function moves({ scene, mover, routes, step, glimpse, hoverHex, events }: Moment): Overlay[] {
  const made: Overlay[] = pathsTaken(events).map(({ path }, i) => ({
    id: i === 0 ? 'last-move' : `last-move-${i}`,
    kind: 'path',
    path,
    colour: '--ink',
    alpha: 0.35,
  }));
  if (routes) made.push(...draw.reachOverlays(routes));
  else if (glimpse) made.push(...draw.reachOverlays(glimpse, scene.index.units.get(glimpse.unit)?.side ?? ''));
  const from = mover ? placeOf(scene, mover) : '';
  const open = step && !step.refusal ? step : null;
  if (from && from !== hoverHex) made.push(...draw.wayOverlays(from, open, scene.via, open ? hoverHex : null));
  return made;
}

/** The hexes a change is about: where it is, was or will be. */
export function changedHexes({ unit, at, hex }: Change, before: AvaView, index: Index): string[] {
  return [String(hex ?? ''), before.units[String(unit)]?.[0] ?? '', String(at ?? '')].filter((place) =>
    index.hexes.has(place),
  );
}

/** Where counters go by agreement. */
export function changeOverlays(changes: readonly Change[] | null, before: AvaView, index: Index): Overlay[] {
  return (changes ?? []).flatMap((change): Overlay[] => {
    const path = [...new Set(changedHexes(change, before, index))];
    const id = `change-${String(change.unit ?? change.hex)}`;
    if (path.length > 1) return [{ id, kind: 'path', path, colour: COLOURS.way, dash: [6, 5] }];
    return path.length > 0 ? [{ id, kind: 'outline', hexes: path, colour: COLOURS.way }] : [];
  });
}

function attacks({ scene, supposed }: Moment): Overlay[] {
  const { view, target } = scene;
  const made = draw.strikeOverlays(view.operations, (unit) => placeOf(scene, unit), target);
  if (target === null) return made;
  const rim: Overlay = { id: 'target', kind: 'outline', hexes: [target], colour: COLOURS.strike };
  const asked = [...new Set(supposed.map((unit) => placeOf(scene, unit)))].map((from): Overlay => ({
    id: `suppose-${from}`,
    kind: 'path',
    path: [from, target],
    colour: COLOURS.strike,
    dash: [6, 5],
  }));
  return [...made, ...asked, rim];
}

/** 10.6, 10.7 The ways of retreat and pursuit; where one end is pointed at, only those that lead there. */
function ways({ scene, hoverHex }: Moment): Overlay[] {
  const { choices, hand } = scene;
  return (['retreat', 'pursue'] as const).flatMap((verb) => {
    const open = having(choices, verb, hand === null ? {} : { unit: hand });
    const pointed = open.some((choice) => endOf(choice) === hoverHex);
    return [...new Set(open.map(unitOf))].flatMap((unit) => {
      const paths = open
        .filter((choice) => unitOf(choice) === unit && (!pointed || endOf(choice) === hoverHex))
        .map(pathOf);
      return draw.pathOverlays(
        `${verb}-${unit}`,
        placeOf(scene, unit),
        paths,
        verb === 'retreat' ? COLOURS.retreat : COLOURS.strike,
      );
    });
  });
}

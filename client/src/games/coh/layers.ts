// What lies over the boards: reach, lines of sight, what is under fire, arcs, heights, ways and shots.
import type { Overlay } from '../../hexes/types';
import type { Event } from '../../lib/wire';
import type {
  CohExposure as Exposure,
  CohFireZone as FireZone,
  CohLine as Line,
  CohReach as Reach,
  CohSight as Sight,
  CohWay as Way,
} from './wire';
import type { Index } from './lookup';
import { COLOURS } from './switches';

/** Points as they are paid: `3`, or `2+1` with command points. */
export const costText = ({ ap, cap }: Pick<Way, 'ap' | 'cap'>): string =>
  cap > 0 ? (ap > 0 ? `${ap}+${cap}` : `+${cap}`) : String(ap);

/** Where a unit comes in one action, and where in several; what each hex costs, unless it is `free` or `taken`: a number would hide the counter. */
export function reachOverlays(reach: Reach, free: boolean, taken: (hex: string) => boolean): Overlay[] {
  const ways = reach.ways.filter(
    (way) => way.mode === 'move' || !reach.ways.some((other) => other.to === way.to && other.mode === 'move'),
  );
  const at = (near: boolean): string[] => [
    ...new Set(ways.filter((way) => way.actions <= 1 === near).map((way) => way.to)),
  ];
  return [
    { id: 'reach', kind: 'fill', hexes: at(true), colour: COLOURS.reach, alpha: 0.3 },
    { id: 'reach-far', kind: 'fill', hexes: at(false), colour: COLOURS.reach, alpha: 0.14 },
    ...(free
      ? []
      : [
          {
            id: 'reach-costs',
            kind: 'text',
            texts: Object.fromEntries(
              ways.filter((way) => way.ap + way.cap > 0 && !taken(way.to)).map((way) => [way.to, costText(way)]),
            ),
            colour: '--ink',
          } as const,
        ]),
  ];
}

/** The way to a hex, and how one would face there. */
export function wayOverlays(from: string | null, way: Way, facing: number): Overlay[] {
  const path = [...(from === null ? [] : [from]), ...way.path];
  return [
    ...(path.length > 1 ? [{ id: 'way', kind: 'path', path, colour: COLOURS.way } as const] : []),
    { id: 'facing', kind: 'facing', hexes: [way.to], facing, colour: COLOURS.way },
  ];
}

/** 6.0 What is seen from a hex: dark where something is in the way, violet in blind spots, pale through smoke. */
export function sightOverlays(sight: Sight): Overlay[] {
  const because = (...why: readonly string[]): string[] =>
    sight.blocked.filter((one) => why.includes(one.why)).map((one) => one.hex);
  return [
    { id: 'seen', kind: 'fill', hexes: sight.seen, colour: COLOURS.seen, alpha: 0.2 },
    { id: 'hazy', kind: 'hatch', hexes: Object.keys(sight.hazy), colour: '#f4f4ee', alpha: 0.9 },
    { id: 'blocked', kind: 'fill', hexes: because('ground', 'smoke'), colour: COLOURS.blocked, alpha: 0.42 },
    { id: 'blind', kind: 'fill', hexes: because('blind', 'gully'), colour: COLOURS.shaded, alpha: 0.5 },
    { id: 'sight-from', kind: 'outline', hexes: [sight.hex], colour: COLOURS.seen },
  ];
}

/** A single line of sight, and the hexes that block it. */
export function lineOverlays(line: Line): Overlay[] {
  const colour = line.clear ? COLOURS.seen : COLOURS.strike;
  const made: Overlay[] = [
    { id: 'sight-line', kind: 'path', path: [line.start, line.end], colour, ...(line.clear ? {} : { dash: [7, 6] }) },
  ];
  if (!line.clear && line.by.length > 0) made.push({ id: 'sight-fault', kind: 'outline', hexes: line.by, colour });
  return made;
}

/** Hexes that these units of the enemy could fire at: darker where several could, hatched at long range. */
export function threatOverlays(zones: readonly FireZone[]): Overlay[] {
  const near = new Map<string, number>();
  for (const hex of zones.flatMap((zone) => zone.near)) near.set(hex, (near.get(hex) ?? 0) + 1);
  const depth = (least: number, most: number): string[] =>
    [...near].flatMap(([hex, count]) => (count >= least && count <= most ? [hex] : []));
  return [
    { id: 'threat', kind: 'fill', hexes: depth(1, 1), colour: COLOURS.threat, alpha: 0.2 },
    { id: 'threat-two', kind: 'fill', hexes: depth(2, 2), colour: COLOURS.threat, alpha: 0.34 },
    { id: 'threat-more', kind: 'fill', hexes: depth(3, Infinity), colour: COLOURS.threat, alpha: 0.48 },
    {
      id: 'threat-far',
      kind: 'hatch',
      hexes: [...new Set(zones.flatMap((zone) => zone.far))].filter((hex) => !near.has(hex)),
      colour: COLOURS.threat,
      alpha: 0.4,
    },
  ];
}

/** 10.0 From where an enemy would find these hidden units. */
export function exposureOverlays(exposures: readonly Exposure[]): Overlay[] {
  const found = [...new Set(exposures.flatMap((one) => one.found_from))];
  return [
    { id: 'exposure', kind: 'fill', hexes: found, colour: COLOURS.exposure, alpha: 0.3 },
    { id: 'exposure-rim', kind: 'outline', hexes: found, colour: COLOURS.exposure },
  ];
}

/** The hexes that a unit could fire at from where it stands. */
export function zoneOverlays(zone: FireZone): Overlay[] {
  return [
    { id: 'arc', kind: 'fill', hexes: zone.near, colour: COLOURS.arc, alpha: 0.26 },
    { id: 'arc-rim', kind: 'outline', hexes: zone.near, colour: COLOURS.arc },
    { id: 'arc-far', kind: 'hatch', hexes: zone.far, colour: COLOURS.arc, alpha: 0.45 },
  ];
}

/** Heights by number, and darker the higher. */
export function heightOverlays(index: Index): Overlay[] {
  const levels = [...new Set(index.field.levels)].filter((level) => level !== 0);
  const of = (level: number): string[] => index.field.hexes.filter((_, i) => index.field.levels[i] === level);
  return [
    ...levels.map((level): Overlay => ({
      id: `height-${level}`,
      kind: level < 0 ? 'hatch' : 'fill',
      hexes: of(level),
      colour: level < 0 ? '#2c4a6b' : COLOURS.height,
      alpha: level < 0 ? 0.7 : Math.min(0.75, 0.2 * level),
    })),
    {
      id: 'heights',
      kind: 'text',
      texts: Object.fromEntries(
        index.field.hexes.flatMap((hex, i) =>
          (index.field.levels[i] ?? 0) === 0 ? [] : [[hex, String(index.field.levels[i]).replace('-', '−')]],
        ),
      ),
      colour: COLOURS.height,
    },
  ];
}

/** Enemies that can be fired at. */
export function targetOverlays(hexes: readonly string[]): Overlay[] {
  return [
    { id: 'targets', kind: 'fill', hexes, colour: COLOURS.strike, alpha: 0.22 },
    { id: 'targets-rim', kind: 'outline', hexes, colour: COLOURS.strike },
  ];
}

/** Who fires at what. */
export function fireOverlays(from: readonly string[], target: string): Overlay[] {
  const arrows = [...new Set(from)]
    .filter((hex) => hex !== target)
    .map((hex): Overlay => ({ id: `line-of-fire-${hex}`, kind: 'path', path: [hex, target], colour: COLOURS.strike }));
  return [...arrows, { id: 'target', kind: 'outline', hexes: [target], colour: COLOURS.strike }];
}

/** What has just happened: shots, by who fired and where to, and where a unit of the `foe` came. `whereIs`: the hex of a unit now. */
export function pastOverlays(
  events: readonly Event[],
  foe: (unit: string) => boolean,
  whereIs: (unit: string) => string | null,
): Overlay[] {
  const moved = new Set(
    events.flatMap(({ what, args }) =>
      what === 'unit-moved' && foe(String(args?.unit ?? '')) ? [String(args?.unit)] : [],
    ),
  );
  const arrived = [...moved].flatMap((unit) => whereIs(unit) ?? []);
  const shots = events.flatMap((event, i): Overlay[] => {
    if (event.what !== 'attack-begins' && event.what !== 'weapon-used') return [];
    const from = whereIs(String(event.args?.unit ?? ''));
    const to = String(event.args?.hex ?? '');
    return from === null || from === to
      ? []
      : [{ id: `past-fire-${i}`, kind: 'path', path: [from, to], colour: COLOURS.strike, alpha: 0.45, dash: [5, 5] }];
  });
  return [
    ...shots,
    ...(arrived.length > 0 ? [{ id: 'past-move', kind: 'outline', hexes: arrived, colour: COLOURS.way } as const] : []),
  ];
}

// How a result is told in a word or two, at its place on the board.
import type { Texts } from '../../lib/texts';
import type { Event } from '../../lib/wire';
import type { Point } from '../../games/contract';
import { attacks, type Cue } from './cues';
import type { Result } from './scenes';

/** Whether it is bad for those who stand there: the badge then has another colour. */
export const hurts = (cue: Cue, event: Event): boolean =>
  cue === 'hit' || cue === 'loss' || cue === 'out' || (attacks(cue) && (event.roll?.hits ?? 0) > 0);

/** The words of a badge; empty: the dice say it all. */
export function wordsOf(cue: Cue, { what, args = {}, roll }: Event, t: Texts): string {
  if (attacks(cue) && args.result !== undefined) return `${String(args.column)} ${String(args.result)}`;
  if (attacks(cue))
    return (roll?.target ?? 0) > 0 && !roll?.total ? t.msg('ui-roll-hits', { hits: roll?.hits ?? 0 }) : '';
  if (cue === 'roll') return args.hits === undefined ? '' : t.msg('ui-roll-hits', { hits: args.hits });
  // A game may have words of its own for an event.
  return t.msg(t.has(`ui-told-${what}`) ? `ui-told-${what}` : `ui-told-${cue}`, args);
}

/** How far from the middle of a thing an arrow ends, and how long one is that comes from off the board. */
const SHORT = 15;
const LONG = 100;

/** Where something comes from that was not on the board: troops from above, fire from the side of the board's middle,
 * where no badge lies over it. */
export function fromOff(to: Point, fire: boolean, width: number): Point {
  return fire ? { x: to.x + (to.x < width / 2 ? LONG : -LONG), y: to.y - LONG / 4 } : { x: to.x, y: to.y - LONG };
}

/** Where an arrow is drawn: not over the things it joins. */
export function arrowBetween(start: Point, to: Point): readonly [Point, Point] {
  const [dx, dy] = [to.x - start.x, to.y - start.y];
  const length = Math.hypot(dx, dy);
  const cut = Math.min(SHORT, length / 4) / (length || 1);
  return [
    { x: start.x + dx * cut, y: start.y + dy * cut },
    { x: to.x - dx * cut, y: to.y - dy * cut },
  ];
}

/** How large a badge is, roughly, and how far it lies over its place. */
const WIDE = 130;
const LINE = 30;
const OVER = 22;

/** Where the badges stand so that none lies on another: each as low as it can, the lowest places first. */
export function stacked(results: readonly Result[], points: ReadonlyMap<string, Point>): ReadonlyMap<string, Point> {
  const taken: { readonly x: number; readonly top: number; readonly bottom: number }[] = [];
  const found = new Map<string, Point>();
  const seen = results.flatMap(({ at, lines }) => {
    const point = points.get(at);
    return point ? [{ at, point, height: LINE * lines.length }] : [];
  });
  for (const { at, point, height } of seen.sort((one, other) => other.point.y - one.point.y)) {
    let bottom = point.y - OVER;
    const over = (): boolean =>
      taken.some((one) => Math.abs(one.x - point.x) < WIDE && bottom > one.top && bottom - height < one.bottom);
    while (over()) bottom -= LINE / 2;
    // At the upper edge it lies on its place rather than out of sight.
    bottom = Math.max(bottom, height);
    taken.push({ x: point.x, top: bottom - height, bottom });
    found.set(at, { x: point.x, y: bottom });
  }
  return found;
}

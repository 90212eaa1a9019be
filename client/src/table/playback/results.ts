// How a result is told in a word or two, at its place on the board.
import type { Texts } from '../../lib/texts';
import type { Event } from '../../lib/wire';
import type { Point } from '../../games/contract';
import type { Cue } from './cues';
import type { Result } from './scenes';

/** Whether it is bad for those who stand there: the badge then has another colour. */
export const hurts = (cue: Cue, event: Event): boolean =>
  cue === 'hit' || cue === 'loss' || cue === 'out' || (cue === 'attack' && (event.roll?.hits ?? 0) > 0);

/** The words of a badge; empty: the dice say it all. */
export function wordsOf(cue: Cue, { args = {}, roll }: Event, t: Texts): string {
  if (cue === 'attack' && args.result !== undefined) return `${String(args.column)} ${String(args.result)}`;
  if (cue === 'attack')
    return (roll?.target ?? 0) > 0 && !roll?.total ? t.msg('ui-roll-hits', { hits: roll?.hits ?? 0 }) : '';
  if (cue === 'roll') return '';
  return t.msg(`ui-told-${cue}`);
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
    taken.push({ x: point.x, top: bottom - height, bottom });
    found.set(at, { x: point.x, y: bottom });
  }
  return found;
}

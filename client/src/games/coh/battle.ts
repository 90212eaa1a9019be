// An attack told from the log: from its beginning to the last that came of it.
import type { Event } from '../../lib/wire';

/** With these something begins that is worth a card. */
const BEGINS: readonly string[] = [
  'attack-begins',
  'weapon-used',
  'artillery-fell',
  'bombs-dropped',
  'mine-found',
  'sniper-fired',
];
/** What may come of it. */
const FOLLOWS: readonly string[] = [
  ...BEGINS,
  ...[
    'attack-hit',
    'attack-missed',
    'attack-destroyed',
    'work-hit',
    'work-destroyed',
    'unit-hit',
    'unit-destroyed',
    'unit-revealed',
    'counter-drawn',
    'counter-shown',
    'no-hidden-unit-hit',
    'hidden-unit-hit',
  ],
  ...[
    'mine-struck',
    'mine-spared',
    'morale-held',
    'command-points-lost',
    'aircraft-damaged',
    'sniper-spotted',
    'sniper-unseen',
    'points-scored',
    'card-played',
    'hex-scored',
  ],
];
/** Those with a die of their own that has a card as well. */
const ROLLED: readonly string[] = [
  'rallied',
  'rally-failed',
  'wire-rolled',
  'got-stuck',
  'drove-through',
  'points-rolled',
];

/** The last attack or roll of these events, with what followed from it; empty if there was none. */
export function battleOf(events: readonly Event[]): readonly Event[] {
  const last = events.findLastIndex((event) => BEGINS.includes(event.what) || ROLLED.includes(event.what));
  const begun = events[last];
  if (!begun) return [];
  if (ROLLED.includes(begun.what)) return [begun];
  const found: Event[] = [];
  for (const event of events.slice(last)) {
    if (!FOLLOWS.includes(event.what)) break;
    found.push(event);
  }
  return found;
}

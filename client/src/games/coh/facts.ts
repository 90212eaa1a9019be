// All that is known about one thing on the table, in the player's words: for the inspector, the card and screen readers.
import type { Args, Texts } from '../../lib/texts';
import type { CohKind as Kind, CohView as View } from './wire';
import type { Facts } from '../contract';
import { FACINGS, directionOf, hexOf, kindOf, placeOf, unitsIn, type Ground, type Index } from './lookup';
import { rangeText } from './pieces';

export type Say = (name: string, args?: Args) => string;

export const sayIn =
  (t: Texts): Say =>
  (name, args = {}) =>
    t.msg(`coh-ui-${name}`, args);

export function factsOf(id: string, view: View, index: Index, t: Texts): Facts {
  const kind = kindOf(id, index);
  if (kind) return unitFacts(id, kind, view, index, t);
  if (index.catalogue.cards[id]) return cardFacts(id, index, t);
  const ground = index.hexes.get(placeOf(id, view, index) ?? '');
  if (!ground) return { title: t.name(id), kind: '', lines: [] };
  const say = sayIn(t);
  return {
    title: ground.id,
    kind: groundKind(ground, t),
    lines: [
      ...groundLines(ground, view, index, t),
      ...unitsIn(ground.id, view).map((unit) => say('unit-line', { unit, values: valuesText(unit, index) })),
    ],
  };
}

export const facingText = (facing: string | undefined, t: Texts): string =>
  t.msg(`coh-ui-facing-${FACINGS[directionOf(facing)] ?? 'n'}`);

/** Firepower, range, defence: the figures of a counter in one line. */
export function valuesText(unit: string, index: Index): string {
  const kind = kindOf(unit, index);
  if (!kind) return '';
  const power = [kind.red, kind.blue].map((value) => (value === null ? '–' : String(value))).join('/');
  return `${power} · ${kind.fire > 0 ? rangeText(kind) : '–'} · ${kind.front[1]}/${kind.rear[1]}`;
}

export function unitFacts(id: string, kind: Kind, view: View, index: Index, t: Texts): Facts {
  const say = sayIn(t);
  const piece = view.units[id];
  const at = hexOf(id, view, index);
  return {
    title: t.name(id),
    kind: `${t.name(kind.side)} · ${say(`arm-${kind.arm}`)}`,
    lines: [
      ...figureLines(kind, say),
      ...(at
        ? [say('stands-at', { place: at, facing: facingText(piece?.facing, t) })]
        : [placeText(piece?.at ?? '', say)]),
      ...stateLines(id, view, index, t),
    ],
  };
}

/** What is printed on the counter, one line for each thing. */
export function figureLines(kind: Kind, say: Say): string[] {
  const lines: string[] = [];
  if (kind.fire > 0) {
    lines.push(say('figures-fire', { cost: kind.fire, range: rangeText(kind) }));
    if (kind.red !== null)
      lines.push(say(kind.boxed.includes('red') ? 'figures-red-boxed' : 'figures-red', { power: kind.red }));
    if (kind.blue !== null)
      lines.push(say(kind.boxed.includes('blue') ? 'figures-blue-boxed' : 'figures-blue', { power: kind.blue }));
  }
  if (kind.indirect > 0) lines.push(say('figures-indirect', { cost: kind.indirect }));
  if (kind.move > 0) lines.push(say('figures-move', { cost: kind.move, gait: say(`gait-${kind.gait}`) }));
  if (kind.wheels > 0) lines.push(say('figures-wheels', { count: kind.wheels }));
  if (kind.tracks > 0) lines.push(say('figures-tracks', { count: kind.tracks }));
  if (kind.impulses > 0) lines.push(say('figures-impulses', { count: kind.impulses }));
  lines.push(
    say('figures-defence', {
      front: kind.front[1],
      frontColour: say(`colour-${kind.front[0]}`),
      rear: kind.rear[1],
      rearColour: say(`colour-${kind.rear[0]}`),
    }),
  );
  return [...lines, ...kind.marks.map((mark) => say(`trait-${mark}`))];
}

/** Where a unit is that is not on the boards. */
export const placeText = (at: string, say: Say): string =>
  at.startsWith('arrival-') ? say('place-arrival') : say(`place-${at || 'unplaced'}`);

/** What has become of a unit: fresh or spent, its hit, its marks. */
export function stateLines(id: string, view: View, index: Index, t: Texts): string[] {
  const say = sayIn(t);
  const piece = view.units[id];
  if (!piece) return [];
  const hit = piece.hit ?? '';
  return [
    say(`state-${piece.state ?? 'fresh'}`),
    ...(hit === '' ? [] : hit === '?' ? [say('hit-unknown')] : [say('hit-known', { hit }), ...hitLines(hit, index, t)]),
    ...(piece.marks ?? []).filter((mark) => mark !== 'spent').map((mark) => say(`mark-${mark}`)),
    ...(piece.carrier ? [say('carried-by', { unit: piece.carrier })] : []),
    ...(piece.shelter ? [say('inside', { work: piece.shelter })] : []),
  ];
}

/** What a hit counter does. */
export function hitLines(id: string, index: Index, t: Texts): string[] {
  const say = sayIn(t);
  const hit = index.catalogue.hits[id];
  if (!hit) return [];
  const lines = hit.bars.map((bar) => say(`bars-${bar}`));
  if (hit.fire) lines.push(say('hit-fire', { count: hit.fire }));
  if (hit.move) lines.push(say('hit-move', { count: hit.move }));
  for (const what of ['red', 'blue', 'front', 'rear'] as const)
    if (hit[what]) lines.push(say(`hit-${what}`, { count: signed(hit[what]) }));
  if (hit.range !== null) lines.push(say('hit-range', { count: hit.range }));
  lines.push(hit.rally > 0 ? say('hit-rally', { dice: hit.rally }) : say('hit-lasting'));
  return [lines.join(', ')];
}

export const signed = (count: number): string => (count > 0 ? `+${count}` : `−${-count}`);

function cardFacts(id: string, index: Index, t: Texts): Facts {
  const say = sayIn(t);
  const card = index.catalogue.cards[id];
  const cost =
    card && card.cost > 0
      ? [say('card-cost', { cost: card.cost, pay: card.pay.map((by) => say(`pay-${by}`)).join(' / ') })]
      : [];
  return { title: t.name(id), kind: say(`family-${card?.family ?? 'action'}`), lines: cost };
}

// -- hexes -----------------------------------------------------------------------------------------------------------

/** What fills the hex, and how high it lies. */
export const groundKind = (ground: Ground, t: Texts): string =>
  ground.level === 0
    ? t.name(ground.terrain)
    : `${t.name(ground.terrain)} · ${t.msg('coh-ui-level', { level: String(ground.level).replace('-', '−') })}`;

const GAITS = ['foot', 'tracked', 'wheeled', 'gun'];

/** Everything about the ground of a hex, one line each. */
export function groundLines(ground: Ground, view: View, index: Index, t: Texts): string[] {
  const say = sayIn(t);
  const terrain = index.catalogue.terrain[ground.terrain];
  const lines: string[] = [];
  if (terrain) {
    if (terrain.defence) lines.push(say('ground-defence', { count: signed(terrain.defence) }));
    if (terrain.height > 0) lines.push(say(terrain.height > 1 ? 'ground-blocks' : 'ground-blocks-half'));
    if (GAITS.some((gait) => terrain.enter[gait] !== 0))
      lines.push(
        say('ground-cost', {
          foot: extra(terrain.enter.foot, say),
          tracked: extra(terrain.enter.tracked, say),
          wheeled: extra(terrain.enter.wheeled, say),
          gun: extra(terrain.enter.gun, say),
        }),
      );
    if (terrain.conceals) lines.push(say('ground-conceals'));
    if (terrain.sticks) lines.push(say('ground-sticks'));
  }
  if (ground.road) lines.push(say('ground-road'));
  const sides = new Map<string, string[]>();
  for (const { kind, over } of ground.sides) sides.set(kind, [...(sides.get(kind) ?? []), over]);
  for (const [side, hexes] of sides) lines.push(say('ground-side', { side, hexes }));
  for (const work of view.works)
    if (work.hex === ground.id)
      lines.push(say(work.hidden ? 'work-hidden' : 'work-here', { work: work.work, side: work.side }));
  for (const smoke of view.smoke) if (smoke.hex === ground.id) lines.push(say('smoke-here', { count: smoke.value }));
  const holder = view.control[ground.id];
  if (holder !== undefined) lines.push(holder ? say('held-by', { army: holder }) : say('held-by-none'));
  return lines;
}

const extra = (cost: number | undefined, say: Say): string =>
  cost === undefined ? say('road-only') : cost === 0 ? '0' : `+${cost}`;

/** What a screen reader says of something that can be picked. */
export function ariaLabel(id: string, view: View, index: Index, t: Texts): string {
  const ground = index.hexes.get(id);
  if (ground) return [ground.id, groundKind(ground, t)].join(', ');
  return [t.name(id), valuesText(id, index), hexOf(id, view, index) ?? ''].filter(Boolean).join(', ');
}

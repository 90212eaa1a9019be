// A view as counters and markers on the hex board.
import type { BoardMarker, BoardPiece, CounterFace, TacticalFace, Rated } from '../../hexes/types';
import type { Texts } from '../../lib/texts';
import type { CohKind as Kind, CohPiece as Piece, CohView as View } from './wire';
import { armyOf, directionOf, kindOf, type Index } from './lookup';

const figure = (kind: Kind, colour: 'red' | 'blue'): Rated | null => {
  const value = kind[colour];
  return value === null ? null : { text: String(value).replace('-', '−'), colour, boxed: kind.boxed.includes(colour) };
};

/** The least range is printed where there is one. */
export const rangeText = ({ range: [least, normal] }: Kind): string =>
  least > 0 ? `${least}–${normal}` : String(normal);

function tacticalFaceOf(kind: Kind, piece: Piece | undefined, t: Texts): TacticalFace {
  const [front, rear] = [kind.front, kind.rear];
  const hit = piece?.hit ?? '';
  return {
    fire: kind.fire,
    move: kind.move,
    range: kind.fire > 0 ? rangeText(kind) : '',
    red: figure(kind, 'red'),
    blue: figure(kind, 'blue'),
    front: { text: String(front[1]), colour: front[0] },
    rear: { text: String(rear[1]), colour: rear[0] },
    spent: piece?.state === 'spent',
    hit: hit === '' ? '' : hit === '?' ? '?' : t.msg(`coh-ui-hit-${hit}`),
  };
}

/** The counter of a unit; null for anything else. */
export function counterOf(id: string, view: View, index: Index, t: Texts): CounterFace | null {
  const kind = kindOf(id, index);
  if (!kind) return null;
  const piece = view.units[id];
  const high = piece?.altitude ?? 0;
  return {
    nation: kind.side,
    side: kind.side,
    arm: kind.arm,
    echelon: '',
    top: high > 0 ? `▲${high} ${kind.label}` : kind.label,
    values: '',
    reduced: false,
    hq: false,
    tactical: tacticalFaceOf(kind, piece, t),
  };
}

/** Marks that lie on a counter as badges; the others are told in words, or by the counter itself. */
const SHOWN: Readonly<Record<string, string>> = {
  hidden: 'concealed',
  stuck: 'stuck',
  bogged: 'stuck',
  'dug-in': 'dug-in',
  exposed: 'exposed',
  damaged: 'unsupplied',
};

/** What the board marks on a counter. `aimed`: those that are about to be fired at. */
export function statusOf(id: string, view: View, aimed: ReadonlySet<string>): string[] {
  const piece = view.units[id];
  const found = (piece?.marks ?? []).flatMap((mark) => SHOWN[mark] ?? []);
  if (piece?.carrier) found.push('carried');
  if (piece?.shelter) found.push('sheltered');
  if (piece?.state === 'activated') found.push('active', 'activated');
  if (view.acting.includes(id)) found.push('moving');
  if (aimed.has(id)) found.push('target');
  return found;
}

export function piecesOf(view: View, index: Index, aimed: ReadonlySet<string>, t: Texts): BoardPiece[] {
  const pieces = Object.entries(view.units).flatMap(([id, piece]): BoardPiece[] => {
    const face = counterOf(id, view, index, t);
    if (!face || !index.hexes.has(piece.at)) return [];
    return [
      {
        id,
        hex: piece.at,
        side: face.side,
        face,
        status: statusOf(id, view, aimed),
        facing: directionOf(piece.facing),
      },
    ];
  });
  // Those that have been taken up lie on top of their stack; who rides lies under what carries him.
  const rank = ({ id, status }: BoardPiece): number =>
    status.includes('moving') ? 2 : view.units[id]?.carrier ? 0 : 1;
  return pieces.sort((one, other) => rank(one) - rank(other));
}

/** Works, smoke, targets of artillery, markers of what is secretly worth points, and who holds what counts. */
export function markersOf(view: View, index: Index, control: boolean): BoardMarker[] {
  const markers: BoardMarker[] = [];
  view.works.forEach(({ work, hex, facing }, i) => {
    const fixed = index.catalogue.works[work]?.fixed ?? false;
    markers.push({ id: `work-${i}`, hex, kind: work, ...(fixed ? { facing: directionOf(facing) } : {}) });
  });
  for (const { hex, value } of view.smoke)
    markers.push({ id: `smoke-${hex}`, hex, kind: 'smoke', text: String(value) });
  for (const army of view.armies)
    for (const { hex, smoke } of army.barrages)
      markers.push({ id: `barrage-${hex}`, hex, kind: smoke ? 'target-smoke' : 'target', side: army.side });
  for (const hex of view.coins) markers.push({ id: `coin-${hex}`, hex, kind: 'star' });
  if (control) {
    for (const [hex, holder] of Object.entries(view.control)) {
      const side = armyOf(view, holder)?.side;
      markers.push({
        id: `control-${hex}`,
        hex,
        kind: 'objective',
        text: worthOf(hex, index),
        ...(side ? { side } : {}),
      });
    }
  }
  return markers;
}

/** What a hex is worth; empty where it is not told. */
export function worthOf(hex: string, { scenario }: Index): string {
  const goals = scenario?.objectives.filter((goal) => goal.hex === hex) ?? [];
  return goals.length > 0 ? String(Math.max(...goals.map((goal) => goal.points))) : '';
}

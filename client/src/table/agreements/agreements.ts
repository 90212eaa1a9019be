// What players ask of one another, in words; and which of it can be asked now. Whether it is granted is the server's word.
import type { TableState } from '../../lib/states';
import type { Message, Request, Scenario, SeatInfo } from '../../lib/wire';

/** Whether a person plays this seat now. */
export function isPerson(seat: SeatInfo): boolean {
  return seat.kind !== 'ai' && !seat.stand_in && (seat.kind === 'here' || seat.taken);
}

/** The machine player that plays a seat now; empty when a person does. */
export function machineOf(seat: SeatInfo): string {
  return seat.kind === 'ai' ? seat.player : seat.stand_in;
}

/** The other people at this table. */
export function others({ info, mine }: TableState): readonly SeatInfo[] {
  return (info?.seats ?? []).filter((seat) => isPerson(seat) && !mine.includes(seat.seat));
}

/** The seats held here that their player plays. */
export function played({ info, mine }: TableState): readonly SeatInfo[] {
  return (info?.seats ?? []).filter((seat) => mine.includes(seat.seat) && isPerson(seat));
}

/** Seats held here that a machine player plays for us. */
export function handedOver({ info, mine }: TableState): readonly SeatInfo[] {
  return (info?.seats ?? []).filter((seat) => mine.includes(seat.seat) && seat.stand_in !== '');
}

/** Seats of people who are not here: the machine could take over. */
export function vacant({ info, mine }: TableState): readonly SeatInfo[] {
  return (info?.seats ?? []).filter(
    (seat) => seat.kind !== 'ai' && !seat.stand_in && !seat.online && !mine.includes(seat.seat),
  );
}

/** Whether people play every side: only they can agree on a draw. */
export function hasOpponents(scenario: Scenario | undefined, people: readonly SeatInfo[]): boolean {
  const sides = scenario?.teams.length ? scenario.teams : (scenario?.seats ?? []).map((seat) => [seat]);
  return sides.length > 1 && sides.every((side) => people.some(({ seat }) => side.includes(seat)));
}

/** What a player is asked to consent to. */
export function asking({ by, what }: Request, now: number): Message {
  switch (what.kind) {
    case 'undo':
      return { id: 'ui-undo-asked-text', args: { seat: by, ply: what.to, count: now - what.to } };
    case 'edit':
      return { id: 'ui-edit-asked', args: { seat: by, count: what.patch.length } };
    case 'draw':
      return { id: 'ui-draw-asked', args: { seat: by } };
    case 'resign':
      return { id: 'ui-resign-asked', args: { seat: by } };
    case 'machine':
      return { id: 'ui-machine-asked', args: { by, seat: what.seat } };
    case 'return':
      return { id: 'ui-return-asked', args: { seat: what.seat } };
    case 'on-time':
    case 'more-time':
      return { id: `ui-${what.kind}-asked`, args: { by, seat: what.seat } };
    case 'pause':
    case 'resume':
      return { id: `ui-${what.kind}-asked`, args: { by } };
  }
}

/** What the one who asked reads meanwhile. */
export function waitingFor({ what, waiting }: Request): Message {
  return { id: what.kind === 'undo' ? 'ui-undo-waiting' : `ui-${what.kind}-waiting`, args: { seats: waiting } };
}

export function iconOf({ what }: Request): 'undo' | 'edit' | 'flag' | 'machine' | 'seat' | 'clock' {
  const icons = {
    undo: 'undo',
    edit: 'edit',
    draw: 'flag',
    resign: 'flag',
    machine: 'machine',
    return: 'seat',
    'on-time': 'flag',
    'more-time': 'clock',
    pause: 'clock',
    resume: 'clock',
  } as const;
  return icons[what.kind];
}

import { describe, expect, test } from 'vitest';
import type { TableState } from '../../lib/states';
import { EMPTY } from '../../lib/states';
import type { GameInfo, Request, Scenario, SeatInfo } from '../../lib/wire';
import { asking, handedOver, hasOpponents, isPerson, others, played, vacant, waitingFor } from './agreements';

function seat(name: string, more: Partial<SeatInfo> = {}): SeatInfo {
  return {
    seat: name,
    kind: 'open',
    player: '',
    taken: true,
    online: true,
    browsers: 1,
    left: false,
    seconds: 0,
    stand_in: '',
    ousted: false,
    anyone: false,
    note: '',
    invited: '',
    ...more,
  };
}

function table(mine: readonly string[], ...seats: SeatInfo[]): TableState {
  return { ...EMPTY, mine, info: { seats } as unknown as GameInfo };
}

const names = (seats: readonly SeatInfo[]): string[] => seats.map((one) => one.seat);

describe('who plays', () => {
  const machine = seat('c', { kind: 'ai', player: 'easy' });
  const handed = seat('a', { stand_in: 'normal' });
  test('a machine player, an empty seat and a seat handed over are no people', () => {
    expect([seat('a'), machine, handed, seat('b', { taken: false })].map(isPerson)).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });
  test('own seats, those of others, those handed over, those of people who are away', () => {
    const all = table(['a', 'd'], handed, seat('b', { online: false }), machine, seat('d'), seat('e'));
    expect(names(others(all))).toEqual(['b', 'e']);
    expect(names(played(all))).toEqual(['d']);
    expect(names(handedOver(all))).toEqual(['a']);
    expect(names(vacant(all))).toEqual(['b']);
  });
});

describe('a draw', () => {
  const scenario = { seats: ['a', 'b', 'c'], teams: [['a', 'b'], ['c']] } as unknown as Scenario;
  test('needs a person on every side', () => {
    expect(hasOpponents(scenario, [seat('b'), seat('c')])).toBe(true);
    expect(hasOpponents(scenario, [seat('a'), seat('b')])).toBe(false);
    expect(hasOpponents({ ...scenario, teams: [] }, [seat('a'), seat('b')])).toBe(false);
    expect(hasOpponents({ ...scenario, seats: ['a'], teams: [] }, [seat('a')])).toBe(false);
    expect(hasOpponents(undefined, [])).toBe(false);
  });
});

describe('requests in words', () => {
  const request = (what: Request['what']): Request => ({ id: 1, by: 'a', what, agreed: ['a'], waiting: ['b'] });
  test('an undo says how many steps; who is asked and who waits read other sentences', () => {
    const undo = request({ kind: 'undo', to: 3 });
    expect(asking(undo, 5)).toEqual({ id: 'ui-undo-asked-text', args: { seat: 'a', ply: 3, count: 2 } });
    expect(waitingFor(undo)).toEqual({ id: 'ui-undo-waiting', args: { seats: ['b'] } });
  });
  test('a seat for the machine names both the seat and the one who asks', () => {
    const wish = request({ kind: 'machine', seat: 'c', player: 'easy' });
    expect(asking(wish, 0).args).toEqual({ by: 'a', seat: 'c' });
    expect(waitingFor(wish).id).toBe('ui-machine-waiting');
  });
});

import { describe, expect, test } from 'vitest';
import { EMPTY, reduce, type TableState } from '../../lib/states';
import type { OrderKind, Orders, State } from '../../lib/wire';
import { choiceOf, choices, kindAsked, orderOf, setOrder } from './orders';

const kind: OrderKind = { kind: 'blow-bridge', rule: '5.4.e', accept: true, chance: true, decline: true, plans: [] };
const orders: Orders = {
  type: 'orders',
  kinds: [kind],
  orders: { german: [{ kind: 'blow-bridge', way: 'always', at_least: 50 }] },
};
const asked = (seat: string, what: string): TableState => ({
  ...EMPTY,
  orders,
  live: { seat: 'german', ask: { seats: [seat], kind: what } } as unknown as State,
});

describe('standing orders', () => {
  test('are kept as the server tells them', () => {
    const table = reduce(EMPTY, orders);
    expect(orderOf(table, 'german', 'blow-bridge')?.at_least).toBe(50);
    expect(orderOf(table, 'allied', 'blow-bridge')).toBeUndefined();
  });
  test('a choice goes out as the order it stands for, and comes back as the same choice', () => {
    for (const choice of choices(kind)) {
      const sent = setOrder('german', kind.kind, choice);
      const order = sent.way === 'ask' ? undefined : { kind: sent.kind, way: sent.way, at_least: sent.at_least };
      expect(choiceOf(order)).toBe(choice);
    }
  });
  test('only what a kind allows can be chosen', () => {
    expect(choices({ ...kind, chance: false })).toEqual(['ask', 'never', 'always']);
    expect(choices({ ...kind, chance: false, accept: false })).toEqual(['ask', 'never']);
    expect(choices({ ...kind, chance: false, accept: false, decline: false, plans: ['back'] })).toEqual([
      'ask',
      'back',
    ]);
    expect(setOrder('german', 'choose-retreat', 'back').way).toBe('back');
    expect(choices(null)).toEqual(['ask', 'always']);
  });
  test('the question on the table has an order if it is ours and the game knows one', () => {
    expect(kindAsked(asked('german', 'blow-bridge'))).toBe(kind);
    expect(kindAsked(asked('allied', 'blow-bridge'))).toBeUndefined();
    const turns: Orders = { ...orders, kinds: [{ ...kind, kind: 'take-turn', plans: ['pass'] }] };
    expect(kindAsked({ ...asked('german', 'take-turn'), orders: turns })).toBeUndefined();
    expect(kindAsked(asked('german', 'move-units'))).toBeUndefined();
  });
});

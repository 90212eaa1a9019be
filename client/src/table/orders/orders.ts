// Standing orders as players choose them: which there are, and what one says about the question on the table.
import type { TableState } from '../../lib/states';
import type { OrderKind, SetOrder, StandingOrder } from '../../lib/wire';

export const ONLY_ANSWER = 'only-answer';

/** Chances to choose from, in percent. */
export const CHANCES = [34, 50, 67, 84] as const;

/** What a choice stands for: `ask`, `never`, `always`, `always` with a chance, or a plan that says how. */
export type Choice = string;

export function orderOf(table: TableState, seat: string, kind: string): StandingOrder | undefined {
  return table.orders?.orders[seat]?.find((order) => order.kind === kind);
}

export function choiceOf(order: StandingOrder | undefined): Choice {
  if (!order) return 'ask';
  return order.at_least > 0 ? `always:${order.at_least}` : order.way;
}

/** The choices for a kind of question, the usual one first. */
export function choices(kind: OrderKind | null): readonly Choice[] {
  if (kind === null) return ['ask', 'always'];
  const chances = kind.chance ? CHANCES.map((chance) => `always:${chance}`) : [];
  return ['ask', ...(kind.decline ? ['never'] : []), ...(kind.accept ? ['always'] : []), ...chances, ...kind.plans];
}

export function setOrder(seat: string, kind: string, choice: Choice): SetOrder {
  const [way = 'ask', chance = '0'] = choice.split(':');
  return { type: 'set-order', seat, kind, way: way as SetOrder['way'], at_least: Number(chance), ref: 0 };
}

/** The kind of order that would answer the question on the table, if it is ours. */
export function kindAsked(table: TableState): OrderKind | undefined {
  const { ask, seat } = table.live ?? { ask: null, seat: null };
  if (!ask || seat === null || !ask.seats.includes(seat)) return undefined;
  // A pass is no answer to offer where something can be done.
  return table.orders?.kinds.find(({ kind, plans }) => ask.kind === kind && !plans.includes('pass'));
}

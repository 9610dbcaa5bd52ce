import { failureOf, type OrderFailure } from './failure.ts';
import type { Order } from './orders.ts';

export type Outcome = { order: Order } & ({ state: 'waiting' | 'sending' } | { state: 'added'; tickets: number } | { state: 'failed'; failure: OrderFailure });

type Send = (order: Order) => Promise<{ tickets_added: number }>;

/** One that fails does not stop those after it (V §8); none is sent twice. Answers how all of them ended. */
export async function sendOrders(orders: readonly Order[], send: Send, tell: (outcome: Outcome) => void): Promise<Outcome[]> {
  const ends: Outcome[] = [];
  for (const order of orders) {
    tell({ order, state: 'sending' });
    const end = await send(order).then(
      ({ tickets_added: tickets }): Outcome => ({ order, state: 'added', tickets }),
      (error: unknown): Outcome => ({ order, state: 'failed', failure: failureOfThis(order, error) }),
    );
    ends.push(end);
    tell(end);
  }
  return ends;
}

/** What may be held from before is as unclear as it was, unless the box office says no. */
function failureOfThis({ isLost }: Order, error: unknown): OrderFailure {
  const failure = failureOf(error);
  return isLost && failure.kind !== 'refused' ? { kind: 'unclear' } : failure;
}

/** While there is no cart, all that may have begun one, so that it is found again under its key; in their first order. */
export function ordersWith(again: Order, outcomes: readonly Outcome[], { hasCart, repeatsSafely }: { hasCart: boolean; repeatsSafely: boolean }): Order[] {
  const isLeft = (outcome: Outcome) => outcome.state === 'failed' && outcome.failure.kind === 'unclear' && !hasCart && repeatsSafely;
  return outcomes.flatMap((outcome) => {
    const isLost = outcome.state === 'failed' && outcome.failure.kind === 'unclear';
    const order = outcome.order.seatGroup === again.seatGroup ? again : outcome.order;
    return order === again || isLeft(outcome) ? [{ ...order, isLost }] : [];
  });
}

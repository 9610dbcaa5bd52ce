import { useCallback, useState } from 'react';
import { client, httpTransport } from '#api/client.ts';
import { reportFailedCall } from '#features/error-log/index.ts';
import type { Language } from '#i18n/language.ts';
import { applyAdded, type HeldLine, refreshCart } from '../../cart/cart.ts';
import type { BookingContract, Offer } from '../../contract.ts';
import { maxWait } from '../limits.ts';
import { followQueue } from './follow-queue.ts';
import { bodyOf, type Order } from './orders.ts';
import { type Outcome, sendOrders } from './send-orders.ts';

const api = client<BookingContract>(httpTransport);

/** Null: none has been sent; `ahead`: how many wait before the one under way. */
export function useOrders(language: Language) {
  const [outcomes, setOutcomes] = useState<readonly Outcome[] | null>(null);
  const [ahead, setAhead] = useState<number | null>(null);

  /** In place of earlier ones of the same seat groups; answers how they ended. */
  const send = useCallback(
    async (orders: readonly Order[], offer: Offer): Promise<Outcome[]> => {
      setOutcomes((before) => merged(before ?? [], orders));
      const tell = (outcome: Outcome) =>
        setOutcomes((before) => before?.map((other) => (other.order.seatGroup === outcome.order.seatGroup ? outcome : other)) ?? null);
      const ends = await sendOrders(orders, (order) => post(order, offer, language, setAhead), tell);
      if (ends.some(({ state }) => state === 'failed')) void refreshCart(language); // the reason may be what it holds already
      return ends;
    },
    [language],
  );
  const forget = useCallback(() => setOutcomes(null), []);
  return { outcomes, ahead, send, forget };
}

function merged(before: readonly Outcome[], orders: readonly Order[]): Outcome[] {
  const remaining = before.filter(({ order }) => !orders.some(({ seatGroup }) => seatGroup === order.seatGroup));
  return [...remaining, ...orders.map((order): Outcome => ({ order, state: 'waiting' }))];
}

const linesOf = ({ seatGroup, lines }: Order, { event_id, url, title, date_start }: Offer): HeldLine[] =>
  lines.map(({ saleTypeId, amount }) => ({
    event: { id: event_id, url },
    title,
    date_start,
    seat_group: seatGroup,
    sale_type_id: saleTypeId,
    quantity: amount,
  }));

/** Once per seat group (V §7); a failure is reported (V §8). */
async function post(order: Order, offer: Offer, language: Language, tellAhead: (ahead: number | null) => void): Promise<{ tickets_added: number }> {
  const stop = followQueue(order.key, tellAhead);
  try {
    const answer = await api.post('/api/shop-cart/', { language, body: bodyOf(order, offer), signal: AbortSignal.timeout(maxWait) });
    applyAdded(answer, linesOf(order, offer));
    return answer;
  } catch (error) {
    reportFailedCall(`/${language}/api/shop-cart/`, error, language);
    throw error;
  } finally {
    stop();
  }
}

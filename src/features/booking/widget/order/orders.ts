import type { Offer, SeatGroup } from '../../contract.ts';
import type { Selection } from '../selection/selection.ts';
import { type ChosenTime, slotAt } from '../selection/ticket-limits.ts';

/** Of one seat group; the same `key` says that it is the same order once more. */
export type Order = {
  seatGroup: number;
  name: string;
  blockId: number | undefined;
  lines: { saleTypeId: number; amount: number }[];
  key: string;
  /** Sent before, and its answer was lost: it may be held. */
  isLost?: boolean;
};

/** One order per seat group, in the order in which the groups were chosen (V §7). */
export function ordersOf(selection: Selection, groups: readonly SeatGroup[], time: ChosenTime): Order[] {
  const orders = new Map<number, Order>();
  for (const { ticket, amount } of selection) {
    const line = { saleTypeId: ticket.sale_type_id, amount };
    const order = orders.get(ticket.seat_group);
    if (order) order.lines.push(line);
    else orders.set(ticket.seat_group, { ...slotOf(ticket.seat_group, groups, time), lines: [line], key: randomKey() });
  }
  return [...orders.values()];
}

function slotOf(seatGroup: number, groups: readonly SeatGroup[], time: ChosenTime) {
  const group = groups.find(({ seat_group }) => seat_group === seatGroup);
  return { seatGroup, name: group?.text ?? '', blockId: group && slotAt(group, time)?.block_id };
}

export const ticketsIn = (order: Pick<Order, 'lines'>): number => order.lines.reduce((sum, { amount }) => sum + amount, 0);

/** How many tickets of a refused order could still be had, at least one fewer than were asked for; 0: none. */
export function maxAfterRefusal(order: Order, groups: readonly SeatGroup[], time: ChosenTime): number {
  const group = groups.find(({ seat_group }) => seat_group === order.seatGroup);
  if (!group || group.status === '0') return 0;
  return Math.max(0, Math.min(slotAt(group, time)?.max ?? group.max ?? Number.POSITIVE_INFINITY, ticketsIn(order) - 1));
}

/** The same order with at most `most` tickets and at least one fewer, the last chosen left out first; null: nothing would be left. */
export function withFewer(order: Order, most: number): Order | null {
  let left = Math.min(most, ticketsIn(order) - 1);
  if (left < 1) return null;
  const lines = order.lines.flatMap(({ saleTypeId, amount }) => {
    const remaining = Math.min(amount, left);
    left -= remaining;
    return remaining > 0 ? [{ saleTypeId, amount: remaining }] : [];
  });
  return { ...order, lines, key: randomKey() };
}

/** The body of POST /api/shop-cart/ (V §7). */
export const bodyOf = (order: Order, { id_jet }: Pick<Offer, 'id_jet'>) => ({
  event_jet_id: id_jet,
  quantities: order.lines.map(({ amount }) => amount),
  sale_type_ids: order.lines.map(({ saleTypeId }) => saleTypeId),
  seat_group: order.seatGroup,
  ...(order.blockId === undefined ? {} : { block_id: order.blockId }),
  key: order.key,
});

export const without = (selection: Selection, held: readonly Order[]): Selection =>
  selection.filter(({ ticket }) => !held.some(({ seatGroup }) => seatGroup === ticket.seat_group));

/** A random UUID (RFC 9562 §5.4); `crypto.randomUUID` is missing on pages that came over plain http. */
function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = [...bytes]
    .map((byte, index) => (index === 6 ? (byte & 0x0f) | 0x40 : index === 8 ? (byte & 0x3f) | 0x80 : byte).toString(16).padStart(2, '0'))
    .join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

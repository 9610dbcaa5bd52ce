import { answered, refusalCodes, refused } from '../answer.ts';
import type { Answer, NewLines } from '../box-office.ts';
import { type Shop, saleOf, saleTypeOf, type Ticket, ticketsOf } from './offer.ts';

/** Or why it cannot be had; whether there is enough pretix decides. */
export function orderedTickets(shop: Shop, { quantities, saleTypeIds, seatGroup }: NewLines, now: Date): Answer<Ticket[]> {
  const sale = saleOf(shop, now);
  if (sale !== 'on_sale') return refused(refusalCodes.notOnSale, sale);
  if (hasSeatingPlan(shop)) return refused(refusalCodes.notOnSale, 'seating plan');
  const offered = ticketsOf(shop, now);
  const groups = new Set(offered.map(({ item }) => item.id));
  const group = seatGroup ?? (groups.size === 1 ? [...groups][0] : undefined);
  if (group === undefined || !groups.has(group)) return refused(refusalCodes.unknownSeatGroup);
  const wanted: Ticket[] = [];
  for (const [index, saleType] of saleTypeIds.entries()) {
    const ticket = offered.find((one) => one.item.id === group && saleTypeOf(one) === saleType);
    if (!ticket) return refused(refusalCodes.unknownPrice);
    wanted.push(...Array<Ticket>(quantities[index] ?? 0).fill(ticket));
  }
  return wanted.length > 0 ? answered(wanted) : refused(refusalCodes.invalid, 'no tickets');
}

/** Seats have to be chosen there, which the API leaves to whoever knows the plan. */
export const hasSeatingPlan = ({ event, subevent }: Shop): boolean => ((subevent ?? event).seating_plan ?? null) !== null;

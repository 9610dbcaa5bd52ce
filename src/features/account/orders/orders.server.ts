import { implement } from '#api/implement/implement.server.ts';
import type { RequestContext } from '#api/request-context.server.ts';
import { allowedUrl, type Order, shopService } from '#features/booking/index.server.ts';
import { toBerlinIso } from '#i18n/berlin-time.ts';
import { emailOfVisitor } from '../queries/accounts.server.ts';
import { type OrderEntry, ordersContract } from './orders-contract.ts';

/** Orders are asked for by the account's address, which its owner has confirmed: nobody sees those of an address that they do not read. */
export const orderOperations = implement(ordersContract, {
  orders: async (_, context) => {
    const { office } = context.service(shopService);
    if (!office?.capabilities.listsOrders || !context.user) return { state: 'elsewhere' as const, orders: [] };
    const { email, email_confirmed } = await emailOfVisitor(context.db, context.user.id);
    if (!email_confirmed) return { state: 'elsewhere' as const, orders: [] };
    const answer = await office.orders(email);
    if (!answer.ok) return { state: 'unavailable' as const, orders: [] };
    return { state: 'listed' as const, orders: answer.value.map((order) => present(context, order)) };
  },
});

function present({ language, service }: RequestContext, { number, url, orderedAt, ticketsQuantity, total, lines }: Order): OrderEntry {
  return {
    number,
    url: (url && allowedUrl(service(shopService), url)) || null,
    ordered_at: toBerlinIso(orderedAt),
    tickets_quantity: ticketsQuantity,
    total,
    lines: lines.map((line) => ({
      title: line.title[language],
      date_start: toBerlinIso(new Date(line.dateStart)),
      text: line.text[language],
      quantity: line.quantity,
    })),
  };
}

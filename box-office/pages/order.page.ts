import { type Order, orderNumber } from '../cart/orders.ts';
import { sumUp } from './cart.page.ts';
import { dateAndTime } from './render/format.ts';
import { html } from './render/html.ts';
import { document, type PageContext } from './render/layout.ts';
import { say } from './strings.ts';
import { ticketList } from './tickets.ts';

/** Its address is known to its buyer alone. */
export function orderPage(context: PageContext, order: Order): string {
  const { language } = context;
  const title = say(language, 'thanks', { name: order.name });
  const body = html`<h1>${title}</h1>
<p class="lead">${say(language, 'confirmed')}</p>
<dl class="order">
<div><dt>${say(language, 'orderNumber')}</dt><dd><b class="number">${orderNumber(order)}</b></dd></div>
<div><dt>${say(language, 'orderedAt')}</dt><dd>${dateAndTime(order.ordered_at, language)}</dd></div>
<div><dt>${say(language, 'email')}</dt><dd>${order.email}</dd></div>
<div><dt>${say(language, 'payment')}</dt><dd>${say(language, 'paymentTest')}</dd></div>
</dl>
<section class="bought"><h2>${say(language, 'yourTickets')}</h2>
${ticketList(order.cart, language)}
${sumUp(order.cart, language)}
</section>
<p class="quiet">${say(language, 'print')}</p>`;
  return document(context, { title: `${say(language, 'orderNumber')} ${orderNumber(order)}`, body, at: 'stepOrder' });
}

import { lineDetails } from '../cart/cart-answers.ts';
import { ticketsIn } from '../cart/carts.ts';
import { type Order, orderNumber } from '../cart/orders.ts';
import { priceString } from '../prices.ts';

/** The page is known to its buyer alone. */
export const orderDetails = (order: Order, publicUrl: string) => ({
  order_number: orderNumber(order),
  order_url: `${publicUrl}/order/${order.order_key}`,
  ordered_at: new Date(order.ordered_at).toISOString(),
  tickets_quantity: ticketsIn(order.cart),
  total: priceString(order.total),
  lines: order.cart.lines.map(lineDetails),
});

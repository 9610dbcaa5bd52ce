import { Hono } from 'hono';
import type { BoxOffice } from '../box-office.ts';
import { cartDetails } from '../cart/cart-answers.ts';
import { extendCart, releaseCart, removeLine } from '../cart/cart-changes.ts';
import { openCart } from '../cart/carts.ts';
import { ordersOf } from '../cart/orders.ts';
import { catalogue } from '../catalogue.ts';
import { bodyBytes, holdMinutes, maxTickets } from '../limits.ts';
import { isRefusal, refuse } from '../refusal.ts';
import { bodyJson } from '../request-body.ts';
import { statuses } from '../status.ts';
import { isAuthorised } from '../token.ts';
import { eventList } from './event-list.ts';
import { orderDetails } from './order-answers.ts';
import { cartRequest, eventsWithin, idempotencyKey, orderedBy, pathId, statusIds } from './requests.ts';
import { parsed, respond } from './respond.ts';

/** Shapes, codes and rules: README.md. */
export function apiRoutes(office: BoxOffice, ordersToken: string): Hono {
  const { store, now, publicUrl } = office;
  const api = new Hono();

  api.get('/capabilities', (c) =>
    respond(c, {
      reads_carts: true,
      extends: true,
      hold_minutes: holdMinutes,
      quantities: 'added',
      max_tickets: maxTickets,
      limits_per: 'event',
      lists_orders: true,
      lists_events: true,
    }),
  );

  api.get('/events', (c) => {
    const asked = parsed(eventsWithin, c.req.query());
    return respond(c, isRefusal(asked) ? asked : eventList(store, asked, now()));
  });

  api.get('/events/:id', (c) => {
    const id = parsed(pathId, c.req.param('id'));
    return respond(c, isRefusal(id) ? id : catalogue(store, id, now()));
  });

  api.get('/status', (c) => {
    const ids = parsed(statusIds, c.req.query('ids'));
    if (isRefusal(ids)) return respond(c, ids);
    const at = now();
    const events = statuses(store, ids, at);
    const known = new Set(events.map(({ event_jet_id }) => event_jet_id));
    return respond(c, { as_of: new Date(at).toISOString(), events, unknown: ids.filter((id) => !known.has(id)) });
  });

  api.post('/cart', async (c) => {
    const request = parsed(cartRequest, await bodyJson(c, bodyBytes));
    if (isRefusal(request)) return respond(c, request);
    const key = parsed(idempotencyKey, c.req.header('Idempotency-Key'));
    if (isRefusal(key)) return respond(c, key);
    return respond(c, await office.addToCart(office, request, key));
  });

  api.get('/cart/:cart', (c) => {
    const cart = openCart(store, c.req.param('cart'), now());
    return respond(c, isRefusal(cart) ? cart : cartDetails(cart, publicUrl()));
  });

  api.post('/cart/:cart/extend', (c) => {
    const cart = extendCart(office, c.req.param('cart'));
    return respond(c, isRefusal(cart) ? cart : cartDetails(cart, publicUrl()));
  });

  api.delete('/cart/:cart/lines/:line', (c) => {
    const line = parsed(pathId, c.req.param('line'));
    if (isRefusal(line)) return respond(c, line);
    const cart = removeLine(office, c.req.param('cart'), line);
    return respond(c, isRefusal(cart) ? cart : cartDetails(cart, publicUrl()));
  });

  api.delete('/cart/:cart', (c) => respond(c, releaseCart(office, c.req.param('cart')) ?? { tickets_quantity: 0 }));

  api.get('/orders', (c) => {
    if (!isAuthorised(c.req.header('Authorization'), ordersToken)) return respond(c, refuse('forbidden', 'the token of orders'));
    const email = parsed(orderedBy, c.req.query('email'));
    return respond(c, isRefusal(email) ? email : { orders: ordersOf(store, email, now()).map((order) => orderDetails(order, publicUrl())) });
  });

  api.all('*', (c) => respond(c, refuse('unknown_address')));
  return api;
}

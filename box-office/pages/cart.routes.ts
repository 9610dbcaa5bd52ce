import { type Context, Hono } from 'hono';
import type { BoxOffice } from '../box-office.ts';
import { extendCart, releaseCart, removeLine } from '../cart/cart-changes.ts';
import { type Cart, findCart } from '../cart/carts.ts';
import { findByCart, findOrder, order } from '../cart/orders.ts';
import { isRefusal } from '../refusal.ts';
import { type BuyerEntries, type BuyerErrors, buyerEntries, buyerErrors, noEntries } from './buyer.ts';
import { cartPage, cartPath, emptyPage } from './cart.page.ts';
import { checkoutPage } from './checkout.page.ts';
import { formOf } from './form.ts';
import { notFound } from './not-found.ts';
import { orderPage } from './order.page.ts';
import { languageOf, pageContext } from './page-context.ts';
import { link } from './render/layout.ts';

/** Forms answer with a redirect, so that reloading repeats nothing. */
export function cartRoutes(office: BoxOffice): Hono {
  const { store, now } = office;
  const routes = new Hono();
  const cartOf = (c: Context): Cart | undefined => findCart(store, c.req.param('cart') ?? '', now());
  const to = (c: Context, path: string): Response => c.redirect(link(path, languageOf(c)), 303);

  const withOpen = (c: Context, show: (cart: Cart) => Response | Promise<Response>): Response | Promise<Response> => {
    const cart = cartOf(c);
    if (!cart) return notFound(c, office);
    if (cart.state === 'ordered') return to(c, `/order/${findByCart(store, cart.cart_id)?.order_key}`);
    if (cart.state === 'lapsed') return c.html(cartPage(pageContext(c, office, cartPath(cart)), cart, now(), undefined), 410);
    return show(cart);
  };
  const showCheckout = (c: Context, cart: Cart, entries: BuyerEntries, errors: BuyerErrors, status: 200 | 422) =>
    c.html(checkoutPage(pageContext(c, office, `${cartPath(cart)}/checkout`), cart, now(), entries, errors), status);

  // The site's own link to the cart, for whoever has none.
  routes.get('/cart', (c) => c.html(emptyPage(pageContext(c, office))));
  routes.get('/cart/empty', (c) => c.html(emptyPage(pageContext(c, office))));
  routes.get('/cart/:cart', (c) => withOpen(c, (cart) => c.html(cartPage(pageContext(c, office), cart, now(), c.req.query('done')))));

  routes.post('/cart/:cart/extend', (c) =>
    withOpen(c, (cart) => to(c, `${cartPath(cart)}${isRefusal(extendCart(office, cart.cart_id)) ? '' : '?done=extended'}`)),
  );
  routes.post('/cart/:cart/lines/:line/remove', (c) =>
    withOpen(c, (cart) => {
      const left = removeLine(office, cart.cart_id, Number(c.req.param('line')));
      return to(c, `${cartPath(cart)}${isRefusal(left) ? '' : '?done=removed'}`);
    }),
  );
  routes.post('/cart/:cart/release', (c) =>
    withOpen(c, (cart) => {
      releaseCart(office, cart.cart_id);
      return to(c, '/cart/empty');
    }),
  );

  routes.get('/cart/:cart/checkout', (c) =>
    withOpen(c, (cart) => (cart.lines.length === 0 ? to(c, cartPath(cart)) : showCheckout(c, cart, noEntries, new Map(), 200))),
  );
  routes.post('/cart/:cart/checkout/extend', async (c) => {
    const entries = buyerEntries(await formOf(c));
    extendCart(office, c.req.param('cart'));
    return withOpen(c, (cart) => showCheckout(c, cart, entries, new Map(), 200));
  });
  routes.post('/cart/:cart/checkout/language', async (c) => {
    const entries = buyerEntries(await formOf(c));
    return withOpen(c, (cart) => showCheckout(c, cart, entries, new Map(), 200));
  });
  // The addresses of those two forms stay in the browser, where they may be reloaded.
  for (const form of ['extend', 'language'])
    routes.get(`/cart/:cart/checkout/${form}`, (c) => to(c, `/cart/${encodeURIComponent(c.req.param('cart'))}/checkout`));
  routes.post('/cart/:cart/checkout', async (c) => {
    const entries = buyerEntries(await formOf(c));
    const errors = buyerErrors(entries);
    return withOpen(c, (cart) => {
      if (errors.size > 0) return showCheckout(c, cart, entries, errors, 422);
      const bought = order(office, cart.cart_id, { name: entries.name.trim(), email: entries.email.trim() });
      return isRefusal(bought) ? to(c, cartPath(cart)) : to(c, `/order/${bought.order_key}`);
    });
  });

  routes.get('/order/:key', (c) => {
    const bought = findOrder(store, c.req.param('key'), now());
    return bought ? c.html(orderPage(pageContext(c, office), bought)) : notFound(c, office);
  });
  return routes;
}

import { type Context, Hono } from 'hono';
import { cartRequest } from '../api/requests.ts';
import { parsed } from '../api/respond.ts';
import type { BoxOffice } from '../box-office.ts';
import type { CartAnswer } from '../cart/cart-answers.ts';
import { catalogue } from '../catalogue.ts';
import { type Event, findEvent, upcomingEvents } from '../events.ts';
import type { Language } from '../language.ts';
import { isRefusal, type Refusal, refusals } from '../refusal.ts';
import { saleState } from '../sale.ts';
import { statuses } from '../status.ts';
import { type Chosen, eventPage } from './event.page.ts';
import { formOf } from './form.ts';
import { notFound } from './not-found.ts';
import { languageOf, pageContext } from './page-context.ts';
import { programmePage } from './programme.page.ts';
import { link } from './render/layout.ts';
import { isKey, say } from './strings.ts';

const maxEvents = 100;
/** Time slots go on after the event has begun. */
const maxDayMs = 16 * 60 * 60_000;

/** Works without script. */
export function choiceRoutes(office: BoxOffice): Hono {
  const { store, now } = office;
  const routes = new Hono();
  const eventOf = (c: Context): Event | undefined => findEvent(store, Number(c.req.param('id')));

  routes.get('/', (c) => {
    const cart = cartIn(c.req.query('cart'));
    const at = now();
    const events = upcomingEvents(store, at - maxDayMs, maxEvents).filter((event) => saleState(event, at) !== 'over');
    const ids = events.map(({ event_jet_id }) => event_jet_id);
    return c.html(programmePage(pageContext(c, office, pathWith('/', cart)), events, statuses(store, ids, at), cart));
  });

  const show = (c: Context, event: Event, cart: string | undefined, chosen?: Chosen): Response | Promise<Response> => {
    const offer = catalogue(store, event.event_jet_id, now());
    if (isRefusal(offer)) return notFound(c, office);
    return c.html(eventPage(pageContext(c, office, pathWith(c.req.path, cart)), event, offer, cart, chosen), chosen ? 409 : 200);
  };

  routes.get('/event/:id', (c) => {
    const event = eventOf(c);
    return event ? show(c, event, cartIn(c.req.query('cart'))) : notFound(c, office);
  });

  routes.post('/event/:id', async (c) => {
    const event = eventOf(c);
    if (!event) return notFound(c, office);
    const form = await formOf(c);
    const cart = cartIn(form.get('cart'));
    const amounts = amountsIn(form);
    const answer = await add(office, event, form, amounts, cart);
    if (!isRefusal(answer)) return c.redirect(link(`/cart/${answer.cart_id}`, languageOf(c)), 303);
    const block_id = Number(form.get('block_id')) || undefined;
    return show(c, event, cart, { seat_group: Number(form.get('seat_group')), block_id, amounts, problem: problemText(answer, languageOf(c)) });
  });
  return routes;
}

/** A lapsed cart makes way for a new one. */
async function add(
  office: BoxOffice,
  event: Event,
  form: URLSearchParams,
  amounts: ReadonlyMap<number, number>,
  cart: string | undefined,
): Promise<CartAnswer | Refusal> {
  const request = parsed(cartRequest, {
    quantities: [...amounts.values()],
    event_jet_id: event.event_jet_id,
    sale_type_ids: [...amounts.keys()],
    seat_group: form.get('seat_group'),
    block_id: form.get('block_id'),
    cart_id: cart,
  });
  if (isRefusal(request)) return request;
  const answer = await office.addToCart(office, request);
  if (!isRefusal(answer) || answer.refused !== 'no_reservation') return answer;
  return office.addToCart(office, { ...request, cart_id: undefined });
}

function amountsIn(form: URLSearchParams): Map<number, number> {
  const fields = [...form].flatMap(([name, value]) => {
    const saleType = /^amount-(\d{1,6})$/.exec(name)?.[1];
    return saleType && /^\d{1,3}$/.test(value) ? [[Number(saleType), Number(value)] as const] : [];
  });
  return new Map(fields);
}

function problemText({ refused }: Refusal, language: Language): string {
  return isKey(refused) ? say(language, refused) : say(language, 'refused', { code: refusals[refused].code });
}

const cartIn = (text: string | null | undefined): string | undefined => (text && /^[\w-]{1,100}$/.test(text) ? text : undefined);

const pathWith = (path: string, cart: string | undefined): string => (cart ? `${path}?cart=${cart}` : path);

import { type Cart, ticketsIn, totalOf } from '../cart/carts.ts';
import type { Language } from '../language.ts';
import { messagePage } from './message.page.ts';
import { price, timeOf } from './render/format.ts';
import { type Html, html } from './render/html.ts';
import { document, link, type PageContext } from './render/layout.ts';
import { say } from './strings.ts';
import { ticketList } from './tickets.ts';
import { timer } from './timer.ts';

/** `done` is what the visitor has just done, to be confirmed. */
export function cartPage(context: PageContext, cart: Cart, at: number, done: string | undefined): string {
  const { language } = context;
  if (cart.state === 'lapsed') return lapsedPage(context, cart);
  if (cart.lines.length === 0) return emptyPage(context);
  const path = cartPath(cart);
  const body = html`<h1>${say(language, 'cart')} <span class="count">${say(language, 'tickets', { n: ticketsIn(cart) })}</span></h1>
${doneMessage(cart, language, done)}
<div class="columns">
<div>${ticketList(cart, language, (line, what) => removeForm(`${path}/lines/${line.line}/remove`, what, language))}</div>
<aside class="side">
<form method="post" action="${link(`${path}/extend`, language)}" id="extend"></form>
${timer(cart, at, language, { form: 'extend' })}
${sumUp(cart, language)}
<a class="first" href="${link(`${path}/checkout`, language)}">${say(language, 'toCheckout')}</a>
<p class="further">${moreLink(context, cart)}</p>
<form class="further" method="post" action="${link(`${path}/release`, language)}"><button class="plain">${say(language, 'release')}</button></form>
</aside>
</div>`;
  return document(context, { title: say(language, 'cart'), body, at: 'stepCart', cart: cart.cart_id });
}

export const emptyPage = (context: PageContext): string =>
  messagePage(context, { title: say(context.language, 'empty'), text: say(context.language, 'emptyText'), at: 'stepCart' });

export const cartPath = (cart: Cart): string => `/cart/${cart.cart_id}`;

export const sumUp = (cart: Cart, language: Language): Html =>
  html`<p class="total"><span>${say(language, 'total')} <small>${say(language, 'vat')}</small></span> <b>${price(totalOf(cart))}</b></p>`;

function lapsedPage(context: PageContext, cart: Cart): string {
  const { language } = context;
  const events = new Map(cart.lines.map(({ event }) => [event.event_jet_id, event]));
  const more = html`<ul class="again">${[...events.values()].map(
    (event) =>
      html`<li><b>${event[`title_${language}`]}</b> <a href="${link(`/event/${event.event_jet_id}`, language)}">${say(language, 'chooseAgain')}</a></li>`,
  )}</ul>`;
  return messagePage(context, { title: say(language, 'lapsed'), text: say(language, 'lapsedText'), more, at: 'stepCart' });
}

const removeForm = (action: string, what: string, language: Language): Html =>
  html`<form class="remove" method="post" action="${link(action, language)}"><button class="plain" aria-label="${say(language, 'removeLine', { what })}">${say(language, 'remove')}</button></form>`;

function doneMessage(cart: Cart, language: Language, done: string | undefined): Html | false {
  if (done === 'removed') return html`<p class="done" role="status">${say(language, 'removed')}</p>`;
  if (done === 'extended' && cart.extended)
    return html`<p class="done" role="status">${say(language, 'extended', { time: timeOf(cart.expires_at, language) })}</p>`;
  return false;
}

/** Back to where the visitor came from, if the site around the page knows it (tell-site.js), else to its programme; without a site to ours. */
const moreLink = ({ siteUrl, language }: PageContext, cart: Cart): Html =>
  siteUrl
    ? html`<a href="${siteUrl}/${language}?overlay=true" target="_top" data-back>${say(language, 'moreTickets')}</a>`
    : html`<a href="${link(`/?cart=${cart.cart_id}`, language)}">${say(language, 'moreTickets')}</a>`;

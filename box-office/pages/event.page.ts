import type { Catalogue, SeatGroupOnSale } from '../catalogue.ts';
import type { Event } from '../events.ts';
import type { Language } from '../language.ts';
import { price, slotTime } from './render/format.ts';
import { type Html, html } from './render/html.ts';
import { document, link, type PageContext } from './render/layout.ts';
import { say } from './strings.ts';
import { eventHead } from './tickets.ts';

/** `amounts` by sale type. */
export type Chosen = {
  readonly seat_group: number;
  readonly block_id: number | undefined;
  readonly amounts: ReadonlyMap<number, number>;
  readonly problem: string;
};

/** For when the site's widget cannot be used. */
export function eventPage(context: PageContext, event: Event, offer: Catalogue, cartId: string | undefined, chosen?: Chosen): string {
  const { language } = context;
  const groups = offer.seat_groups.filter(({ status }) => status !== '0');
  const isLeft = groups.length > 0;
  const body = html`<article class="event opening">${eventHead(event, undefined, language, html`<h1>${event[`title_${language}`]}</h1>`)}</article>
${chosen && html`<p class="problems" role="alert">${chosen.problem}</p>`}
${!isLeft && html`<p class="lead">${say(language, offer.sale === 'on_sale' ? 'sold_out' : offer.sale)}</p>`}
<div class="groups">${groups.map((group) => groupForm(group, event, language, cartId, chosen))}</div>
${cartId && html`<p><a href="${link(`/cart/${cartId}`, language)}">${say(language, 'backToCart')}</a></p>`}`;
  return document(context, { title: event[`title_${language}`], body, at: 'stepCart' });
}

function groupForm(group: SeatGroupOnSale, event: Event, language: Language, cartId: string | undefined, chosen: Chosen | undefined): Html {
  const mine = chosen?.seat_group === group.seat_group ? chosen : undefined;
  const text = language === 'en' ? group.text_en : group.text;
  const left = group.timeslots.length > 0 || event.hall === 'studio' || event.hall === 'foyer' ? 'mostFree' : 'most';
  return html`<form method="post" action="${link(`/event/${event.event_jet_id}`, language)}" aria-label="${text}">
<h2>${text}</h2>
<p class="quiet">${language === 'en' ? group.description_en : group.description}</p>
<p class="quiet">${group.timeslots.length === 0 && group.max < 10 && say(language, left, { n: group.max })}</p>
<input type="hidden" name="seat_group" value="${group.seat_group}">
${cartId && html`<input type="hidden" name="cart" value="${cartId}">`}
${group.timeslots.length > 0 && slotChoice(group, language, mine)}
<ul class="prices">${group.prices.map((each) => {
    const name = language === 'en' ? each.name_en : each.name;
    const field = `amount-${group.seat_group}-${each.sale_type_id}`;
    return html`<li><label for="${field}">${name}</label> <b class="price">${price(Math.round(Number(each.price) * 100))}</b>
<select id="${field}" name="amount-${each.sale_type_id}">${Array.from({ length: group.max + 1 }, (_, n) => html`<option${mine?.amounts.get(each.sale_type_id) === n && html` selected`}>${n}</option>`)}</select></li>`;
  })}</ul>
<button class="first">${say(language, 'add')}</button>
</form>`;
}

function slotChoice(group: SeatGroupOnSale, language: Language, chosen: Chosen | undefined): Html {
  const open = group.timeslots.filter(({ status }) => status !== '0');
  return html`<p class="field"><label for="block-${group.seat_group}">${say(language, 'timeSlot')}</label>
<select id="block-${group.seat_group}" name="block_id">${open.map(
    ({ block_id, time_start }) =>
      html`<option value="${block_id}"${chosen?.block_id === block_id && html` selected`}>${slotTime(time_start, language)}</option>`,
  )}</select></p>`;
}

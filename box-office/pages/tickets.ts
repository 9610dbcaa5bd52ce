import type { Cart, CartLine } from '../cart/carts.ts';
import type { Event, TimeSlot } from '../events.ts';
import { halls } from '../halls/halls.ts';
import type { Language } from '../language.ts';
import { pricesOf } from '../prices.ts';
import { dateParts, price, seatsText, slotTime, timeOf } from './render/format.ts';
import { type Html, html } from './render/html.ts';
import { say } from './strings.ts';

/** By event and time slot; `action` adds what can be done with a line. */
export function ticketList(cart: Cart, language: Language, action: (line: CartLine, what: string) => Html | false = () => false): Html {
  const events = Map.groupBy(cart.lines, ({ event, block_id }) => `${event.event_jet_id} ${block_id}`);
  return html`${[...events.values()].map(([first, ...more]) => first && eventTickets([first, ...more], language, action))}`;
}

export function eventHead(event: Event, slot: TimeSlot | undefined, language: Language, title: Html): Html {
  const { day, weekday, month } = dateParts(event.date_start, language);
  const begins = slot ? `${say(language, 'timeSlot')} ${slotTime(slot.time_start, language)}` : timeOf(event.date_start, language);
  return html`<p class="date"><time datetime="${new Date(event.date_start).toISOString()}"><b>${day}</b><span>${weekday}<br>${month}</span></time></p>
<div class="head">${title}<p>${begins} · ${halls[event.hall].name[language]}</p></div>`;
}

function eventTickets(lines: readonly [CartLine, ...CartLine[]], language: Language, action: (line: CartLine, what: string) => Html | false): Html {
  const [{ event, slot }] = lines;
  return html`<article class="event">
${eventHead(event, slot, language, html`<h2>${event[`title_${language}`]}</h2>`)}
<ul class="lines">${lines.map((line) => lineItem(line, language, action))}</ul>
</article>`;
}

function lineItem(line: CartLine, language: Language, action: (line: CartLine, what: string) => Html | false): Html {
  const { quantity, price: cents } = line;
  const what = `${quantity} × ${saleTypeText(line, language)}`;
  return html`<li>
<p class="what"><b>${what}</b>${quantity > 1 && html` <span class="quiet">${say(language, 'each', { price: price(cents) })}</span>`}</p>
<p class="seats">${seatsText(line, language)}</p>
<p class="sum">${price(cents * quantity)}</p>
${action(line, what)}
</li>`;
}

const saleTypeText = ({ event, seat_group, sale_type_id }: CartLine, language: Language): string =>
  pricesOf(event.hall, seat_group, event.price_level).find((known) => known.sale_type_id === sale_type_id)?.text[language] ?? '';

import type { Event } from '../events.ts';
import type { Language } from '../language.ts';
import type { EventStatus } from '../status.ts';
import { html } from './render/html.ts';
import { document, link, type PageContext } from './render/layout.ts';
import { say } from './strings.ts';
import { eventHead } from './tickets.ts';

/** `cartId` goes along, so that what is chosen joins it. */
export function programmePage(context: PageContext, events: readonly Event[], statuses: readonly EventStatus[], cartId: string | undefined): string {
  const { language } = context;
  const statusOf = new Map(statuses.map((status) => [status.event_jet_id, status]));
  const body = html`<h1>${say(language, 'programme')}</h1>
${events.length === 0 && html`<p class="lead">${say(language, 'noEvents')}</p>`}
${events.map((event) => {
  const title = html`<h2><a href="${link(eventPath(event, cartId), language)}">${event[`title_${language}`]}</a></h2>`;
  return html`<article class="event">${eventHead(event, undefined, language, title)}<p class="left">${leftText(statusOf.get(event.event_jet_id), language)}</p></article>`;
})}`;
  return document(context, { title: say(language, 'programme'), body });
}

const eventPath = ({ event_jet_id }: Event, cartId: string | undefined): string => `/event/${event_jet_id}${cartId ? `?cart=${cartId}` : ''}`;

function leftText(status: EventStatus | undefined, language: Language): string {
  if (!status) return '';
  return say(language, status.sale === 'on_sale' ? status.availability : status.sale);
}

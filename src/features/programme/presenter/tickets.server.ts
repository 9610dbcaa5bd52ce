import { setStaleAt } from '#db/read-dependencies.server.ts';
import { pricesSchema, seatGroupsSchema } from '#features/booking/contract.ts';
import { availabilityOf } from '#features/booking/index.ts';
import { dayOf, toBerlinIso } from '#i18n/berlin-time.ts';
import { displayDate, displayTime } from '#i18n/format.ts';
import type { Language } from '#i18n/language.ts';
import { choose } from '#i18n/localised.ts';
import { slugOf } from '#i18n/slug.ts';
import { defineStrings } from '#i18n/strings.ts';
import { href } from '#routes.ts';
import type { EventCard } from '../contract.ts';
import { type TicketFacts, ticketFactsOf } from '../details/details.ts';
import { nameOf, type Presale, presalesOf, whomOf } from '../details/sale-groups.ts';
import { overAt } from '../period.ts';
import { stateOf } from '../status/status.ts';
import type { Tickets } from '../status/tickets-schema.ts';
import { ticketText } from '../status/words/ticket-text.ts';
import { hasBegun } from './has-begun.server.ts';
import { lowestOf, priceInWords, pricesOf } from './lowest-price.ts';
import type { EventRow } from './queries/event-rows.server.ts';
import type { SaleFacts } from './sale-facts.server.ts';

type Reader = { language: Language; now: Date };

/** Says until when it holds, too. */
export function presentTickets(
  row: EventRow,
  { sale, others }: SaleFacts,
  { language, now }: Reader,
): Pick<EventCard, 'availability' | 'has_begun' | 'tickets'> {
  const seatGroups = seatGroupsSchema.parse(row.seat_groups);
  const facts = ticketFactsOf(row.production_details, row.details);
  const prices = pricesOf({ seatGroups, prices: pricesSchema.parse(row.prices) });
  const availability = availabilityOf(seatGroups);
  const has_begun = hasBegun(row, now, seatGroups);
  const starts = facts.sale_starts === undefined ? undefined : new Date(facts.sale_starts);
  const state = stateOf({
    ...{ status: row.status, id_jet: row.id_jet, ticket_url: row.ticket_url, sale, availability, has_begun, prices, admission: facts.admission },
    is_over: !isAhead(overAt(row), now),
    is_before_sale: starts !== undefined && isAhead(starts, now),
  });
  const [lowest, price] = [lowestOf(prices), priceInWords(language, prices)];
  const tickets: Tickets = {
    state,
    text: ticketText(language, state, price),
    ...(lowest && { price_from: lowest }),
    ...(price && state !== 'free' && { price }),
    ...(state === 'not_yet' && saleOf(facts, starts, { language, now })),
    ...(state === 'sold_out' && otherDatesOf(row, others, language)),
  };
  return { availability, ...(has_begun ? { has_begun } : {}), tickets };
}

/** Whether an instant is still to come: what is said holds until then. */
function isAhead(instant: Date, now: Date): boolean {
  if (instant > now) setStaleAt(instant);
  return instant > now;
}

function saleOf(facts: TicketFacts, starts: Date | undefined, { language, now }: Reader): Partial<Tickets> {
  if (!starts || starts <= now) return {};
  const sale = { text: t(language, 'sale_from', { at: moment(starts, language) }), sale_from: toBerlinIso(starts) };
  const presales = presalesOf(facts);
  const next = presales.find((presale) => isAhead(presale.starts, now));
  const open = presales.filter((presale) => presale.starts <= now);
  const shown = next ?? open.at(-1);
  if (!shown) return sale;
  const named = (presale: Presale) => ({ whom: whomOf(presale, language), at: moment(presale.starts, language) });
  const clauses = [...open.map((presale) => t(language, 'already', named(presale))), ...(next ? [t(language, 'first', named(next))] : [])];
  return {
    ...sale,
    presale: { from: toBerlinIso(shown.starts), text: clauses.join('. ') },
    presales: presales.map((presale) => ({ group: presale.group, name: nameOf(presale, language), from: toBerlinIso(presale.starts) })),
  };
}

const moment = (instant: Date, language: Language): string => `${displayDate(language, dayOf(instant))}, ${displayTime(language, instant)}`;

function otherDatesOf({ production_id: id, title }: EventRow, others: SaleFacts['others'], language: Language): Pick<Tickets, 'other_dates'> {
  if (!others) return {};
  setStaleAt(others.next);
  const url = href('production', language, { slug: slugOf(choose(title, language).text), id });
  return { other_dates: { count: others.count, text: t(language, 'other_dates', { n: others.count }), url: `${url}#dates` } };
}

const t = defineStrings({
  sale_from: { de: 'Vorverkauf ab {at}', en: 'On sale from {at}' },
  first: { de: 'Für {whom} ab {at}', en: 'For {whom} from {at}' },
  other_dates: { de: '{n} anderer Termin|{n} andere Termine', en: '{n} other date|{n} other dates' },
  already: { de: 'Für {whom} schon jetzt', en: 'For {whom} already now' },
});

import { availabilityOf, type Price } from '#features/booking/index.ts';
import { dayOf } from '#i18n/berlin-time.ts';
import type { EventDetail } from '../contract.ts';
import { standardNames, stateOf } from '../status.ts';

type Options = {
  /** Address of the site without trailing slash. */
  baseUrl: string;
  /** Name of the house. */
  organizer?: string;
};

/**
 * The event as a schema.org Event. Instants keep Berlin's offset; of an unknown time only the day is given. The date
 * that a postponed event had before is not kept, so there is no previousStartDate; in what language it is performed
 * nobody has said, and that of the page is not meant by inLanguage.
 */
export function eventJsonLd(event: EventDetail, { baseUrl, organizer }: Options): Record<string, unknown> {
  const url = baseUrl + event.link.url;
  const { room, date_end, time_known } = event;
  const offers = offersOf(event, baseUrl, url);
  return {
    '@context': 'https://schema.org',
    '@type': typeOf(event.event_type_new.slug),
    name: event.title,
    ...filled('description', [event.subtitle, ...event.description].filter(Boolean).join('\n\n')),
    url,
    startDate: time_known ? event.date_start : event.day,
    ...(date_end ? { endDate: time_known ? date_end : dayOf(new Date(date_end)) } : {}),
    eventStatus: schema(standardNames[stateOf(event)].schemaStatus),
    eventAttendanceMode: schema('OfflineEventAttendanceMode'),
    location: { '@type': 'Place', name: room.name, ...filled('address', room.address) },
    ...(event.image_obj ? { image: [baseUrl + event.image_obj.url] } : {}),
    ...(offers.length > 0 ? { offers } : {}),
    ...listed(
      'performer',
      event.credits
        .map(({ person }) => person)
        .filter(isFirst)
        .map(agent),
    ),
    ...listed('workPerformed', event.works.map(work)),
    superEvent: { '@type': 'EventSeries', name: event.production.title },
    ...(organizer ? { organizer: { '@type': 'Organization', name: organizer, url: baseUrl } } : {}),
  };
}

/** JSON that stays inside its `<script>`: nothing in it can end the element or a line (HTML §4.12.1.3). */
export const serialiseJsonLd = (object: object): string =>
  JSON.stringify(object).replace(/[<>&\u2028\u2029]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);

const schema = (name: string) => `https://schema.org/${name}`;
const filled = (key: string, text: string) => (text ? { [key]: text } : {});
const listed = (key: string, items: unknown[]) => (items.length > 0 ? { [key]: items } : {});
const isFirst = ({ id }: { id: number }, index: number, all: { id: number }[]) => all.findIndex((other) => other.id === id) === index;

/** Kinds of event by the slug of their name, in both languages; a house may have others. */
const typesBySlug: Record<string, readonly string[]> = {
  MusicEvent: ['konzert', 'concert', 'jazz', 'neue-musik', 'new-music', 'kammermusik', 'chamber-music'],
  TheaterEvent: ['oper', 'opera', 'musiktheater', 'music-theatre', 'schauspiel', 'drama', 'theater', 'theatre'],
  DanceEvent: ['tanz', 'dance', 'ballett', 'ballet'],
  ChildrensEvent: ['kinder-familie', 'children-families'],
  ScreeningEvent: ['film', 'film-mit-livemusik', 'film-with-live-music'],
  LiteraryEvent: ['lesung', 'reading'],
  ExhibitionEvent: ['ausstellung', 'exhibition', 'installation'],
};
const typeOf = (slug: string) => Object.entries(typesBySlug).find(([, slugs]) => slugs.includes(slug))?.[0] ?? 'Event';

type Person = EventDetail['credits'][number]['person'];
const agent = ({ name, kind }: Person) => ({ '@type': kind === 'ensemble' ? 'PerformingGroup' : 'Person', name });

const work = ({ title, composer }: EventDetail['works'][number]) =>
  composer ? { '@type': 'MusicComposition', name: title, composer: agent(composer) } : { '@type': 'CreativeWork', name: title };

/** One offer a seat group and full price; what is sold without groups as it is; else only where tickets are to be had. */
function offersOf(event: EventDetail, baseUrl: string, page: string): object[] {
  const url = event.ticket_url ? absolute(event.ticket_url, baseUrl) : page;
  const offer = (name: string, price: Price | null, state = stateOf(event)) => {
    const availability = standardNames[state].schemaAvailability;
    return {
      '@type': 'Offer',
      ...filled('name', name),
      ...(price ? { price: price.price, priceCurrency: 'EUR' } : {}),
      ...(availability ? { availability: schema(availability) } : {}),
      url,
    };
  };
  const grouped = event.seat_groups.flatMap((group) =>
    fullPrices(group.prices).map((price) => offer(group.text, price, stateOf({ status: event.status, availability: availabilityOf([group]) }))),
  );
  if (grouped.length > 0) return grouped;
  if (event.prices.length > 0) return fullPrices(event.prices).map((price) => offer(price.name, price));
  return event.ticket_url ? [offer('', null)] : [];
}

/** 'Vollpreis' marks the full price (V §3); where none is marked, all of them. */
function fullPrices(prices: readonly Price[]): readonly Price[] {
  const full = prices.filter(({ text }) => text === 'Vollpreis');
  return full.length > 0 ? full : prices;
}

const absolute = (address: string, baseUrl: string) => (address.startsWith('/') ? baseUrl + address : address);

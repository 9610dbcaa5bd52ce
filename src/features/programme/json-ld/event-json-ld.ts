import { availabilityOf, type SeatGroup } from '#features/booking/index.ts';
import { dayOf, toBerlinIso } from '#i18n/berlin-time.ts';
import { featuresOf } from '../accessibility/kinds.ts';
import type { EventDetail } from '../contract.ts';
import { minutesOf } from '../details/details.ts';
import { fullPrices } from '../presenter/offered-prices.ts';
import { standardNames } from '../status/standard-names.ts';
import { type EventState, isOnSale } from '../status/status.ts';
import { attendanceJsonLd, organisationJsonLd, organizerJsonLd } from './venue-json-ld.ts';

type Options = {
  /** Address of the site without trailing slash. */
  baseUrl: string;
  /** Name of the venue. */
  organizer?: string;
};

/** Berlin's offset, of an unknown time the day; an estimated endDate comes with `duration`, a rescheduled event with its new date. */
export function eventJsonLd(event: EventDetail, { baseUrl, organizer }: Options): Record<string, unknown> {
  const url = baseUrl + event.link.url;
  const offers = [...offersOf(event, baseUrl, url), ...presaleOffers(event, url)];
  return {
    '@context': 'https://schema.org',
    ...typeOf(event),
    name: event.title,
    ...filled('description', [event.subtitle, ...event.description].filter(Boolean).join('\n\n')),
    url,
    ...datesJsonLd(event),
    ...subEventsOf(event),
    ...attendanceJsonLd(event, baseUrl, url),
    ...(event.image_obj ? { image: [baseUrl + event.image_obj.url] } : {}),
    ...freeOf(event),
    ...(offers.length > 0 ? { offers } : {}),
    ...castJsonLd(event),
    ...listed('inLanguage', event.languages),
    ...(event.age_from === null ? {} : { typicalAgeRange: `${event.age_from}-` }),
    ...(event.doors_at ? { doorTime: event.doors_at } : {}),
    ...listed('sponsor', event.sponsors.map(organisationJsonLd)),
    superEvent: { '@type': 'EventSeries', name: event.production.title, url: baseUrl + event.production.link.url },
    ...organizerJsonLd(event.promoters, organizer, baseUrl),
  };
}

/** `accessibilityFeature` belongs to works, so a performance with some is one of those as well. */
function typeOf({ event_type_new, accessibility }: EventDetail): Record<string, unknown> {
  const type = schemaTypeOf(event_type_new.slug);
  return accessibility.length > 0 ? { '@type': [type, 'CreativeWork'], accessibilityFeature: featuresOf(accessibility) } : { '@type': type };
}

export const castJsonLd = ({ credits, works }: Pick<EventDetail, 'credits' | 'works'>): Record<string, unknown> => ({
  ...listed(
    'performer',
    credits
      .map(({ person }) => person)
      .filter(isFirst)
      .map(agent),
  ),
  ...listed('workPerformed', works.filter(({ is_intermission }) => !is_intermission).map(work)),
});

type Dated = Pick<
  EventDetail,
  'date_start' | 'date_end' | 'expected_end' | 'time_known' | 'day' | 'rescheduled_to' | 'previous_date_start' | 'duration' | 'status' | 'tickets'
>;

export function datesJsonLd(event: Dated): { startDate: string; endDate: string; duration?: string; previousStartDate?: string; eventStatus: string } {
  const { date_start, date_end, expected_end, time_known, day, rescheduled_to: to, previous_date_start: before, duration } = event;
  const start = time_known ? date_start : day;
  const end = date_end ?? expected_end;
  if (to) {
    const startDate = to.time_known ? to.date_start : to.day;
    const lasts = end && time_known && to.time_known ? Date.parse(end) - Date.parse(date_start) : null;
    const endDate = lasts === null ? to.day : toBerlinIso(new Date(Date.parse(to.date_start) + lasts));
    return { startDate, endDate, previousStartDate: start, eventStatus: schema('EventRescheduled') };
  }
  return {
    startDate: start,
    endDate: end && time_known ? end : dayOf(new Date(end ?? date_start)),
    ...(duration.length > 0
      ? { duration: `PT${minutesOf({ duration })}M` }
      : expected_end
        ? { duration: `PT${Math.round((Date.parse(expected_end) - Date.parse(date_start)) / 60_000)}M` }
        : {}),
    ...(before && event.status === 'scheduled'
      ? { previousStartDate: before, eventStatus: schema('EventRescheduled') }
      : { eventStatus: schema(standardNames[event.tickets.state].schemaStatus) }),
  };
}

/** The whole lasts longer than `duration`. */
function subEventsOf({ title, start_times, duration }: EventDetail) {
  const minutes = minutesOf({ duration });
  if (!minutes) return {};
  return listed(
    'subEvent',
    start_times.map((start) => ({
      '@type': 'Event',
      name: title,
      startDate: start,
      endDate: toBerlinIso(new Date(Date.parse(start) + minutes * 60_000)),
    })),
  );
}

function freeOf({ seat_groups, prices, tickets }: EventDetail): { isAccessibleForFree?: boolean } {
  if (tickets.state === 'free') return { isAccessibleForFree: true };
  const all = [...seat_groups.flatMap((group) => group.prices), ...prices];
  return all.length > 0 ? { isAccessibleForFree: all.every(({ price }) => Number(price) === 0) } : {};
}

const schema = (name: string) => `https://schema.org/${name}`;
const filled = (key: string, text: string) => (text ? { [key]: text } : {});
const listed = (key: string, items: unknown[]) => (items.length > 0 ? { [key]: items } : {});
const isFirst = ({ id }: { id: number }, index: number, all: { id: number }[]) => all.findIndex((other) => other.id === id) === index;

/** Kinds of event by the slug of their name, in both languages; a venue may have others. */
const typesBySlug: Record<string, readonly string[]> = {
  MusicEvent: ['konzert', 'concert', 'jazz', 'neue-musik', 'new-music', 'kammermusik', 'chamber-music'],
  TheaterEvent: ['oper', 'opera', 'musiktheater', 'music-theatre', 'schauspiel', 'drama', 'theater', 'theatre'],
  DanceEvent: ['tanz', 'dance', 'ballett', 'ballet'],
  ChildrensEvent: ['kinder-familie', 'children-families'],
  ScreeningEvent: ['film', 'film-mit-livemusik', 'film-with-live-music'],
  LiteraryEvent: ['lesung', 'reading'],
  ExhibitionEvent: ['ausstellung', 'exhibition', 'installation'],
};
export const schemaTypeOf = (slug: string) => Object.entries(typesBySlug).find(([, slugs]) => slugs.includes(slug))?.[0] ?? 'Event';

type Person = EventDetail['credits'][number]['person'];
const agent = ({ name, kind }: Person) => ({ '@type': kind === 'ensemble' ? 'PerformingGroup' : 'Person', name });

const work = ({ title, composer }: EventDetail['works'][number]) =>
  composer ? { '@type': 'MusicComposition', name: title, composer: agent(composer) } : { '@type': 'CreativeWork', name: title };

/** One a seat group and full price; without a price where the state says how to get tickets. None for what is over. */
function offersOf(event: EventDetail, baseUrl: string, page: string): object[] {
  const { state, sale_from: validFrom } = event.tickets;
  if (state === 'over' || state === 'undecided') return [];
  const offer = (name: string, price: string | undefined, of = state) => {
    const availability = standardNames[of].schemaAvailability;
    return {
      '@type': 'Offer',
      ...filled('name', name),
      ...(price !== undefined && { price, priceCurrency: 'EUR' }),
      ...(availability ? { availability: schema(availability) } : {}),
      ...(validFrom && { validFrom }),
      url: event.ticket_url ? absolute(event.ticket_url, baseUrl) : page,
    };
  };
  // Of what is on sale each group has a state of its own.
  const stateOfGroup = (group: SeatGroup) => (isOnSale(state) ? (availabilityOf([group]) ?? state) : state);
  const grouped = event.seat_groups.flatMap((group) => fullPrices(group.prices).map(({ price }) => offer(group.text, price, stateOfGroup(group))));
  if (grouped.length > 0) return grouped;
  if (event.prices.length > 0) return fullPrices(event.prices).map(({ name, price }) => offer(name, price));
  if (state === 'free') return [offer('', '0.00')];
  return offeredUnpriced.has(state) ? [offer('', undefined)] : [];
}

/** What each group is offered before everybody, until everybody is: an offer for its members, at the lowest price. */
function presaleOffers({ tickets: { presales = [], sale_from, price_from } }: EventDetail, url: string): object[] {
  return presales.map(({ name, from }) => ({
    '@type': 'Offer',
    name,
    ...(price_from !== undefined && { price: price_from, priceCurrency: 'EUR' }),
    availability: schema('PreOrder'),
    validFrom: from,
    ...(sale_from && { validThrough: sale_from }),
    validForMemberTier: { '@type': 'MemberProgramTier', name },
    url,
  }));
}

/** States in which tickets are to be had, or will be, whatever they cost. */
const offeredUnpriced: ReadonlySet<EventState> = new Set(['not_yet', 'elsewhere', 'box_office']);

const absolute = (address: string, baseUrl: string) => (address.startsWith('/') ? baseUrl + address : address);

import { castJsonLd, type EventCardData, locationJsonLd, organizerJsonLd, schemaTypeOf, standardNames } from '#features/programme/index.ts';
import type { Production } from '../contract.ts';

type Options = {
  /** Address of the site without trailing slash. */
  baseUrl: string;
  organizer: string;
};

/** The production as a schema.org EventSeries with its dates to come, each of its own kind; days in Berlin. */
export function productionJsonLd(production: Production, { baseUrl, organizer }: Options): Record<string, unknown> {
  const text = [production.subtitle, ...production.description].filter(Boolean).join('\n\n');
  return {
    '@context': 'https://schema.org',
    '@type': 'EventSeries',
    name: production.title,
    ...(text ? { description: text } : {}),
    url: baseUrl + production.link.url,
    startDate: production.first_day,
    endDate: production.last_day,
    ...(production.image_obj ? { image: [baseUrl + production.image_obj.url] } : {}),
    ...castJsonLd(production),
    ...organizerJsonLd(production.promoters, organizer, baseUrl),
    ...(production.events.length > 0 ? { subEvent: production.events.map((event) => dateOf(event, production, baseUrl)) } : {}),
  };
}

const dateOf = (event: EventCardData, { halls }: Production, baseUrl: string) => ({
  '@type': schemaTypeOf(event.event_type_new.slug),
  name: event.title,
  url: baseUrl + event.link.url,
  startDate: event.time_known ? event.date_start : event.day,
  ...(event.date_end && event.time_known ? { endDate: event.date_end } : {}),
  eventStatus: `https://schema.org/${standardNames[event.tickets.state].schemaStatus}`,
  ...locationJsonLd(event, halls, baseUrl),
});

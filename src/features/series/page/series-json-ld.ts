import type { EventCardData } from '#features/programme/index.ts';
import { locationJsonLd, schemaTypeOf, standardNames } from '#features/programme/index.ts';
import type { Series } from '../contract.ts';

type Options = {
  /** Address of the site without trailing slash. */
  baseUrl: string;
  /** Name of the venue. */
  organizer: string;
};

/** The series as a schema.org EventSeries, with its next dates; what else is known of them stands on their own pages. */
export function seriesJsonLd(series: Series, { baseUrl, organizer }: Options): Record<string, unknown> {
  const { name, description, link, image_obj: image, events } = series;
  return {
    '@context': 'https://schema.org',
    '@type': 'EventSeries',
    name,
    ...(description ? { description } : {}),
    url: baseUrl + link.url,
    ...(image ? { image: [baseUrl + image.url] } : {}),
    organizer: { '@type': 'Organization', name: organizer, url: baseUrl },
    ...(events.length > 0 ? { subEvent: events.map((event) => subEvent(event, series, baseUrl)) } : {}),
  };
}

const subEvent = (event: EventCardData, { halls }: Series, baseUrl: string) => ({
  '@type': schemaTypeOf(event.event_type_new.slug),
  name: event.title,
  url: baseUrl + event.link.url,
  startDate: event.time_known ? event.date_start : event.day,
  eventStatus: `https://schema.org/${standardNames[event.tickets.state].schemaStatus}`,
  ...locationJsonLd(event, halls, baseUrl),
});

import type { EventDetail } from '../contract.ts';

type Venue = EventDetail['venue'];

/** The venue as schema.org names it; an event's hall lies in it. */
export const venueJsonLd = (venue: Venue, baseUrl: string) => ({
  '@type': 'PerformingArtsTheater',
  '@id': `${baseUrl}/#venue`,
  name: venue.name,
  url: baseUrl,
  ...addressOf(venue),
});

/** The hall of an event within the venue, with the whole address: a room's own street stands for the venue's. */
export function hallJsonLd({ room, venue }: Pick<EventDetail, 'room' | 'venue'>, baseUrl: string) {
  return {
    '@type': 'Place',
    name: room.name,
    ...addressOf({ ...venue, street: room.address || venue.street }),
    containedInPlace: venueJsonLd(venue, baseUrl),
  };
}

function addressOf({ street, postcode, city, country }: Omit<Venue, 'name'>): { address?: object } {
  const parts = { streetAddress: street, postalCode: postcode, addressLocality: city, addressCountry: country };
  const known = Object.entries(parts).filter(([, value]) => value);
  return known.length > 0 ? { address: { '@type': 'PostalAddress', ...Object.fromEntries(known) } } : {};
}

import type { EventCard, EventDetail, Hall } from '../contract.ts';

type Venue = Omit<EventDetail['venue'], 'link'>;

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
    containedInPlace: venue.link ? placeJsonLd({ ...venue, link: venue.link }, baseUrl) : venueJsonLd(venue, baseUrl),
  };
}

/** The place of a date in a list, each in the venue of its own room. */
export function locationJsonLd({ room }: EventCard, halls: readonly Hall[], baseUrl: string) {
  const hall = halls.find(({ id }) => id === room.id);
  return hall ? { location: hallJsonLd({ room: { ...room, address: hall.address }, venue: hall.venue }, baseUrl) } : {};
}

/** A venue that has a page: the house, or another place of play. */
export const placeJsonLd = (venue: Venue & { link: { url: string } }, baseUrl: string) => ({
  '@type': 'EventVenue',
  '@id': `${baseUrl}${venue.link.url}#venue`,
  name: venue.name,
  url: baseUrl + venue.link.url,
  ...addressOf(venue),
});

function addressOf({ street, postcode, city, country }: Omit<Venue, 'name'>): { address?: object } {
  const parts = { streetAddress: street, postalCode: postcode, addressLocality: city, addressCountry: country };
  const known = Object.entries(parts).filter(([, value]) => value);
  return known.length > 0 ? { address: { '@type': 'PostalAddress', ...Object.fromEntries(known) } } : {};
}

import type { EventCard, EventDetail, Hall } from '../contract.ts';
import type { Partner } from '../details/details-schema.ts';

type Venue = Omit<EventDetail['venue'], 'link'>;

/** An event's hall lies in it. */
export const venueJsonLd = (venue: Venue, baseUrl: string) => ({
  '@type': 'PerformingArtsTheater',
  '@id': `${baseUrl}/#venue`,
  name: venue.name,
  url: baseUrl,
  ...addressOf(venue),
});

/** A room's own street stands for the venue's. */
function hallJsonLd({ room, venue }: Pick<EventDetail, 'room' | 'venue'>, baseUrl: string) {
  return {
    '@type': 'Place',
    name: room.name,
    ...addressOf({ ...venue, street: room.address || venue.street }),
    containedInPlace: venue.link ? placeJsonLd({ ...venue, link: venue.link }, baseUrl) : venueJsonLd(venue, baseUrl),
  };
}

type Attended = Pick<EventDetail, 'room' | 'venue'> & Pick<EventCard, 'attendance'>;

/** A hall, a stream that the event's page leads to, or both; `url` is that of the page. */
export function attendanceJsonLd(event: Attended, baseUrl: string, url: string) {
  const stream = { '@type': 'VirtualLocation', url };
  if (event.attendance === 'online') return { eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode', location: stream };
  const hall = hallJsonLd(event, baseUrl);
  if (event.attendance === 'mixed') return { eventAttendanceMode: 'https://schema.org/MixedEventAttendanceMode', location: [hall, stream] };
  return { eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode', location: hall };
}

/** The place of a date in a list, each in the venue of its own room. */
export function locationJsonLd({ room, attendance, link }: EventCard, halls: readonly Hall[], baseUrl: string) {
  const hall = halls.find(({ id }) => id === room.id);
  return hall ? attendanceJsonLd({ room: { ...room, address: hall.address }, venue: hall.venue, attendance }, baseUrl, baseUrl + link.url) : {};
}

/** Who puts it on: promoters, else the venue. */
export function organizerJsonLd(promoters: readonly Pick<Partner, 'name' | 'link'>[], venue: string | undefined, baseUrl: string): { organizer?: object } {
  if (promoters.length > 0) return { organizer: promoters.map(organisationJsonLd) };
  return venue ? { organizer: { '@type': 'Organization', name: venue, url: baseUrl } } : {};
}

export const organisationJsonLd = ({ name, link }: Pick<Partner, 'name' | 'link'>) => ({ '@type': 'Organization', name, ...(link ? { url: link } : {}) });

/** A venue that has a page: the venue, or another place of play. */
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

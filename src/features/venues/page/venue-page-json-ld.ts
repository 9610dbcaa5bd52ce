import { placeJsonLd } from '#features/programme/index.ts';
import { withAsciiDomain } from '#i18n/email/email-address.ts';
import type { Venue } from '../contract.ts';

/** The venue as a schema.org EventVenue, a Place; `baseUrl` is the address of the site without trailing slash. */
export function venuePageJsonLd(venue: Venue, baseUrl: string): Record<string, unknown> {
  const { description, phone, email, coordinates, map_url, image_obj: image, rooms } = venue;
  const seats = rooms.reduce((sum, room) => sum + (room.seats ?? 0), 0);
  return {
    '@context': 'https://schema.org',
    ...placeJsonLd(venue, baseUrl),
    ...(description.length > 0 ? { description: description.join('\n\n') } : {}),
    ...(image ? { image: [baseUrl + image.url] } : {}),
    ...(phone ? { telephone: phone } : {}),
    ...(email ? { email: withAsciiDomain(email) } : {}),
    ...(coordinates ? { geo: { '@type': 'GeoCoordinates', ...coordinates } } : {}),
    ...(map_url ? { hasMap: map_url } : {}),
    ...(seats > 0 ? { maximumAttendeeCapacity: seats } : {}),
    ...(rooms.length > 0
      ? { containsPlace: rooms.map((room) => ({ '@type': 'Place', name: room.name, ...(room.seats ? { maximumAttendeeCapacity: room.seats } : {}) })) }
      : {}),
  };
}

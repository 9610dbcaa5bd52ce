import type { Language } from '#i18n/language.ts';
import { choose, type Localised } from '#i18n/localised.ts';
import { slugOf } from '#i18n/slug.ts';
import { href } from '#routes.ts';
import type { EventDetail } from '../contract.ts';

/** What a query selects that has joined the venue of the event's room: `leftJoin('venue', 'venue.id', 'room.venue_id')`. */
export const venueColumns = [
  'venue.id as venue_id',
  'venue.name as venue_name',
  'venue.street as venue_street',
  'venue.postcode as venue_postcode',
  'venue.city as venue_city',
  'venue.country as venue_country',
] as const;

type JoinedVenue = { venue_id: number | null; venue_name: Localised | null } & {
  [Part in 'street' | 'postcode' | 'city' | 'country' as `venue_${Part}`]: string | null;
};
type OwnVenue = { name: string; address: { street: string; postcode: string; city: string; country: string } };

/** Where the event's room is; a room in no venue is the venue's own, as the settings say. */
export function presentEventVenue(row: JoinedVenue, own: OwnVenue, language: Language): EventDetail['venue'] {
  if (row.venue_id === null) return { name: own.name, ...own.address, link: null };
  const name = choose(row.venue_name, language).text;
  const part = (text: string | null) => text ?? '';
  return {
    name,
    street: part(row.venue_street),
    postcode: part(row.venue_postcode),
    city: part(row.venue_city),
    country: part(row.venue_country),
    link: { url: href('venue', language, { slug: slugOf(name), id: row.venue_id }) },
  };
}

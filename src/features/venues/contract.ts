import { z } from 'zod';
import { endpoint } from '#api/endpoint.ts';
import { commonFailures } from '#api/failures.ts';
import { paginated, pagingQuery } from '#api/pagination/paginated.ts';
import { rowId } from '#api/whole-number.ts';
import { imageFields, imageSchema } from '#features/media/contract.ts';
import { addressFields, eventCardSchema, linkSchema, namedSchema, slugsSchema, untranslated } from '#features/programme/contract.ts';
import { venuesPerPage } from './limits.ts';

/** A venue in a list. `country` is an ISO 3166-1 code, `coordinates` are WGS 84, `map_url` leads to a map elsewhere. */
export const venueCardSchema = namedSchema.extend({
  slug: z.string(),
  link: linkSchema,
  ...addressFields,
  coordinates: z.object({ latitude: z.number(), longitude: z.number() }).nullable(),
  map_url: z.string().nullable(),
  rooms: z.array(namedSchema),
  ...imageFields,
});

/** A room of a venue; `plan_obj` is its seat plan as a picture, `plan_note` what the colours of it mean. */
const venueRoomSchema = namedSchema.extend({
  description: z.string(),
  plan_note: z.string(),
  untranslated,
  seats: z.int().nullable(),
  plan_obj: imageSchema.nullable(),
  programme: linkSchema,
});

/** A venue with everything its page shows. Texts are paragraphs. */
export const venueSchema = venueCardSchema.extend({
  description: z.array(z.string()),
  directions: z.array(z.string()),
  accessibility: z.array(z.string()),
  untranslated,
  phone: z.string(),
  email: z.string(),
  map_obj: imageSchema.nullable(),
  rooms: z.array(venueRoomSchema),
  /** The next dates in any of its rooms. */
  events: z.array(eventCardSchema),
  slugs: slugsSchema,
});

export const venuesContract = {
  venues: endpoint({
    method: 'GET',
    path: '/api/venues/',
    access: 'public',
    summary: 'All venues: the house and its other places of play.',
    query: z.object(pagingQuery(venuesPerPage)),
    output: paginated(venueCardSchema),
    errors: { page_not_found: commonFailures.page_not_found },
  }),
  venue: endpoint({
    method: 'GET',
    path: '/api/venues/{id}/',
    access: 'public',
    summary: 'One venue with its rooms and its next dates.',
    parameters: z.object({ id: rowId() }),
    output: venueSchema,
    errors: { not_found: commonFailures.not_found },
  }),
};

export type VenuesContract = typeof venuesContract;
export type VenueCard = z.output<typeof venueCardSchema>;
export type VenueRoom = z.output<typeof venueRoomSchema>;
export type Venue = z.output<typeof venueSchema>;

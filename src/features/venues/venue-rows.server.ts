import type { Database } from '#db/database.server.ts';
import { imageOf, presentImage, presentThumbnails } from '#features/media/index.ts';
import type { Language } from '#i18n/language.ts';
import { slugOf } from '#i18n/slug.ts';
import { presentNamed } from '#i18n/texts.ts';
import { href } from '#routes.ts';
import type { VenueCard } from './contract.ts';
import { venueRows } from './queries/venues.server.ts';

export type VenueRow = Awaited<ReturnType<ReturnType<typeof venueRows>['executeTakeFirstOrThrow']>>;

/** The one place where a venue's row becomes JSON. */
export function presentVenueCard(row: VenueRow, language: Language): VenueCard {
  const { id, street, postcode, city, country, latitude, longitude } = row;
  const named = presentNamed(row, language);
  const slug = slugOf(named.name);
  const image = imageOf(row);
  return {
    ...named,
    slug,
    link: { url: href('venue', language, { slug, id }) },
    ...{ street, postcode, city, country },
    coordinates: latitude === null || longitude === null ? null : { latitude, longitude },
    map_url:
      latitude === null || longitude === null ? null : `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`,
    rooms: row.rooms.map((room) => presentNamed(room, language)),
    image_obj: image && presentImage(image, language),
    image_thumbnails: image && presentThumbnails(image),
  };
}

/** Venues by their ids, for blocks that show them. One query. */
export async function venuesById(db: Database, ids: readonly number[], language: Language): Promise<Map<number, VenueCard>> {
  if (ids.length === 0) return new Map();
  const rows = await venueRows(db).where('venue.id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.id, presentVenueCard(row, language)]));
}

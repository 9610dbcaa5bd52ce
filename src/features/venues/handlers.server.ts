import { implement } from '#api/implement/implement.server.ts';
import { pageLinks } from '#api/pagination/page-links.ts';
import { problem } from '#api/problem.server.ts';
import type { RequestContext } from '#api/request-context.server.ts';
import type { Database } from '#db/database.server.ts';
import { imageOf, presentImage } from '#features/media/index.ts';
import { severalLists } from '#features/programme/index.server.ts';
import type { EventCardData } from '#features/programme/index.ts';
import { type Language, languages } from '#i18n/language.ts';
import { choose } from '#i18n/localised.ts';
import { slugOf } from '#i18n/slug.ts';
import { presentNamed, Texts } from '#i18n/texts.ts';
import { href } from '#routes.ts';
import { type VenueRoom, venuesContract } from './contract.ts';
import { maxVenueEvents } from './limits.ts';
import { countVenues, mapRow, roomRows, venueRows } from './queries/venues.server.ts';
import { presentVenueCard } from './venue-rows.server.ts';

export const venueOperations = implement(venuesContract, {
  venues: async ({ query }, { db, language }) => {
    const { page, page_size: size } = query;
    const { count } = await countVenues(db);
    const rows = await venueRows(db)
      .limit(size)
      .offset((page - 1) * size)
      .execute();
    if (page > 1 && rows.length === 0) return problem('page_not_found');
    return { count, ...pageLinks('/api/venues/', language, query, count), results: rows.map((row) => presentVenueCard(row, language)) };
  },

  venue: async ({ parameters: { id } }, context) => {
    const { db, language } = context;
    const [row, map, rooms] = await Promise.all([detailRow(db, id), mapRow(db, id), roomRows(db, id)]);
    if (!row) return problem('not_found');
    const texts = new Texts(language);
    const image = map && imageOf(map);
    const [de, en] = languages.map((other) => slugOf(choose(row.name, other).text));
    return {
      ...presentVenueCard(row, language),
      description: texts.paragraphs('description', row.description),
      directions: texts.paragraphs('directions', row.directions),
      accessibility: texts.paragraphs('accessibility', row.accessibility),
      phone: row.phone,
      email: row.email,
      map_obj: image ? presentImage(image, language) : null,
      rooms: rooms.map((room) => presentRoom(room, language)),
      events: await nextEvents(
        rooms.map((room) => room.id),
        context,
      ),
      slugs: { de: de ?? '', en: en ?? '' },
      ...texts.marks,
    };
  },
});

const detailRow = (db: Database, id: number) =>
  venueRows(db)
    .select(['venue.description', 'venue.directions', 'venue.accessibility', 'venue.phone', 'venue.email'])
    .where('venue.id', '=', id)
    .executeTakeFirst();

function presentRoom(row: Awaited<ReturnType<typeof roomRows>>[number], language: Language): VenueRoom {
  const texts = new Texts(language);
  const plan = imageOf(row);
  return {
    ...presentNamed(row, language),
    description: texts.choose('description', row.description),
    plan_note: texts.choose('plan_note', row.plan_note),
    seats: row.seats,
    plan_obj: plan && presentImage(plan, language),
    programme: { url: `${href('programme', language)}?room=${row.id}` },
    ...texts.marks,
  };
}

/** The next dates in any of these rooms: one query, however many rooms. */
async function nextEvents(rooms: readonly number[], context: RequestContext): Promise<EventCardData[]> {
  const lists = await severalLists(
    rooms.map((room) => ({ room })),
    maxVenueEvents,
    context,
  );
  const shownOn = ({ listed_day, day }: EventCardData) => listed_day ?? day;
  return lists
    .flat()
    .sort((a, b) => shownOn(a).localeCompare(shownOn(b)) || Date.parse(a.date_start) - Date.parse(b.date_start) || a.id - b.id)
    .slice(0, maxVenueEvents);
}

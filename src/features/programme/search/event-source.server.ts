import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { RequestContext } from '#api/request-context.server.ts';
import type { Database } from '#db/database.server.ts';
import { dayOf, toBerlinIso } from '#i18n/berlin-time.ts';
import type { Language } from '#i18n/language.ts';
import { choose, ownOr } from '#i18n/localised.ts';
import { slugOf } from '#i18n/slug.ts';
import { Texts } from '#i18n/texts.ts';
import { href } from '#routes.ts';
import { shownDates } from '../limits.ts';
import { listEvents } from '../list-events.server.ts';
import { markListStaleAt, optionCounts } from '../listing/counts.server.ts';
import { overAt } from '../period.ts';
import { eventRows } from '../presenter/event-rows.server.ts';
import { presentEventCard } from '../presenter/present.server.ts';

/** A production that was found, and where: with all events in a room that have no text of their own, or with one that has. */
type FoundProduction = { object_id: number; groups: readonly { room_id: number | null; event_id: number | null }[] };
type Reader = { language: Language; now: Date };

/** The search's source of events, handed to it by the server (`EventSource` in features/search). */
export const eventSource = {
  filtersToCome: async (db: Database, now: Date) => {
    const { type, tag, genre } = await optionCounts(db, {}, now);
    return { type: [...type.keys()], tag: [...tag.keys()], genre: [...genre.keys()] };
  },
  next: (context: RequestContext, limit: number) => listEvents(context, {}, { limit, offset: 0 }, dayOf(context.now)),
  cards: async (db: Database, found: readonly FoundProduction[], { language, now }: Reader) => {
    await markListStaleAt(db, {}, now);
    if (found.length === 0) return new Map();
    const rows = await nextDates(db, found, now);
    const cards = rows.map((row) => {
      const dates = row.dates.map(({ id, date_start, own_title }) => {
        const slug = slugOf(choose(ownOr(own_title, row.title), language).text);
        return { id, url: href('event', language, { slug, id }), date_start: toBerlinIso(new Date(date_start)) };
      });
      const card = presentEventCard(row, language, new Texts(language), dayOf(now));
      return [row.production_id, { ...card, is_over: overAt(row) <= now, dates, dates_count: row.dates_count }] as const;
    });
    return new Map(cards);
  },
};

/** Of each production, among what was found, the event that is nearest to now, those to come first; with the other dates to come. */
function nextDates(db: Database, found: readonly FoundProduction[], now: Date) {
  const nearest = db
    .selectFrom('event')
    .leftJoin('search_document as own', (join) => join.onRef('own.event_id', '=', 'event.id').on('own.kind', '=', 'event'))
    .select('event.id')
    .distinctOn('event.production_id')
    .where('event.is_online', '=', true)
    .where((eb) =>
      eb.or(
        found.map(({ object_id, groups }) => {
          const rooms = groups.flatMap(({ room_id, event_id }) => (event_id === null && room_id !== null ? [room_id] : []));
          const events = groups.flatMap(({ event_id }) => event_id ?? []);
          const inRooms = rooms.length > 0 ? [eb.and([eb('own.id', 'is', null), eb('event.room_id', 'in', rooms)])] : [];
          return eb.and([eb('event.production_id', '=', object_id), eb.or([...inRooms, ...(events.length > 0 ? [eb('event.id', 'in', events)] : [])])]);
        }),
      ),
    )
    .orderBy('event.production_id')
    .orderBy(sql`event_over(${sql.ref('event.date_start')}, ${sql.ref('event.date_end')}, ${sql.ref('event.time_known')}, ${sql.ref('event.day')}) <= ${now}`)
    .orderBy(sql`abs(extract(epoch from ${sql.ref('event.date_start')} - ${now}::timestamptz))`)
    .orderBy('event.id');
  return eventRows(db)
    .where('event.id', 'in', nearest)
    .select((eb) => {
      const others = eb
        .selectFrom('event as other')
        .whereRef('other.production_id', '=', 'event.production_id')
        .whereRef('other.id', '<>', 'event.id')
        .where('other.is_online', '=', true)
        .where('other.date_start', '>', now);
      return [
        jsonArrayFrom(others.select(['other.id', 'other.date_start', 'other.title as own_title']).orderBy('other.date_start').limit(shownDates)).as('dates'),
        eb.fn
          .coalesce(
            others.select((of) => of.fn.countAll<number>().as('count')),
            sql<number>`0`,
          )
          .as('dates_count'),
      ];
    })
    .execute();
}

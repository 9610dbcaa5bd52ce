import { type RawBuilder, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { RequestContext } from '#api/request-context.server.ts';
import type { Database } from '#db/database.server.ts';
import { imageColumns, imageOf, presentThumbnails } from '#features/media/index.ts';
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
import { presentDateRange } from '../presenter/date-range.server.ts';
import { onlineEventsInOrder } from '../presenter/event-rows.server.ts';
import { listedEventPresenter } from '../presenter/listed-event.server.ts';

/** With all events in a room without text of their own, or one that has. */
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
    const nearest = new Map((await withOtherDates(db, found, now).execute()).map((row) => [row.id, row]));
    const rows = await onlineEventsInOrder(db, [...nearest.keys()]);
    const present = await listedEventPresenter({ db, language, now }, rows);
    const cards = rows.map((row) => {
      const others = nearest.get(row.id);
      const dates = (others?.dates ?? []).map(({ id, date_start, own_title }) => {
        const slug = slugOf(choose(ownOr(own_title, row.title), language).text);
        return { id, url: href('event', language, { slug, id }), date_start: toBerlinIso(new Date(date_start)) };
      });
      return [row.production_id, { ...present(row, dayOf(now)), is_over: overAt(row) <= now, dates, dates_count: others?.dates_count ?? 0 }] as const;
    });
    return new Map(cards);
  },
  nearest: async (db: Database, found: readonly FoundProduction[], { language, now }: Reader) => {
    await markListStaleAt(db, {}, now);
    if (found.length === 0) return new Map();
    const rows = await nearestDates(db, found, now).execute();
    return new Map(rows.map((row) => [row.production_id, presentNearest(row, language, now)]));
  },
};

function presentNearest(row: Awaited<ReturnType<ReturnType<typeof nearestDates>['executeTakeFirstOrThrow']>>, language: Language, now: Date) {
  const texts = new Texts(language);
  const title = texts.choose('title', ownOr(row.own_title, row.title));
  const image = imageOf(row);
  return {
    id: row.id,
    title,
    link: { url: href('event', language, { slug: slugOf(title), id: row.id }) },
    date_start: toBerlinIso(row.date_start),
    ...presentDateRange(row, language, dayOf(now)),
    image_thumbnails: image && presentThumbnails(image),
    ...texts.marks,
    is_over: overAt(row) <= now,
  };
}

/** Those to come first; one prepared statement. */
function nearestOf(found: readonly FoundProduction[], now: Date) {
  const rooms = found.flatMap(({ object_id, groups }) =>
    groups.flatMap(({ room_id, event_id }) => (event_id === null && room_id !== null ? [{ object_id, room_id }] : [])),
  );
  const events = found.flatMap(({ groups }) => groups.flatMap(({ event_id }) => event_id ?? []));
  const inRoom = (
    when: RawBuilder<unknown>,
  ) => sql`select event.id, event.production_id, event.date_start, event.date_end, event.time_known, event.day from event
    where event.production_id = found.production_id and event.room_id = found.room_id and event.is_online and ${when}
      and (select true from search_document as own where own.event_id = event.id and own.kind = 'event' limit 1) is null`;
  return sql<number>`(
    select distinct on (production_id) id from (
      select event.id, event.production_id, event.date_start, event.date_end, event.time_known, event.day
      from unnest(${events}::int[]) as found (id) join event on event.id = found.id where event.is_online
      union all
      select event.* from unnest(${rooms.map(({ object_id }) => object_id)}::int[], ${rooms.map(({ room_id }) => room_id)}::int[]) as found (production_id, room_id)
      cross join lateral (
        -- Of those that have not begun the next is the nearest, of those that are over the last: no others need to be looked at.
        (${inRoom(sql`event.date_start >= ${now}::timestamptz`)} order by date_start, id limit 1)
        union all (${inRoom(sql`event.date_start < ${now}::timestamptz`)} order by date_start desc, id limit 1)
        union all ${inRoom(sql`event.date_start < ${now}::timestamptz and event_over(event.date_start, event.date_end, event.time_known, event.day) > ${now}::timestamptz`)}
      ) as event
    ) as dated
    order by production_id, event_over(date_start, date_end, time_known, day) <= ${now}::timestamptz,
      case when date_start < ${now}::timestamptz then ${now}::timestamptz - date_start else date_start - ${now}::timestamptz end, id
  )`;
}

/** What is told of them among all kinds of things. */
const nearestDates = (db: Database, found: readonly FoundProduction[], now: Date) =>
  db
    .selectFrom('event')
    .innerJoin('production', 'production.id', 'event.production_id')
    .leftJoin('asset as image', (join) => join.on((eb) => eb('image.id', '=', eb.fn.coalesce('event.image_id', 'production.image_id'))))
    .select(['event.id', 'event.production_id', 'event.title as own_title', 'event.date_start', 'event.date_end', 'event.time_known', 'event.day'])
    .select(['event.seat_groups', 'event.details', 'production.details as production_details', 'production.title', 'image.id as image_id', ...imageColumns])
    .where('event.id', 'in', nearestOf(found, now));

const withOtherDates = (db: Database, found: readonly FoundProduction[], now: Date) =>
  db
    .selectFrom('event')
    .select('event.id')
    .where('event.id', 'in', nearestOf(found, now))
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
    });

import { type RawBuilder, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Database } from '#db/database.server.ts';
import { imageColumns } from '#features/media/index.ts';
import { shownDates } from '../limits.ts';

/** A production that was found, and where: with all events in a room that have no text of their own, or with one that has. */
export type FoundProduction = { object_id: number; groups: readonly { room_id: number | null; event_id: number | null }[] };

/** Of each production, among what was found, the event that is nearest to now, those to come first. One statement for whatever was found, which is prepared once. */
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
export const nearestDates = (db: Database, found: readonly FoundProduction[], now: Date) =>
  db
    .selectFrom('event')
    .innerJoin('production', 'production.id', 'event.production_id')
    .leftJoin('asset as image', (join) => join.on((eb) => eb('image.id', '=', eb.fn.coalesce('event.image_id', 'production.image_id'))))
    .select(['event.id', 'event.production_id', 'event.title as own_title', 'event.date_start', 'event.date_end', 'event.time_known', 'event.day'])
    .select(['event.seat_groups', 'event.details', 'production.details as production_details', 'production.title', 'image.id as image_id', ...imageColumns])
    .where('event.id', 'in', nearestOf(found, now));

export const withOtherDates = (db: Database, found: readonly FoundProduction[], now: Date) =>
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

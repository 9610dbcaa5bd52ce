import { type ExpressionBuilder, sql } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import { CachedReads } from '#db/cached-read.server.ts';
import type { Database } from '#db/database.server.ts';
import { setStaleAt } from '#db/read-dependencies.server.ts';
import { CachedRows } from '#db/rows/cached-rows.server.ts';
import type { Schema } from '#db/schema.ts';
import { hasBlocks } from '#features/cms/index.server.ts';
import { imageColumns } from '#features/media/index.ts';
import { mediaOf } from '../../details/media.server.ts';
import { partnersOf } from '../../details/partners.server.ts';
import { overAt } from '../../period.ts';
import { venueColumns } from '../event-venue.ts';

/** Events with everything a card shows; the caller says which and in what order. */
export function eventRows(db: Database) {
  return db
    .selectFrom('event')
    .innerJoin('production', 'production.id', 'event.production_id')
    .innerJoin('room', 'room.id', 'event.room_id')
    .innerJoin('exhibition_type as type', 'type.id', 'event.type_id')
    .leftJoin('room as announced_room', 'announced_room.id', 'event.announced_room_id')
    .leftJoin('asset as image', (join) => join.on((eb) => eb('image.id', '=', eb.fn.coalesce('event.image_id', 'production.image_id'))))
    .select([
      'event.id',
      'event.production_id',
      'event.title as own_title',
      'event.subtitle as own_subtitle',
      'event.date_start',
      'event.date_end',
      'event.time_known',
      'event.day',
      'event.status',
      'event.status_note',
      'event.announced_start',
      'event.announced_room_id',
      'announced_room.name as announced_room_name',
      'event.seat_groups',
      'event.prices',
      'event.id_jet',
      'event.ticket_url',
      'event.details',
      'production.details as production_details',
      'event.image_credit',
      'event.accessibility_ids',
      'event.occasion',
      'event.derived_occasion',
      'type.names_occasions',
      'event.room_id',
      'event.type_id',
      'production.preline',
      'production.title',
      'production.subtitle',
      'room.name as room_name',
      'type.name as type_name',
      'image.id as image_id',
      ...imageColumns,
    ])
    .select((eb) => [
      jsonArrayFrom(
        eb
          .selectFrom('tag')
          .select(['tag.id', 'tag.name'])
          .whereRef('tag.id', '=', eb.fn.any('event.tag_ids'))
          .where('tag.show_in_filter', '=', true)
          .orderBy('tag.sort'),
      ).as('tags'),
      jsonArrayFrom(
        eb.selectFrom('series').select(['series.id', 'series.name']).whereRef('series.id', '=', eb.fn.any('event.series_ids')).orderBy('series.sort'),
      ).as('series'),
      jsonObjectFrom(
        eb
          .selectFrom('event as other')
          .innerJoin('production as other_production', 'other_production.id', 'other.production_id')
          .select(['other.id', 'other.title as own_title', 'other_production.title', 'other.day'])
          .whereRef('other.id', '=', 'event.replaced_by')
          .where('other.is_online', '=', true),
      ).as('replacement'),
    ]);
}

type OfEvent = ExpressionBuilder<Schema, 'event'>;

/** The event that takes the place of what is postponed, also where that was postponed again: the last of them, as far as it takes place. */
export const newDateOf = (eb: OfEvent) =>
  jsonObjectFrom(
    eb
      .selectFrom('event as new_date')
      .innerJoin('production as new_production', 'new_production.id', 'new_date.production_id')
      .select(['new_date.id', 'new_date.title as own_title', 'new_production.title', 'new_date.day', 'new_date.date_start', 'new_date.time_known'])
      .where(
        'new_date.id',
        '=',
        sql<number>`(with recursive later as (
          select n.id, n.rescheduled_to, n.status from ${sql.table('event')} n where n.id = ${eb.ref('event.rescheduled_to')}
          union select n.id, n.rescheduled_to, n.status from ${sql.table('event')} n join later on later.status = 'postponed' and n.id = later.rescheduled_to)
          select id from later where status <> 'postponed' limit 1)`,
      )
      .where('new_date.is_online', '=', true),
  ).as('new_date');

/** When what takes place now was announced for first, however often it was postponed; null where it was not. */
export const announcedStartOf = (eb: OfEvent) =>
  sql<Date | null>`(with recursive earlier as (
    select o.id, coalesce(o.announced_start, o.date_start) as date_start from ${sql.table('event')} o where o.rescheduled_to = ${eb.ref('event.id')}
    union select o.id, coalesce(o.announced_start, o.date_start) from ${sql.table('event')} o join earlier on o.rescheduled_to = earlier.id)
    select min(date_start) from earlier)`.as('old_date_start');

/** Of those that visitors see, by id. */
export const onlineEventRows = new CachedRows('event', 'id', (db, ids: readonly number[]) =>
  eventRows(db).where('event.id', 'in', ids).where('event.is_online', '=', true).execute(),
);

/** By date, as every list has them. */
export async function onlineEventsInOrder(db: Database, ids: readonly number[]): Promise<EventRow[]> {
  const rows = [...(await onlineEventRows.get(db, [...new Set(ids)])).values()];
  return rows.sort((one, other) => one.date_start.getTime() - other.date_start.getTime() || one.id - other.id);
}

export type EventRow = Awaited<ReturnType<ReturnType<typeof eventRows>['executeTakeFirstOrThrow']>>;

/** What only the event's own page shows beside its card; that holds until the event is over. */
export async function eventDetailRow(db: Database, id: number, now: Date) {
  const row = await detailRows.get(db, String(id), null, () => readDetailRow(db, id));
  const over = row && overAt(row);
  if (over && over > now) setStaleAt(over);
  return row;
}

const detailRows = new CachedReads(500);

const readDetailRow = (db: Database, id: number) =>
  eventRows(db)
    .leftJoin('venue', 'venue.id', 'room.venue_id')
    .select(venueColumns)
    .select([
      'event.important_info',
      'event.genre_ids',
      'event.series_ids',
      'production.opening_hours',
      'production.promoter',
      'venue.directions as venue_directions',
      'venue.accessibility as venue_accessibility',
      'event.description as own_description',
      'event.sequence',
      'event.updated_at',
      'production.description',
      'room.address',
      'type.usual_minutes',
    ])
    .select(newDateOf)
    .select(announcedStartOf)
    .select((eb) => [
      hasBlocks('event', 'event.id').as('has_blocks'),
      mediaOf(eb).as('media'),
      partnersOf(eb).as('partners'),
      jsonArrayFrom(
        eb.selectFrom('series as told').select(['told.id', 'told.description']).whereRef('told.id', '=', eb.fn.any('event.series_ids')).orderBy('told.sort'),
      ).as('series_descriptions'),
    ])
    .where('event.id', '=', id)
    .where('event.is_online', '=', true)
    .executeTakeFirst();

export type EventDetailRow = NonNullable<Awaited<ReturnType<typeof eventDetailRow>>>;

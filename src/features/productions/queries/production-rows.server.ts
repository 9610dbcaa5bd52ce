import { sql } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import type { Database } from '#db/database.server.ts';
import { hasBlocks } from '#features/cms/index.server.ts';
import { imageColumns } from '#features/media/index.ts';
import { mediaOfProduction, partnersOfProduction } from '#features/programme/index.server.ts';

/** Productions with everything a card shows; the caller says which and in what order. One of which no event is online is none: what it says would tell of them. */
export const productionRows = (db: Database) => allProductionRows(db).where('production.last_over', 'is not', null);

/** The same with those that nobody sees yet, for staff. */
export const allProductionRows = (db: Database) =>
  db
    .selectFrom('production')
    .innerJoin('exhibition_type as type', 'type.id', 'production.type_id')
    .leftJoin('season', 'season.id', 'production.season_id')
    .leftJoin('asset as image', 'image.id', 'production.image_id')
    .select(['production.id', 'production.preline', 'production.title', 'production.subtitle', 'production.type_id'])
    .select(['production.first_day', 'production.last_day', 'production.last_over'])
    .select(['type.name as type_name', 'season.id as season_id', 'season.name as season_name'])
    .select(['image.id as image_id', ...imageColumns])
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('tag')
          .select(['tag.id', 'tag.name'])
          .whereRef('tag.id', '=', eb.fn.any('production.tag_ids'))
          .where('tag.show_in_filter', '=', true)
          .orderBy('tag.sort'),
      ).as('tags'),
    );

export type ProductionRow = Awaited<ReturnType<ReturnType<typeof productionRows>['executeTakeFirstOrThrow']>>;

/** The same with the first event of each that is not over at an instant. */
export const listedRows = (db: Database, from: Date) =>
  productionRows(db).select((eb) =>
    jsonObjectFrom(
      eb
        .selectFrom('event')
        .innerJoin('room', 'room.id', 'event.room_id')
        .select(['event.id', 'event.title as own_title', 'event.day', 'event.date_start', 'event.time_known', 'room.id as room_id', 'room.name as room_name'])
        .whereRef('event.production_id', '=', 'production.id')
        .where('event.is_online', '=', true)
        .where(sql<Date>`event_over(event.date_start, event.date_end, event.time_known, event.day)`, '>', from)
        .orderBy('event.date_start')
        .orderBy('event.id')
        .limit(1),
    ).as('next_event'),
  );

export type ListedRow = Awaited<ReturnType<ReturnType<typeof listedRows>['executeTakeFirstOrThrow']>>;

/** What only its own page shows beside its card. */
export const productionDetailRow = (db: Database, id: number) =>
  productionRows(db)
    .select(['production.description', 'production.opening_hours', 'production.promoter'])
    .select(hasBlocks('production', 'production.id').as('has_blocks'))
    .select((eb) => [mediaOfProduction(eb).as('media'), partnersOfProduction(eb).as('partners')])
    .where('production.id', '=', id)
    .executeTakeFirst();

import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Database } from '#db/database.server.ts';
import { imageColumns } from '#features/media/index.ts';

/** One production, unless all its events are still to be announced: what it says would tell of them. */
export const productionRow = (db: Database, id: number) =>
  db
    .selectFrom('production')
    .innerJoin('exhibition_type as type', 'type.id', 'production.type_id')
    .leftJoin('season', 'season.id', 'production.season_id')
    .leftJoin('asset as image', 'image.id', 'production.image_id')
    .select(['production.id', 'production.preline', 'production.title', 'production.subtitle', 'production.description', 'production.type_id'])
    .select(['type.name as type_name', 'season.id as season_id', 'season.name as season_name'])
    .select(['image.id as image_id', ...imageColumns])
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('production_tag')
          .innerJoin('tag', 'tag.id', 'production_tag.tag_id')
          .select(['tag.id', 'tag.name'])
          .whereRef('production_tag.production_id', '=', 'production.id')
          .orderBy('tag.sort'),
      ).as('tags'),
    )
    .where('production.id', '=', id)
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('event').select('event.id').whereRef('event.production_id', '=', 'production.id').where('event.is_online', '=', true)),
    )
    .executeTakeFirst();

import { type Insertable, type SqlBool, sql } from 'kysely';
import type { Database } from '#db/database.server.ts';
import type { Schema } from '#db/schema.ts';
import { imageColumns } from '#features/media/index.ts';
import { dayOf } from '#i18n/berlin-time.ts';

export const isThere = async (db: Database, id: number): Promise<boolean> =>
  (await db.selectFrom('production').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;

export const storeLink = (db: Database, id: number, fresh: Omit<Insertable<Schema['press_link']>, 'production_id'>) =>
  db
    .insertInto('press_link')
    .values({ production_id: id, ...fresh })
    .onConflict((conflict) => conflict.column('production_id').doUpdateSet(fresh))
    .execute();

export const deleteLink = (db: Database, id: number) => db.deleteFrom('press_link').where('production_id', '=', id).execute();

export const linkOf = (db: Database, id: number) =>
  db
    .selectFrom('press_link')
    .innerJoin('production', 'production.id', 'press_link.production_id')
    .select(['press_link.token', 'production.title'])
    .where('production_id', '=', id)
    .executeTakeFirst();

export const noteFetch = (db: Database, production_id: number, by_link: boolean, last_fetched_at: Date) =>
  db
    .insertInto('press_fetch')
    .values({ production_id, by_link, fetches: 1, last_fetched_at })
    .onConflict((conflict) =>
      conflict.columns(['production_id', 'by_link']).doUpdateSet((eb) => ({ fetches: eb('press_fetch.fetches', '+', 1), last_fetched_at })),
    )
    .execute();

/** Whether something of the library may leave the venue now: it is available, not in the bin, and its right has not ended. */
export const isFree = (asset: 'image' | 'document', now: Date) => sql<SqlBool>`(
  ${sql.ref(`${asset}.deleted_at`)} is null
  and coalesce(${sql.ref(`${asset}.copyright_until`)} >= ${dayOf(now)}::date, true)
  and coalesce(${sql.ref(`${asset}.available_from`)} <= ${now}::timestamptz, true))`;

export const productionForPress = (db: Database, id: number, now: Date) =>
  db
    .selectFrom('production')
    .leftJoin('press_link', 'press_link.production_id', 'production.id')
    .leftJoin('asset as document', (join) =>
      join.onRef('document.id', '=', 'production.press_document_id').on('document.kind', '=', 'document').on(isFree('document', now)),
    )
    .select(['production.id', 'production.title', 'production.press_text', 'production.press_from', 'press_link.token'])
    .select(['document.id as document_id', 'document.file as document_file', 'document.name as document_name', 'document.size as document_size'])
    .select(sql<boolean>`production.is_online and production.last_over is not null`.as('is_seen'))
    .where('production.id', '=', id)
    .where('production.has_press', '=', true)
    .executeTakeFirst();

export const pressPictures = (db: Database, id: number, now: Date) =>
  db
    .selectFrom('press_picture')
    .innerJoin('asset as image', 'image.id', 'press_picture.image_id')
    .select(['image.id as image_id', 'image.caption', 'image.copyright', ...imageColumns])
    .where('press_picture.production_id', '=', id)
    .where('image.kind', '=', 'image')
    .where(isFree('image', now))
    .orderBy('press_picture.position')
    .orderBy('press_picture.id')
    .execute();

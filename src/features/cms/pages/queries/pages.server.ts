import { type Insertable, type Kysely, sql } from 'kysely';
import type { Database } from '#db/database.server.ts';
import type { Schema } from '#db/schema.ts';

export const draftOfContainer = (db: Database, id: number) =>
  db
    .selectFrom('container')
    .select(['id', 'slug', 'draft', 'revision'])
    .where('content_type', '=', 'page')
    .where('object_id', '=', id)
    .orderBy('sort')
    .orderBy('id')
    .executeTakeFirst();

export const pageExists = (db: Database, id: number) => db.selectFrom('page').select('id').where('id', '=', id).executeTakeFirst();

export const pagesInTree = (db: Database) =>
  db.selectFrom('page').select(['id', 'parent', 'content_type', 'urls', 'sort', 'revision']).orderBy('sort').orderBy('id').execute();

export const setPosition = (db: Database, id: number, sort: number, parent: number | null) =>
  db.updateTable('page').set({ sort, parent }).where('id', '=', id).execute();

/** Two moves at once could otherwise make a circle, or lead a redirect astray. Any number, the same everywhere. */
export const lockTree = (db: Kysely<Schema>) => sql`select pg_advisory_xact_lock(4713018)`.execute(db);

export const insertPageRow = (db: Database, row: Insertable<Schema['page']>) => db.insertInto('page').values(row).returning('id').executeTakeFirstOrThrow();

export const pagesWithState = (db: Database) => db.selectFrom('page').select(['id', 'parent', 'content_type', 'urls', 'revision', 'is_online']).execute();

export const setColumns = (db: Database, id: number, columns: object) =>
  db
    .updateTable('page')
    .set({ ...columns, ...(Object.keys(columns).length === 0 && { sort: sql`sort` }) })
    .where('id', '=', id)
    .execute();

export const setUrls = (db: Database, id: number, urls: Record<string, string>) =>
  db
    .updateTable('page')
    .set({ urls: JSON.stringify(urls) })
    .where('id', '=', id)
    .execute();

export const revisionOfPage = (db: Database, id: number) => db.selectFrom('page').select('revision').where('id', '=', id).executeTakeFirst();

export const childOfPage = (db: Database, id: number) => db.selectFrom('page').select('id').where('parent', '=', id).executeTakeFirst();

export const deleteContainers = (db: Database, id: number) =>
  db.deleteFrom('container').where('content_type', '=', 'page').where('object_id', '=', id).execute();

export const deletePageRow = (db: Database, id: number) => db.deleteFrom('page').where('id', '=', id).execute();

export const referenceExists = (db: Database, id: number, table: 'page' | 'asset') => db.selectFrom(table).select('id').where('id', '=', id).executeTakeFirst();

import { randomBytes } from 'node:crypto';
import type { Database } from '#db/database.server.ts';

export const linkRows = (db: Database) =>
  db
    .selectFrom('preview_link')
    .innerJoin('page', 'page.id', 'preview_link.page_id')
    .leftJoin('site_user', 'site_user.id', 'preview_link.user_id')
    .select(['preview_link.id', 'preview_link.token', 'preview_link.at', 'preview_link.expires_at', 'page.urls', 'site_user.name', 'site_user.email']);

export const pageExists = (db: Database, id: number) => db.selectFrom('page').select('id').where('id', '=', id).executeTakeFirst();

export const contentPageExists = (db: Database, id: number) =>
  db.selectFrom('page').select('id').where('id', '=', id).where('content_type', '=', 'page').executeTakeFirst();

export const deleteExpiredLinks = (db: Database, now: Date) => db.deleteFrom('preview_link').where('expires_at', '<=', now).execute();

export const insertLink = (db: Database, page_id: number, at: Date | null, now: Date, days: number, user_id: number | null) =>
  db
    .insertInto('preview_link')
    .values({
      token: randomBytes(24).toString('base64url'),
      page_id,
      at,
      expires_at: new Date(now.getTime() + days * 86_400_000),
      created_at: now,
      user_id,
    })
    .returning('id')
    .executeTakeFirstOrThrow();

export const deleteLink = (db: Database, id: number) => db.deleteFrom('preview_link').where('id', '=', id).returning('id').executeTakeFirst();

export type Which = { content_type: string; object_id: number };

export const containersOf = (db: Database, { content_type, object_id }: Which) =>
  db
    .selectFrom('container')
    .select(['id', 'model', 'slug', 'parent', 'content_type', 'object_id', 'draft'])
    .where('content_type', '=', content_type)
    .where('object_id', '=', object_id)
    .orderBy('sort')
    .orderBy('id')
    .execute();

export const publishedOf = (db: Database, ids: readonly number[]) =>
  db.selectFrom('published_container').select(['container_id', 'language', 'document']).where('container_id', 'in', ids).execute();

export const plannedOf = (db: Database, ids: readonly number[], at: Date) =>
  db
    .selectFrom('planned_publication')
    .leftJoin('container_version', 'container_version.id', 'planned_publication.version_id')
    .select(['planned_publication.container_id', 'planned_publication.language', 'container_version.document'])
    .where('planned_publication.container_id', 'in', ids)
    .where('planned_publication.at', '<=', at)
    .orderBy('planned_publication.at')
    .execute();

export const openLink = (db: Database, token: string, now: Date) =>
  db.selectFrom('preview_link').select(['page_id', 'at']).where('token', '=', token).where('expires_at', '>', now).executeTakeFirst();

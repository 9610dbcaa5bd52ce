import type { Insertable } from 'kysely';
import type { Database } from '#db/database.server.ts';
import type { Schema } from '#db/schema.ts';

/** In the order of containers, as whoever publishes locks one of them. */
export const lockPlanned = (db: Database, releaseId: number) =>
  db
    .selectFrom('planned_publication')
    .innerJoin('container', 'container.id', 'planned_publication.container_id')
    .select(['planned_publication.id', 'planned_publication.container_id', 'planned_publication.language'])
    .select(['planned_publication.version_id', 'planned_publication.user_id', 'container.content_type', 'container.object_id'])
    .where('planned_publication.release_id', '=', releaseId)
    .orderBy('container.id')
    .orderBy('planned_publication.id')
    .forUpdate('container')
    .execute();

export const revisionOf = (db: Database, id: number) =>
  db.selectFrom('container').select(['id', 'revision']).where('id', '=', id).forUpdate().executeTakeFirstOrThrow();

export async function publishedVersion(db: Database, containerId: number, language: string): Promise<number | null> {
  const row = await db
    .selectFrom('published_container')
    .select('version_id')
    .where('container_id', '=', containerId)
    .where('language', '=', language)
    .executeTakeFirst();
  return row?.version_id ?? null;
}

export async function isPlanned(db: Database, containerId: number, language: string): Promise<boolean> {
  const rows = db.selectFrom('planned_publication').select('id').where('container_id', '=', containerId).where('language', '=', language);
  return (await rows.where('kind', '=', 'publish').executeTakeFirst()) !== undefined;
}

/** Answers the page where that has changed it. */
export async function setPageOnline(db: Database, id: number | null, isOnline: boolean): Promise<number | null> {
  if (id === null) return null;
  const rows = db.updateTable('page').set({ is_online: isOnline }).where('id', '=', id).where('is_online', '=', !isOnline);
  return (await rows.returning('id').executeTakeFirst())?.id ?? null;
}

export const deletePlanned = (db: Database, id: number) => db.deleteFrom('planned_publication').where('id', '=', id).execute();

export const publishVersion = (db: Database, id: number | null, now: Date) =>
  db.updateTable('container_version').set({ kind: 'publish', at: now }).where('id', '=', id).returning(['id', 'document']).executeTakeFirstOrThrow();

export const deletePublication = (db: Database, container_id: number, language: string) =>
  db.deleteFrom('release_publication').where('container_id', '=', container_id).where('language', '=', language).execute();

export const insertPublication = (db: Database, row: Insertable<Schema['release_publication']>) => db.insertInto('release_publication').values(row).execute();

export const takePublications = (db: Database, releaseId: number) =>
  db.deleteFrom('release_publication').where('release_id', '=', releaseId).returningAll().execute();

export const versionById = (db: Database, id: number | null) =>
  db.selectFrom('container_version').select(['id', 'document']).where('id', '=', id).executeTakeFirst();

export const unpublishVersion = (db: Database, id: number) => db.updateTable('container_version').set({ kind: 'planned' }).where('id', '=', id).execute();

export const planAgain = (db: Database, container_id: number, language: string, releaseId: number, version_id: number, user_id: number | null) =>
  db.insertInto('planned_publication').values({ container_id, language, kind: 'publish', at: null, release_id: releaseId, version_id, user_id }).execute();

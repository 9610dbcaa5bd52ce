import { type Insertable, sql } from 'kysely';
import type { Database } from '#db/database.server.ts';
import type { Schema } from '#db/schema.ts';

export const momentOf = sql<Date>`coalesce(planned_publication.at, release.at)`;

export const plannedRows = (db: Database) =>
  db
    .selectFrom('planned_publication')
    .leftJoin('site_user', 'site_user.id', 'planned_publication.user_id')
    .leftJoin('release', 'release.id', 'planned_publication.release_id')
    .select(['planned_publication.id', 'planned_publication.language', 'planned_publication.kind', momentOf.as('at')])
    .select(['release.id as release_id', 'release.name as release_name'])
    .select(['planned_publication.version_id', 'site_user.name', 'site_user.email']);

export const containerExists = (db: Database, id: number) => db.selectFrom('container').select('id').where('id', '=', id).executeTakeFirst();

export const insertPlanned = (db: Database, row: Insertable<Schema['planned_publication']>) =>
  db.insertInto('planned_publication').values(row).returning('id').executeTakeFirstOrThrow();

export const plannedReleases = (db: Database) =>
  db.selectFrom('release').select(['id', 'name', 'at']).where('state', '=', 'planned').orderBy('at').orderBy('id').execute();

export const deletePlannedOf = (db: Database, which: { container_id: number; id?: number; language?: string; kind?: 'publish' | 'unpublish' }) =>
  db
    .deleteFrom('planned_publication')
    .where((where) => where.and(which))
    .returning('version_id')
    .execute();

export const deleteVersions = (db: Database, ids: readonly number[]) => db.deleteFrom('container_version').where('id', 'in', ids).execute();

export const stateOfRelease = (db: Database, id: number) => db.selectFrom('release').select('state').where('id', '=', id).forShare().executeTakeFirst();

export const plannedById = (db: Database, id: number) =>
  db.selectFrom('planned_publication').select(['container_id', 'language', 'kind', 'version_id', 'user_id']).where('id', '=', id).executeTakeFirst();

export const lockContainerRow = (db: Database, id: number) =>
  db.selectFrom('container').select(['id', 'revision']).where('id', '=', id).forUpdate().executeTakeFirst();

export const deletePlanned = (db: Database, id: number) => db.deleteFrom('planned_publication').where('id', '=', id).returning('id').executeTakeFirst();

export const publishVersion = (db: Database, id: number | null, now: Date) =>
  db.updateTable('container_version').set({ kind: 'publish', at: now }).where('id', '=', id).returning(['id', 'document']).executeTakeFirstOrThrow();

export const editorOf = (db: Database, id: number) => db.selectFrom('site_user').select(['id', 'role']).where('id', '=', id).executeTakeFirst();

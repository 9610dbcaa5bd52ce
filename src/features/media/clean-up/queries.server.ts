import { sql } from 'kysely';
import type { Database } from '#db/database.server.ts';

/** Any number, the same for all processes: one of them cleans at a time. */
const cleanUpLock = 4_713_019;

export async function takeCleanUpLock(db: Database) {
  const { rows } = await sql<{ isOurs: boolean }>`select pg_try_advisory_lock(${cleanUpLock}) as "isOurs"`.execute(db);
  return rows;
}

export const releaseCleanUpLock = (db: Database) => sql`select pg_advisory_unlock(${cleanUpLock})`.execute(db);

export const longBinned = (db: Database, before: Date) =>
  db.selectFrom('asset').select('id').where('deleted_at', '<', before).orderBy('id').limit(1_000).forUpdate().execute();

export const deleteAssets = (db: Database, ids: readonly number[]) => db.deleteFrom('asset').where('id', 'in', ids).execute();

export const storedFiles = (db: Database) => db.selectFrom('asset').select(['file', 'focal_x', 'focal_y', 'crops']).execute();

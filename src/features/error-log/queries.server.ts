import { sql } from 'kysely';
import type { Database } from '#db/database.server.ts';
import { maxRows } from './limits.ts';

/** Keeps what happens often and lately. */
export async function forgetRarest(db: Database): Promise<void> {
  const rarest = db.selectFrom('error_log').select('id').orderBy('count', 'desc').orderBy('last_seen', 'desc').orderBy('id', 'desc').offset(maxRows);
  await db.deleteFrom('error_log').where('id', 'in', rarest).execute();
}

export const countFailure = (db: Database, path: string, status: number, reference: string | null, now: Date) =>
  db
    .insertInto('error_log')
    .values({ path, status, reference, first_seen: now, last_seen: now })
    .onConflict((conflict) =>
      conflict.columns(['path', 'status']).doUpdateSet({
        count: sql`error_log.count + 1`,
        last_seen: sql`greatest(error_log.last_seen, excluded.last_seen)`,
        reference: sql`coalesce(excluded.reference, error_log.reference)`,
      }),
    )
    .returning('count')
    .executeTakeFirstOrThrow();

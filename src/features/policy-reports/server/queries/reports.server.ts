import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Database } from '#db/database.server.ts';

/** Whether there is such a report. */
export async function setIgnored(db: Database, id: number, at: Date | null): Promise<boolean> {
  const { numUpdatedRows } = await db.updateTable('policy_report').set({ ignored_at: at }).where('id', '=', id).executeTakeFirst();
  return numUpdatedRows > 0n;
}

export const reportsWhere = (db: Database, matches: RawBuilder<SqlBool>, page_size: number, page: number) =>
  db
    .selectFrom('policy_report')
    .selectAll()
    .where(matches)
    .orderBy('last_seen', 'desc')
    .orderBy('id')
    .limit(page_size)
    .offset((page - 1) * page_size)
    .execute();

export const totalsWhere = (db: Database, matches: RawBuilder<SqlBool>) =>
  db
    .selectFrom('policy_report')
    .select([
      sql<number>`count(*) filter (where ${matches})::int`.as('count'),
      sql<number>`count(*) filter (where ignored_at is null)::int`.as('new'),
      sql<number>`count(*) filter (where ignored_at is not null)::int`.as('ignored'),
    ])
    .executeTakeFirstOrThrow();

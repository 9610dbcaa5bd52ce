import { sql } from 'kysely';
import type { Database } from '#db/database.server.ts';
import { notFoundPaths } from '#features/not-found/index.server.ts';
import { maxSearchLag } from '../limits.ts';

export async function databaseTime(db: Database) {
  const { rows } = await sql<{ at: Date }>`select clock_timestamp() as at`.execute(db);
  return rows;
}

export type ConnectionStats = { size: number; used: number; max: number };

export const askDatabase = (db: Database) => sql`select 1`.execute(db);

export async function connectionStats(db: Database) {
  const { rows } = await sql<ConnectionStats>`
        select pg_database_size(current_database())::float8 as size, (select count(*) from pg_stat_activity where backend_type = 'client backend')::int as used,
          current_setting('max_connections')::int as max`.execute(db);
  return rows;
}

export const openAccountsOf = (db: Database, emails: readonly string[]) =>
  db.selectFrom('site_user').select('id').where('email', 'in', emails).where('deactivated_at', 'is', null).execute();

export async function newNotFound(db: Database, now: Date) {
  const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from ${notFoundPaths} where state = 'new' and count > by_bots and first_seen > ${new Date(now.getTime() - 86_400_000)}`.execute(
    db,
  );
  return rows;
}

export async function newPolicyReports(db: Database, now: Date) {
  const { rows } = await sql<{ n: number; blocked: string }>`
      select count::int as n, blocked from policy_report
      where ignored_at is null and is_enforced and first_seen > ${new Date(now.getTime() - 86_400_000)} order by count desc, id`.execute(db);
  return rows;
}

export async function momentOfCopy(db: Database) {
  const { rows } = await sql<{ at: Date }>`select snapshot_at as at from (select * from restoration order by id desc limit 1) latest where is_copy`.execute(db);
  return rows;
}

export async function oldestPending(db: Database) {
  const { rows } = await sql<{ at: Date | null }>`
      select min(at) as at from search_pending where at < clock_timestamp() - make_interval(secs => ${maxSearchLag / 1_000})`.execute(db);
  return rows;
}

export async function databaseVersions(db: Database) {
  const { rows } = await sql<{ postgres: string; applied: number }>`
        select split_part(current_setting('server_version'), ' ', 1) as postgres, (select count(*) from schema_migration)::int as applied`.execute(db);
  return rows;
}

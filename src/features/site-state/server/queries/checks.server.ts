import { sql } from 'kysely';
import type { Database } from '#db/database.server.ts';
import type { Value } from '../../check.server.ts';

export const checkedBefore = (db: Database) => db.selectFrom('site_check').select(['name', 'is_bad', 'checked_at']).execute();

export const storeChecks = (db: Database, now: Date, rows: readonly object[]) =>
  sql`
      insert into site_check as known (name, is_bad, state, found, since, checked_at)
      select name, is_bad, state, found::jsonb, ${now}, ${now} from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as made (name text, is_bad boolean, state text, found text)
      order by name
      on conflict (name) do update set is_bad = excluded.is_bad, state = excluded.state, found = excluded.found, checked_at = excluded.checked_at,
        since = case when known.is_bad = excluded.is_bad then known.since else excluded.since end`.execute(db);

export const deleteChecks = (db: Database, names: readonly string[]) => db.deleteFrom('site_check').where('name', 'in', names).execute();

export type Row = { name: string; state: string; found: Readonly<Record<string, Value>>; is_bad: boolean; since: Date };

export const administrators = (db: Database) =>
  db
    .selectFrom('site_user')
    .select(['email', 'language'])
    .where('role', '=', 'admin')
    .where('email_confirmed', '=', true)
    .where('deactivated_at', 'is', null)
    .orderBy('id')
    .execute();

export async function takeUntold(db: Database, now: Date, badSince: Date, wellSince: Date) {
  const { rows } = await sql<Row>`
      update site_check set told_at = case when is_bad then ${now}::timestamptz end
      where (is_bad and told_at is null and since <= ${badSince}) or (not is_bad and told_at is not null and since <= ${wellSince})
      returning name, state, found, is_bad, since`.execute(db);
  return rows;
}

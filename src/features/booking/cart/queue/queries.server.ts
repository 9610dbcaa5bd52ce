import { type SqlBool, sql } from 'kysely';
import type { Database } from '#db/database.server.ts';

/** Seconds after which a position that nobody writes any more is none: its process has ended. */
const validFor = 3;

/** By the database's clock alone, as those of the processes may differ. Somebody may send one key twice. */
export const writePositions = (db: Database, waiting: readonly string[], gone: readonly string[]) =>
  sql`
    with gone as (delete from order_place where key = any (${gone}::text[]) or at < clock_timestamp() - make_interval(secs => ${10 * validFor}))
    insert into order_place (key, ahead, at)
    select key, min(place) - 1, clock_timestamp() from unnest(${waiting}::text[]) with ordinality as waiting (key, place) group by key
    on conflict (key) do update set ahead = excluded.ahead, at = excluded.at`.execute(db);

export async function readPosition(db: Database, key: string): Promise<number | null> {
  const row = await db
    .selectFrom('order_place')
    .select('ahead')
    .where('key', '=', key)
    .where(sql<SqlBool>`at > clock_timestamp() - make_interval(secs => ${validFor})`)
    .executeTakeFirst();
  return row?.ahead ?? null;
}

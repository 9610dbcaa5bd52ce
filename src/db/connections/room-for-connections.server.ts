import { type Kysely, sql } from 'kysely';
import type { Schema } from '../schema.ts';

type Room = { max: number; used: number };

export async function readRoom(db: Kysely<Schema>): Promise<Room> {
  const { rows } = await sql<Room>`
    select least(
        current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int - coalesce(current_setting('reserved_connections', true)::int, 0),
        nullif((select datconnlimit from pg_database where datname = current_database()), -1),
        nullif((select rolconnlimit from pg_roles where rolname = current_user), -1)) as max,
      (select count(*) from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid())::int as used`.execute(db);
  return rows[0] ?? { max: Number.POSITIVE_INFINITY, used: 0 };
}

/** What to say where a process that takes up to `needed` connections will not find them; null: there is room. */
export function explainRoom({ max, used }: Room, needed: number): string | null {
  if (max - used >= needed) return null;
  const processes = Math.floor(max / needed);
  return (
    `The database has room for ${max} connections, of which others use ${used}; each process of the site takes up to ${needed}: ` +
    `${processes === 1 ? 'one process' : `${processes} processes`} at most. Raise max_connections, or start fewer processes.`
  );
}

import { sql } from 'kysely';
import type { Database } from '#db/database.server.ts';

/** Does one piece of work at a time of those that have the same name; others wait for it. */
export type Exclusively = <T>(name: string, work: () => Promise<T>) => Promise<T>;

/** The same for all processes that share the database. Rejects where the wait is longer than the database lets anybody wait. */
export const exclusiveInDatabase =
  (db: Database): Exclusively =>
  (name, work) =>
    db.connection().execute(async (connection) => {
      await sql`select pg_advisory_lock(hashtextextended(${name}, 0))`.execute(connection);
      try {
        return await work();
      } finally {
        await sql`select pg_advisory_unlock(hashtextextended(${name}, 0))`.execute(connection);
      }
    });

import { sql } from 'kysely';
import { problem } from '#api/problem.server.ts';
import type { Database } from '#db/database.server.ts';

/** The number with which the database's own guard locks (`keep_an_administrator`, migration 0072). */
const adminLock = 4_713_004;

/**
 * Makes a change that may take an administrator away, in the transaction of `db`: one such change after another, and judged
 * after it has been made. Throws 409 `last_admin` where nobody would stay who administers. What goes by this is refused by the
 * database when its transaction ends.
 */
export async function withLastAdminGuard<T>(db: Database, change: () => Promise<T>): Promise<T> {
  await sql`select pg_advisory_xact_lock(${adminLock})`.execute(db);
  try {
    const changed = await change();
    await sql`set constraints last_admin, last_admin_login immediate`.execute(db);
    return changed;
  } catch (error) {
    throw isLastAdmin(error) ? problem('last_admin') : error;
  }
}

export const isLastAdmin = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'constraint' in error && error.constraint === 'last_admin';

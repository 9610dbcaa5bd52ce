import { problem } from '#api/problem.server.ts';
import type { Database } from '#db/database.server.ts';
import { checkLastAdmin, lockAdmins } from './queries/last-admin.server.ts';

/**
 * Makes a change that may take an administrator away, in the transaction of `db`: one such change after another, and judged
 * after it has been made. Throws 409 `last_admin` where nobody would stay who administers. What goes by this is refused by the
 * database when its transaction ends.
 */
export async function withLastAdminGuard<T>(db: Database, change: () => Promise<T>): Promise<T> {
  await lockAdmins(db);
  try {
    const changed = await change();
    await checkLastAdmin(db);
    return changed;
  } catch (error) {
    throw isLastAdmin(error) ? problem('last_admin') : error;
  }
}

export const isLastAdmin = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'constraint' in error && error.constraint === 'last_admin';

import { sql } from 'kysely';
import type { Database } from '../../src/db/database.server.ts';

/** Empties the site of accounts between tests: with its guard off, which else keeps the last administrator. */
export const removeAccounts = (db: Database): Promise<unknown> => withoutAdminGuard(db, (store) => store.deleteFrom('site_user').execute());

export const withoutAdminGuard = <T>(db: Database, run: (store: Database) => Promise<T>): Promise<T> =>
  db.transaction().execute(async (store) => {
    await setAdminGuard(store, 'disable');
    const result = await run(store);
    await setAdminGuard(store, 'enable');
    return result;
  });

/** The guard of the last administrator (migration 0072), off or on. */
export async function setAdminGuard(db: Database, state: 'enable' | 'disable'): Promise<void> {
  await sql.raw(`alter table site_user ${state} trigger last_admin`).execute(db);
  await sql.raw(`alter table user_login ${state} trigger last_admin_login`).execute(db);
}

import { sql } from 'kysely';
import type { Database } from '#db/database.server.ts';

/** The number with which the database's own guard locks (`keep_an_administrator`, migration 0072). */
export const adminLock = 4_713_004;

export const lockAdmins = (db: Database) => sql`select pg_advisory_xact_lock(${adminLock})`.execute(db);

export const checkLastAdmin = (db: Database) => sql`set constraints last_admin, last_admin_login immediate`.execute(db);

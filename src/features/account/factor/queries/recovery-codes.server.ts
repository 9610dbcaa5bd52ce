import type { Database } from '#db/database.server.ts';

export const insertCodes = (db: Database, userId: number, hashes: readonly string[]) =>
  db
    .insertInto('user_recovery_code')
    .values(hashes.map((hash) => ({ user_id: userId, hash })))
    .execute();

export const forgetRecoveryCodes = (db: Database, userId: number) => db.deleteFrom('user_recovery_code').where('user_id', '=', userId).execute();

export const deleteCode = (db: Database, userId: number, hash: string) =>
  db.deleteFrom('user_recovery_code').where('user_id', '=', userId).where('hash', '=', hash).executeTakeFirst();

import type { Database } from '#db/database.server.ts';

export const removeTotp = (db: Database, userId: number) => db.deleteFrom('user_totp').where('user_id', '=', userId).execute();

export const storePendingTotp = (db: Database, userId: number, pending: string) =>
  db
    .insertInto('user_totp')
    .values({ user_id: userId, pending })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ pending }))
    .execute();

export const pendingTotp = (db: Database, userId: number) => db.selectFrom('user_totp').select('pending').where('user_id', '=', userId).executeTakeFirst();

export const confirmPending = (db: Database, pending: string, now: Date, step: number, userId: number) =>
  db
    .updateTable('user_totp')
    .set({ secret: pending, pending: null, confirmed_at: now, last_step: step })
    .where('user_id', '=', userId)
    .where('pending', '=', pending)
    .executeTakeFirst();

export const totpSecret = (db: Database, userId: number) => db.selectFrom('user_totp').select('secret').where('user_id', '=', userId).executeTakeFirst();

export const noteStep = (db: Database, step: number, userId: number) =>
  db.updateTable('user_totp').set({ last_step: step }).where('user_id', '=', userId).where('last_step', '<', step).executeTakeFirst();

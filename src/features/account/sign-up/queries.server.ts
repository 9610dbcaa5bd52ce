import type { Database } from '#db/database.server.ts';

export const confirmEmail = (db: Database, id: number | null) =>
  db.updateTable('site_user').set({ email_confirmed: true }).where('id', '=', id).returning('id').executeTakeFirst();

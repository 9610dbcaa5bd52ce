import type { Database } from '#db/database.server.ts';

/** Whether the venue has nobody yet who administers it. */
export const isFirstRun = async (db: Database): Promise<boolean> =>
  (await db.selectFrom('site_user').select('id').where('role', '=', 'admin').limit(1).executeTakeFirst()) === undefined;

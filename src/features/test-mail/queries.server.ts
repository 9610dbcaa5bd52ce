import type { Database } from '#db/database.server.ts';

export const emailOfUser = (db: Database, id: number) => db.selectFrom('site_user').select('email').where('id', '=', id).executeTakeFirstOrThrow();

import type { Database } from '#db/database.server.ts';

export const titleOfProduction = (db: Database, id: number) =>
  db.selectFrom('production').select('title').where('id', '=', id).where('last_over', 'is not', null).executeTakeFirst();

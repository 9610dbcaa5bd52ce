import type { Database } from '#db/database.server.ts';

export const emailOfUser = (db: Database, id: number) => db.selectFrom('site_user').select('email').where('id', '=', id).executeTakeFirst();

export const knownMark = (db: Database, list: string, names: readonly string[]) =>
  db.selectFrom('change_mark').select('name').where('list', '=', list).where('name', 'in', names).orderBy('at', 'desc').executeTakeFirst();

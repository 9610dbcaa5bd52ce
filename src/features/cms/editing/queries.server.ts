import type { Database } from '#db/database.server.ts';

export const editorAccount = (db: Database, id: number) =>
  db.selectFrom('site_user').select(['id', 'email', 'name', 'role']).where('id', '=', id).executeTakeFirstOrThrow();

export const draftOfContainer = (db: Database, id: number) =>
  db.selectFrom('container').select(['id', 'slug', 'draft', 'revision']).where('id', '=', id).executeTakeFirst();

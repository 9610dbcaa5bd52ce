import type { Database } from '#db/database.server.ts';

export const containerToCheck = (db: Database, id: number) =>
  db.selectFrom('container').select(['id', 'slug', 'draft', 'revision', 'content_type', 'object_id']).where('id', '=', id).executeTakeFirst();

export const pageHead = (db: Database, id: number) =>
  db.selectFrom('page').select(['is_online', 'title', 'meta_title', 'meta_description']).where('id', '=', id).executeTakeFirst();

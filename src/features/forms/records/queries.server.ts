import type { Database } from '#db/database.server.ts';

export const fieldSlugs = (db: Database, id: number) => db.selectFrom('form_field').select(['id', 'slug']).where('form_id', '=', id).execute();

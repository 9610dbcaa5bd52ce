import type { Database } from '#db/database.server.ts';

export const seasonRows = (db: Database) => db.selectFrom('season').select(['id', 'name', 'starts_on', 'ends_on', 'description']).orderBy('starts_on');

export const tagRows = (db: Database) => db.selectFrom('tag').select(['id', 'name', 'show_in_filter']).orderBy('sort').orderBy('id');

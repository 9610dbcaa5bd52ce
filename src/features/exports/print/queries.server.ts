import type { Database } from '#db/database.server.ts';

export const roomNames = (db: Database) => db.selectFrom('room').select(['id', 'name']).orderBy('sort').orderBy('id').execute();

export const typeNames = (db: Database) => db.selectFrom('exhibition_type').select(['id', 'name']).orderBy('sort').orderBy('id').execute();

export const printSettings = (db: Database) => db.selectFrom('print_settings').selectAll().where('id', '=', 1).executeTakeFirstOrThrow();

export const fileOfAsset = (db: Database, id: number) => db.selectFrom('asset').select('file').where('id', '=', id).executeTakeFirst();

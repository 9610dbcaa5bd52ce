import type { Database } from '#db/database.server.ts';

export const newestAssets = (db: Database) =>
  db.selectFrom('asset').select(['id', 'kind', 'width', 'height']).where('deleted_at', 'is', null).orderBy('id').limit(2_000).execute();

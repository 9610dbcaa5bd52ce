import type { Database } from '#db/database.server.ts';

export const storedChecks = (db: Database) => db.selectFrom('site_check').selectAll().execute();

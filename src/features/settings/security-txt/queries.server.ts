import type { Database } from '#db/database.server.ts';

export const securitySettings = (db: Database) => db.selectFrom('site_settings').select(['security_contact', 'security_expires']).executeTakeFirst();

import type { Database } from '#db/database.server.ts';

/** Those that are over do not come back. */
export const readAlerts = (db: Database, now: Date) =>
  db
    .selectFrom('alert')
    .select(['id', 'title', 'text', 'link', 'link_title', 'visible_from', 'visible_until'])
    .where('is_online', '=', true)
    .where((where) => where.or([where('visible_until', 'is', null), where('visible_until', '>', now)]))
    .orderBy('sort')
    .orderBy('id')
    .execute();

import { sql } from 'kysely';
import type { Database } from '#db/database.server.ts';
import { pageBinDays } from '../../limits.ts';

export const binRows = (db: Database, now: Date) =>
  db
    .selectFrom('page_bin')
    .leftJoin('site_user', 'site_user.id', 'page_bin.user_id')
    .select(['page_bin.id', 'page_bin.title', 'page_bin.urls', 'page_bin.deleted_at', 'site_user.name', 'site_user.email'])
    .where('page_bin.deleted_at', '>=', sql<Date>`${now}::timestamptz - make_interval(days => ${pageBinDays})`)
    .orderBy('page_bin.deleted_at', 'desc')
    .orderBy('page_bin.id')
    .execute();

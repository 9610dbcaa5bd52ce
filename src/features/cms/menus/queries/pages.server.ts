import { sql, type Updateable } from 'kysely';
import type { Database } from '#db/database.server.ts';
import type { Schema } from '#db/schema.ts';
import { pageBinDays } from '../../limits.ts';

export async function binnedPaths(db: Database, now: Date): Promise<Set<string>> {
  const rows = await db
    .selectFrom('page_bin')
    .select('urls')
    .where('deleted_at', '>=', sql<Date>`${now}::timestamptz - make_interval(days => ${pageBinDays})`)
    .execute();
  return new Set(rows.flatMap(({ urls }) => Object.values(urls)));
}

/** Pages of which something is published in German and nothing in English: English visitors read German there. */
export async function publishedInGermanAlone(db: Database): Promise<Set<number>> {
  const rows = await db
    .selectFrom('container')
    .innerJoin('published_container', 'published_container.container_id', 'container.id')
    .select('container.object_id')
    .where('container.content_type', '=', 'page')
    .where('published_container.document', 'is not', null)
    .groupBy('container.object_id')
    .having(sql<boolean>`bool_or(language = 'de') and not bool_or(language = 'en')`)
    .execute();
  return new Set(rows.flatMap(({ object_id }) => object_id ?? []));
}

export const changePage = (db: Database, id: number, change: Updateable<Schema['page']>) => db.updateTable('page').set(change).where('id', '=', id).execute();

export const setMenuTitle = (db: Database, id: number, own: Record<string, string>) =>
  db
    .updateTable('page')
    .set({ menu_title: JSON.stringify(own) })
    .where('id', '=', id)
    .execute();

import { cachedRead } from '#db/cached-read.server.ts';
import type { Database } from '#db/database.server.ts';
import { setStaleAt } from '#db/read-dependencies.server.ts';

/** All categories in their order; kept until one changes. */
export const categoryRows = (db: Database) =>
  cachedRead(db, 'article categories', null, () =>
    db.selectFrom('article_category').select(['id', 'name', 'style_name']).orderBy('sort').orderBy('id').execute(),
  );

/** The topics that an article shown now has, with their numbers, in no order; kept until an article changes. */
export async function tagRows(db: Database, now: Date) {
  const rows = await topicSizes(db, now);
  return rows.flatMap(({ id, name, sort, ...size }) => {
    const count = shownNow(size, now);
    return count > 0 ? [{ id, name, sort, count }] : [];
  });
}

/** Articles that were shown when they were counted, and when those are published that were not. */
export type Size = { count: number; coming: readonly Date[] | null };

/** How many of them are shown now, which holds until the next one is. */
export function shownNow({ count, coming }: Size, now: Date): number {
  const dates = (coming ?? []).map((at) => new Date(at));
  for (const at of dates) if (at > now) setStaleAt(at);
  return Number(count) + dates.filter((at) => at <= now).length;
}

/** Of each topic; kept until an article changes. */
export const topicSizes = (db: Database, now: Date) => cachedRead(db, 'article topics', null, () => countByTag(db, now));

/** Of each category; kept in the same way. */
export const categorySizes = (db: Database, now: Date) => cachedRead(db, 'articles of categories', null, () => countByCategory(db, now));

/** What is counted holds as long as nothing changes: when the others are published is read along. */
const countByTag = (db: Database, now: Date) =>
  db
    .selectFrom('article_tag as tag')
    .innerJoin('article_tagging', 'article_tagging.tag_id', 'tag.id')
    .innerJoin('article', 'article.id', 'article_tagging.article_id')
    .select(['tag.id', 'tag.name', 'tag.sort'])
    .select((eb) => [
      eb.fn.countAll<number>().filterWhere('article.published_at', '<=', now).as('count'),
      eb.fn.agg<Date[] | null>('array_agg', ['article.published_at']).filterWhere('article.published_at', '>', now).as('coming'),
    ])
    .where('article.is_online', '=', true)
    .groupBy(['tag.id', 'tag.name', 'tag.sort'])
    .orderBy('tag.id')
    .execute();

const countByCategory = (db: Database, now: Date) =>
  db
    .selectFrom('article')
    .select('article.category_id as id')
    .select((eb) => [
      eb.fn.countAll<number>().filterWhere('article.published_at', '<=', now).as('count'),
      eb.fn.agg<Date[] | null>('array_agg', ['article.published_at']).filterWhere('article.published_at', '>', now).as('coming'),
    ])
    .where('article.is_online', '=', true)
    .groupBy('article.category_id')
    .execute();

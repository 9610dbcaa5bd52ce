import { cachedRead } from '#db/cached-read.server.ts';
import type { Database } from '#db/database.server.ts';

/** All categories in their order; kept until one changes. */
export const categoryRows = (db: Database) =>
  cachedRead(db, 'article categories', null, () =>
    db.selectFrom('article_category').select(['id', 'name', 'style_name']).orderBy('sort').orderBy('id').execute(),
  );

/** What is counted holds as long as nothing changes: when the others are published is read along. */
export const countByTag = (db: Database, now: Date) =>
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

export const countByCategory = (db: Database, now: Date) =>
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

/** Of each topic; kept until an article changes. */
export const topicSizes = (db: Database, now: Date) => cachedRead(db, 'article topics', null, () => countByTag(db, now));

/** Of each category; kept in the same way. */
export const categorySizes = (db: Database, now: Date) => cachedRead(db, 'articles of categories', null, () => countByCategory(db, now));

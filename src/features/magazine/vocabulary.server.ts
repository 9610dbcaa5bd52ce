import { cachedRead } from '#db/cached-read.server.ts';
import type { Database } from '#db/database.server.ts';
import { setStaleAt } from '#db/read-dependencies.server.ts';

/** All categories in their order; kept until one changes. */
export const categoryRows = (db: Database) =>
  cachedRead(db, 'article categories', null, () =>
    db.selectFrom('article_category').select(['id', 'name', 'style_name']).orderBy('sort').orderBy('id').execute(),
  );

/** The topics that an article shown now has, with their numbers; kept until an article changes. */
export async function tagRows(db: Database, now: Date) {
  const rows = await cachedRead(db, 'article topics', null, () => countByTag(db, now));
  return rows.flatMap(({ id, name, count, coming }) => {
    const dates = (coming ?? []).map((at) => new Date(at));
    for (const at of dates) if (at > now) setStaleAt(at);
    const shown = Number(count) + dates.filter((at) => at <= now).length;
    return shown > 0 ? [{ id, name, count: shown }] : [];
  });
}

/** What is counted holds as long as nothing changes: when the others are published is read along. */
const countByTag = (db: Database, now: Date) =>
  db
    .selectFrom('article_tag as tag')
    .innerJoin('article_tagging', 'article_tagging.tag_id', 'tag.id')
    .innerJoin('article', 'article.id', 'article_tagging.article_id')
    .select(['tag.id', 'tag.name'])
    .select((eb) => [
      eb.fn.countAll<number>().filterWhere('article.published_at', '<=', now).as('count'),
      eb.fn.agg<Date[] | null>('array_agg', ['article.published_at']).filterWhere('article.published_at', '>', now).as('coming'),
    ])
    .where('article.is_online', '=', true)
    .groupBy(['tag.id', 'tag.name', 'tag.sort'])
    .orderBy('tag.sort')
    .orderBy('tag.id')
    .execute();

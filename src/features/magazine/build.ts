import type { Database } from '#db/database.server.ts';
import { instantAt } from '#i18n/berlin-time.ts';
import type { Localised } from '#i18n/localised.ts';

type ArticleOverrides = {
  title?: Localised;
  summary?: Localised;
  published_at?: Date;
  is_online?: boolean;
  is_teaser?: boolean;
  category_id?: number;
  image_id?: number;
  tags?: number[];
  productions?: number[];
  events?: number[];
};

export const insertCategory = async (db: Database, name: Localised): Promise<number> =>
  (
    await db
      .insertInto('article_category')
      .values({ name: JSON.stringify(name) })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id;

export const insertTopic = async (db: Database, name: Localised): Promise<number> =>
  (
    await db
      .insertInto('article_tag')
      .values({ name: JSON.stringify(name) })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id;

/** Writes an article and returns its id: of 1 November 2026, in a new category, unless said otherwise. */
export async function insertArticle(db: Database, overrides: ArticleOverrides = {}): Promise<number> {
  const { title = { de: 'Ein Artikel', en: 'An article' }, summary = {}, category_id, tags = [], productions = [], events = [], ...rest } = overrides;
  const { id } = await db
    .insertInto('article')
    .values({
      published_at: instantAt('2026-11-01', '10:00'),
      ...rest,
      title: JSON.stringify(title),
      summary: JSON.stringify(summary),
      category_id: category_id ?? (await insertCategory(db, { de: 'Gespräch', en: 'Conversation' })),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const tag_id of tags) await db.insertInto('article_tagging').values({ article_id: id, tag_id }).execute();
  for (const production_id of productions) await db.insertInto('article_production').values({ article_id: id, production_id }).execute();
  for (const event_id of events) await db.insertInto('article_event').values({ article_id: id, event_id }).execute();
  return id;
}

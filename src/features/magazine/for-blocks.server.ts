import type { RelatedItem } from '#content/index.ts';
import type { Database } from '#db/database.server.ts';
import { imageOf, presentImage } from '#features/media/index.ts';
import type { Language } from '#i18n/language.ts';
import { translatedIn } from '#i18n/translated-in.ts';
import type { ArticleCard } from './contract.ts';
import { presentArticle, presentCategory } from './present.server.ts';
import { articleList, articlesById, leadingArticle as leadingRow, newestOfCategories } from './queries/articles.server.ts';
import { categoryRows } from './queries/vocabulary.server.ts';

type Context = { db: Database; language: Language; now: Date };

/** The newest articles. One query, beside what is kept. */
export async function newestArticles(limit: number, { db, language, now }: Context): Promise<ArticleCard[]> {
  const { rows } = await articleList(db, {}, { limit, offset: 0 }, now);
  return rows.map((row) => presentArticle(row, language));
}

/** The newest article of each of these categories. One query. */
export async function highlightedArticles(categories: readonly number[], { db, language, now }: Context): Promise<ReadonlyMap<number, ArticleCard>> {
  const rows = await newestOfCategories(db, categories, now);
  return new Map(rows.map((row) => [row.category_id, presentArticle(row, language)]));
}

/** The article that leads the magazine; null where there is none. */
export async function leadingArticle({ db, language, now }: Context): Promise<ArticleCard | null> {
  const row = await leadingRow(db, now);
  return row ? presentArticle(row, language) : null;
}

/** Articles that a block refers to, as far as they are shown. */
export async function articleRelations(ids: readonly number[], { db, language, now }: Context): Promise<ReadonlyMap<number, RelatedItem>> {
  const rows = await articlesById(db, ids, now);
  return new Map(
    rows.map((row) => {
      const article = presentArticle(row, language);
      const image = imageOf(row);
      const lang = translatedIn(article, language)('title');
      return [
        row.id,
        { id: row.id, title: article.title, ...(lang && { title_lang: lang }), url: article.link.url, ...(image && { image: presentImage(image, language) }) },
      ];
    }),
  );
}

export async function categoryRelations(ids: readonly number[], { db, language }: Context): Promise<ReadonlyMap<number, RelatedItem>> {
  const rows = (await categoryRows(db)).filter(({ id }) => ids.includes(id));
  return new Map(
    rows.map((row) => {
      const { id, name, lang, link } = presentCategory(row, language);
      return [id, { id, title: name, ...(lang && { title_lang: lang }), url: link.url }];
    }),
  );
}

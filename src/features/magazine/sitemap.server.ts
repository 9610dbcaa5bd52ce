import type { Database } from '#db/database.server.ts';
import type { Language } from '#i18n/language.ts';
import { href } from '#routes.ts';
import { slugsOf } from './present.server.ts';
import { publishedArticles } from './queries/articles.server.ts';
import { tagRows } from './queries/sizes.server.ts';
import { categoryRows } from './queries/vocabulary.server.ts';

type Page = { paths: Record<Language, string>; changed?: Date };

/** Every article that is shown, every category and every topic that has one, for search engines. */
export async function magazinePages(db: Database, now: Date): Promise<Page[]> {
  const [articles, categories, tags] = await Promise.all([publishedArticles(db, now), categoryRows(db), tagRows(db, now)]);
  const both = (path: (language: Language) => string) => ({ de: path('de'), en: path('en') });
  return [
    ...categories.map(({ id, name }) => ({ paths: both((language) => href('magazineCategory', language, { category: slugsOf(name)[language], id })) })),
    ...tags.map(({ id, name }) => ({ paths: both((language) => href('magazineTag', language, { tag: slugsOf(name)[language], id })) })),
    ...articles.map(({ id, title, updated_at }) => ({
      paths: both((language) => href('article', language, { slug: slugsOf(title)[language], id })),
      changed: updated_at,
    })),
  ];
}

import type { Database } from '#db/database.server.ts';
import type { Language } from '#i18n/language.ts';
import { feedArticles } from './limits.ts';
import { presentArticle } from './present.server.ts';
import { articleList } from './queries/articles.server.ts';

export type ArticleFeedEntry = {
  id: number;
  title: string;
  summary: string;
  url: string;
  author: string | null;
  category: string;
  published: Date;
  lang?: Language;
};

/** The newest articles for a feed, in the reader's language. One query. */
export async function articleFeed(db: Database, { language, now }: { language: Language; now: Date }): Promise<ArticleFeedEntry[]> {
  const { rows } = await articleList(db, {}, { limit: feedArticles, offset: 0 }, now);
  return rows.map((row) => {
    const { id, title, summary, link, author, category, untranslated } = presentArticle(row, language);
    const isForeign = untranslated?.includes('title');
    return {
      id,
      title,
      summary,
      url: link.url,
      author: author?.name ?? null,
      category: category.name,
      published: row.published_at,
      ...(isForeign && { lang: language === 'de' ? ('en' as const) : ('de' as const) }),
    };
  });
}

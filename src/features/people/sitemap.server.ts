import type { Database } from '#db/database.server.ts';
import type { Language } from '#i18n/language.ts';
import { href } from '#routes.ts';
import { slugsOf } from './present.server.ts';
import { peopleWithPage } from './queries.server.ts';

/** The page of everybody who is in a category, for search engines. */
export async function personPages(db: Database): Promise<{ paths: Record<Language, string> }[]> {
  const rows = await peopleWithPage(db);
  return rows.map((row) => {
    const slugs = slugsOf(row);
    return { paths: { de: href('person', 'de', { slug: slugs.de, id: row.id }), en: href('person', 'en', { slug: slugs.en, id: row.id }) } };
  });
}

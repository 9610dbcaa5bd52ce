import type { Database } from '#db/database.server.ts';
import { languages } from '#i18n/language.ts';
import { choose } from '#i18n/localised.ts';
import { slugOf } from '#i18n/slug.ts';
import { href } from '#routes.ts';

export async function seriesPages(db: Database): Promise<{ paths: { de: string; en: string } }[]> {
  const rows = await db.selectFrom('series').select(['id', 'name']).where('is_online', '=', true).orderBy('id').execute();
  return rows.map(({ id, name }) => {
    const [de, en] = languages.map((language) => href('series', language, { slug: slugOf(choose(name, language).text), id }));
    return { paths: { de: de ?? '', en: en ?? '' } };
  });
}

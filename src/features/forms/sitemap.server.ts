import { sql } from 'kysely';
import type { Database } from '#db/database.server.ts';
import { languages } from '#i18n/language.ts';
import { choose, type Localised } from '#i18n/localised.ts';
import { slugOf } from '#i18n/slug.ts';
import { href } from '#routes.ts';

/** The path in each language of each form that takes entries at `now`. */
export async function formPages(db: Database, now: Date): Promise<{ paths: { de: string; en: string } }[]> {
  const { rows } = await sql<{ id: number; title: Localised }>`
    select id, title from form where is_open and (closes_at is null or closes_at > ${now}) order by id`.execute(db);
  return rows.map(({ id, title }) => {
    const [de, en] = languages.map((language) => href('form', language, { slug: slugOf(choose(title, language).text), id }));
    return { paths: { de: de ?? '', en: en ?? '' } };
  });
}

import type { Database } from '#db/database.server.ts';
import { languages } from '#i18n/language.ts';
import { choose } from '#i18n/localised.ts';
import { slugOf } from '#i18n/slug.ts';
import { href } from '#routes.ts';
import { venueNames } from './queries/venues.server.ts';

export async function venuePages(db: Database): Promise<{ paths: { de: string; en: string } }[]> {
  const rows = await venueNames(db);
  return rows.map(({ id, name }) => {
    const [de, en] = languages.map((language) => href('venue', language, { slug: slugOf(choose(name, language).text), id }));
    return { paths: { de: de ?? '', en: en ?? '' } };
  });
}

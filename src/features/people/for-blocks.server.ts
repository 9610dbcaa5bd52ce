import type { RelatedItem } from '#content/index.ts';
import type { Database } from '#db/database.server.ts';
import { imageOf, presentImage } from '#features/media/index.ts';
import type { Language } from '#i18n/language.ts';
import { presentPerson } from './present.server.ts';
import { personRows } from './queries.server.ts';

/** People that a block refers to, as far as the team's page names them. */
export async function personRelations(
  ids: readonly number[],
  { db, language }: { db: Database; language: Language },
): Promise<ReadonlyMap<number, RelatedItem>> {
  const rows = await personRows(db, ids);
  return new Map(
    rows.map((row) => {
      const { id, name, link } = presentPerson(row, language);
      const image = imageOf(row);
      return [id, { id, title: name, url: link.url, ...(image && { image: presentImage(image, language) }) }];
    }),
  );
}

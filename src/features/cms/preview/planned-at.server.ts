import { parseDocumentText } from '#content/index.ts';
import type { Database } from '#db/database.server.ts';
import { defaultLanguage, type Language, languages } from '#i18n/language.ts';
import { headOf, type PublishedContainer } from '../containers/published.server.ts';

type Which = { content_type: string; object_id: number };

/** The containers of an object as they will be published at a moment, by what is planned until then. */
export async function publishedAt(db: Database, object: Which, language: Language, at: Date): Promise<PublishedContainer[]> {
  const containers = await containersOf(db, object);
  const ids = containers.map(({ id }) => id);
  if (ids.length === 0) return [];
  const [now, planned] = await Promise.all([
    db.selectFrom('published_container').select(['container_id', 'language', 'document']).where('container_id', 'in', ids).execute(),
    db
      .selectFrom('planned_publication')
      .leftJoin('container_version', 'container_version.id', 'planned_publication.version_id')
      .select(['planned_publication.container_id', 'planned_publication.language', 'container_version.document'])
      .where('planned_publication.container_id', 'in', ids)
      .where('planned_publication.at', '<=', at)
      .orderBy('planned_publication.at')
      .execute(),
  ]);
  // In their order, so that the last one counts; what is taken offline has no document.
  const documents = new Map([...now, ...planned].map((row) => [`${row.container_id} ${row.language}`, row.document]));
  return containers.flatMap((container) => {
    for (const of of [language, defaultLanguage, ...languages]) {
      const text = documents.get(`${container.id} ${of}`);
      const parsed = text ? parseDocumentText(text) : null;
      if (parsed?.ok) return [{ ...headOf(container), language: of, document: parsed.document }];
    }
    return [];
  });
}

export async function draftsOf(db: Database, object: Which, language: Language): Promise<PublishedContainer[]> {
  return (await containersOf(db, object)).flatMap((container) => {
    const parsed = parseDocumentText(container.draft);
    return parsed.ok ? [{ ...headOf(container), language, document: parsed.document }] : [];
  });
}

const containersOf = (db: Database, { content_type, object_id }: Which) =>
  db
    .selectFrom('container')
    .select(['id', 'model', 'slug', 'parent', 'content_type', 'object_id', 'draft'])
    .where('content_type', '=', content_type)
    .where('object_id', '=', object_id)
    .orderBy('sort')
    .orderBy('id')
    .execute();

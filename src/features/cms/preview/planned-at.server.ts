import { parseDocumentText } from '#content/index.ts';
import type { Database } from '#db/database.server.ts';
import { defaultLanguage, type Language, languages } from '#i18n/language.ts';
import { headOf, type PublishedContainer } from '../containers/published.server.ts';
import { containersOf, plannedOf, publishedOf, type Which } from './queries.server.ts';

/** The containers of an object as they will be published at a moment, by what is planned until then. */
export async function publishedAt(db: Database, object: Which, language: Language, at: Date): Promise<PublishedContainer[]> {
  const containers = await containersOf(db, object);
  const ids = containers.map(({ id }) => id);
  if (ids.length === 0) return [];
  const [now, planned] = await Promise.all([publishedOf(db, ids), plannedOf(db, ids, at)]);
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

import { type BlockDocument, parseDocumentText } from '#content/index.ts';
import type { Database } from '#db/database.server.ts';
import { defaultLanguage, type Language, languages } from '#i18n/language.ts';

/** A container as visitors get it: `language` is that of the published document, which is another where nothing is published in the reader's. */
export type PublishedContainer = ContainerHead & { language: Language; document: BlockDocument };
export type ContainerHead = {
  id: number;
  model: string;
  slug: string;
  parent: number | null;
  content_type: string | null;
  object_id: number | null;
};

/** What is published of the containers of an object, in their order; those of which nothing is are left out. */
export async function publishedOf(db: Database, object: { content_type: string; object_id: number }, language: Language): Promise<PublishedContainer[]> {
  const rows = await published(db)
    .where('container.content_type', '=', object.content_type)
    .where('container.object_id', '=', object.object_id)
    .orderBy('container.sort')
    .orderBy('container.id')
    .execute();
  return chosen(rows, language);
}

/** The same of sections by their slugs, in no order. One query, however many. */
export async function publishedBySlug(db: Database, slugs: readonly string[], language: Language): Promise<PublishedContainer[]> {
  if (slugs.length === 0) return [];
  return chosen(await published(db).where('container.slug', 'in', slugs).execute(), language);
}

const published = (db: Database) =>
  db
    .selectFrom('container')
    .innerJoin('published_container', 'published_container.container_id', 'container.id')
    .select(['container.id', 'container.model', 'container.slug', 'container.parent', 'container.content_type', 'container.object_id'])
    .select(['published_container.language', 'published_container.document'])
    .where('published_container.language', 'in', languages);

type Row = ContainerHead & { language: string; document: string | null };

/** Of each container the reader's language, else German, else English (decisions.md); what cannot be read is left out. */
function chosen(rows: readonly Row[], language: Language): PublishedContainer[] {
  return [...Map.groupBy(rows, ({ id }) => id).values()].flatMap((states) => {
    for (const candidate of [language, defaultLanguage, ...languages]) {
      const state = states.find((row) => row.language === candidate);
      const parsed = state?.document ? parseDocumentText(state.document) : null;
      if (state && parsed?.ok) return [{ ...headOf(state), language: candidate, document: parsed.document }];
    }
    return [];
  });
}

export const headOf = ({ id, model, slug, parent, content_type, object_id }: ContainerHead): ContainerHead => ({
  id,
  model,
  slug,
  parent,
  content_type,
  object_id,
});

import { type BlockDocument, parseDocumentText } from '#content/index.ts';
import type { Database } from '#db/database.server.ts';
import { defaultLanguage, type Language, languages } from '#i18n/language.ts';
import { publishedIn } from './queries/versions.server.ts';

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
  const rows = await publishedIn(db, [language])
    .where('container.content_type', '=', object.content_type)
    .where('container.object_id', '=', object.object_id)
    .orderBy('container.sort')
    .orderBy('container.id')
    .execute();
  return readOrFallBack(db, rows, language);
}

/** The same of sections by their slugs, in no order. */
export async function publishedBySlug(db: Database, slugs: readonly string[], language: Language): Promise<PublishedContainer[]> {
  if (slugs.length === 0) return [];
  return readOrFallBack(db, await publishedIn(db, [language]).where('container.slug', 'in', slugs).execute(), language);
}

type Row = ContainerHead & { language: string; document: string | null };

/**
 * Of each container the reader's language, else German, else English (decisions.md); what cannot be read is left out. The
 * other languages are asked for only where the reader's is missing: a page that has not read them is not purged with them.
 */
async function readOrFallBack(db: Database, rows: readonly Row[], language: Language): Promise<PublishedContainer[]> {
  const own = new Map(rows.map((row) => [row.id, readable([row], [language])]));
  const missing = [...own].flatMap(([id, found]) => (found ? [] : [id]));
  const others = [defaultLanguage, ...languages].filter((other) => other !== language);
  const further = missing.length > 0 ? await publishedIn(db, others).where('container.id', 'in', missing).execute() : [];
  const states = Map.groupBy(further, ({ id }) => id);
  return [...own].flatMap(([id, found]) => found ?? readable(states.get(id) ?? [], others) ?? []);
}

/** The first of these languages in which there is a document that can be read. */
function readable(states: readonly Row[], preferred: readonly Language[]): PublishedContainer | undefined {
  for (const language of preferred) {
    const state = states.find((row) => row.language === language);
    const parsed = state?.document ? parseDocumentText(state.document) : null;
    if (state && parsed?.ok) return { ...headOf(state), language, document: parsed.document };
  }
  return undefined;
}

export const headOf = ({ id, model, slug, parent, content_type, object_id }: ContainerHead): ContainerHead => ({
  id,
  model,
  slug,
  parent,
  content_type,
  object_id,
});

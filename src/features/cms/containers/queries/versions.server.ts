import type { Database } from '#db/database.server.ts';
import { dayOf } from '#i18n/berlin-time.ts';
import type { Language } from '#i18n/language.ts';
import type { Localised } from '#i18n/localised.ts';

/** The library's own words for the images that a document uses. */
export async function alternativeTexts(db: Database, uses: readonly string[]): Promise<Map<number, Localised | 'decorative'>> {
  const ids = uses.flatMap((use) => (use.startsWith('image:') ? [Number(use.slice('image:'.length))] : []));
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('asset').select(['id', 'alt', 'decorative']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, alt, decorative }) => [id, decorative ? 'decorative' : alt]));
}

export const insertPublished = (db: Database, id: number, language: string) =>
  db
    .insertInto('published_container')
    .values({ container_id: id, language })
    .onConflict((conflict) => conflict.columns(['container_id', 'language']).doNothing())
    .execute();

export const setPublished = (
  db: Database,
  id: number,
  version: { id: number; document: string },
  now: Date,
  uses: string[],
  search_text: string,
  language: string,
) =>
  db
    .updateTable('published_container')
    .set({
      document: version.document,
      version_id: version.id,
      published_at: now,
      uses,
      search_text,
    })
    .where('container_id', '=', id)
    .where('language', '=', language)
    .execute();

export const unsetPublished = (db: Database, id: number, language: string) =>
  db
    .updateTable('published_container')
    .set({ document: null, version_id: null, published_at: null, uses: [], search_text: '' })
    .where('container_id', '=', id)
    .where('language', '=', language)
    .execute();

export const raiseRevision = (db: Database, id: number, revision: number, now: Date, by: number | null) =>
  db
    .updateTable('container')
    .set({ revision: revision + 1, updated_at: now, updated_by: by })
    .where('id', '=', id)
    .execute();

export const noteEmptyChange = (db: Database, id: number, revision: number, now: Date, by: number | null) =>
  db
    .insertInto('container_change')
    .values({ container_id: id, revision: revision + 1, commands: '[]', at: now, user_id: by })
    .execute();

export const documentOfVersion = (db: Database, id: number, versionId: number) =>
  db.selectFrom('container_version').select('document').where('id', '=', versionId).where('container_id', '=', id).executeTakeFirst();

export const insertVersion = (
  db: Database,
  id: number,
  now: Date,
  revision: number,
  draft: string,
  user_id: number | null,
  version: { kind: 'publish' | 'named' | 'planned'; language: string | null; name: string },
) =>
  db
    .insertInto('container_version')
    .values({ ...version, container_id: id, day: dayOf(now), revision, document: draft, at: now, user_id })
    .returning(['id', 'kind', 'language', 'name', 'revision', 'at'])
    .executeTakeFirstOrThrow();

export const publishedIn = (db: Database, of: readonly Language[]) =>
  db
    .selectFrom('container')
    .innerJoin('published_container', 'published_container.container_id', 'container.id')
    .select(['container.id', 'container.model', 'container.slug', 'container.parent', 'container.content_type', 'container.object_id'])
    .select(['published_container.language', 'published_container.document'])
    .where('published_container.language', 'in', of);

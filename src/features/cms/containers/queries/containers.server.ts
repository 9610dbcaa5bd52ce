import { type Insertable, sql } from 'kysely';
import type { Database } from '#db/database.server.ts';
import type { Schema } from '#db/schema.ts';
import { toBerlinIso } from '#i18n/berlin-time.ts';
import type { Container } from '../container-schema.ts';

/** Containers with their drafts, as staff get them. A draft that cannot be read is answered as it is. */
export async function presentAll(db: Database, ids: readonly number[]): Promise<Container[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('container')
    .select(['id', 'slug', 'parent', 'content_type', 'object_id', 'sort', 'revision', 'draft'])
    .where('id', 'in', ids)
    .orderBy('id')
    .execute();
  const published = await db
    .selectFrom('published_container')
    .innerJoin('container', 'container.id', 'published_container.container_id')
    .select(['container_id', 'language', 'version_id', 'published_at', sql<boolean>`published_container.document = container.draft`.as('is_draft')])
    .where('container_id', 'in', ids)
    .where('published_at', 'is not', null)
    .orderBy('language')
    .execute();
  return rows.map(({ draft, ...container }) => ({
    ...container,
    model: 'container',
    document: JSON.parse(draft),
    published: published.flatMap(({ container_id, published_at, ...state }) =>
      container_id === container.id && published_at ? [{ ...state, published_at: toBerlinIso(published_at) }] : [],
    ),
  }));
}

export const versionsOf = (db: Database, id: number) =>
  db
    .selectFrom('container_version')
    .leftJoin('site_user', 'site_user.id', 'container_version.user_id')
    .select(['container_version.id', 'kind', 'container_version.language', 'container_version.name', 'container_version.revision', 'at'])
    .select(sql<string | null>`coalesce(nullif(site_user.name, ''), site_user.email)`.as('by'))
    .where('container_id', '=', id);

export const setRevision = (db: Database, id: number, revision: number) => db.updateTable('container').set({ revision }).where('id', '=', id).execute();

export const deleteContainer = (db: Database, id: number) => db.deleteFrom('container').where('id', '=', id).execute();

export const containerExists = (db: Database, id: number) => db.selectFrom('container').select('id').where('id', '=', id).executeTakeFirst();

export const objectExists = (db: Database, id: number, table: string) =>
  db
    .selectFrom(table as 'page')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst();

export const containerOfSlug = (db: Database, slug: string) =>
  db.selectFrom('container').select(['id', 'parent', 'content_type', 'object_id']).where('slug', '=', slug).executeTakeFirst();

export const idOfSlug = (db: Database, slug: string) => db.selectFrom('container').select('id').where('slug', '=', slug).executeTakeFirst();

/** Undefined where it is in the way of another: of the slug, or of the one footer. */
export const insertContainer = (db: Database, row: Insertable<Schema['container']>) =>
  db
    .insertInto('container')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();

export const setSlugAndSort = (db: Database, id: number, { slug, sort }: { slug?: string | undefined; sort?: number | undefined }) =>
  db
    .updateTable('container')
    .set({ ...(slug !== undefined && { slug }), ...(sort !== undefined && { sort }) })
    .where('id', '=', id)
    .execute();

type Wanted = { content_type?: string | undefined; object_id?: number | undefined; page: number; page_size: number };

/** The numbers of one page of containers, and how many there are on all. */
export async function containerIds(db: Database, { content_type: type, object_id: object, page, page_size: size }: Wanted) {
  const wanted = db
    .selectFrom('container')
    .$if(type !== undefined, (query) => query.where('content_type', '=', type ?? ''))
    .$if(object !== undefined, (query) => query.where('object_id', '=', object ?? 0));
  const { count } = await wanted.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  const rows = await wanted
    .select('id')
    .orderBy('id')
    .offset((page - 1) * size)
    .limit(size)
    .execute();
  return { count: Number(count), ids: rows.map(({ id }) => id) };
}

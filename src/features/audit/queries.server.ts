import { sql } from 'kysely';
import type { Database } from '#db/database.server.ts';
import { addDays, type Day, instantAt } from '#i18n/berlin-time.ts';

export const knownActions = (db: Database) => db.selectFrom('audit_log').select('action').distinct().execute();

export const pagesById = (db: Database, ids: readonly number[]) => db.selectFrom('page').select(['id', 'title', 'urls']).where('id', 'in', ids).execute();

export const containersById = (db: Database, ids: readonly number[]) =>
  db
    .selectFrom('container')
    .leftJoin('page', (join) => join.onRef('page.id', '=', 'container.object_id').on('container.content_type', '=', 'page'))
    .select(['container.id', 'container.slug', 'page.title', 'page.urls'])
    .where('container.id', 'in', ids)
    .execute();

export const assetsById = (db: Database, ids: readonly number[]) => db.selectFrom('asset').select(['id', 'name', 'title']).where('id', 'in', ids).execute();

export const accountsById = (db: Database, ids: readonly number[]) =>
  db.selectFrom('site_user').select(['id', 'name', 'email']).where('id', 'in', ids).execute();

export const invitationsById = (db: Database, ids: readonly number[]) =>
  db.selectFrom('staff_invitation').select(['id', 'email']).where('id', 'in', ids).execute();

export const eventsById = (db: Database, ids: readonly number[]) =>
  db
    .selectFrom('event')
    .innerJoin('production', 'production.id', 'event.production_id')
    .select(['event.id', 'event.title as own_title', 'production.title'])
    .where('event.id', 'in', ids)
    .execute();

export const productionsById = (db: Database, ids: readonly number[]) => db.selectFrom('production').select(['id', 'title']).where('id', 'in', ids).execute();

export type AuditQuery = {
  q?: string | undefined;
  kind?: string | undefined;
  object_id?: number | undefined;
  user_id?: number | undefined;
  /** Days in Berlin. */
  from?: Day | undefined;
  to?: Day | undefined;
  page: number;
  page_size: number;
};

/** A page of the log, and how many entries there are. `actions`: to which it is narrowed, null: all. */
export async function findEntries(db: Database, { q, object_id, user_id, from, to, page, page_size: size }: AuditQuery, actions: readonly string[] | null) {
  const wanted = db
    .selectFrom('audit_log')
    .$if(actions !== null, (some) => (actions?.length ? some.where('action', 'in', actions) : some.where(sql<boolean>`false`)))
    .$if(object_id !== undefined, (some) => some.where('object_id', '=', object_id ?? 0))
    .$if(user_id !== undefined, (some) => some.where('user_id', '=', user_id ?? 0))
    .$if(from !== undefined, (some) => some.where('last_at', '>=', instantAt(from ?? '')))
    .$if(to !== undefined, (some) => some.where('last_at', '<', instantAt(addDays(to ?? '', 1))))
    .$if(Boolean(q?.trim()), (some) => some.where('user_name', 'ilike', `%${(q ?? '').trim().replace(/[\\%_]/g, '\\$&')}%`));
  const { count } = await wanted.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  const rows = await wanted
    .selectAll()
    .orderBy('last_at', 'desc')
    .orderBy('id', 'desc')
    .offset((page - 1) * size)
    .limit(size)
    .execute();
  return { count: Number(count), rows };
}

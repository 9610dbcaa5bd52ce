import { sql } from 'kysely';
import { problem } from '#api/problem.server.ts';
import type { Database } from '#db/database.server.ts';
import { pageBinDays } from '../../limits.ts';
import { pathTaken } from '../path-taken.server.ts';

/** Puts a page with all that stands on it aside; its rows are then deleted by who called. Forgets what has lain there too long. */
export async function storeDeletedPage(db: Database, id: number, { now, userId }: { now: Date; userId: number | null }): Promise<void> {
  await sql`delete from page_bin where deleted_at < ${now}::timestamptz - make_interval(days => ${pageBinDays})`.execute(db);
  await sql`
    insert into page_bin (id, title, urls, content, deleted_at, user_id)
    select page.id, page.title, page.urls, jsonb_build_object(
      'page', to_jsonb(page),
      'containers', coalesce((select jsonb_agg(to_jsonb(c) order by c.id) from container c where ${ofPage(id)}), '[]'),
      'versions', coalesce((select jsonb_agg(to_jsonb(v) order by v.id) from container_version v join container c on c.id = v.container_id where ${ofPage(id)} and v.kind <> 'planned'), '[]'),
      'published', coalesce((select jsonb_agg(to_jsonb(p) order by p.id) from published_container p join container c on c.id = p.container_id where ${ofPage(id)}), '[]')
    ), ${now}, ${userId}
    from page where page.id = ${id}
    on conflict (id) do update set title = excluded.title, urls = excluded.urls, content = excluded.content, deleted_at = excluded.deleted_at, user_id = excluded.user_id`.execute(
    db,
  );
}

const ofPage = (id: number) => sql`c.content_type = 'page' and c.object_id = ${id}`;

/**
 * Brings it back under the same ids. What it refers to and is gone (its parent, a picture, an account) is left out. To be
 * called in a transaction. Rejects with `not_found`, and `path_taken` where another page has its address now.
 */
export async function restorePage(db: Database, id: number, now: Date): Promise<void> {
  const stored = await db
    .selectFrom('page_bin')
    .select('id')
    .where('id', '=', id)
    .where('deleted_at', '>=', sql<Date>`${now}::timestamptz - make_interval(days => ${pageBinDays})`)
    .forUpdate()
    .executeTakeFirst();
  if (!stored) throw problem('not_found');
  const content = sql`(select content from page_bin where id = ${id})`;
  await sql`
    insert into page overriding system value
    select (jsonb_populate_record(null::page, page || jsonb_build_object(
      'parent', (select p.id from page p where p.id = (page->>'parent')::int),
      'og_image_id', (select a.id from asset a where a.id = (page->>'og_image_id')::int),
      'revision', (page->>'revision')::int + 1
    ))).* from (select ${content}->'page' as page) kept`
    .execute(db)
    .catch((error: unknown) => {
      throw pathTaken(error) ?? error;
    });
  const known = (column: string) =>
    sql`jsonb_build_object(${sql.lit(column)}::text, (select u.id from site_user u where u.id = (one->>${sql.lit(column)})::int))`;
  const each = (list: string) => sql`jsonb_array_elements(${content}->${sql.lit(list)}) one`;
  await sql`insert into container overriding system value
    select (jsonb_populate_record(null::container, one || ${known('updated_by')} || jsonb_build_object('parent', null))).* from ${each('containers')}`.execute(
    db,
  );
  await sql`insert into container_version overriding system value
    select (jsonb_populate_record(null::container_version, one || ${known('user_id')})).* from ${each('versions')}`.execute(db);
  // A new container has empty ones: those that it had come in their place.
  await sql`delete from published_container where container_id in (select id from container c where ${ofPage(id)})`.execute(db);
  await sql`insert into published_container overriding system value
    select (jsonb_populate_record(null::published_container, one)).* from ${each('published')}`.execute(db);
  await db.deleteFrom('page_bin').where('id', '=', id).execute();
}

import { sql } from 'kysely';
import { implement } from '#api/implement/implement.server.ts';
import { pageLinks } from '#api/pagination/page-links.ts';
import { problem } from '#api/problem.server.ts';
import type { Database } from '#db/database.server.ts';
import { notFoundCounterService } from '#features/error-log/index.server.ts';
import { toBerlinIso } from '#i18n/berlin-time.ts';
import { notFoundContract } from './contract.ts';
import type { PathState } from './states.ts';
import { suggestTarget } from './suggest-target.server.ts';

type Row = {
  id: number;
  path: string;
  plain_path: string | null;
  count: number;
  by_bots: number;
  referring_host: string | null;
  first_seen: Date;
  last_seen: Date;
  redirect: number | null;
  to: string | null;
};
type Totals = Record<PathState | 'scanner_requests', number>;

/** Each path with what answers there now. A page covers a redirect's place only where there is none. */
export const notFoundPaths = sql`
  (select path.*, rule.id as redirect, coalesce(rule.new_path, page.url) as to,
      case when rule.id is not null or page.url is not null then 'mended' when ignored_at is not null then 'ignored'
        when is_scanner then 'scanners' else 'new' end as state
    from not_found_path path
    left join redirect_rule rule on rule.old_path = path.plain_path
    left join (
      select distinct address.value as url from page, jsonb_each_text(urls) as address where is_online and content_type = 'page'
    ) as page on page.url = path.plain_path) as path`;

export const notFoundOperations = implement(notFoundContract, {
  notFoundPaths: async ({ query }, { db, baseUrl, language, service }) => {
    const { q = '', state, page, page_size } = query;
    await service(notFoundCounterService)
      .flush()
      .catch(() => {}); // reported where it is tried again; the list shows what was written before
    const wanted = `%${q.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
    const matches = sql`state = ${state} and lower(coalesce(plain_path, path)) like ${wanted}`;
    const [{ rows }, counted] = await Promise.all([
      sql<Row>`select * from ${notFoundPaths} where ${matches} order by count desc, last_seen desc, id limit ${page_size} offset ${(page - 1) * page_size}`.execute(
        db,
      ),
      sql<Totals & { count: number }>`
        select count(*) filter (where state = 'new')::int as new, count(*) filter (where state = 'ignored')::int as ignored,
          count(*) filter (where state = 'mended')::int as mended, count(*) filter (where state = 'scanners')::int as scanners,
          least(coalesce(sum(count) filter (where state = 'scanners'), 0), 2000000000)::int as scanner_requests,
          count(*) filter (where ${matches})::int as count from ${notFoundPaths}`.execute(db),
    ]);
    if (page > 1 && rows.length === 0) return problem('page_not_found');
    const { count, ...totals } = counted.rows[0] as Totals & { count: number }; // an aggregate has one row
    const { host } = new URL(baseUrl);
    const results = rows.map(({ redirect, to, first_seen, last_seen, ...row }) => ({
      id: row.id,
      path: row.path,
      plain_path: row.plain_path,
      count: row.count,
      by_bots: row.by_bots,
      referring_host: row.referring_host,
      is_own_link: row.referring_host === host,
      first_seen: toBerlinIso(first_seen),
      last_seen: toBerlinIso(last_seen),
      mended_by: to === null ? null : { redirect, to },
    }));
    return { count, ...pageLinks('/api/not-found-paths/', language, query, count), results, totals };
  },

  suggestTarget: async ({ parameters: { id } }, { db }) => {
    const found = await db.selectFrom('not_found_path').select(['path', 'plain_path']).where('id', '=', id).executeTakeFirst();
    if (!found) return problem('not_found');
    return { path: await suggestTarget(db, found.plain_path ?? found.path) };
  },

  ignorePath: async ({ parameters: { id } }, { db, now }) => ((await setIgnored(db, id, now)) ? undefined : problem('not_found')),

  noticePath: async ({ parameters: { id } }, { db }) => ((await setIgnored(db, id, null)) ? undefined : problem('not_found')),
});

/** Whether there is such a path. */
async function setIgnored(db: Database, id: number, at: Date | null): Promise<boolean> {
  const { numUpdatedRows } = await db.updateTable('not_found_path').set({ ignored_at: at }).where('id', '=', id).executeTakeFirst();
  return numUpdatedRows > 0n;
}

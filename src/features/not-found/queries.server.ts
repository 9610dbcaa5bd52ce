import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#db/database.server.ts';
import { languages } from '#i18n/language.ts';
import type { Localised } from '#i18n/localised.ts';
import { maxCandidates } from './limits.ts';
import type { PathState } from './states.ts';

export type Row = {
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

export type Totals = Record<PathState | 'scanner_requests', number>;

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

/** Whether there is such a path. */
export async function setIgnored(db: Database, id: number, at: Date | null): Promise<boolean> {
  const { numUpdatedRows } = await db.updateTable('not_found_path').set({ ignored_at: at }).where('id', '=', id).executeTakeFirst();
  return numUpdatedRows > 0n;
}

export const pathsWhere = (db: Database, matches: RawBuilder<unknown>, page_size: number, page: number) =>
  sql<Row>`select * from ${notFoundPaths} where ${matches} order by count desc, last_seen desc, id limit ${page_size} offset ${(page - 1) * page_size}`.execute(
    db,
  );

export const totalsWhere = (db: Database, matches: RawBuilder<unknown>) =>
  sql<Totals & { count: number }>`
        select count(*) filter (where state = 'new')::int as new, count(*) filter (where state = 'ignored')::int as ignored,
          count(*) filter (where state = 'mended')::int as mended, count(*) filter (where state = 'scanners')::int as scanners,
          least(coalesce(sum(count) filter (where state = 'scanners'), 0), 2000000000)::int as scanner_requests,
          count(*) filter (where ${matches})::int as count from ${notFoundPaths}`.execute(db);

export const pathById = (db: Database, id: number) => db.selectFrom('not_found_path').select(['path', 'plain_path']).where('id', '=', id).executeTakeFirst();

type Candidate = { kind: 'production' | 'article' | 'person' | 'venue' | 'series'; id: number; title: Localised };

export const pagePaths = async (db: Database): Promise<string[]> => {
  const rows = await db.selectFrom('page').select('urls').where('content_type', '=', 'page').where('is_online', '=', true).limit(maxCandidates).execute();
  return rows.flatMap(({ urls }) => languages.flatMap((one) => urls[one] || []));
};

export async function candidates(db: Database): Promise<Candidate[]> {
  const limit = sql`order by id desc limit ${maxCandidates}`;
  const { rows } = await sql<Candidate>`
    (select 'production' as kind, id, title from production where last_over is not null ${limit})
    union all (select 'article', id, title from article where is_online and published_at <= now() ${limit})
    union all (select 'person', object_id, title from search_document where kind = 'person' and is_shown ${limit})
    union all (select 'venue', id, name from venue ${limit})
    union all (select 'series', id, name from series where is_online ${limit})`.execute(db);
  return rows;
}

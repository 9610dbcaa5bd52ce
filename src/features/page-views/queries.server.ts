import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#db/database.server.ts';
import { addDays, type Day } from '#i18n/berlin-time.ts';
import type { Language } from '#i18n/language.ts';
import type { CountedRow } from './contract.ts';
import { maxRowsPerDay, viewDays } from './limits.ts';
import type { PageView } from './read-view.ts';

export async function countedPages(
  db: Database,
  key: RawBuilder<unknown>,
  since: Day,
  wantedLanguage: Language | null,
  wanted: string,
  order: RawBuilder<unknown>,
  page_size: number,
  page: number,
) {
  const { rows } = await sql<CountedRow & { count: number; all_views: number; all_bots: number }>`
      select *, (count(*) over ())::int as count, (sum(views) over ())::int as all_views, (sum(bots) over ())::int as all_bots from (
        select ${key} as key, coalesce(sum(n) filter (where device <> 'bot'), 0)::int as views, coalesce(sum(n) filter (where device = 'bot'), 0)::int as bots
        from page_view
        where day >= ${since}::date and (${wantedLanguage}::text is null or language = ${wantedLanguage})
        group by 1
      ) as counted
      where lower(key) like ${wanted}
      order by ${order} limit ${page_size} offset ${(page - 1) * page_size}`.execute(db);
  return rows;
}

/** Views of one kind on a day in Berlin. */
export type CountedView = PageView & { day: Day; n: number };

/** Adds to what has been counted, in one statement. What a day has no room for is counted without page and referrer, the rarest first. */
export async function storeViews(db: Database, counted: readonly CountedView[], maxRows = maxRowsPerDay): Promise<void> {
  if (counted.length === 0) return;
  const list = <T>(of: (one: CountedView) => T) => counted.map(of);
  await sql`
    with given as (
      select * from unnest(
        ${list(({ day }) => day)}::date[], ${list(({ page }) => page)}::text[], ${list(({ language }) => language)}::text[],
        ${list(({ referrer }) => referrer)}::text[], ${list(({ device }) => device)}::text[], ${list(({ n }) => n)}::int[])
        as given (day, page, language, referrer, device, n)
    ), known as (
      select given.*, exists (select from page_view where (page_view.day, page_view.page, page_view.language, page_view.referrer, page_view.device)
        = (given.day, given.page, given.language, given.referrer, given.device)) as is_known from given
    ), placed as (
      select known.*, row_number() over (partition by day, is_known order by n desc, page, referrer, language, device) as place,
        (select count(*) from page_view where page_view.day = known.day) as present from known
    ), folded as (
      select day, case when fits then page else '' end as page, language, case when fits then referrer else '' end as referrer, device, sum(n)::int as n
      from (select *, is_known or place <= ${maxRows} - present as fits from placed) as fitted
      group by 1, 2, 3, 4, 5
    )
    insert into page_view as known (day, page, language, referrer, device, n)
    select day, page, language, referrer, device, n from folded order by 1, 2, 3, 4, 5 -- in one order, or two processes would wait for each other
    on conflict (day, page, language, referrer, device) do update set n = least(known.n::bigint + excluded.n, 2000000000)`.execute(db);
}

/** Forgets what has been kept long enough. */
export async function forgetOldViews(db: Database, today: Day): Promise<void> {
  await db.deleteFrom('page_view').where('day', '<', addDays(today, -viewDays)).execute();
}

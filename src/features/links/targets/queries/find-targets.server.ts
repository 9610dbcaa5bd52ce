import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#db/database.server.ts';
import { patternsOf, type Word } from '#i18n/search-words.ts';
import { maxDatesOfProduction, maxOfKind } from '../../limits.ts';
import type { TargetRow } from './target-rows.server.ts';

/** `rank`: 0 where a title begins with the words, 1 where it has them, 2 where only names do, such as those of performers. */
type Found = { kind: Exclude<TargetRow['kind'], 'event'>; id: number; rank: number };

export const topPages = (db: Database): Promise<Found[]> =>
  db
    .selectFrom('page')
    .select(['id', sql.lit('page' as const).as('kind'), sql.lit(0).as('rank')])
    .where('content_type', '=', 'page')
    .where('is_online', '=', true)
    .where('parent', 'is', null)
    .orderBy('sort')
    .orderBy('id')
    .limit(maxOfKind)
    .execute();

/** What visitors find is a document of the search; pages, articles and files that they do not find are looked for themselves. */
export async function matches(db: Database, words: readonly Word[], now: Date): Promise<Found[]> {
  const begins = words.map(({ plain }) => plain).join(' ');
  const rank = (heading: RawBuilder<unknown>) => sql`case when ${heading} like ${`%| ${begins}%`} then 0 when ${hasAll(words, [heading])} then 1 else 2 end`;
  const title = sql`search_heading(title)`;
  const { rows } = await sql<Found>`
    select kind, id, rank from (
      select *, row_number() over (partition by kind order by rank, next nulls last, id desc) as place from (
        select case kind when 'event' then 'production' else kind end as kind, object_id as id, min(${rank(sql`heading`)}) as rank,
            min(starts_at) filter (where over_at > ${now}::timestamptz) as next
          from search_document where kind in ('event', 'article', 'person', 'venue', 'series', 'page') and ${hasAll(words, [sql`heading`, sql`naming`])}
          group by kind, object_id
        union all select 'page', id, ${rank(title)}, null from page
          where content_type = 'page' and not (is_online and is_clickable) and ${hasAll(words, [title])}
        union all select 'article', id, ${rank(title)}, null from article where not is_online and ${hasAll(words, [title])}
        union all select 'series', id, ${rank(sql`search_heading(name)`)}, null from series where not is_online and ${hasAll(words, [sql`search_heading(name)`])}
        union all select 'document', id, ${rank(title)}, null from asset where kind = 'document' and deleted_at is null and ${hasAll(words, [sql`search`])}
      ) as matching
    ) as ranked where place <= ${maxOfKind} order by rank, place`.execute(db);
  return rows;
}

function hasAll(words: readonly Word[], texts: readonly RawBuilder<unknown>[]): RawBuilder<unknown> {
  const has = (word: Word) =>
    sql`(${sql.join(
      texts.flatMap((text) => patternsOf(word).map((pattern) => sql`${text} like ${pattern}`)),
      sql` or `,
    )})`;
  return sql.join(words.map(has), sql` and `);
}

export async function nearestEvents(db: Database, found: readonly Found[], now: Date): Promise<{ kind: 'event'; id: number }[]> {
  const productions = found.filter(({ kind }) => kind === 'production').map(({ id }) => id);
  if (productions.length === 0) return [];
  const { rows } = await sql<{ id: number }>`
    select date.id from unnest(${productions}::int[]) with ordinality as production (id, place) cross join lateral (
      select id, date_start from event where production_id = production.id
      order by date_start < ${now}::timestamptz, greatest(date_start - ${now}::timestamptz, ${now}::timestamptz - date_start), id limit ${maxDatesOfProduction}
    ) as date order by production.place, date.date_start`.execute(db);
  return rows.map(({ id }) => ({ kind: 'event', id }));
}

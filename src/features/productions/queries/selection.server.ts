import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import { cachedRead } from '#db/cached-read.server.ts';
import type { Database } from '#db/database.server.ts';
import type { Schema } from '#db/schema.ts';
import { instantAt } from '#i18n/berlin-time.ts';
import type { Localised } from '#i18n/localised.ts';
import type { ProductionQuery } from '../contract.ts';

export const productionKeys = ['season', 'exhibition_type', 'tag'] as const;
export type ProductionKey = (typeof productionKeys)[number];

type Builder = ExpressionBuilder<Schema, 'production'>;
type PageRange = { limit: number; offset: number };

/** From when on something of a production has to be still to be seen. */
export const seenFrom = (date: string | undefined, now: Date): Date => (date ? instantAt(date) : now);

/** Which productions a list shows: the one place that knows the conditions, shared by list, counts and calendar. */
function matches({ date, season, exhibition_type: type, tag }: ProductionQuery, now: Date) {
  return (eb: Builder): Expression<SqlBool> =>
    eb.and([
      eb('production.last_over', '>', seenFrom(date, now)),
      ...(season === undefined ? [] : [eb('production.season_id', '=', season)]),
      ...(type === undefined ? [] : [eb('production.type_id', '=', type)]),
      ...(tag === undefined ? [] : [eb('production.tag_ids', '@>', sql<number[]>`array[${tag}]::int[]`)]),
    ]);
}

/** Ids of one page of the list: what can be seen for the shortest time is first. */
export const pageOfProductions = (db: Database, query: ProductionQuery, now: Date, { limit, offset }: PageRange) =>
  selected(db, query, now).orderBy('production.last_over').orderBy('production.id').limit(limit).offset(offset);

/** Ids of all of them, in no order. */
export const selected = (db: Database, query: ProductionQuery, now: Date) => db.selectFrom('production').select('production.id').where(matches(query, now));

export type OptionRow = { key: ProductionKey; id: number; name: Localised; show_in_filter: boolean };

/** The options of all filter keys, in their order; kept until one of them changes. */
export const productionOptions = (db: Database): Promise<OptionRow[]> =>
  cachedRead(db, 'filter options of productions', null, async () => {
    const { rows } = await sql<OptionRow>`
      select 'season' as key, id, name, true as show_in_filter, row_number() over (order by starts_on) as sort from ${sql.table('season')}
      union all select 'exhibition_type', id, name, true, sort from ${sql.table('exhibition_type')}
      union all select 'tag', id, name, show_in_filter, sort from ${sql.table('tag')}
      order by sort, id`.execute(db);
    return rows;
  });

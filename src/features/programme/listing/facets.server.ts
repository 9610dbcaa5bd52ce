import { type Expression, type SqlBool, sql } from 'kysely';
import type { Database } from '#db/database.server.ts';
import { type FilterKey, filterKeys } from '../filter/filter.ts';
import { matches, type Selection } from './listing.server.ts';

export type Counts = Record<FilterKey, Map<number, number>>;

/**
 * For every option of every key: how many events there would be with it, beside what is chosen under the other
 * keys. One statement with a branch per key, so that each branch takes the index that suits its own conditions.
 */
export async function countOptions(db: Database, selection: Selection, now: Date): Promise<Counts> {
  const branches = filterKeys.map((key) => branch(db, key, matches({ ...selection, [key]: undefined }, now)));
  const { rows } = await sql<{ key: FilterKey; id: number; count: number }>`${sql.join(branches, sql` union all `)}`.execute(db);
  const counts: Counts = { room: new Map(), type: new Map(), tag: new Map(), series: new Map(), genre: new Map(), accessibility: new Map() };
  for (const { key, id, count } of rows) counts[key].set(id, count);
  return counts;
}

/** Options kept in an array are counted by array first: the same few combinations occur again and again. */
function branch(db: Database, key: FilterKey, condition: ReturnType<typeof matches>): Expression<unknown> {
  if (key === 'room' || key === 'type') {
    const column = `event.${key}_id` as const;
    return db
      .selectFrom('event')
      .select((eb) => [sql.lit(key).as('key'), eb.ref(column).as('id'), eb.fn.countAll<number>().as('count')])
      .where((eb): Expression<SqlBool> => condition(eb))
      .groupBy(column);
  }
  const column = `event.${key}_ids` as const;
  const combinations = db
    .selectFrom('event')
    .select((eb) => [eb.ref(column).as('ids'), eb.fn.countAll<number>().as('n')])
    .where((eb): Expression<SqlBool> => condition(eb))
    .groupBy(column);
  return sql`select ${sql.lit(key)}, id, sum(n)::bigint from ${combinations} as combination, unnest(combination.ids) as id group by id`;
}

import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#db/database.server.ts';
import type { Period } from './period.ts';

/** `before`: on the same weekday a week before. */
export type CountedDay = { day: string; n: number; before: number };

/** What `counted` has for each day of a period, `n` by `day`, and a week before; 0 where it has nothing. One statement. */
export async function countByDay(db: Database, { from, to }: Period, counted: RawBuilder<unknown>): Promise<CountedDay[]> {
  const { rows } = await sql<CountedDay>`
    with counted as materialized (select day, sum(n)::int as n from (${counted}) as one where day between ${from}::date - 7 and ${to}::date group by day)
    select period.day::date::text as day, coalesce(own.n, 0) as n, coalesce(earlier.n, 0) as before
    from generate_series(${from}::date, ${to}::date, '1 day') as period (day)
    left join counted as own on own.day = period.day::date
    left join counted as earlier on earlier.day = period.day::date - 7
    order by 1`.execute(db);
  return rows;
}

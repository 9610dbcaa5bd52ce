import { sql } from 'kysely';
import type { Database } from '#db/database.server.ts';

/** Of ids: both are in it. */
export type Span = { first: number; last: number };
export const everyId: Span = { first: 1, last: 2 ** 31 - 1 };

/** How many productions and events visitors can see, past ones too; no more than `most` of each are counted. */
export async function countUpTo(db: Database, most: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select (select count(*) from (select id from production where last_over is not null limit ${most}) as one)
      + (select count(*) from (select id from event where is_online limit ${most}) as one) as count`.execute(db);
  return rows[0]?.count ?? 0;
}

const isVisible = { event: sql`is_online`, production: sql`last_over is not null` };

/** Numbers from 1 of those spans of `size` ids in which visitors can see anything: each is looked up, so that the rows between are not read. */
export async function visibleSpans(db: Database, name: keyof typeof isVisible, size: number): Promise<number[]> {
  const table = sql.table(name);
  const { rows } = await sql<{ number: number }>`
    select number from generate_series(1, (select (coalesce(max(id), 0) + ${size} - 1) / ${size} from ${table} where ${isVisible[name]})) as number
    where exists (select 1 from ${table} where ${isVisible[name]} and id > (number - 1) * ${size} and id <= number * ${size})`.execute(db);
  return rows.map(({ number }) => number);
}

export const pageRows = (db: Database) =>
  db
    .selectFrom('page')
    .select(['urls', 'updated_at'])
    .where('is_online', '=', true)
    .where('content_type', '=', 'page')
    .where('is_clickable', '=', true)
    .orderBy('id')
    .execute();

export const productionRows = (db: Database, { first, last }: Span) =>
  db
    .selectFrom('production')
    .select(['id', 'title', 'updated_at'])
    .where('last_over', 'is not', null)
    .where('id', '>=', first)
    .where('id', '<=', last)
    .orderBy('id')
    .execute();

export const eventRows = (db: Database, { first, last }: Span) =>
  db
    .selectFrom('event')
    .innerJoin('production', 'production.id', 'event.production_id')
    .select(['event.id', 'event.title as own_title', 'production.title'])
    .select((eb) => eb.fn<Date>('greatest', ['event.updated_at', 'production.updated_at']).as('changed'))
    .where('event.is_online', '=', true)
    .where('event.id', '>=', first)
    .where('event.id', '<=', last)
    .orderBy('event.id')
    .execute();

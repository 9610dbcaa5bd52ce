import { type RawBuilder, sql } from 'kysely';
import type { Field } from '#content/index.ts';
import type { Database } from '#db/database.server.ts';
import { maxExactCount } from '../limits.ts';
import { fromColumn, selectFields } from './columns.server.ts';
import { labelExpression } from './labels.server.ts';
import type { Store, StoreRegistry } from './store.server.ts';
import { type Narrowing, whereOf } from './where.server.ts';

export type Line = { id: number; revision: number; rawLabel: unknown; values: Record<string, unknown> };
export type ListRequest = {
  store: Store;
  stores: StoreRegistry;
  narrowing: Narrowing;
  /** Of the fields that whoever asks may read, those that are shown. */
  fields: ReadonlyMap<string, Field>;
  readable: ReadonlyMap<string, Field>;
  sort: { field: string; descending: boolean };
  limit: number;
  offset: number;
};

/** How many records there are, counted no further than `maxExactCount`. */
export async function countRecords(db: Database, { store, narrowing, readable }: Pick<ListRequest, 'store' | 'narrowing' | 'readable'>) {
  const { rows } = await sql<{ n: string }>`
    select count(*) as n from (
      select from ${sql.table(store.table)} t where ${whereOf(store, 't', narrowing, readable)} limit ${maxExactCount + 1}) as counted`.execute(db);
  const counted = Number(rows[0]?.n ?? 0);
  return { count: Math.min(counted, maxExactCount), more: counted > maxExactCount };
}

/** The ids of the records that a list shows, at most `limit`. */
export async function idsOf(
  db: Database,
  { store, narrowing, readable, limit }: Pick<ListRequest, 'store' | 'narrowing' | 'readable' | 'limit'>,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select t.id from ${sql.table(store.table)} t where ${whereOf(store, 't', narrowing, readable)} order by t.id limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/**
 * The lines of one page: first which they are, then of these alone what is shown. Beyond the middle of a counted list it is
 * walked from its end, so that the last page costs no more than the first.
 */
export async function readLines(db: Database, request: ListRequest, total?: { count: number; more: boolean }): Promise<Line[]> {
  const { store, fields, limit, offset } = request;
  if (total && !total.more && offset >= total.count) return [];
  const fromEnd = total && !total.more && offset > total.count / 2;
  const from = fromEnd ? Math.max(0, total.count - offset - limit) : offset;
  const size = fromEnd ? Math.min(limit, total.count - offset) : limit;
  const { join, order } = orderOf(request, Boolean(fromEnd));
  const names = [...fields.keys()];
  const { rows } = await sql<Record<string, unknown> & { id: number; revision: number }>`
    with page as (
      select t.id, row_number() over (order by ${order}) as position
        from ${sql.table(store.table)} t ${join} where ${whereOf(store, 't', request.narrowing, request.readable)}
       order by ${order} limit ${size} offset ${from})
    select t.id, t.revision, ${labelExpression(store, 't')} as "label of record"${names.length > 0 ? sql`, ${sql.join(selectFields(store, 't', names))}` : sql``}
      from page join ${sql.table(store.table)} t on t.id = page.id order by page.position ${fromEnd ? sql`desc` : sql``}`.execute(db);
  return rows.map((row) => ({ id: row.id, revision: row.revision, rawLabel: row['label of record'], values: valuesOf(fields, row) }));
}

export const valuesOf = (fields: ReadonlyMap<string, Field>, row: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries([...fields].map(([name, field]) => [name, fromColumn(field, row[name])]));

/** By what a list is ordered, and what is joined for that. Ties go by the number, so that no record stands on two pages. */
function orderOf({ store, stores, sort }: ListRequest, reversed: boolean): { join: RawBuilder<unknown>; order: RawBuilder<unknown> } {
  const down = sort.descending !== reversed;
  const direction = down ? sql`desc` : sql`asc`;
  // What is missing stands at the end in both directions of the list itself.
  const nulls = reversed ? sql`nulls first` : sql`nulls last`;
  const field = store.resource.fields[sort.field];
  const other = field?.form.kind === 'reference' ? stores.get(String(field.form.limits.to)) : undefined;
  const tie = sql`t.id ${reversed ? sql`desc` : sql`asc`}`;
  if (other) {
    const join = sql`left join ${sql.table(other.table)} sorted on sorted.id = ${sql.ref(`t.${sort.field}`)}`;
    return { join, order: sql`sorted.list_title ${direction} ${nulls}, ${tie}` };
  }
  // No word on missing ones here: there is always a title, and its index is in this order.
  if (sort.field === store.resource.title && !store.label) return { join: sql``, order: sql`t.list_title ${direction}, t.id ${direction}` };
  const column = store.counted?.[sort.field]?.(sql`t.id`) ?? sql.ref(`t.${sort.field}`);
  return { join: sql``, order: sql`${field?.perLanguage ? sql`nullif(lower(${column}->>'de'), '')` : column} ${direction} ${nulls}, ${tie}` };
}

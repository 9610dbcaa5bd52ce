import { type RawBuilder, sql } from 'kysely';
import type { Field } from '#content/index.ts';
import type { Database } from '#db/database.server.ts';
import { lastChanged } from '../../contract/query-schema.ts';
import { maxExactCount } from '../../limits.ts';
import { fromColumn, selectFields } from '../columns.server.ts';
import { labelExpression } from '../labels.server.ts';
import type { Store, StoreRegistry } from '../store.server.ts';
import type { Narrowing } from './narrowing.server.ts';
import { lackedKeys } from './readiness.server.ts';
import { whereOf } from './where.server.ts';

export type Line = {
  id: number;
  revision: number;
  rawLabel: unknown;
  values: Record<string, unknown> /** Of fields that say nothing, what visitors see instead. */;
  inherited: Record<string, number>;
  /** What its readiness lacks, where that is asked for. */
  lacks?: string[];
};
export type ListRequest = {
  store: Store;
  stores: StoreRegistry;
  narrowing: Narrowing;
  fields: ReadonlyMap<string, Field>;
  readable: ReadonlyMap<string, Field>;
  withLacks?: boolean;
  sort: { field: string; descending: boolean };
  limit: number;
  offset: number;
};

/** No further than `maxExactCount`. */
export async function countRecords(db: Database, { store, narrowing, readable }: Pick<ListRequest, 'store' | 'narrowing' | 'readable'>) {
  const { rows } = await sql<{ n: string }>`
    select count(*) as n from (
      select from ${sql.table(store.table)} t where ${whereOf(store, 't', narrowing, readable)} limit ${maxExactCount + 1}) as counted`.execute(db);
  const counted = Number(rows[0]?.n ?? 0);
  return { count: Math.min(counted, maxExactCount), more: counted > maxExactCount };
}

/** At most `limit`. */
export async function idsOf(
  db: Database,
  { store, narrowing, readable, limit }: Pick<ListRequest, 'store' | 'narrowing' | 'readable' | 'limit'>,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select t.id from ${sql.table(store.table)} t where ${whereOf(store, 't', narrowing, readable)} order by t.id limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Beyond the middle of a counted list it is read from its end, so that the last page costs no more than the first. */
export async function readLines(db: Database, request: ListRequest, total?: { count: number; more: boolean }): Promise<Line[]> {
  const { store, fields, limit, offset } = request;
  if (total && !total.more && offset >= total.count) return [];
  const fromEnd = total && !total.more && offset > total.count / 2;
  const isFew = total !== undefined && !total.more;
  const ids = fromEnd
    ? (
        await idsOfPage(db, request, { reversed: true, isFew, size: Math.min(limit, total.count - offset), from: Math.max(0, total.count - offset - limit) })
      ).reverse()
    : await idsOfPage(db, request, { reversed: false, isFew, size: limit, from: offset });
  if (ids.length === 0) return [];
  const names = [...fields.keys()];
  // Pictures alone: a text of others in a cell would look like its own.
  const taken = names.filter((name) => fields.get(name)?.form.kind === 'picture' && store.inherited?.[name]);
  const selected = [...selectFields(store, 't', names), ...taken.map((name) => sql`${store.inherited?.[name]?.('t')} as ${sql.id(inheritedAs(name))}`)];
  if (request.withLacks) selected.push(sql`${lackedKeys(store, 't')} as ${sql.id(lacksColumn)}`);
  const { rows } = await sql<Record<string, unknown> & { id: number; revision: number }>`
    select t.id, t.revision, ${labelExpression(store, 't')} as "label of record"${selected.length > 0 ? sql`, ${sql.join(selected)}` : sql``}
      from ${sql.table(store.table)} t where t.id = any (${ids})`.execute(db);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    if (!row) return [];
    const without = taken.filter((name) => row[name] === null && row[inheritedAs(name)] !== null);
    const inherited = Object.fromEntries(without.map((name) => [name, Number(row[inheritedAs(name)])]));
    const lacks = row[lacksColumn];
    const line = { id, revision: row.revision, rawLabel: row['label of record'], values: valuesOf(fields, row), inherited };
    return [Array.isArray(lacks) ? { ...line, lacks } : line];
  });
}

const lacksColumn = 'what it lacks';
const inheritedAs = (name: string): string => `inherited ${name}`;

export const valuesOf = (fields: ReadonlyMap<string, Field>, row: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries([...fields].map(([name, field]) => [name, fromColumn(field, row[name])]));

/** `isFew`: so few records are in the list that all of them may be put in order. */
type Page = { reversed: boolean; isFew: boolean; size: number; from: number };

/** Ties go by the number, so that no record is on two pages; missing values come last in both directions. */
async function idsOfPage(db: Database, request: ListRequest, page: Page): Promise<number[]> {
  const { store, stores, narrowing, readable, sort } = request;
  const field = store.resource.fields[sort.field];
  const other = field?.form.kind === 'reference' ? stores.get(String(field.form.limits.to)) : undefined;
  const where = whereOf(store, 't', narrowing, readable);
  const direction = sort.descending !== page.reversed ? sql`desc` : sql`asc`;
  if (sort.field === lastChanged) {
    const { rows } = await idsByChange(request, where, page).execute(db);
    return rows.map(({ id }) => id);
  }
  const { rows } = await (other ? idsByReference(request, other, where, page) : idsByColumn(request, where, direction, page)).execute(db);
  return rows.map(({ id }) => id);
}

function idsByColumn({ store, sort }: ListRequest, where: RawBuilder<boolean>, direction: RawBuilder<unknown>, { reversed, size, from }: Page) {
  const field = store.resource.fields[sort.field];
  const isTitle = sort.field === store.resource.title && !store.label;
  const plain = isTitle ? sql`t.list_title` : (store.counted?.[sort.field]?.(sql`t.id`) ?? sql.ref(`t.${sort.field}`));
  const column = field?.perLanguage && !isTitle ? sql`nullif(lower(${plain}->>'de'), '')` : plain;
  // Of what is never missing an index has this order in both directions.
  const isAlways = isTitle || (!field?.perLanguage && (field?.required || field?.empty !== null));
  const nulls = isAlways ? sql`` : reversed ? sql`nulls first` : sql`nulls last`;
  return sql<{ id: number }>`
    select t.id from ${sql.table(store.table)} t where ${where} order by ${column} ${direction} ${nulls}, t.id ${direction} limit ${size} offset ${from}`;
}

/** What was changed last stands first; what nobody has touched stands behind, the newest before. */
function idsByChange({ store }: ListRequest, where: RawBuilder<boolean>, { reversed, size, from }: Page) {
  const [direction, nulls] = reversed ? [sql`asc`, sql`nulls first`] : [sql`desc`, sql`nulls last`];
  return sql<{ id: number }>`
    select t.id from ${sql.table(store.table)} t
      left join (select record_id, max(id) as entry from record_history where kind = ${store.table} group by record_id) noted on noted.record_id = t.id
     where ${where} order by noted.entry ${direction} ${nulls}, t.id ${direction} limit ${size} offset ${from}`;
}

/** By what a reference is called: the others are walked in their order, with the records of each, so that a page sorts no more than it reads. */
function idsByReference({ store, sort }: ListRequest, other: Store, where: RawBuilder<boolean>, { reversed, isFew, size, from }: Page) {
  const direction = sort.descending !== reversed ? sql`desc` : sql`asc`;
  const nearer = sql`${reversed ? sql`desc` : sql`asc`}`;
  const reference = sql.ref(`t.${sort.field}`);
  const table = sql.table(store.table);
  const enough = from + size;
  if (isFew) {
    return sql<{ id: number }>`
      with found as materialized (select t.id, ${reference} as other from ${table} t where ${where})
      select found.id from found left join ${sql.table(other.table)} sorted on sorted.id = found.other
       order by sorted.id is null ${nearer}, sorted.list_title ${direction}, sorted.id ${direction}, found.id ${direction} limit ${size} offset ${from}`;
  }
  return sql<{ id: number }>`
    select id from (
      (select t.id, false as missing, sorted.list_title as title, sorted.id as other from ${sql.table(other.table)} sorted join ${table} t on ${reference} = sorted.id
        where ${where} order by sorted.list_title ${direction}, sorted.id ${direction}, t.id ${direction} limit ${enough})
      union all
      (select t.id, true, null, null from ${table} t where ${reference} is null and ${where} order by t.id ${direction} limit ${enough})) as page
     order by missing ${nearer}, title ${direction}, other ${direction}, id ${direction} limit ${size} offset ${from}`;
}

import { sql } from 'kysely';
import type { Database } from '#db/database.server.ts';
import type { Values } from '../declaration/define-resource.ts';
import { isSameValue } from '../declaration/read-values.ts';
import type { LinkTable, Store } from './store.server.ts';

/** Answers its number; values have been checked and are in the shapes of the fields. */
export async function insertRecord(
  db: Database,
  store: Store,
  values: Values,
  { id, begun }: { id?: number; begun?: { readonly [column: string]: unknown } | undefined } = {},
): Promise<number> {
  const row = { ...columnValues(store, values), ...store.derive?.(values), ...begun, ...(id !== undefined && { id }) };
  const columns = Object.keys(row).map((name) => sql.ref(name));
  const { rows } = await sql<{ id: number }>`
    insert into ${sql.table(store.table)} (${sql.join(columns)}) ${id === undefined ? sql`` : sql`overriding system value`}
    select ${sql.join(columns)} from jsonb_populate_record(null::${sql.table(store.table)}, ${JSON.stringify(row)}::jsonb) returning id`.execute(db);
  const created = rows[0]?.id;
  if (created === undefined) throw new Error(`A ${store.resource.name} that was just stored has no number.`);
  await writeOthers(db, store, created, values);
  return created;
}

/** Answers whether any differs; the revision goes up by trigger. */
export async function updateRecord(db: Database, store: Store, id: number, before: Values, after: Values): Promise<boolean> {
  const changed = Object.keys(after).filter((name) => !isSameValue(before[name], after[name]));
  if (changed.length === 0) return false;
  const some = Object.fromEntries(changed.map((name) => [name, after[name]]));
  const derived = Object.entries(store.derive?.({ ...before, ...after }) ?? {});
  // A field holds more than its values say where something else writes it too, such as prices: it is left as it is.
  const written = derived.filter(([column]) => !store.columns.includes(column) || changed.includes(column));
  const row = { ...columnValues(store, some), ...Object.fromEntries(written) };
  const columns = Object.keys(row).map((name) => sql.ref(name));
  // A record whose links alone are changed is written too, for its revision.
  if (columns.length === 0) await sql`update ${sql.table(store.table)} set revision = revision where id = ${id}`.execute(db);
  else {
    await sql`
      update ${sql.table(store.table)} set (${sql.join(columns)}) = (
        select ${sql.join(columns)} from jsonb_populate_record(null::${sql.table(store.table)}, ${JSON.stringify(row)}::jsonb)) where id = ${id}`.execute(db);
  }
  await writeOthers(db, store, id, some);
  return true;
}

const columnValues = ({ columns }: Store, values: Values): Record<string, unknown> =>
  Object.fromEntries(columns.flatMap((name) => (Object.hasOwn(values, name) ? [[name, values[name]]] : [])));

async function writeOthers(db: Database, { links, parts }: Store, id: number, values: Values): Promise<void> {
  for (const [name, link] of Object.entries(links)) if (Object.hasOwn(values, name)) await writeLinks(db, link, id, values[name] as readonly number[]); // the shape of its field
  for (const [name, part] of Object.entries(parts)) if (Object.hasOwn(values, name)) await writeParts(db, part, id, values[name] as readonly Values[]); // as above
}

/** Only what differs is written, and noted. */
async function writeLinks(db: Database, { table, own, other }: LinkTable, id: number, ids: readonly number[]): Promise<void> {
  await sql`delete from ${sql.table(table)} where ${sql.ref(own)} = ${id} and not ${sql.ref(other)} = any (${[...ids]})`.execute(db);
  await sql`
    insert into ${sql.table(table)} (${sql.ref(own)}, ${sql.ref(other)})
    select ${id}, other from unnest(${[...ids]}::int[]) as other
     where not exists (select from ${sql.table(table)} known where ${sql.ref(`known.${own}`)} = ${id} and ${sql.ref(`known.${other}`)} = other)`.execute(db);
}

type Row = Values & { id?: number };

/** Rows that keep their numbers are changed where they are; others are written anew. */
async function writeParts(db: Database, { table, own, order, keyed }: Store['parts'][string], id: number, rows: readonly Row[]): Promise<void> {
  const complete = rows.map((row, index) => ({ ...row, [own]: id, ...(order && { [order]: index }) }));
  const staying = keyed ? rows.flatMap((row) => row.id ?? []) : [];
  const { rows: known } = await sql<{ id: number }>`
    with gone as (delete from ${sql.table(table)} where ${sql.ref(own)} = ${id} and not id = any (${staying}))
    select id from ${sql.table(table)} where ${sql.ref(own)} = ${id} and id = any (${staying})`.execute(db);
  const isKnown = (row: Row) => known.some((one) => one.id === row.id);
  await updateRows(db, table, complete.filter(isKnown));
  const added = complete.filter((row) => !isKnown(row));
  await insertRows(
    db,
    table,
    added.filter((row) => row.id === undefined),
  );
  await insertRows(
    db,
    table,
    added.filter((row) => row.id !== undefined),
  );
}

const columnsOf = (rows: readonly Row[]) => [...new Set(rows.flatMap((row) => Object.keys(row)))].map((name) => sql.ref(name));

async function insertRows(db: Database, table: string, rows: readonly Row[]): Promise<void> {
  if (rows.length === 0) return;
  const columns = columnsOf(rows);
  await sql`
    insert into ${sql.table(table)} (${sql.join(columns)}) overriding system value
    select ${sql.join(columns)} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)`.execute(db);
}

async function updateRows(db: Database, table: string, rows: readonly Row[]): Promise<void> {
  if (rows.length === 0) return;
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))].filter((name) => name !== 'id');
  const assignments = names.map((name) => sql`${sql.ref(name)} = given.${sql.ref(name)}`);
  const isOther = sql`row(${sql.join(names.map((name) => sql.ref(`known.${name}`)))}) is distinct from row(${sql.join(names.map((name) => sql.ref(`given.${name}`)))})`;
  await sql`
    update ${sql.table(table)} known set ${sql.join(assignments)}
      from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb) given where known.id = given.id and ${isOther}`.execute(db);
}

import { sql } from 'kysely';
import type { Database } from '#db/database.server.ts';
import type { Store } from '../store.server.ts';

type Changes = Readonly<Record<string, readonly [before: unknown, after: unknown]>>;
type Row = Readonly<Record<string, unknown>>;

/** The history has it whole, and no field does: columns, and rows of other tables. */
function notedIn({ resource, notedParts = {} }: Store, changes: Changes) {
  const names = Object.keys(resource.noted ?? {}).filter((name) => changes[name]);
  return { columns: names.filter((name) => !notedParts[name]), parts: names.flatMap((name) => (notedParts[name] ? [{ name, table: notedParts[name] }] : [])) };
}

export async function notedSince(db: Database, store: Store, id: number, changes: Changes): Promise<string[]> {
  const { columns, parts } = notedIn(store, changes);
  const since: string[] = [];
  if (columns.length > 0) {
    const after = Object.fromEntries(columns.map((name) => [name, changes[name]?.[1]]));
    const { rows } = await sql<{ name: string }>`
      select given.key as name from ${sql.table(store.table)} t, jsonb_each(${JSON.stringify(after)}::jsonb) given
       where t.id = ${id} and to_jsonb(t) -> given.key is distinct from given.value`.execute(db);
    since.push(...rows.map(({ name }) => name));
  }
  for (const { name, table } of parts) {
    const { rows } = await sql<{ same: boolean }>`
      select coalesce(jsonb_agg(to_jsonb(r) - '{id,production_id,event_id}'::text[] order by r.position), '[]') = ${JSON.stringify(changes[name]?.[1])}::jsonb as same
        from ${sql.table(table)} r where ${sql.ref(ownColumn(store))} = ${id}`.execute(db);
    if (!rows[0]?.same) since.push(name);
  }
  return since;
}

export async function restoreNoted(db: Database, store: Store, id: number, changes: Changes): Promise<void> {
  const { columns, parts } = notedIn(store, changes);
  if (columns.length > 0) {
    const names = sql.join(columns.map((name) => sql.ref(name)));
    const before = Object.fromEntries(columns.map((name) => [name, changes[name]?.[0]]));
    await sql`
      update ${sql.table(store.table)} set (${names}) = (
        select ${names} from jsonb_populate_record(null::${sql.table(store.table)}, ${JSON.stringify(before)}::jsonb)) where id = ${id}`.execute(db);
  }
  for (const { name, table } of parts) {
    const own = ownColumn(store);
    await sql`delete from ${sql.table(table)} where ${sql.ref(own)} = ${id}`.execute(db);
    const rows = (changes[name]?.[0] ?? []) as readonly Row[]; // as `note_record_parts` writes it
    if (!rows[0]) continue;
    const names = sql.join(Object.keys(rows[0]).map((column) => sql.ref(column)));
    await sql`
      insert into ${sql.table(table)} (${sql.ref(own)}, ${names})
      select ${id}, ${names} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)`.execute(db);
  }
}

const ownColumn = ({ table }: Store): string => `${table}_id`;

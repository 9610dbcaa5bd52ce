import { sql } from 'kysely';
import { problem } from '#api/problem.server.ts';
import type { Database } from '#db/database.server.ts';
import { toBerlinIso } from '#i18n/berlin-time.ts';
import type { Language } from '#i18n/language.ts';
import type { Values } from '../declaration/define-resource.ts';
import { binDays } from '../limits.ts';
import { invalid } from './check-record.server.ts';
import { chooseLabel } from './labels.server.ts';
import { type Owned, ownedOf, recoverOwned } from './owned.server.ts';
import type { StoredRecord } from './read-record.server.ts';
import { withStorageErrors } from './storage-errors.server.ts';
import type { Store, StoreRegistry } from './store.server.ts';
import { usesOf } from './uses.server.ts';
import { insertRecord } from './write-record.server.ts';

type Deletion = { db: Database; store: Store; stores: StoreRegistry; language: Language; now: Date };

/** With what belongs to it; throws `in_use` with the places where something else refers to it. */
export async function deleteRecord({ db, store, stores, language, now }: Deletion, { id, rawLabel, values }: StoredRecord): Promise<void> {
  const { count, uses } = await usesOf(db, stores, store, id, language);
  if (count > 0) throw problem('in_use', { data: { count, uses } });
  await sql`delete from record_bin where deleted_at < ${now}::timestamptz - make_interval(days => ${binDays})`.execute(db);
  const label = typeof rawLabel === 'string' ? { de: rawLabel } : rawLabel;
  const begun = { ...(await store.begin?.(values, { db, id, language, now })) };
  await sql`
    insert into record_bin (kind, record_id, label, data, deleted_at, user_id, user_name)
    select ${store.table}, ${id}, ${JSON.stringify(label ?? {})}, jsonb_build_object('values', ${JSON.stringify(values)}::jsonb, 'row', coalesce((
             select jsonb_object_agg(key, value) from jsonb_each(to_jsonb(t)) where key = any (${Object.keys(begun)})), '{}'), 'owned', ${JSON.stringify(await ownedOf(db, store, id))}::jsonb),
           ${now}, record_setting('user')::int, coalesce((select coalesce(nullif(name, ''), email) from site_user where id = record_setting('user')::int), '')
      from ${sql.table(store.table)} t where t.id = ${id}
    on conflict (kind, record_id) do update set label = excluded.label, data = excluded.data, deleted_at = excluded.deleted_at, user_id = excluded.user_id, user_name = excluded.user_name`.execute(
    db,
  );
  for (const { table, own } of [...Object.values(store.links), ...Object.values(store.parts)])
    await sql`delete from ${sql.table(table)} where ${sql.ref(own)} = ${id}`.execute(db);
  await sql`delete from ${sql.table(store.table)} where id = ${id}`.execute(db);
}

/** The last first. */
export async function readBin({ db, store, language, now }: Omit<Deletion, 'stores'>) {
  const { rows } = await sql<{ id: number; record_id: number; label: unknown; deleted_at: Date; user_name: string }>`
    select id, record_id, label, deleted_at, user_name from record_bin
     where kind = ${store.table} and deleted_at >= ${now}::timestamptz - make_interval(days => ${binDays}) order by deleted_at desc, id desc limit 200`.execute(
    db,
  );
  return rows.map(({ id, record_id, label, deleted_at, user_name }) => ({
    id,
    record_id,
    label: chooseLabel(label, language).text,
    deleted_at: toBerlinIso(deleted_at),
    by: user_name,
  }));
}

/** Under its number, without references to what is gone; throws `not_found` where it is not in the bin. */
export async function recoverRecord({ db, store, stores, language }: Omit<Deletion, 'now'>, binId: number): Promise<number> {
  const { rows } = await sql<{ record_id: number; data: { values: Values; row: Record<string, unknown>; owned: Owned } }>`
    delete from record_bin where id = ${binId} and kind = ${store.table} returning record_id, data`.execute(db);
  const found = rows[0];
  if (!found) throw problem('not_found');
  const values: Record<string, unknown> = { ...found.data.values };
  for (const [name, { form }] of Object.entries(store.resource.fields)) {
    const table = form.kind === 'picture' ? 'asset' : stores.get(String(form.limits.to))?.table;
    if (!table || values[name] === null || values[name] === undefined) continue;
    if (form.kind === 'picture' || form.kind === 'reference') {
      if (!(await areThere(db, table, [values[name] as number])).length) values[name] = null; // the shape of its field
    }
    if (form.kind === 'references') values[name] = await areThere(db, table, values[name] as number[]); // as above
  }
  const stored = await withStorageErrors({ db, store, language }, () => insertRecord(db, store, values, { id: found.record_id, begun: found.data.row }));
  if ('errors' in stored) throw invalid(stored.errors, language);
  await recoverOwned(db, found.data.owned);
  return stored.done;
}

async function areThere(db: Database, table: string, ids: number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select id from ${sql.table(table)} where id = any (${ids}) order by id`.execute(db);
  return rows.map(({ id }) => id);
}

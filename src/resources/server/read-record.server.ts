import { sql } from 'kysely';
import type { Database } from '#db/database.server.ts';
import type { Language } from '#i18n/language.ts';
import { languages } from '#i18n/language.ts';
import type { Role } from '#roles.ts';
import type { Values } from '../declaration/define-resource.ts';
import { fieldsFor } from '../declaration/fields-for.ts';
import { selectFields } from './columns.server.ts';
import { asLabel, chooseLabel, labelExpression, lookupsOf } from './labels.server.ts';
import { valuesOf } from './listing/list.server.ts';
import type { Store, StoreRegistry } from './store.server.ts';
import { usesOf } from './uses.server.ts';

export type StoredRecord = { id: number; revision: number; rawLabel: unknown; values: Values };

/** Null where there is none; `lock`: held for a write in the same transaction. */
export async function readRecord(db: Database, store: Store, id: number, lock = false): Promise<StoredRecord | null> {
  const names = store.resource.fieldNames;
  if (lock) await sql`select from ${sql.table(store.table)} where id = ${id} for update`.execute(db);
  const { rows } = await sql<Record<string, unknown> & { id: number; revision: number }>`
    select t.id, t.revision, ${labelExpression(store, 't')} as "label of record", ${sql.join(selectFields(store, 't', names))}
      from ${sql.table(store.table)} t where t.id = ${id} and ${store.scope?.('t') ?? sql`true`}`.execute(db);
  const row = rows[0];
  if (!row) return null;
  return { id: row.id, revision: row.revision, rawLabel: row['label of record'], values: valuesOf(new Map(Object.entries(store.resource.fields)), row) };
}

type Reader = { db: Database; stores: StoreRegistry; role: Role; language: Language };

/** The one place where a record becomes JSON. */
export async function presentRecord(store: Store, record: StoredRecord, { db, stores, role, language }: Reader) {
  const { readable, writable } = fieldsFor(store.resource, role);
  const values = Object.fromEntries([...readable.keys()].map((name) => [name, record.values[name]]));
  const { count, uses } = await usesOf(db, stores, store, record.id, language);
  return {
    id: record.id,
    revision: record.revision,
    ...values,
    meta: {
      ...asLabel(chooseLabel(record.rawLabel, language)),
      urls: urlsOf(store, record),
      writable: [...writable],
      uses,
      uses_count: count,
      ...(await lookupsOf(db, stores, readable, [values], language)),
    },
  };
}

export function urlsOf({ resource }: Store, { id, rawLabel }: Pick<StoredRecord, 'id' | 'rawLabel'>): Record<string, string> | null {
  const urls = languages.flatMap((language) => {
    const path = resource.publicPath?.({ id, title: chooseLabel(rawLabel, language).text }, language);
    return path ? [[language, path] as const] : [];
  });
  return urls.length > 0 ? Object.fromEntries(urls) : null;
}

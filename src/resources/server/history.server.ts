import { sql } from 'kysely';
import type { Field } from '#content/index.ts';
import type { Database } from '#db/database.server.ts';
import { toBerlinIso } from '#i18n/berlin-time.ts';
import type { Language } from '#i18n/language.ts';
import type { Values } from '../declaration/define-resource.ts';
import { fromColumn } from './columns.server.ts';
import { lookupsOf } from './labels.server.ts';
import type { Store, StoreRegistry } from './store.server.ts';

type Changes = Record<string, [unknown, unknown]>;
export type HistoryRow = {
  id: number;
  record_id: number;
  at: Date;
  user_id: number | null;
  user_name: string;
  via: string;
  batch: string | null;
  action: string;
  changes: Changes;
};

/** The last first; fields that whoever asks may not read are left out. */
export async function readHistory(
  db: Database,
  {
    store,
    stores,
    id,
    readable,
    language,
    limit,
    offset,
  }: { store: Store; stores: StoreRegistry; id: number; readable: ReadonlyMap<string, Field>; language: Language; limit: number; offset: number },
) {
  const { rows } = await sql<HistoryRow & { total: string }>`
    select *, count(*) over () as total from record_history where kind = ${store.table} and record_id = ${id} order by id desc limit ${limit} offset ${offset}`.execute(
    db,
  );
  const results = await Promise.all(
    rows.map(async ({ id: entry, at, user_id, user_name, via, batch, action, changes }) => {
      const shown = [...readable].flatMap(([field, { form }]) =>
        changes[field]
          ? [
              {
                field,
                form,
                before: fromColumn(readable.get(field) as Field, changes[field][0]),
                after: fromColumn(readable.get(field) as Field, changes[field][1]),
              },
            ]
          : [],
      ); // its own key
      const values: Values[] = shown.flatMap(({ field, before, after }) => [{ [field]: before }, { [field]: after }]);
      return {
        id: entry,
        at: toBerlinIso(at),
        user: { id: user_id, name: user_name },
        action: action as 'created' | 'changed' | 'deleted', // as the table's check says
        via,
        batch,
        noted: Object.keys(store.resource.noted ?? {}).filter((column) => changes[column]),
        changes: shown.map(({ field, before, after }) => ({ field, before, after })),
        ...(await lookupsOf(db, stores, readable, values, language)),
      };
    }),
  );
  return { count: Number(rows[0]?.total ?? 0), results };
}

/** The last first. */
export async function entriesOfBatch(db: Database, store: Store, batch: string): Promise<HistoryRow[]> {
  const { rows } = await sql<HistoryRow>`select * from record_history where kind = ${store.table} and batch = ${batch} order by id desc`.execute(db);
  return rows;
}

/** Null where there is no such entry; columns that are no field (any more) are left out. */
export async function valuesAfter(db: Database, store: Store, id: number, entry: number): Promise<Record<string, unknown> | null> {
  const { rows } = await sql<{ id: number; changes: Changes }>`
    select id, changes from record_history where kind = ${store.table} and record_id = ${id} and id >= ${entry} order by id desc`.execute(db);
  if (rows.at(-1)?.id !== entry) return null;
  const earlier: Changes = {};
  for (const { id: number, changes } of rows) if (number !== entry) for (const [name, pair] of Object.entries(changes)) earlier[name] = pair;
  return valuesOfChanges(store, earlier, 0);
}

/** What stood before (0) or after (1) changes, in the shapes of the fields. */
export const valuesOfChanges = ({ resource, columns, links, parts }: Store, changes: Changes, side: 0 | 1): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(changes).flatMap(([name, pair]) => {
      const field = resource.fields[name];
      const isStored = columns.includes(name) || links[name] || parts[name];
      return field && isStored ? [[name, fromColumn(field, pair[side])]] : [];
    }),
  );

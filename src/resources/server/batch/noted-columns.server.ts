import { sql } from 'kysely';
import type { Database } from '#db/database.server.ts';
import type { Store } from '../store.server.ts';

type Changes = Readonly<Record<string, readonly [before: unknown, after: unknown]>>;

/** Columns of a record that another form writes, as far as changes are about them: the history has them whole, and no field does. */
export const notedIn = ({ resource }: Store, changes: Changes): string[] => Object.keys(resource.noted ?? {}).filter((name) => changes[name]);

/** Which of them are no longer as the changes left them. */
export async function notedSince(db: Database, store: Store, id: number, changes: Changes): Promise<string[]> {
  const names = notedIn(store, changes);
  if (names.length === 0) return [];
  const after = Object.fromEntries(names.map((name) => [name, changes[name]?.[1]]));
  const { rows } = await sql<{ name: string }>`
    select given.key as name from ${sql.table(store.table)} t, jsonb_each(${JSON.stringify(after)}::jsonb) given
     where t.id = ${id} and to_jsonb(t) -> given.key is distinct from given.value`.execute(db);
  return rows.map(({ name }) => name);
}

/** Puts back what stood in them before. */
export async function restoreNoted(db: Database, store: Store, id: number, changes: Changes): Promise<void> {
  const names = notedIn(store, changes);
  if (names.length === 0) return;
  const columns = sql.join(names.map((name) => sql.ref(name)));
  const before = Object.fromEntries(names.map((name) => [name, changes[name]?.[0]]));
  await sql`
    update ${sql.table(store.table)} set (${columns}) = (
      select ${columns} from jsonb_populate_record(null::${sql.table(store.table)}, ${JSON.stringify(before)}::jsonb)) where id = ${id}`.execute(db);
}

import { sql } from 'kysely';
import type { Database } from '#db/database.server.ts';
import type { Store } from './store.server.ts';

type Row = Record<string, unknown>;
/** Rows that belong to a record and are no field of it, by table. */
export type Owned = Record<string, Row[]>;

export async function ownedOf(db: Database, { owned = {} }: Store, id: number): Promise<Owned> {
  const found: Owned = {};
  for (const [table, column] of Object.entries(owned)) {
    const { rows } = await sql<{ row: Row }>`select to_jsonb(t) as row from ${sql.table(table)} t where ${sql.ref(column)} = ${id}`.execute(db);
    found[table] = rows.map(({ row }) => row);
  }
  return found;
}

/** A row that refers to what is gone meanwhile stays away. */
export async function recoverOwned(db: Database, owned: Owned): Promise<void> {
  for (const [table, rows] of Object.entries(owned)) for (const row of rows) await recoverRow(db, table, row);
}

async function recoverRow(db: Database, table: string, row: Row): Promise<void> {
  const columns = sql.join(Object.keys(row).map((name) => sql.ref(name)));
  await sql`savepoint owned_row`.execute(db);
  try {
    await sql`
      insert into ${sql.table(table)} (${columns}) overriding system value
      select ${columns} from jsonb_populate_record(null::${sql.table(table)}, ${JSON.stringify(row)}::jsonb)`.execute(db);
  } catch (error) {
    if (!isForeignKeyViolation(error)) throw error;
    await sql`rollback to savepoint owned_row`.execute(db);
  }
  await sql`release savepoint owned_row`.execute(db);
}

const isForeignKeyViolation = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === '23503';

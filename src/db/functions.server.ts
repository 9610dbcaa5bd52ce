import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import editionsText from './functions/editions.txt?raw';
import type { Schema } from './schema.ts';

const files = import.meta.glob<string>('./functions/*.sql', { query: '?raw', import: 'default', eager: true });

/** SHA-256 of each edition of functions/ that has been released, the oldest first. */
export const editions: readonly string[] = editionsText
  .split('\n')
  .map((line) => line.split(' ')[0] ?? '')
  .filter(Boolean);

const functions = Object.entries(files)
  .sort(([one], [other]) => (one < other ? -1 : 1))
  .map(([, text]) => text)
  .join('\n');

/** SHA-256 of the files as they are. */
export const checksumOfFunctions: string = createHash('sha256').update(functions).digest('hex');

/** Brings functions and triggers to the newest edition, in one transaction; a newer one stays, so that an older program takes nothing back. */
export async function applyFunctions(db: Kysely<Schema>): Promise<boolean> {
  if ((await readEdition(db)) >= editions.length) return false;
  await db.transaction().execute(async (transaction) => {
    // The files stand in the order of their names, whichever function calls which.
    await sql`set local check_function_bodies = off`.execute(transaction);
    await sql.raw(functions).execute(transaction);
    await sql`create or replace function functions_edition() returns int immutable language sql as ${sql.lit(`select ${editions.length}`)}`.execute(
      transaction,
    );
  });
  return true;
}

/** 0 of a database that migrations alone have made. */
async function readEdition(db: Kysely<Schema>): Promise<number> {
  const { rows: found } = await sql<{ name: string | null }>`select to_regproc('functions_edition')::text as name`.execute(db);
  if (!found[0]?.name) return 0;
  const { rows } = await sql<{ edition: number }>`select functions_edition() as edition`.execute(db);
  return rows[0]?.edition ?? 0;
}

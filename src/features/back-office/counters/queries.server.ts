import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#db/database.server.ts';

export async function countAll(db: Database, parts: readonly RawBuilder<unknown>[]) {
  const { rows } = await sql<{ name: string; n: number; item: number | null }>`${sql.join(parts, sql` union all `)}`.execute(db);
  return rows;
}

import { sql } from 'kysely';
import type { Database } from '../../src/db/database.server.ts';

/** The content of all tables, what is promised to be done included, as a sum: two that are the same mean that nothing was written between them. */
export async function everything(db: Database): Promise<string> {
  const { rows: tables } = await sql<{ name: string }>`
    select case schemaname when 'public' then relname else schemaname || '.' || relname end as name from pg_stat_user_tables
    where schemaname = 'public' or relname = 'job_common' order by name`.execute(db);
  const sums = await Promise.all(
    tables.map(async ({ name }) => {
      const { rows } = await sql<{ sum: string | null }>`select md5(string_agg(t::text, '' order by t::text)) as sum from ${sql.table(name)} t`.execute(db);
      return `${name} ${rows[0]?.sum}`;
    }),
  );
  return sums.join('\n');
}

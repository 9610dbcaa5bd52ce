import type pg from 'pg';
import { exclusively, openConnection } from '../connection.server.ts';
import { settleFiles } from './restored-files.server.ts';
import { draftSchema, dropSchemas, formerSchema } from './schemas.server.ts';

/** Of the restore whose state the database has. */
export type Restoration = { key: string; isCopy: boolean };

/** The latest one; null of a database that was never restored, or is older than restores. */
export async function readRestoration(client: Pick<pg.Client, 'query'>): Promise<Restoration | null> {
  const { rows: found } = await client.query<{ name: string | null }>(`select to_regclass('restoration')::text as name`);
  if (!found[0]?.name) return null;
  const { rows } = await client.query<Restoration>('select key, is_copy as "isCopy" from restoration order by id desc limit 1');
  return rows[0] ?? null;
}

/**
 * Before a site uses its files: brings to their places those of a restore whose process was ended, and removes what it has
 * left in the database. Answers what the database was restored from.
 */
export async function settleRestore(dataDir: string, address: pg.ClientConfig): Promise<Restoration | null> {
  const { client, close } = await openConnection(address);
  try {
    const restoration = await readRestoration(client);
    await settleFiles(dataDir, async (key) => key === restoration?.key);
    const { rows } = await client.query('select from pg_namespace where nspname in ($1, $2)', [draftSchema, formerSchema]);
    // While a restore is under way they are its own.
    if (rows.length > 0) await exclusively(address, () => dropSchemas(address, draftSchema, formerSchema)).catch(() => {});
    return restoration;
  } finally {
    await close();
  }
}

import { join } from 'node:path';
import { tableFile } from '../archive/stored-file.server.ts';
import type { Connection } from '../connection.server.ts';
import { copyIn, type Source } from './load-tables.server.ts';

/** Sets aside the jobs that waited when the backup was made, for somebody to say whether they are still to be done; a copy has none. */
export async function holdJobs(connection: Connection, { folder, key, manifest }: Source, { name, isCopy }: { name: string; isCopy: boolean }): Promise<void> {
  const { client } = connection;
  if (manifest.jobs && !isCopy) await copyIn(connection, join(folder, tableFile(manifest.jobs.name)), key, manifest.jobs, 'held_job');
  await client.query('insert into restoration (backup, snapshot_at, is_copy, released_at) values ($1, $2, $3, case when $3 then now() end)', [
    name,
    manifest.snapshot_at,
    isCopy,
  ]);
}

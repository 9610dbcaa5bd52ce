import { join } from 'node:path';
import { to as copyTo } from 'pg-copy-streams';
import type { StoredTable } from '../archive/manifest.ts';
import { tableFile, writeStored } from '../archive/stored-file.server.ts';
import type { Connection } from '../connection.server.ts';
import { patience } from '../limits.ts';
import { quote, quoteAll, readSequences, readTables } from './catalog.server.ts';

export type Dump = {
  snapshotAt: Date;
  server: string;
  schema: { number: number; name: string; checksum: string }[];
  tables: StoredTable[];
  sequences: { name: string; last: number; is_called: boolean }[];
  jobs: StoredTable | null;
};

/** Jobs under this name beside the tables: of the library's own schema only what waits is stored, in columns of ours. */
const jobsName = 'held_jobs';
const jobColumns = ['queue', 'data', 'start_after'];

/** Copies every table into `folder` as of one snapshot. Reads only, in one transaction. */
export async function dumpTables(
  { client, watch }: Connection,
  folder: string,
  key: string | null,
  report: (done: number, total: number) => void = () => {},
): Promise<Dump> {
  await client.query('begin isolation level repeatable read read only');
  // The first statement takes the snapshot.
  const { rows } = await client.query<{ at: Date; server: string; has_jobs: boolean }>(
    `select clock_timestamp() as at, current_setting('server_version') as server, to_regclass('jobs.job') is not null as has_jobs`,
  );
  const { at: snapshotAt = new Date(), server = '', has_jobs = false } = rows[0] ?? {};
  const copy = async (name: string, columns: string[], query: string): Promise<StoredTable> => {
    watch(patience.silence);
    const source = client.query(copyTo(`copy (${query}) to stdout`));
    const { lines, bytes, sha256 } = await writeStored(source, join(folder, tableFile(name)), { key, isCompressed: true });
    watch(patience.statement + patience.silence);
    return { name, columns, rows: lines, bytes, sha256 };
  };
  const schema = (await client.query<Dump['schema'][number]>('select number, name, checksum from schema_migration order by number')).rows;
  const tables: StoredTable[] = [];
  const known = await readTables(client);
  for (const { name, columns, key: order } of known) {
    report(tables.length, known.length);
    tables.push(await copy(name, columns, `select ${quoteAll(columns)} from ${quote(name)} order by ${quoteAll(order.length > 0 ? order : columns)}`));
  }
  const waiting = `select name, data, start_after from jobs.job where name in ('work', 'dead') and state in ('created', 'retry', 'active') order by id`;
  const jobs = has_jobs ? await copy(jobsName, jobColumns, waiting) : null;
  const sequences = await readSequences(client);
  await client.query('commit');
  return { snapshotAt, server, schema, tables, sequences, jobs };
}

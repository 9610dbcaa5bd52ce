import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { openCluster } from '../../src/db/embedded/cluster.server.ts';
import { onInterrupt } from './run/on-interrupt.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    postgres: string;
    demoFiles: string;
  }
}

/** One PostgreSQL for the whole run: that of TEST_DATABASE_URL, else an embedded one of its own. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const demoFiles = mkdtempSync(join(tmpdir(), 'foyer-test-demo-'));
  project.provide('demoFiles', demoFiles);
  const removeFiles = () => rmSync(demoFiles, { recursive: true, force: true });
  const given = process.env.TEST_DATABASE_URL;
  if (given) {
    project.provide('postgres', given);
    return async () => removeFiles();
  }
  const folder = mkdtempSync(join(tmpdir(), 'foyer-test-'));
  chmodSync(folder, 0o755); // under root the database runs as another account
  const cluster = await openCluster(folder);
  await makeForgetful(cluster.socket);
  project.provide('postgres', `postgres:///postgres?host=${encodeURIComponent(cluster.socket)}&user=foyer`);
  const stop = async () => {
    await cluster.close();
    rmSync(folder, { recursive: true, force: true });
    removeFiles();
  };
  onInterrupt(stop);
  return stop;
}

/** Nothing here has to outlive the machine: without waiting for the disk, a database is made and dropped in a fraction of the time. */
async function makeForgetful(socket: string): Promise<void> {
  const client = new pg.Client({ host: socket, user: 'foyer', database: 'postgres' });
  await client.connect();
  for (const setting of ['fsync', 'synchronous_commit', 'full_page_writes', 'wal_init_zero']) await client.query(`alter system set ${setting} = off`);
  await client.query('select pg_reload_conf()');
  await client.end();
}

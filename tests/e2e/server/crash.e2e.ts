import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, expect, test, vi } from 'vitest';
import { type RunningSite, startSite } from '../../support/site.ts';

/** Some here, many with `npm run test:faults`. */
const rounds = Number(process.env.FAULT_ROUNDS ?? 4);
const dataDir = mkdtempSync(join(tmpdir(), 'foyer-crash-'));
chmodSync(dataDir, 0o755);
let site: RunningSite | null = null;
afterAll(async () => {
  await site?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const connect = async () => {
  const client = new pg.Client({ host: join(dataDir, 'postgres', 'socket'), user: 'foyer', database: 'postgres' });
  client.on('error', () => {}); // it is about to be cut off
  await client.connect();
  return client;
};

const postmaster = () => Number(readFileSync(join(dataDir, 'postgres', 'data', 'postmaster.pid'), 'utf8').split('\n', 1)[0]);

/** As long as a loaded machine takes to start a database. */
const until = (isTrue: () => boolean | Promise<boolean>) => vi.waitUntil(isTrue, { timeout: 50_000 });

/** While the database restarts, its file may be missing. */
const isNew = (before: number) => {
  try {
    return postmaster() !== before;
  } catch {
    return false;
  }
};

test(
  `${rounds} times kill -9, in turn of the server and of the database: the next start is clean and nothing acknowledged is missing`,
  async () => {
    const acknowledged: number[] = [];
    site = await startSite({ DATA_DIR: dataDir, DEMO: 'no' });
    const setup = await connect();
    await setup.query('create table crash_log (n int primary key)');
    await setup.end();

    for (let round = 0; round < rounds; round++) {
      const client = await connect();
      const writing = writeUntilCut(client, acknowledged);
      await until(() => acknowledged.length >= (round + 1) * 20);
      if (round % 2 === 0) process.kill(postmaster(), 'SIGKILL');
      site.process.kill('SIGKILL');
      if (round % 2 === 1) await client.end(); // the database outlives its server: it is we who stop writing
      await writing;

      site = await startSite({ DATA_DIR: dataDir, DEMO: 'no' });
      expect((await fetch(`${site.url}/de/api/events/`)).status).toBe(200);
      const reader = await connect();
      const { rows } = await reader.query<{ n: number }>('select n from crash_log');
      await reader.end();
      const found = new Set(rows.map(({ n }) => n));
      expect(acknowledged.filter((n) => !found.has(n))).toEqual([]);
    }
    expect(acknowledged.length).toBeGreaterThanOrEqual(rounds * 20);
  },
  rounds * 30_000,
);

test.each([
  ['just served', Number.POSITIVE_INFINITY],
  ['has served nobody for so long that only the queue, what listens for changes and what writes for the search are connected', 5],
])('the database is restarted when it alone is killed while the server %s', async (_, connections) => {
  site ??= await startSite({ DATA_DIR: dataDir, DEMO: 'no' });
  const { url } = site;
  expect((await askDatabase(url)).status).toBe(200);
  const client = await vi.waitFor(connect, { timeout: 50_000 }); // the database may be still on its way from the test before
  const others = `select count(*)::int as n from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`;
  await until(async () => ((await client.query<{ n: number }>(others)).rows[0]?.n ?? 0) <= connections);
  await client.end();
  const before = postmaster();
  process.kill(before, 'SIGKILL');
  await until(async () => (await askDatabase(url)).status === 200 && isNew(before));
});

let asked = 0;
/** A list that no answer is kept of yet: a kept one comes without the database. */
const askDatabase = (url: string) => fetch(`${url}/de/api/events/?page_size=${1 + (asked++ % 100)}`);

let next = 1;
async function writeUntilCut(client: pg.Client, acknowledged: number[]): Promise<void> {
  for (;;) {
    const n = next++; // one that was sent and never acknowledged may or may not be there; it is not used again
    try {
      await client.query('insert into crash_log values ($1)', [n]);
      acknowledged.push(n);
    } catch {
      return;
    }
  }
}

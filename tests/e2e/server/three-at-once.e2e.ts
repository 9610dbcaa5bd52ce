import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, expect, test } from 'vitest';
import { noteFigure } from '../../support/run/note-figure.ts';
import { type RunningSite, startSite } from '../../support/site.ts';

// Needs a server for several processes: npm run test:faults starts the machine's own (FOREIGN_POSTGRES_URL).
const server = process.env.FOREIGN_POSTGRES_URL ?? '';
const sites: RunningSite[] = [];
const folders: string[] = [];
afterEach(async () => {
  for (const site of sites.splice(0)) {
    site.process.kill('SIGCONT');
    await site.stop();
  }
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

async function startThree(): Promise<{ url: string; seconds: number }> {
  const name = `three_${Date.now()}`;
  const client = new pg.Client(server);
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const url = new URL(server);
  url.pathname = `/${name}`;
  const began = performance.now();
  const starting = [1, 2, 3].map(() => {
    const dataDir = mkdtempSync(join(tmpdir(), 'foyer-three-'));
    chmodSync(dataDir, 0o755);
    folders.push(dataDir);
    return startSite({ DATA_DIR: dataDir, DATABASE_URL: url.href, DEMO: 'no', CSRF_SECRET: 'one secret of all three processes', LOG_LEVEL: 'fatal' });
  });
  sites.push(...(await Promise.all(starting)));
  return { url: url.href, seconds: (performance.now() - began) / 1_000 };
}

test.runIf(server)('of three processes that start at once on an empty database one makes its tables, and all serve', { timeout: 180_000 }, async () => {
  const { seconds } = await startThree();
  expect(sites.map((site) => site.printed().includes('Database schema: 0001_')).filter(Boolean)).toHaveLength(1);
  const statuses = await Promise.all(sites.map(async ({ url }) => (await fetch(`${url}/api/events/`)).status));
  expect(statuses).toEqual([200, 200, 200]);
  noteFigure(`3 processes on ${process.env.FOREIGN_POSTGRES}: one migrated, all served after ${seconds.toFixed(1)} s`);
});

test.runIf(server)('work that one of three has begun and hangs with is taken over by another within 30 s', { timeout: 180_000 }, async () => {
  const { url } = await startThree();
  const client = new pg.Client(url);
  await client.connect();
  const holder = async () => (await client.query<{ holder: string }>('select holder from site_check_lease')).rows[0]?.holder;
  await expect.poll(holder, { timeout: 60_000 }).toBeTruthy();
  const before = await holder();
  const hung = sites.find(({ process: { pid } }) => before?.includes(`:${pid}:`));
  expect(hung).toBeDefined();
  // The same one writes what is searched, or another: whichever hangs, the rest go on.
  hung?.process.kill('SIGSTOP');
  const began = performance.now();
  await expect.poll(holder, { timeout: 60_000, interval: 200 }).not.toBe(before);
  const seconds = (performance.now() - began) / 1_000;
  expect(seconds).toBeLessThan(30);
  noteFigure(`the process that looked after the site hung: another did so after ${seconds.toFixed(1)} s`);
  await client.end();
});

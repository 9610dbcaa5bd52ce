import { type ChildProcess, spawn } from 'node:child_process';
import { randomFillSync } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
// @ts-expect-error plain JavaScript: it runs before TypeScript can
import { serverFlags, siteEnvironment } from '../../../bin/prepare.mjs';
import { hundredThousandEvents } from '../../support/database/many-events.ts';
import { noteFigure } from '../../support/run/note-figure.ts';
import { type RunningSite, startSite } from '../../support/site.ts';

// Backup and restore of a large site, with figures: 100,000 events, and files of the media library (BACKUP_MB; `npm run test:faults -- large-backup`).
const megabytes = Number(process.env.BACKUP_MB ?? 0);
const fileSize = 4;
/** Requests a second, and seconds for which they are measured while nothing else happens. */
const [rate, calm] = [25, 20];
/** On a disk, as `tmpdir()` is memory here. */
const folder = megabytes > 0 ? mkdtempSync('/var/tmp/foyer-large-') : '';
const env = { DATA_DIR: join(folder, 'data'), DATABASE_URL: '', DEMO: 'no', LOG_LEVEL: 'fatal' };
let site: RunningSite | null = null;
afterAll(async () => {
  await site?.stop();
  if (folder) rmSync(folder, { recursive: true, force: true });
});

async function query<Row extends pg.QueryResultRow>(work: (run: (text: string) => Promise<pg.QueryResult<Row>>) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ host: join(env.DATA_DIR, 'postgres', 'socket'), user: 'foyer', database: 'postgres' });
  await client.connect();
  await work((text) => client.query<Row>(text));
  await client.end();
}

const events = async () => {
  let count = 0;
  await query<{ n: number }>(async (run) => {
    count = (await run('select count(*)::int as n from event')).rows[0]?.n ?? 0;
  });
  return count;
};

/** Random bytes: nothing is saved by compressing them. */
function writeFiles(): void {
  const originals = join(env.DATA_DIR, 'media', 'originals');
  mkdirSync(originals, { recursive: true });
  const bytes = Buffer.alloc(fileSize * 1_000_000);
  for (let n = 0; n < megabytes / fileSize; n++) writeFileSync(join(originals, `film-${n}.mp4`), randomFillSync(bytes));
}

/** Milliseconds of each answer, at a constant rate until told to stop. */
function measure(url: string): { stop(): Promise<{ times: number[]; failed: number }> } {
  const under: Promise<void>[] = [];
  const times: number[] = [];
  let failed = 0;
  let n = 0;
  const ask = async (path: string) => {
    const begin = performance.now();
    const response = await fetch(url + path);
    await response.arrayBuffer();
    times.push(performance.now() - begin);
    if (response.status >= 500) failed++;
  };
  const timer = setInterval(() => {
    n++;
    // Every tenth is made anew.
    under.push(
      ask(n % 10 ? (['/de/programm', '/en/events', '/de/api/events/'][n % 3] ?? '') : `/de/api/events/?page_size=${1 + (n % 50)}&page=${1 + (n % 400)}`),
    );
  }, 1_000 / rate);
  const stop = async () => {
    clearInterval(timer);
    await Promise.all(under);
    return { times, failed };
  };
  return { stop };
}

const percentile = (times: readonly number[], share: number) => [...times].sort((one, other) => one - other)[Math.floor(times.length * share)] ?? 0;

/** Runs a command of the site; answers how long it took and the most memory that it held, in MB. */
async function run(command: 'backup' | 'restore', args: readonly string[] = []) {
  const begin = performance.now();
  const own = { ...process.env, ...siteEnvironment, ...env, BASE_URL: '', NODE_ENV: 'production' };
  const child: ChildProcess = spawn(process.execPath, [...serverFlags, join('dist', 'server', `${command}.js`), ...args], { env: own });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (output += chunk));
  let peak = 0;
  const timer = setInterval(() => {
    try {
      peak = Math.max(peak, Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1] ?? 0) / 1_000);
    } catch {
      // it has just ended
    }
  }, 200);
  const [status] = await once(child, 'close');
  clearInterval(timer);
  if (status !== 0) throw new Error(output);
  return { seconds: (performance.now() - begin) / 1_000, peak, output };
}

const sizeOf = (path: string): number =>
  readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0) / 1_000_000;

test.runIf(megabytes > 0)(
  `a site with 100,000 events and ${megabytes} MB of files is backed up while it serves, and restored`,
  async () => {
    chmodSync(folder, 0o755);
    mkdirSync(env.DATA_DIR);
    site = await startSite(env);
    await query((text) => hundredThousandEvents(text));
    writeFiles();
    for (const path of ['/de/programm', '/en/events', '/de/api/events/']) await fetch(site.url + path);
    const before = measure(site.url);
    await pause(calm * 1_000);
    const idle = await before.stop();
    const during = measure(site.url);
    const backup = await run('backup');
    const busy = await during.stop();
    const size = sizeOf(join(env.DATA_DIR, 'backups'));
    const again = await run('backup');
    const name = /([\w-]+)\n$/.exec(again.output)?.[1] ?? '';

    const ratio = (share: number) => (percentile(busy.times, share) / percentile(idle.times, share)).toFixed(2);
    noteFigure(
      `backup ${backup.seconds.toFixed(0)} s, ${backup.peak.toFixed(0)} MB of memory, ${size.toFixed(0)} MB stored; the next one ${again.seconds.toFixed(0)} s, ${(sizeOf(join(env.DATA_DIR, 'backups')) - size).toFixed(0)} MB more; of ${busy.times.length} requests meanwhile ${busy.failed} failed, p50 ${ratio(0.5)}, p95 ${ratio(0.95)}, p99 ${ratio(0.99)} times that of before`,
    );
    expect(busy.failed + idle.failed).toBe(0);

    await query((text) => text('delete from event where id % 100 = 0'));
    expect(await events()).toBeLessThan(100_000);
    rmSync(join(env.DATA_DIR, 'media', 'originals', 'film-0.mp4'));
    const ended = once(site.process, 'exit'); // a restore ends what runs
    const restore = await run('restore', [name]);
    await ended;
    site = await startSite(env);
    noteFigure(`restore ${restore.seconds.toFixed(0)} s with a restore point, ${restore.peak.toFixed(0)} MB of memory`);
    expect(await events()).toBe(100_000);
    expect(statSync(join(env.DATA_DIR, 'media', 'originals', 'film-0.mp4')).size).toBe(fileSize * 1_000_000);
    expect((await fetch(`${site.url}/de/api/events/`)).status).toBe(200);
    expect(backup.peak).toBeLessThan(350);
  },
  1_800_000,
);

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { isAlive } from '../../../src/db/embedded/leases.server.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'foyer-supervised-'));
chmodSync(dataDir, 0o755);
const started: ChildProcess[] = [];
afterAll(async () => {
  for (const child of started) if (child.kill('SIGTERM')) await once(child, 'exit');
  rmSync(dataDir, { recursive: true, force: true });
});

function start(env: Record<string, string>) {
  const child = spawn(process.execPath, ['bin/start.mjs'], { env: { ...process.env, DATA_DIR: dataDir, DEMO: 'no', BASE_URL: '', LOG_LEVEL: 'warn', ...env } });
  started.push(child);
  const heard = { said: '' };
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      heard.said += chunk;
    });
  }
  return { child, heard, ended: once(child, 'close').then(([status]) => status) };
}

const until = (isTrue: () => boolean | Promise<boolean>) => vi.waitUntil(isTrue, { timeout: 50_000 });
const siteProcesses = () =>
  readdirSync(join(dataDir, 'postgres', 'leases'))
    .map(Number)
    .filter(isAlive);
const isServing = (url: string) =>
  fetch(`${url}/de/api/events/`).then(
    ({ status }) => status === 200,
    () => false,
  );

test('a site that is killed is started again at its address by npm start, which says so, and ends when it is told to', async () => {
  const { child, heard, ended } = start({ PORT: '0' });
  await until(() => heard.said.includes('Foyer is ready'));
  const url = /Site\s+(http:\S+)/.exec(heard.said)?.[1] ?? '';
  const [before = 0] = siteProcesses();
  process.kill(before, 'SIGKILL');
  await until(() => isServing(url));
  expect(siteProcesses()).not.toContain(before);
  expect(heard.said).toContain('The site was ended by SIGKILL, as the system does when memory runs out. It is started again in 0.5 s.');
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
  expect(existsSync(join(dataDir, 'postgres', 'data', 'postmaster.pid'))).toBe(false);
});

test.runIf(process.platform === 'linux')('npm start tells the site to give freed memory back, whatever its own environment says', async () => {
  const { child, heard, ended } = start({ PORT: '0', MALLOC_ARENA_MAX: '8' });
  await until(() => heard.said.includes('Foyer is ready'));
  const [site = 0] = siteProcesses();
  expect(readFileSync(`/proc/${site}/environ`, 'utf8').split('\0')).toEqual(
    expect.arrayContaining(['MALLOC_ARENA_MAX=1', 'MALLOC_MMAP_THRESHOLD_=1048576', 'MALLOC_TRIM_THRESHOLD_=1048576']),
  );
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
});

test('whoever reads what the site says may go: it serves on, says more, and ends as it should', async () => {
  const { child, heard } = start({ PORT: '0' });
  const ended = once(child, 'exit');
  await until(() => heard.said.includes('Foyer is ready'));
  const url = /Site\s+(http:\S+)/.exec(heard.said)?.[1] ?? '';
  const [site = 0] = siteProcesses();
  for (const stream of [child.stdout, child.stderr]) stream.destroy();
  const [database = '0'] = readFileSync(join(dataDir, 'postgres', 'data', 'postmaster.pid'), 'utf8').split('\n');
  process.kill(Number(database), 'SIGKILL');
  await until(() => isServing(url)); // by the site's own words the database has been started anew
  expect(siteProcesses()).toContain(site);
  child.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
  expect(existsSync(join(dataDir, 'postgres', 'data', 'postmaster.pid'))).toBe(false);
});

test('a site whose npm start is killed ends by itself', async () => {
  const { child, heard, ended } = start({ PORT: '0' });
  await until(() => heard.said.includes('Foyer is ready'));
  child.kill('SIGKILL');
  await ended;
  await until(() => siteProcesses().length === 0 && !existsSync(join(dataDir, 'postgres', 'data', 'postmaster.pid')));
});

test('what cannot be started is an error at once, and not tried again', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const address = taken.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const { heard, ended } = start({ PORT: String(port) });
  expect(await ended).toBe(1);
  taken.close();
  expect(heard.said).toContain(`Port ${port} is already in use.`);
  expect(heard.said).not.toContain('started again');
});

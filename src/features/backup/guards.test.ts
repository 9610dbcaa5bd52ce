import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { manual, siteToBackUp } from '../../../tests/support/database/backups.ts';
import { swallowingProxy } from '../../../tests/support/database/swallowing-proxy.ts';
import { removeExpired } from './archive/list-backups.server.ts';
import { openConnection } from './connection.server.ts';
import { makeBackup } from './make-backup.server.ts';

const { site } = await siteToBackUp();
const made = await makeBackup(site, manual);
const stored = () => readdirSync(join(site.folder, 'files', 'plain'), { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).length;

test('a folder that looks like a backup and cannot be read keeps all files', async () => {
  const count = stored();
  expect(count).toBe(3);
  const manifest = join(made.path, 'manifest.json');
  const text = await readFile(manifest, 'utf8');
  writeFileSync(manifest, text.slice(0, 100)); // as a disk leaves it that is failing
  await removeExpired(site.folder, null);
  expect(stored()).toBe(count);
  writeFileSync(manifest, text);
  mkdirSync(join(site.folder, '.partial-of-a-killed-process'));
  rmSync(made.path, { recursive: true });
  await removeExpired(site.folder, null);
  expect(stored()).toBe(0);
  expect(readdirSync(site.folder).filter((name) => name.startsWith('.partial-'))).toEqual([]);
});

test('a database that says nothing more is cut off', async () => {
  const proxy = await swallowingProxy(String(site.address.connectionString));
  const connection = await openConnection(proxy.config);
  try {
    proxy.freeze(true);
    connection.watch(200);
    await expect(connection.client.query('select 1')).rejects.toThrow();
  } finally {
    await connection.close();
    proxy.close();
  }
});

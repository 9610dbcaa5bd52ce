import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Services } from '#api/service.server.ts';
import { type SignedIn, type TestApp, testApp } from '../../../../tests/support/app.ts';
import { mediaService } from '../index.server.ts';
import { readStorageState } from './storage-state.server.ts';
import type { StorageState } from './storage-state.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'foyer-storage-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
const failing = (code: string) => () => Promise.reject(Object.assign(new Error(`${code}: write`), { code }));

test('a disk that takes a file is writable, and nothing of it stays', async () => {
  expect(await readStorageState(dataDir)).toBe('writable');
  expect(readdirSync(join(dataDir, 'media'))).toEqual([]);
});

test.each([
  ['ENOSPC', 'full'],
  ['EDQUOT', 'full'],
  ['EROFS', 'failing'],
] as const)('%s: %s, and the log says why', async (code, state) => {
  const reported: unknown[] = [];
  expect(await readStorageState(dataDir, (error) => reported.push(error), failing(code))).toBe(state);
  expect(reported).toEqual([expect.objectContaining({ code })]);
});

const services = new Services();
let site: TestApp;
let editor: SignedIn;
beforeAll(async () => {
  site = await testApp({ services });
  editor = await site.signIn('editor');
});
const show = async (path: string, state: StorageState) => {
  services.get(mediaService).readState = async () => state;
  return (await site.get(path, editor.headers)).text();
};

test.each(['/cms-hub', '/cms-hub/media'])('%s tells staff that the disk is full, in both languages, until it takes files again', async (path) => {
  expect(await show(path, 'full')).toContain('Auf dem Server ist kein Platz mehr');
  expect(await show(`${path}?lang=en`, 'full')).toContain('The server has no room left');
  expect(await show(path, 'failing')).toContain('kann zurzeit keine Dateien speichern');
  expect(await show(path, 'writable')).not.toMatch(/kein Platz mehr|keine Dateien speichern/);
});

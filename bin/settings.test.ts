import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { variableNames } from '../src/server/config.server.ts';
// @ts-expect-error plain JavaScript: it runs before TypeScript can
import { settings, tryDataDir, tryPorts, variables } from './settings.mjs';

const folder = mkdtempSync(join(tmpdir(), 'foyer-settings-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = join(folder, 'a-file');
writeFileSync(file, 'FOYER_TEST_GIVEN=from the file\nFOYER_TEST_NEW="a b"\n');

test('.env says what is not set otherwise', () => {
  process.env.FOYER_TEST_GIVEN = 'set';
  expect(settings(file)).toMatchObject({ FOYER_TEST_GIVEN: 'set', FOYER_TEST_NEW: 'a b' });
  for (const name of ['FOYER_TEST_GIVEN', 'FOYER_TEST_NEW']) delete process.env[name];
  expect(settings(join(folder, 'none'))).toBe(process.env);
});

test('a place for the data is made, and left as it was', () => {
  tryDataDir({ DATA_DIR: join(folder, 'new', 'data') });
  expect(readdirSync(join(folder, 'new', 'data'))).toEqual([]);
});

test.each([
  ['a file', file, 'it is a file. Move that away, or name another: DATA_DIR=/path/to/data npm start'],
  ['below a file', join(file, 'data'), 'it, or a folder above it, is a file.'],
])('%s is refused by its name', (_, place, words) => {
  expect(() => tryDataDir({ DATA_DIR: place })).toThrow(`DATA_DIR, which is ${place}, cannot be written: ${words}`);
});

test('it knows every variable of the site', () => {
  for (const name of variableNames) expect(variables).toContain(name);
});

test.each([
  ['PORT 3000', 'line 2: “PORT 3000” is no setting. A line is NAME=value, or begins with #.'],
  ['3PORT=1', 'line 2: “3PORT=1” is no setting.'],
])('a line that is none is named: %s', (line, words) => {
  const wrong = join(folder, 'wrong.env');
  writeFileSync(wrong, `# the house\n${line}\n`);
  expect(() => settings(wrong)).toThrow(words);
});

test('a variable that nobody knows is named, with the one that is meant, and the rest is read', () => {
  const stderr = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const odd = join(folder, 'odd.env');
  writeFileSync(odd, 'OIDC_NAME="Haus\nam Kai"\n\nBASEURL=https://ostkai.example\nFOYER_TEST_GIVEN=x\n');
  settings(odd);
  const lines = stderr.mock.calls.map(([text]) => String(text));
  stderr.mockRestore();
  for (const name of ['OIDC_NAME', 'BASEURL', 'FOYER_TEST_GIVEN']) delete process.env[name];
  expect(lines).toEqual([
    `${odd}, line 4: BASEURL is no setting of this site; BASE_URL is. The README lists them.\n`,
    `${odd}, line 5: FOYER_TEST_GIVEN is no setting of this site. The README lists them.\n`,
  ]);
});

test('a port that is taken is named before anything is built', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const { port } = other.address() as AddressInfo; // it listens on TCP
  try {
    await expect(tryPorts({ PORT: String(port) })).rejects.toThrow(`Port ${port} is already in use. Choose another: PORT=${port + 1} npm start`);
    await expect(tryPorts({ PORT: '0', BOX_OFFICE_PORT: String(port) })).rejects.toThrow(`Port ${port}, which BOX_OFFICE_PORT names, is already in use.`);
  } finally {
    await new Promise((resolve) => other.close(resolve));
  }
  await tryPorts({ PORT: String(port), BOX_OFFICE_PORT: 'x' });
});

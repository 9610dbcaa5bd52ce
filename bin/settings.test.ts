import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
// @ts-expect-error plain JavaScript: it runs before TypeScript can
import { settings, tryDataDir } from './settings.mjs';

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

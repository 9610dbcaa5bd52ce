import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { leaveAddress, runningAddress } from './running-address.server.ts';

const folder = mkdtempSync(join(tmpdir(), 'foyer-address-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('a command knows the address of the site that runs, and of none that has ended', () => {
  expect(runningAddress(folder)).toBeNull();
  const left = leaveAddress(folder, 'http://localhost:4711');
  expect(runningAddress(folder)).toBe('http://localhost:4711');
  left.forget();
  expect(runningAddress(folder)).toBeNull();
});

test('what a site has left that was killed is not believed, nor is anything else', () => {
  for (const text of ['2147483646 http://localhost:1\n', 'nonsense', '']) {
    writeFileSync(join(folder, 'running'), text);
    expect(runningAddress(folder)).toBeNull();
  }
});

import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { csrfSecret } from './csrf-secret.server.ts';

const folder = mkdtempSync(join(tmpdir(), 'foyer-csrf-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('is made once, for this account alone, and kept', () => {
  const dataDir = join(folder, 'new');
  const secret = csrfSecret({ dataDir });
  expect(secret).toMatch(/^[\w-]{43}$/);
  expect(csrfSecret({ dataDir })).toBe(secret);
  expect(statSync(join(dataDir, 'csrf-secret')).mode & 0o777).toBe(0o600);
  expect(readdirSync(dataDir)).toEqual(['csrf-secret']);
});

test('that of the configuration comes first', () => {
  const dataDir = join(folder, 'none');
  expect(csrfSecret({ dataDir, csrfSecret: 'x'.repeat(32) })).toBe('x'.repeat(32));
  expect(() => statSync(dataDir)).toThrow();
});

test('eight processes that start at once agree', async () => {
  const dataDir = join(folder, 'race');
  const code = `import { csrfSecret } from ${JSON.stringify(join(import.meta.dirname, 'csrf-secret.server.ts'))}; console.log(csrfSecret({ dataDir: ${JSON.stringify(dataDir)} }))`;
  const runs = Array.from({ length: 8 }, () => promisify(execFile)(process.execPath, ['--input-type=module', '-e', code]));
  const secrets = new Set((await Promise.all(runs)).map(({ stdout }) => stdout.trim()));
  expect([...secrets]).toEqual([readFileSync(join(dataDir, 'csrf-secret'), 'utf8')]);
});

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createLog } from './log.server.ts';

test('a log that cannot be written, as on a full disk, fails nobody', () => {
  const log = createLog('info', '/dev/full');
  for (let line = 0; line < 10; line++) expect(() => log.error({ err: new Error('full') }, 'unexpected failure')).not.toThrow();
});

test('lines are JSON where nobody reads them', () => {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-log-'));
  createLog('info', join(folder, 'log')).info({ a: 1 }, 'x');
  expect(JSON.parse(readFileSync(join(folder, 'log'), 'utf8'))).toMatchObject({ a: 1, msg: 'x' });
  rmSync(folder, { recursive: true });
});

import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { atEndOfFile } from '../../tests/support/run/end-of-file.ts';
// @ts-expect-error plain JavaScript: bin/ runs before TypeScript can
import { folderInMemory, keepFilesInMemory, removeFilesOfDead } from './in-memory.mjs';

afterEach(() => vi.unstubAllEnvs());
const folder = mkdtempSync(join(tmpdir(), 'foyer-memory-'));
atEndOfFile(() => rmSync(folder, { recursive: true, force: true }));

test('a folder is taken where it and the machine have room', () => {
  const [runs, refuses] = [() => true, () => false];
  expect(folderInMemory(folder, { room: 1, memory: 1 }, runs)).toBe(folder);
  expect(folderInMemory(folder, { room: 1e18, memory: 1 }, runs)).toBeNull();
  expect(folderInMemory(folder, { room: 1, memory: 1e18 }, runs)).toBeNull();
  expect(folderInMemory(folder, { room: 1, memory: 1 }, refuses)).toBeNull();
  expect(folderInMemory(join(folder, 'none'), { room: 1, memory: 1 }, runs)).toBeNull();
});

test('not where nothing can be written', () => {
  expect(folderInMemory('/proc', { room: 0, memory: 1 })).toBeNull();
});

test('what a run has left that was killed goes, what one that is there needs stays', () => {
  const { pid } = spawnSync(process.execPath, ['--version']); // has ended
  for (const name of [`foyer-run-${pid}`, `foyer-run-${process.pid}`, 'else']) mkdirSync(join(folder, name, 'data'), { recursive: true });
  removeFilesOfDead(folder);
  expect(readdirSync(folder).sort()).toEqual(['else', `foyer-run-${process.pid}`]);
});

test('what TMPDIR says stays', () => {
  vi.stubEnv('TMPDIR', folder);
  keepFilesInMemory();
  expect(process.env.TMPDIR).toBe(folder);
});

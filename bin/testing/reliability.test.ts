import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
// @ts-expect-error plain JavaScript: it runs before TypeScript can
import { writeReliability } from './reliability.mjs';

const folder = mkdtempSync(join(tmpdir(), 'foyer-reliability-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const file = join(folder, 'reliability.md');
const on = (day: string) => ({ now: new Date(`${day}T12:00:00Z`), machine: '2 processors', commit: 'abc' });
const rows = () =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| ') && !/^\| (Fault|---)/.test(line));

test('what was tried has a row with its figures, what has failed its reason; a later run of a part leaves the others', () => {
  const passed = { name: 'kills | of all', state: 'passed', duration: 1_250 };
  const failed = { name: 'stops', state: 'failed', duration: 500, reason: 'too late' };
  const skipped = { name: 'apart', state: 'skipped', duration: 0 };
  const figures = [
    { name: 'kills | of all', text: '12 rounds, 0 lost' },
    { name: 'stops', text: '3 s' },
  ];
  writeReliability(file, { tests: [passed, failed, skipped], figures, cutOff: null }, on('2026-11-28'));
  expect(rows()).toEqual([
    '| apart | not tried |  |  | 2026-11-28, abc, 2 processors |',
    '| kills \\| of all | passed | 1.3 | 12 rounds, 0 lost | 2026-11-28, abc, 2 processors |',
    '| stops | **failed** | 0.5 | 3 s; too late | 2026-11-28, abc, 2 processors |',
  ]);
  writeReliability(file, { tests: [{ ...failed, state: 'passed', reason: undefined }], figures: [], cutOff: null }, on('2026-11-29'));
  expect(rows()).toEqual([
    '| apart | not tried |  |  | 2026-11-28, abc, 2 processors |',
    '| kills \\| of all | passed | 1.3 | 12 rounds, 0 lost | 2026-11-28, abc, 2 processors |',
    '| stops | passed | 0.5 |  | 2026-11-29, abc, 2 processors |',
  ]);
});

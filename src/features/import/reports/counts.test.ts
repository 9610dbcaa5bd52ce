import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { importText, textSourceOf } from '../build.server.ts';
import type { ImportStats } from '../import-stats.ts';
import { formatOf } from '../source/source.server.ts';
import { areThere, folder } from './build.server.ts';

const site = await testApp();
const manager = await site.signIn('manager');
const names = areThere
  ? readdirSync(folder)
      .filter((name) => /\.(ics|csv|jsonld)$/.test(name))
      .sort()
  : [];

const sumOf = ({ created, changed, unchanged, wrong, leftOut, deleted }: Omit<ImportStats, 'made'>) =>
  created + changed + unchanged + wrong + leftOut + deleted;

async function preview(name: string, bytes: Buffer) {
  const headers = { ...manager.headers, 'Content-Type': 'application/json', 'Idempotency-Key': `counts-${name}` };
  const body = JSON.stringify({ name, base64: bytes.toString('base64') });
  const { left_out: leftOut, ...report } = await (await site.app.request('/de/api/cms-programme-import/', { method: 'POST', headers, body })).json();
  return { ...report, leftOut };
}

describe.skipIf(!areThere)('what was read is counted once (skipped without ../shared/data/reports)', () => {
  test.each(names)('%s: in the preview, by the command, and when it is read again', async (name) => {
    const bytes = readFileSync(resolve(folder, name));
    const format = formatOf(textSourceOf(bytes, name));
    const shown = await preview(name, bytes);
    expect(shown.read).toBe(sumOf(shown));
    const faults = (shown.problems as { is_wrong: boolean; times: number }[]).filter(({ is_wrong }) => is_wrong);
    expect(faults.reduce((sum, { times }) => sum + times, 0)).toBe(shown.wrong + (shown.read === 0 ? 1 : 0));
    const first = await importText(site.db, bytes, { name, format });
    const { read, created, changed, unchanged, wrong, leftOut } = shown;
    expect(first).toMatchObject({ read, created, changed, unchanged, wrong, leftOut });
    const again = await importText(site.db, bytes, { name, format });
    expect(again).toMatchObject({ read, created: 0, changed: 0, unchanged: created + changed + unchanged, wrong, leftOut });
    expect(again.read).toBe(sumOf(again));
  });
});

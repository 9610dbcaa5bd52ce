import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('passes', () => {});
test('sees the whole run killed', async () => {
  await expect.poll(() => readFileSync(process.env.FOYER_PROGRESS ?? '', 'utf8')).toContain('"passes"');
  process.kill(process.ppid, 'SIGKILL');
  await new Promise(() => {});
});

import { Session } from 'node:inspector/promises';
import { afterAll, expect, test } from 'vitest';
import { testApp } from '../../support/app.ts';

// Sampled, so within a tenth; the tests' code allocates more than the built one. Who needs more changes the number.
const site = await testApp({ demo: true, recordsReads: true });
const { results } = await (await site.get('/de/api/events/')).json();
const session = new Session();
session.connect();
afterAll(() => session.disconnect());

const rounds = 40;
const tolerance = 1.1;

/** Kilobytes a request. */
async function allocatedBy(path: string): Promise<number> {
  for (let round = 0; round < rounds / 2; round++) await site.get(path);
  await session.post('HeapProfiler.startSampling', {
    samplingInterval: 8_192,
    includeObjectsCollectedByMajorGC: true,
    includeObjectsCollectedByMinorGC: true,
  });
  for (let round = 0; round < rounds; round++) await (await site.get(path)).text();
  const { profile } = await session.post('HeapProfiler.stopSampling');
  const { samples } = profile as typeof profile & { samples: { size: number }[] }; // which the declaration leaves out
  return samples.reduce((sum, { size }) => sum + size, 0) / rounds / 1_000;
}

test.each([
  ['/de/programm', 1_200],
  ['/de/programm?room=1', 1_200],
  [results[0].link.url, 1_200],
  ['/de', 1_225],
  ['/de/search?q=konzert', 1_850],
  ['/de/api/events/', 145],
])('%s allocates about %i kB', async (path, budget) => {
  const allocated = await allocatedBy(path);
  process.stdout.write(`    ${path}: ${allocated.toFixed(0)} kB of ${budget}\n`);
  expect(allocated).toBeLessThanOrEqual(budget * tolerance);
});

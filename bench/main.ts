import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBoxOffice } from '../box-office/testing/start.ts';
import { startSite } from '../tests/support/site.ts';
import { measureAddToCart, measureHangingBoxOffice } from './booking.ts';
import { measureCachedAnswers } from './cached-answers.ts';
import { measureHitRate, measurePurge } from './changes.ts';
import { measureListQueries } from './list-queries.ts';
import { measurePages } from './pages.ts';
import { measureSearchLoad } from './search-load.ts';
import { measureFullCache, measureStart } from './start-and-memory.ts';

/** Runs every measurement, or those that are named (`npm run bench -- kept changes`), on one fresh demo venue and prints each figure with its budget. */
const asked = process.argv.slice(2);
const isAsked = (part: string): boolean => asked.length === 0 || asked.includes(part);
const dataDir = mkdtempSync(join(tmpdir(), 'foyer-bench-'));
chmodSync(dataDir, 0o755);
const print = (line: string) => process.stdout.write(`${line}\n`);
const boxOffice = await startBoxOffice({ dataDir: join(dataDir, 'box-office') });
const environment = { DATA_DIR: dataDir, BOX_OFFICE_URL: boxOffice.url, BOX_OFFICE_TOKEN: boxOffice.token, PROXIES: '1' };
const first = await startSite(environment);
await first.stop();
try {
  if (isAsked('start')) print(await measureStart(environment));
  const site = await startSite(environment);
  const parts: [string, () => Promise<string | string[]>][] = [
    ['kept', () => measureCachedAnswers(site)],
    ['changes', () => measureHitRate(site.url, dataDir)],
    ['changes', () => measurePurge(site.url, dataDir, environment)],
    ['pages', () => measurePages(site.url)],
    ['memory', () => measureFullCache(site)],
    ['booking', () => measureAddToCart(site.url, boxOffice)],
    ['booking', () => measureHangingBoxOffice(site.url, boxOffice)],
    ['lists', () => measureListQueries(dataDir, site.url)],
    ['search', () => measureSearchLoad(site.url)],
  ];
  try {
    for (const [name, measure] of parts) if (isAsked(name)) for (const line of [await measure()].flat()) print(line);
  } finally {
    await site.stop();
  }
} finally {
  await boxOffice.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

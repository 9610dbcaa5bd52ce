import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBoxOffice } from '../box-office/testing/start.ts';
import { startSite } from '../tests/support/site.ts';
import { measureAddToCart, measureHangingBoxOffice } from './booking.ts';
import { measureListQueries } from './list-queries.ts';
import { measurePages } from './pages.ts';
import { measureSearchLoad } from './search-load.ts';
import { measureMemory, measureStart } from './start-and-memory.ts';

/** Runs every measurement on one fresh demo venue and prints each figure with its budget. */
const dataDir = mkdtempSync(join(tmpdir(), 'foyer-bench-'));
chmodSync(dataDir, 0o755);
const print = (line: string) => process.stdout.write(`${line}\n`);
const boxOffice = await startBoxOffice({ dataDir: join(dataDir, 'box-office') });
const environment = { DATA_DIR: dataDir, BOX_OFFICE_URL: boxOffice.url, BOX_OFFICE_TOKEN: boxOffice.token, PROXIES: '1' };
const first = await startSite(environment);
await first.stop();
try {
  print(await measureStart(environment));
  const site = await startSite(environment);
  try {
    for (const line of await measurePages(site.url)) print(line);
    print(measureMemory(site.process.pid ?? 0));
    print(await measureAddToCart(site.url, boxOffice));
    for (const line of await measureHangingBoxOffice(site.url, boxOffice)) print(line);
    for (const line of await measureListQueries(dataDir, site.url)) print(line);
    for (const line of await measureSearchLoad(site.url)) print(line);
  } finally {
    await site.stop();
  }
} finally {
  await boxOffice.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

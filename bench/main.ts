import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBoxOffice } from '../box-office/testing/start.ts';
import { type RunningSite, startSite } from '../tests/support/site.ts';
import { measureBackOffice } from './back-office/measure-back-office.ts';
import { measureAddToCart, measureHangingBoxOffice } from './booking.ts';
import { measureCachedAnswers } from './cached-answers.ts';
import { measureCalendar } from './calendar.ts';
import { databaseUrl, measureHitRate, measurePurge } from './changes.ts';
import { measureContent } from './content.ts';
import { measurable } from './crawl/live-heap.ts';
import { measureCrawls } from './crawl/measure-crawls.ts';
import { measureEditing } from './editing/measure-editing.ts';
import { measureFlameGraphs } from './flame-graph/measure-flame-graphs.ts';
import { measureGrowth } from './growth/measure-growth.ts';
import { measureHostileSearches } from './hostile-searches.ts';
import { measureLighthouse } from './lighthouse/lighthouse.ts';
import { fillHundredThousand, measureListQueries } from './list-queries.ts';
import { lineOf, type Measurement, summaryOf } from './measurement.ts';
import { measureMedia } from './media.ts';
import { measurePages } from './pages.ts';
import { measurePeers } from './peers/measure-peers.ts';
import { measureRelease } from './release.ts';
import { measureRush } from './rush.ts';
import { fillSearch, measureFreshness, measureSearchIndex, measureWriting } from './search-index.ts';
import { measureSearchLoad } from './search-load.ts';
import { measureFullCache, measureStart } from './start-and-memory.ts';
import { measureFirstView } from './visitor/first-view.ts';
import { measureLargestPaint } from './visitor/largest-paint.ts';
import { measureWorker } from './visitor/worker.ts';

/** `npm run bench -- kept changes` runs those named. */
const memory = ['full-cache', 'crawl-demo', 'crawl-100000'];
const isWritten = process.argv.includes('--write');
const asked = process.argv
  .slice(2)
  .filter((name) => name !== '--write')
  .flatMap((name) => (name === 'memory' ? memory : [name]));
const isAsked = (...parts: string[]): boolean => asked.length === 0 || parts.some((part) => asked.includes(part));
const dataDir = mkdtempSync(join(tmpdir(), 'foyer-bench-'));
chmodSync(dataDir, 0o755);
const boxOffice = await startBoxOffice({ dataDir: join(dataDir, 'box-office') });
const environment = { DATA_DIR: dataDir, BOX_OFFICE_URL: boxOffice.url, BOX_OFFICE_TOKEN: boxOffice.token, PROXIES: '1' };
const measurements: Measurement[] = [];
const tell = (more: Measurement | Measurement[]) => {
  for (const figure of [more].flat()) {
    measurements.push(figure);
    process.stdout.write(`${lineOf(figure)}\n`);
  }
};

async function withUncached(measure: (uncached: RunningSite) => Promise<Measurement[]>): Promise<Measurement[]> {
  const uncached = await startSite({ ...environment, DATABASE_URL: databaseUrl(dataDir), PAGE_CACHE_MB: '0' });
  return measure(uncached).finally(uncached.stop);
}

const first = await startSite(environment);
await first.stop();
try {
  if (isAsked('start')) tell(await measureStart(environment));
  const { env, flags } = measurable(dataDir);
  const site = await startSite({ ...environment, ...env }, flags);
  const parts: [string, () => Promise<Measurement | Measurement[]>][] = [
    ['first-view', () => measureFirstView(site.url)],
    ['largest-paint', () => measureLargestPaint(site.url)],
    // Only by its name: it takes minutes, and a browser.
    ...(asked.includes('lighthouse') ? [['lighthouse', () => measureLighthouse(site.url)] satisfies [string, () => Promise<Measurement[]>]] : []),
    ...(asked.includes('worker') ? [['worker', () => measureWorker(site.url)] satisfies [string, () => Promise<Measurement[]>]] : []),
    ['kept', () => measureCachedAnswers(site)],
    ['changes', () => measureHitRate(site.url, dataDir)],
    ['changes', () => measurePurge(site.url, dataDir, environment)],
    ['pages', () => withUncached((uncached) => measurePages(uncached, dataDir, isWritten))],
    // Only by its name: it writes pictures.
    ...(asked.includes('flame-graph')
      ? [['flame-graph', () => measureFlameGraphs(dataDir, environment)] satisfies [string, () => Promise<Measurement[]>]]
      : []),
    // Only by its name: a million events are written.
    ...(asked.includes('growth') ? [['growth', () => measureGrowth(isWritten)] satisfies [string, () => Promise<Measurement[]>]] : []),
    // Only by its name: three frameworks are installed and built.
    ...(asked.includes('peers')
      ? [['peers', () => withUncached((uncached) => measurePeers(uncached, dataDir, isWritten))] satisfies [string, () => Promise<Measurement[]>]]
      : []),
    ['editing', () => measureEditing(site, dataDir)],
    ['content', () => withUncached((uncached) => measureContent(uncached, dataDir))],
    ['full-cache', () => measureFullCache(site)],
    ['crawl-demo', () => measureCrawls(site, dataDir, 'demo')],
    ['booking', () => measureAddToCart(site.url, boxOffice)],
    ['booking', () => measureRush(site.url, boxOffice)],
    ['booking', () => measureHangingBoxOffice(site.url, boxOffice)],
    ['media', () => measureMedia(site, dataDir)],
    ['release', () => measureRelease(site.url, dataDir)],
  ];
  const atHundredThousand: typeof parts = [
    ['crawl-100000', () => measureCrawls(site, dataDir, '100,000 events')],
    ['lists', () => withUncached((uncached) => measureListQueries(uncached, dataDir))],
    ['search-index', () => measureSearchIndex(site.url)],
    ['search-index', () => measureWriting(dataDir)],
    ['search-index', () => measureFreshness(dataDir)],
    ['search', () => measureSearchLoad(site.url)],
    ['back-office', () => measureBackOffice(site, dataDir)],
    ['calendar', () => measureCalendar(site, dataDir)],
    // Only by its name: ten thousand take minutes.
    ...(asked.includes('hostile') ? [['hostile', () => measureHostileSearches(site.url)] satisfies [string, () => Promise<Measurement[]>]] : []),
  ];
  try {
    for (const [name, measure] of parts) if (isAsked(name)) tell(await measure());
    if (isAsked('lists', 'search', 'search-index', 'hostile', 'crawl-100000', 'back-office', 'calendar')) await fillHundredThousand(dataDir);
    if (isAsked('search', 'search-index', 'hostile')) await fillSearch(dataDir);
    for (const [name, measure] of atHundredThousand) if (isAsked(name)) tell(await measure());
  } finally {
    await site.stop();
  }
} finally {
  await boxOffice.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
process.stdout.write(`${summaryOf(measurements)}\n`);

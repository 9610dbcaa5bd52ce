import type { RunningSite } from '../../tests/support/site.ts';
import { atMost, type Figure } from '../figure.ts';
import { residentMemory } from '../start-and-memory.ts';
import { crawl, longPaths, mixedPaths, sitemapPaths, smallPaths } from './crawl.ts';

/** Megabytes that the whole process may be resident with (docs/decisions/0099). */
const budget = 512;
const connections = 8;
/** Pages of the sitemap at most, evenly spread: at 100,000 events it names some hundred thousand, which take hours. */
const maxPages = 20_000;
/** Megabytes between the first round and the last: pages of the heap that V8 has asked for move by as much. */
const maxGrowth = 40;

/**
 * Bars: the process that was asked first is the one that answers last, it stays within its budget, and a second round of the
 * same addresses does not make it grow. `events` is how many there are, for the words.
 */
export async function measureCrawls({ url, process: site }: RunningSite, events: string): Promise<Figure[]> {
  const { pid = 0 } = site;
  const listed = await sitemapPaths(url);
  const step = Math.ceil(listed.length / maxPages);
  const sitemap = listed.filter((_, at) => at % step === 0);
  const scenarios: [string, () => Iterable<string>, number][] = [
    [`the sitemap, ${sitemap.length} of ${listed.length} pages`, () => sitemap, 3],
    ['20,000 distinct small addresses', () => smallPaths(20_000), 2],
    ['100,000 addresses of all kinds', () => mixedPaths(100_000, 400), 1],
    ['10,000 addresses of 12 kB', () => longPaths(10_000), 2],
  ];
  const figures: Figure[] = [];
  for (const [name, paths, rounds] of scenarios) {
    const seen: number[] = [];
    let failed = 0;
    for (let round = 0; round < rounds; round++) {
      failed += (await crawl(url, paths(), connections)).failed;
      seen.push(residentMemory(pid));
    }
    const most = Math.max(...seen);
    const details = `after each round: ${seen.join(', ')} MB`;
    figures.push({ what: `${events}: ${name}, requests without an answer`, value: String(failed), bar: atMost(0, failed), details });
    figures.push({ what: `${events}: ${name}, memory`, value: `${most} MB`, bar: atMost(budget, most, 'MB') });
    if (rounds > 1) {
      const growth = (seen.at(-1) ?? 0) - (seen[0] ?? 0);
      figures.push({ what: `${events}: ${name}, growth after the first round`, value: `${growth} MB`, bar: atMost(maxGrowth, growth, 'MB') });
    }
    if (site.exitCode !== null || site.signalCode !== null) throw new Error(`The process has ended at ${name}.`);
  }
  return figures;
}

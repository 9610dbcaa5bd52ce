import type { RunningSite } from '../../tests/support/site.ts';
import { atMost, type Figure } from '../figure.ts';
import { residentMemory } from '../start-and-memory.ts';
import { crawl, mixedPaths, sitemapPaths, smallPaths } from './crawl.ts';

/** Megabytes that the whole process may be resident with (docs/decisions/0099). */
const budget = 512;
const connections = 8;

/**
 * Bars: the process that was asked first is the one that answers last, it stays within its budget, and a second round of the
 * same addresses does not make it grow. `events` is how many there are, for the words.
 */
export async function measureCrawls({ url, process: { pid = 0, exitCode } }: RunningSite, events: string): Promise<Figure[]> {
  const sitemap = await sitemapPaths(url);
  const scenarios: [string, () => Iterable<string>, number][] = [
    [`the sitemap, ${sitemap.length} pages`, () => sitemap, 3],
    ['20,000 distinct small addresses', () => smallPaths(20_000), 2],
    ['100,000 addresses of all kinds', () => mixedPaths(100_000, 400), 1],
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
    if (exitCode !== null) throw new Error('The process has ended.');
  }
  return figures;
}

import type { RunningSite } from '../../tests/support/site.ts';
import { atMost, type Measurement } from '../measurement.ts';
import { residentMemory } from '../start-and-memory.ts';
import { browse } from './browse.ts';
import { crawl, longPaths, mixedPaths, sitemapPaths, smallPaths } from './crawl.ts';
import { type MemoryUsage, readMemory } from './live-heap.ts';

/** Megabytes that the whole process may be resident with (docs/decisions/0099). */
const budget = 512;
const connections = 8;
/** Megabytes that are alive between the first round and the last. */
const maxGrowth = 10;
const part = 5_000;

/** `CRAWL_PAGES` of the sitemap, `CRAWL_SMALL`, `CRAWL_MIXED` and, with 12 kB, `CRAWL_LONG` addresses shorten a run. */
const sizeOf = (name: string, usual: number): number => Number(process.env[name] || usual);

/** Bars: one process answers from first to last, within its budget, and a second round leaves no more alive than the first. */
export async function measureCrawls(site: RunningSite, dataDir: string, events: string): Promise<Measurement[]> {
  const { url } = site;
  const listed = await sitemapPaths(url);
  const step = Math.ceil(listed.length / sizeOf('CRAWL_PAGES', Number.POSITIVE_INFINITY)) || 1;
  const sitemap = listed.filter((_, at) => at % step === 0);
  const [small, mixed, long] = [sizeOf('CRAWL_SMALL', 20_000), sizeOf('CRAWL_MIXED', 100_000), sizeOf('CRAWL_LONG', 10_000)];
  const scenarios: [string, () => Iterable<string>, number][] = [
    [`the sitemap, ${sitemap.length} of ${listed.length} pages`, () => sitemap, 3],
    [`${small} distinct small addresses`, () => smallPaths(small), 2],
    [`${mixed} addresses of all kinds`, () => mixedPaths(mixed, 400), 2],
    [`${long} addresses of 12 kB`, () => longPaths(long), 2],
  ];
  const measurements: Measurement[] = [];
  const browsing = await browse(url, ['/de', '/de/programm', '/en/events', ...listed.filter((_, at) => at % 37 === 0)]);
  for (const [name, paths, rounds] of scenarios) measurements.push(...(await measureRounds(site, dataDir, `${events}: ${name}`, paths, rounds)));
  const { opened, failures } = await browsing.stop();
  measurements.push({
    what: `${events}: pages that a browser opened meanwhile in vain`,
    value: String(failures.length),
    bar: atMost(0, failures.length),
    details: [`${opened} opened`, ...failures.slice(0, 3)].join('; '),
  });
  return measurements;
}

async function measureRounds(
  { url, process: site }: RunningSite,
  dataDir: string,
  name: string,
  paths: () => Iterable<string>,
  rounds: number,
): Promise<Measurement[]> {
  const { pid = 0 } = site;
  const seen: MemoryUsage[] = [];
  let [failed, refused, most] = [0, 0, 0];
  for (let round = 1; round <= rounds; round++) {
    for (const some of parts(paths(), part)) {
      const { statuses, failed: more } = await crawl(url, some, connections);
      failed += more;
      for (const [status, count] of statuses) if (status >= 500) refused += count;
      most = Math.max(most, residentMemory(pid));
      process.stderr.write(`        ${name}: round ${round} of ${rounds}, ${some.length} more, ${residentMemory(pid)} MB\n`);
      if (site.exitCode !== null || site.signalCode !== null) throw new Error(`The process has ended at ${name}.`);
    }
    seen.push(await readMemory(dataDir, residentMemory(pid)));
  }
  const [first, last] = [seen[0]?.live ?? 0, seen.at(-1)?.live ?? 0];
  const growth = last - first;
  return [
    { what: `${name}, requests without an answer`, value: String(failed), bar: atMost(0, failed), details: `${refused} answered with 5xx` },
    {
      what: `${name}, memory at most`,
      value: `${most} MB`,
      bar: atMost(budget, most, 'MB'),
      details: `after each round: ${seen.map(({ resident }) => resident).join(', ')} MB`,
    },
    {
      what: `${name}, growth of what is alive after the first round`,
      value: `${growth} MB`,
      bar: atMost(maxGrowth, growth, 'MB'),
      details: `after each round: ${seen.map(({ live }) => live).join(', ')} MB`,
    },
  ];
}

function* parts(paths: Iterable<string>, size: number): Generator<string[]> {
  let some: string[] = [];
  for (const path of paths) {
    if (some.push(path) < size) continue;
    yield some;
    some = [];
  }
  if (some.length > 0) yield some;
}

import { setTimeout as pause } from 'node:timers/promises';
import { atMost, type Measurement, quantile } from '../measurement.ts';
import { writeBetween } from '../report/written.ts';
import { type GrowingSite, startWithEvents } from './growing-site.ts';

const sizes = [1_000, 10_000, 100_000, 1_000_000];
const [rounds, warmUp] = [100, 10];
/** Of an import seconds pass: the middle one of so many. */
const imports = 5;
/** Of the p95 at a million events, against that at a hundred thousand. */
const bar = 1.5;

type Call = { name: string; path: string; isChanged?: true };
const calls: readonly Call[] = [
  { name: 'programme: the first page', path: '/de/api/events/' },
  { name: 'programme: page 20', path: '/de/api/events/?page=20' },
  { name: 'programme of a room', path: '/de/api/events/?room=2' },
  { name: 'programme of a month with tickets', path: '/de/api/events/?date=01-01-2028&until=31-01-2028&tickets=1' },
  { name: 'calendar', path: '/de/api/calendar/' },
  { name: 'counts', path: '/de/api/event-filters/' },
  { name: 'counts beside a room', path: '/de/api/event-filters/?room=2' },
  { name: 'productions', path: '/de/api/productions/' },
  { name: 'search: a title', path: '/de/api/search/?query=produktion%2047' },
  { name: 'search: a word of every production', path: '/de/api/search/?query=produktion' },
  { name: 'suggestions', path: '/de/api/search/autocomplete/?query=produktion%204' },
  { name: 'first page after a change', path: '/de/api/events/', isChanged: true },
  { name: 'counts after a change', path: '/de/api/event-filters/', isChanged: true },
  { name: 'calendar after a change', path: '/de/api/calendar/', isChanged: true },
  { name: 'sitemap', path: '/sitemap.xml' },
  { name: 'a file of the sitemap', path: '/sitemap-events-1.xml' },
];
const importing = 'import of 300 dates';

/** Milliseconds, by size. */
type Table = Map<string, number[]>;

/**
 * The same calls on sites of 1,000 to 1,000,000 events, of which 50,000 at most are to come: p95 of what is made anew, HTTP and all.
 * The sites are asked in turn, so that a busy minute of the machine meets all of them.
 */
export async function measureGrowth(isWritten: boolean): Promise<Measurement[]> {
  const starting = await Promise.allSettled(sizes.map(startWithEvents));
  const sites = starting.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  try {
    for (const one of starting) if (one.status === 'rejected') throw one.reason;
    const table: Table = new Map();
    for (const call of calls) table.set(call.name, tell(call.name, await timesOf(call, sites)));
    table.set(importing, tell(importing, await timesOfImports(sites)));
    if (isWritten) writeBetween('growth', tableOf(table));
    return [...table].map(([name, times]) => {
      const [hundredThousand = 0, million = 0] = times.slice(-2);
      const growth = million / hundredThousand;
      return { what: `growth: ${name}`, value: growth.toFixed(2), bar: atMost(bar, growth), details: times.map((time) => `${time.toFixed(1)} ms`).join(', ') };
    });
  } finally {
    for (const site of sites) await site.stop();
  }
}

function tell(name: string, times: number[]): number[] {
  process.stdout.write(`        ${name}: ${times.map((time) => time.toFixed(1)).join(', ')} ms\n`);
  return times;
}

/** By size. */
async function timesOf({ path, isChanged }: Call, sites: readonly GrowingSite[]): Promise<number[]> {
  const times: number[][] = sites.map(() => []);
  for (let round = -warmUp; round < rounds; round++) {
    for (const [index, site] of sites.entries()) {
      if (isChanged) {
        await site.change();
        await pause(50); // until it has heard of it
      }
      const begin = performance.now();
      const response = await fetch(site.url + path, { headers: { 'X-Forwarded-For': `10.3.${round + warmUp}.1` } });
      await response.arrayBuffer();
      if (round >= 0) times[index]?.push(performance.now() - begin);
      if (response.status !== 200 && response.status !== 404) throw new Error(`${path}: ${response.status}`);
    }
  }
  return times.map((own) => quantile(own, 0.95));
}

async function timesOfImports(sites: readonly GrowingSite[]): Promise<number[]> {
  const times: number[][] = sites.map(() => []);
  for (let run = 0; run < imports; run++) for (const [index, site] of sites.entries()) times[index]?.push((await site.importDates(300, run)) * 1_000);
  return times.map((own) => quantile(own, 0.5));
}

function tableOf(table: Table): string {
  const rows = [...table].map(([name, times]) => {
    const [hundredThousand = 0, million = 0] = times.slice(-2);
    return `| ${name} | ${times.map((time) => time.toFixed(1)).join(' | ')} | ${(million / hundredThousand).toFixed(2)} |`;
  });
  return [
    `| p95 in ms, events: | ${sizes.map((size) => size.toLocaleString('en')).join(' | ')} | 1,000,000 of 100,000 |`,
    `| --- |${' --- |'.repeat(sizes.length + 1)}`,
    ...rows,
  ].join('\n');
}

import { setTimeout as pause } from 'node:timers/promises';
import { atMost, type Measurement, quantile } from '../measurement.ts';
import { writeBetween } from '../report/written.ts';
import { type GrowingSite, startWithEvents } from './growing-site.ts';

const sizes = [1_000, 10_000, 100_000, 1_000_000];
const [rounds, warmUp] = [40, 10];
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

/** The same calls on sites of 1,000 to 1,000,000 events, of which 50,000 at most are to come: p95 of what is made anew, HTTP and all. */
export async function measureGrowth(isWritten: boolean): Promise<Measurement[]> {
  const table: Table = new Map();
  for (const size of sizes) {
    const site = await startWithEvents(size);
    try {
      for (const [name, milliseconds] of await timesOf(site)) {
        table.set(name, [...(table.get(name) ?? []), milliseconds]);
        process.stdout.write(`        ${size.toLocaleString('en')} events: ${name} ${milliseconds.toFixed(1)} ms\n`);
      }
    } finally {
      await site.stop();
    }
  }
  if (isWritten) writeBetween('growth', tableOf(table));
  return [...table].map(([name, times]) => {
    const [hundredThousand = 0, million = 0] = times.slice(-2);
    const growth = million / hundredThousand;
    return { what: `growth: ${name}`, value: growth.toFixed(2), bar: atMost(bar, growth), details: times.map((time) => `${time.toFixed(1)} ms`).join(', ') };
  });
}

async function timesOf(site: GrowingSite): Promise<Map<string, number>> {
  const found = new Map<string, number>();
  for (const { name, path, isChanged } of calls) {
    const times: number[] = [];
    for (let round = -warmUp; round < rounds; round++) {
      if (isChanged) {
        await site.change();
        await pause(50); // until it has heard of it
      }
      const begin = performance.now();
      const response = await fetch(site.url + path, { headers: { 'X-Forwarded-For': `10.3.${round + warmUp}.1` } });
      await response.arrayBuffer();
      if (round >= 0) times.push(performance.now() - begin);
      if (response.status !== 200 && response.status !== 404) throw new Error(`${path}: ${response.status}`);
    }
    found.set(name, quantile(times, 0.95));
  }
  return found.set(importing, (await site.importDates(300)) * 1_000);
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

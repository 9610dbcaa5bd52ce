import { readFileSync } from 'node:fs';
import autocannon from 'autocannon';
import { type RunningSite, startSite } from '../tests/support/site.ts';
import { atMost, type Measurement, quantile } from './measurement.ts';

/** Bar: an existing database is served within 1.5 s. */
export async function measureStart(environment: Record<string, string>): Promise<Measurement> {
  const begin = performance.now();
  const site = await startSite(environment);
  const seconds = (performance.now() - begin) / 1000;
  await site.stop();
  return { what: 'start with an existing database', value: `${seconds.toFixed(2)} s`, bar: atMost(1.5, seconds, 's') };
}

/** Bars: with a full cache the process stays below 512 MB, and 200,000 requests do not make it grow; Linux only. */
export async function measureFullCache({ url, process: { pid = 0 } }: RunningSite): Promise<Measurement[]> {
  // Days far apart, so that each is a page of its own: more of them than the cache holds (docs/decisions/0099).
  const paths = Array.from({ length: 12_000 }, (_, day) => {
    const date = new Date(Date.UTC(2026, 0, 1) + day * 86_400_000).toISOString().slice(0, 10).split('-').reverse().join('-');
    return `/${day % 2 ? 'de/programm' : 'en/events'}?date=${date}`;
  });
  const ask = (amount: number) =>
    autocannon({ url, connections: 10, amount, headers: { 'Accept-Encoding': 'gzip, br' }, requests: paths.map((path) => ({ path })) });
  const all = 200_000;
  await ask(paths.length * 2); // each once at least, and once more as the cache gives up and takes in
  const seen: number[] = [];
  for (let asked = paths.length * 2; asked < all; asked += all / 10) {
    await ask(all / 10);
    seen.push(residentMemory(pid));
  }
  const most = Math.max(...seen);
  const growth = quantile(seen.slice(-3), 0.5) - quantile(seen.slice(0, 3), 0.5);
  const details = `after each 20,000: ${seen.join(', ')} MB`;
  return [
    { what: 'memory with a full cache, at most', value: `${most} MB`, bar: atMost(512, most, 'MB') },
    { what: 'memory: growth over 200,000 requests', value: `${growth} MB`, bar: atMost(10, growth, 'MB'), details },
  ];
}

/** Linux only. */
export function residentMemory(pid: number): number {
  const resident = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Math.round(Number(resident) / 1024);
}

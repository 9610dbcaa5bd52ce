import { readFileSync } from 'node:fs';
import autocannon from 'autocannon';
import { type RunningSite, startSite } from '../tests/support/site.ts';

/** Budget: an existing database is served within 1.5 s. */
export async function measureStart(environment: Record<string, string>): Promise<string> {
  const begin = performance.now();
  const site = await startSite(environment);
  const seconds = (performance.now() - begin) / 1000;
  await site.stop();
  return `start with an existing database   ${seconds.toFixed(2)} s   (budget 1.5 s)`;
}

/** Budget: with a full cache the Node process stays below 350 MB, and 200,000 requests do not make it grow. Linux only. */
export async function measureFullCache({ url, process: { pid = 0 } }: RunningSite): Promise<string[]> {
  // Days far apart, so that each is a page of its own: more of them than the cache holds.
  const paths = Array.from({ length: 1_500 }, (_, day) => {
    const date = new Date(Date.UTC(2026, 0, 1) + day * 86_400_000).toISOString().slice(0, 10).split('-').reverse().join('-');
    return `/${day % 2 ? 'de/programm' : 'en/events'}?date=${date}`;
  });
  const ask = (amount: number) =>
    autocannon({ url, connections: 10, amount, headers: { 'Accept-Encoding': 'gzip, br' }, requests: paths.map((path) => ({ path })) });
  await ask(paths.length);
  const filled = residentMemory(pid);
  const lines = [`memory with a full cache          ${filled} MB   (budget 350 MB)`];
  await ask(200_000 - paths.length);
  return [...lines, `memory after 200,000 requests     ${residentMemory(pid)} MB   (budget 350 MB, and not more than before)`];
}

function residentMemory(pid: number): number {
  const resident = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Math.round(Number(resident) / 1024);
}

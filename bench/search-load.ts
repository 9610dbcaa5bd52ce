import { setTimeout as wait } from 'node:timers/promises';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { atMost, type Measurement, quantile } from './measurement.ts';

const searchers = 100;
/** Quiet and busy in turn, so that what else happens meets both. */
const rounds = 3;
const seconds = 10;
/** Milliseconds between two looks at the programme. */
const pace = 40;
const page = '/de/programm?date=01-06-2027';

/** Bar: at 100,000 events, while 100 visitors search without a pause, the programme's p95 is at most twice what it is otherwise, and searches fail only as declared. */
export async function measureSearchLoad(site: string): Promise<Measurement[]> {
  await look(site, 5);
  const usual: number[] = [];
  const busy: number[] = [];
  const statuses = new Map<number, number>();
  for (let round = 0; round < rounds; round++) {
    usual.push(...(await look(site, seconds)));
    const searching = searchInAThread(site);
    busy.push(...(await look(site, seconds)));
    for (const [status, count] of await searching) statuses.set(status, (statuses.get(status) ?? 0) + count);
  }
  const [idle, loaded] = [quantile(usual, 0.95), quantile(busy, 0.95)];
  const undeclared = [...statuses].filter(([status]) => ![200, 429, 503].includes(status));
  if (undeclared.length > 0) throw new Error(`Searches answered ${undeclared.map(([status, count]) => `${count} × ${status}`).join(', ')}`);
  const answers = [...statuses].map(([status, count]) => `${count} × ${status}`).join(', ');
  const ratio = loaded / idle;
  return [
    {
      what: `programme's p95 while ${searchers} search, of its usual`,
      value: ratio.toFixed(2),
      bar: atMost(2, ratio),
      details: `100,000 events; ${loaded.toFixed(1)} of ${idle.toFixed(1)} ms`,
    },
    { what: `searches in ${rounds * seconds} s`, value: String(statuses.get(200) ?? 0), details: `answers: ${answers}` },
  ];
}

/** In a thread of its own, so that the visitor's page is not late for it. */
const searchInAThread = (site: string) =>
  new Promise<Map<number, number>>((resolve, reject) => {
    new Worker(new URL(import.meta.url), { workerData: site }).on('message', resolve).on('error', reject);
  });

if (!isMainThread) {
  const end = performance.now() + seconds * 1_000;
  const statuses = new Map<number, number>();
  await Promise.all(Array.from({ length: searchers }, (_, visitor) => search(String(workerData), visitor, end, statuses)));
  parentPort?.postMessage(statuses);
}

async function look(site: string, duration: number): Promise<number[]> {
  const times: number[] = [];
  for (const end = performance.now() + duration * 1_000; performance.now() < end; await wait(pace)) {
    const begin = performance.now();
    const response = await fetch(site + page);
    await response.arrayBuffer();
    if (response.status !== 200) throw new Error(`${page}: ${response.status}`);
    times.push(performance.now() - begin);
  }
  return times;
}

async function search(site: string, visitor: number, end: number, statuses: Map<number, number>): Promise<void> {
  const headers = { 'X-Forwarded-For': `10.2.0.${visitor + 1}` };
  for (let turn = 0; performance.now() < end; turn++) {
    const words = turn % 5 === 0 ? 'a b c d e f g h' : `produktion ${visitor * 50 + turn}`;
    const response = await fetch(`${site}/de/api/search/events/?query=${encodeURIComponent(words)}`, { headers });
    await response.arrayBuffer();
    statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
    const after = Number(response.headers.get('retry-after') ?? 0);
    if (after > 0) await wait(Math.min(after * 1_000, Math.max(0, end - performance.now())));
  }
}

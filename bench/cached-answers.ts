import autocannon from 'autocannon';
import type { RunningSite } from '../tests/support/site.ts';
import { atLeast, atMost, type Figure } from './figure.ts';
import { costOf, plainServer, processorTime } from './processor-time.ts';

const load = { connections: 20, amount: 30_000, headers: { 'Accept-Encoding': 'gzip, br' } };
const manyConnections = 200;

/** Bars: in processor time a kept answer costs at most what 0.85 of a plain node:http server with the same bytes allows, and its p99 at 200 connections is at most 3 times that one's. */
export async function measureCachedAnswers(site: RunningSite): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [name, path] of [
    ['programme', '/de/programm'],
    ['event', await firstEvent(site.url)],
    ['home', '/de'],
    ['events API', '/de/api/events/'],
  ] as const) {
    const { headers } = load;
    await fetch(site.url + path, { headers }).then((response) => response.arrayBuffer());
    await untilShrunk(site.url + path);
    const plain = await plainServer(site.url + path, headers);
    const measure = async (url: string, pid = 0) => ({ cpu: (await costOf(url, [() => processorTime(pid)], load))[0] ?? 0, p99: await p99Of(url) });
    const ours = await measure(site.url + path, site.process.pid);
    const theirs = await measure(plain.url, plain.pid);
    plain.stop();
    const [ratio, slower] = [theirs.cpu / ours.cpu, ours.p99 / Math.max(1, theirs.p99)];
    figures.push(
      {
        what: `kept: ${name}, of plain node:http in processor time`,
        value: ratio.toFixed(2),
        bar: atLeast(0.85, ratio),
        details: `${(ours.cpu * 1e6).toFixed(0)} µs, plain ${(theirs.cpu * 1e6).toFixed(0)} µs, ${(plain.bytes / 1000).toFixed(1)} kB`,
      },
      {
        what: `kept: ${name}, p99 at ${manyConnections} connections`,
        value: slower.toFixed(1),
        bar: atMost(3, slower),
        details: `of plain node:http's own: ${ours.p99} of ${theirs.p99} ms`,
      },
    );
  }
  return figures;
}

/** Until the smallest form has been made, which follows the answer: the same bytes are to be compared. */
async function untilShrunk(url: string): Promise<void> {
  for (let turn = 0; turn < 100; turn++) {
    const response = await fetch(url, load);
    await response.arrayBuffer();
    if (response.headers.get('content-encoding') === 'br') return;
  }
}

async function p99Of(url: string): Promise<number> {
  const { latency } = await autocannon({ ...load, url, connections: manyConnections });
  return latency.p99;
}

export async function firstEvent(site: string): Promise<string> {
  const { results } = (await (await fetch(`${site}/de/api/events/`)).json()) as { results: { link: { url: string } }[] }; // the contract's shape
  return results[0]?.link.url ?? '/de';
}

import autocannon from 'autocannon';
import type { RunningSite } from '../tests/support/site.ts';
import { atLeast, atMost, type Measurement, quantile } from './measurement.ts';
import { costOf, plainServer, processorTime } from './processor-time.ts';

const load = { connections: 20, amount: 12_000, warmUp: 1_000, headers: { 'Accept-Encoding': 'gzip, br' } };
const rounds = 7;
/** Requests before the first that is measured: a process that has just started still compiles, and sorts out what it has read. */
const untilCompiled = 14_000;
const manyConnections = 200;

/** Bars: a cached answer's processor time against plain node:http with the same bytes ≥ 0.85, its p99 at 200 connections ≤ 3 times. */
export async function measureCachedAnswers(site: RunningSite): Promise<Measurement[]> {
  const measurements: Measurement[] = [];
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
    const [ours, theirs] = [site.url + path, plain.url];
    for (const url of [ours, theirs]) await costOf(url, [], { ...load, amount: untilCompiled });
    // In turn, so that what else the machine does meets both.
    const costs: { ours: number; theirs: number }[] = [];
    for (let round = 0; round < rounds; round++) {
      const [own = 0] = await costOf(ours, [() => processorTime(site.process.pid ?? 0)], load);
      const [plainly = 1] = await costOf(theirs, [() => processorTime(plain.pid)], load);
      costs.push({ ours: own, theirs: plainly });
    }
    const middle = (measurements: number[]) => quantile(measurements, 0.5);
    const [own, plainly] = [middle(costs.map((cost) => cost.ours)), middle(costs.map((cost) => cost.theirs))];
    const ratio = middle(costs.map((cost) => cost.theirs / cost.ours));
    const [ownP99, plainP99] = [await p99Of(ours), await p99Of(theirs)];
    const slower = ownP99 / Math.max(1, plainP99);
    plain.stop();
    measurements.push(
      {
        what: `kept: ${name}, of plain node:http in processor time`,
        value: ratio.toFixed(2),
        bar: atLeast(0.85, ratio),
        details: `${(own * 1e6).toFixed(0)} µs, plain ${(plainly * 1e6).toFixed(0)} µs, ${(plain.bytes / 1000).toFixed(1)} kB`,
      },
      {
        what: `kept: ${name}, p99 at ${manyConnections} connections`,
        value: slower.toFixed(1),
        bar: atMost(3, slower),
        details: `of plain node:http's own: ${ownP99} of ${plainP99} ms`,
      },
    );
  }
  return measurements;
}

/** The smallest form follows the answer, and the same bytes are to be compared. */
async function untilShrunk(url: string): Promise<void> {
  for (let turn = 0; turn < 100; turn++) {
    const response = await fetch(url, load);
    await response.arrayBuffer();
    if (response.headers.get('content-encoding') === 'br') return;
  }
}

async function p99Of(url: string): Promise<number> {
  const { latency } = await autocannon({ ...load, url, connections: manyConnections, amount: 20_000 });
  return latency.p99;
}

export async function firstEvent(site: string): Promise<string> {
  const { results } = (await (await fetch(`${site}/de/api/events/`)).json()) as { results: { link: { url: string } }[] }; // the contract's shape
  return results[0]?.link.url ?? '/de';
}

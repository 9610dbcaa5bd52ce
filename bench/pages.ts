import type { RunningSite } from '../tests/support/site.ts';
import { firstEvent } from './cached-answers.ts';
import { atLeast, atMost, type Measurement } from './measurement.ts';
import { costOf, databaseTime, plainServer, processorTime } from './processor-time.ts';

/** The first thousand pages cost a sixth more: the engine compiles what it runs through again and again. */
const load = { connections: 10, amount: 1_000, warmUp: 1_000, headers: {} };
const ofPlain = { ...load, amount: 20_000, warmUp: 10_000 };

/**
 * Bars of what is not kept, measured on a process that keeps nothing (`PAGE_CACHE_MB=0`): Node's processor time for the
 * programme as a share of a plain node:http server with the same bytes, and PostgreSQL's for an event and a search.
 */
export async function measurePages(uncached: RunningSite, dataDir: string): Promise<Measurement[]> {
  const measurements: Measurement[] = [];
  for (const [name, path, bars] of [
    ['programme', '/de/programm', { node: 0.02 }],
    ['event', await firstEvent(uncached.url), { database: 3 }],
    ['home', '/de', {}],
    ['search', '/de/search?q=produktion', { database: 10 }],
    ['events API', '/de/api/events/', {}],
  ] as const) {
    const limits: { node?: number; database?: number } = bars;
    const clocks = [() => processorTime(uncached.process.pid ?? 0), () => databaseTime(dataDir)];
    const [node = 0, database = 0] = await costOf(uncached.url + path, clocks, load);
    const plain = await plainServer(uncached.url + path, load.headers);
    const [theirs = 0] = await costOf(plain.url, [() => processorTime(plain.pid)], ofPlain);
    plain.stop();
    measurements.push(
      {
        what: `made anew: ${name}, of plain node:http in processor time`,
        value: (theirs / node).toFixed(4),
        ...(limits.node === undefined ? {} : { bar: atLeast(limits.node, theirs / node) }),
        details: `${(node * 1_000).toFixed(2)} ms, plain ${(theirs * 1_000).toFixed(3)} ms, ${(plain.bytes / 1000).toFixed(1)} kB`,
      },
      {
        what: `made anew: ${name}, PostgreSQL's processor time`,
        value: `${(database * 1_000).toFixed(1)} ms`,
        ...(limits.database === undefined ? {} : { bar: atMost(limits.database, database * 1_000, 'ms') }),
      },
    );
  }
  return measurements;
}

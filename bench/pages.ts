import pg from 'pg';
import type { RunningSite } from '../tests/support/site.ts';
import { firstEvent } from './cached-answers.ts';
import { databaseUrl } from './changes.ts';
import { atLeast, atMost, type Measurement } from './measurement.ts';
import { costOf, databaseTime, plainServer, processorTime } from './processor-time.ts';
import { type PageCost, writePageCosts } from './report/page-costs.ts';

/** The first thousand cost a sixth more, as the engine compiles. */
const load = { connections: 10, amount: 1_000, warmUp: 1_000, headers: {} };
const ofPlain = { ...load, amount: 20_000, warmUp: 10_000 };

/** Bars of uncached pages (`PAGE_CACHE_MB=0`) against plain node:http and of PostgreSQL; `isWritten`: into docs/performance.md. */
export async function measurePages(uncached: RunningSite, dataDir: string, isWritten = false): Promise<Measurement[]> {
  const costs: PageCost[] = [];
  const measurements: Measurement[] = [];
  for (const [name, path, bars] of [
    ['programme', '/de/programm', { node: 0.025 }],
    ['programme of one room', '/de/programm?room=1', {}],
    ['event', await firstEvent(uncached.url), { node: 0.012, database: 1.5 }],
    ['home', '/de', { node: 0.012 }],
    ['search', '/de/search?q=produktion', { node: 0.01, database: 4 }],
    ['events API', '/de/api/events/', {}],
  ] as const) {
    const limits: { node?: number; database?: number } = bars;
    const clocks = [() => processorTime(uncached.process.pid ?? 0), () => databaseTime(dataDir)];
    const statements = await transactions(dataDir);
    const [node = 0, database = 0] = await costOf(uncached.url + path, clocks, load);
    const asked = ((await transactions(dataDir)) - statements) / (load.amount + load.warmUp);
    const plain = await plainServer(uncached.url + path, load.headers);
    const [theirs = 0] = await costOf(plain.url, [() => processorTime(plain.pid)], ofPlain);
    plain.stop();
    costs.push({ name, node: node * 1_000, plain: theirs * 1_000, database: database * 1_000, statements: asked, bytes: plain.bytes });
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
        details: `${asked.toFixed(1)} statements`,
      },
    );
  }
  if (isWritten) writePageCosts(costs);
  return measurements;
}

/** Each statement of a page is one; the statistics are a second late at most. */
async function transactions(dataDir: string): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl(dataDir) });
  await client.connect();
  const { rows } = await client.query('select xact_commit::int as ended from pg_stat_database where datname = current_database()');
  await client.end();
  return rows[0].ended;
}

import { gzipSync } from 'node:zlib';
import { scriptsOf } from '../tests/support/browser/script-weight.ts';
import type { RunningSite } from '../tests/support/site.ts';
import { atMost, type Measurement } from './measurement.ts';
import { withPageOfBlocks } from './page-of-blocks.ts';
import { costOf, type Load, processorTime } from './processor-time.ts';

const load: Load = { connections: 4, amount: 400, headers: {} };
const leadingOn: Load = { connections: 4, amount: 8_000, headers: {}, mayLeadOn: true };
const rules = 10_000;

/** A page of sixty blocks, uncached: processor time, HTML, script (bar: 110 kB), and what 10,000 redirect rules add (bar: 0.1 ms). */
export async function measureContent(uncached: RunningSite, dataDir: string): Promise<Measurement[]> {
  return withPageOfBlocks(dataDir, 60, async (path, client) => {
    const node = [() => processorTime(uncached.process.pid ?? 0)];
    const cost = async (at: string, how: Load) => ((await costOf(uncached.url + at, node, how))[0] ?? 0) * 1_000;
    const html = await (await fetch(uncached.url + path)).text();
    const scripts = [...(await scriptsOf(uncached.url, html)).values()].reduce((sum, size) => sum + size, 0) / 1_000;
    const page = await cost(path, load);
    // What is led on is answered before anything is made: what the rules cost can be seen.
    const store = (from: number, to: number) =>
      client.query(
        "insert into redirect_rule (old_path, new_path) select '/de/bench-alt/' || n, '/de/bench-neu/' || n from generate_series($1::int, $2) as n",
        [from, to],
      );
    await store(1, 1);
    const one = await cost('/de/bench-alt/1', leadingOn);
    await store(2, rules);
    const more = (await cost('/de/bench-alt/1', leadingOn)) - one;
    await client.query("delete from redirect_rule where old_path like '/de/bench-alt/%'");
    return [
      {
        what: 'made anew: a page of sixty blocks, processor time',
        value: `${page.toFixed(1)} ms`,
        details: `HTML ${(html.length / 1_000).toFixed(1)} kB, ${(gzipSync(html).length / 1_000).toFixed(1)} kB gzip`,
      },
      { what: 'a page of sixty blocks: JavaScript, gzip', value: `${scripts.toFixed(1)} kB`, bar: atMost(110, scripts, 'kB') },
      {
        what: `${rules} redirect rules: processor time a request`,
        value: `${more.toFixed(3)} ms`,
        bar: atMost(0.1, more, 'ms'),
        details: `more than one rule, of ${one.toFixed(3)} ms`,
      },
    ];
  });
}

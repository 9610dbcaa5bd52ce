import pg from 'pg';
import { makeEditor, signInEditor } from '../tests/support/editor.ts';
import type { RunningSite } from '../tests/support/site.ts';
import { databaseUrl } from './changes.ts';
import { atMost, type Figure, quantile } from './figure.ts';

const records = 100_000;
const rounds = 60;
const warmUp = 10;

/** Bar: with 100,000 persons every list of the back office is answered within 50 ms (p95), with its count, HTTP and all. */
export async function measureRecords({ url }: RunningSite, dataDir: string): Promise<Figure[]> {
  const department = await fill(dataDir);
  await makeEditor(dataDir);
  const headers = await signInEditor(url);
  const figures: Figure[] = [];
  for (const [name, path] of [
    ['the first page', ''],
    ['page 500', '?page=500'],
    ['by a reference', '?sort=category_id'],
    ['by a reference, the last first', '?sort=-category_id'],
    ['of a department', `?category_id=${department}`],
    ['the last page of a department', `?category_id=${department}&page=${Math.ceil(records / 40 / 20)}`],
    ['a word of some', '?q=a1b'],
    ['a word of some, by a reference', '?q=a1b&sort=category_id'],
    ['the last page of a word, by a reference', '?q=a1b&sort=category_id&page=30'],
    ['a word of all', '?q=person'],
    ['a word of none', '?q=nirgendwo'],
    ['a hundred lines', '?page_size=100'],
    ['suggestions', 'options/?q=person%20a1'],
  ] as const) {
    const times: number[] = [];
    for (let round = -warmUp; round < rounds; round++) {
      const begin = performance.now();
      const response = await fetch(`${url}/de/api/cms-persons/${path}`, { headers });
      await response.arrayBuffer();
      if (!response.ok) throw new Error(`${path}: ${response.status}`);
      if (round >= 0) times.push(performance.now() - begin);
    }
    const p95 = quantile(times, 0.95);
    figures.push({
      what: `100,000 persons: ${name}, p95`,
      value: `${p95.toFixed(1)} ms`,
      bar: atMost(50, p95, 'ms'),
      details: `p50 ${quantile(times, 0.5).toFixed(1)} ms`,
    });
  }
  return figures;
}

/** Answers one of their departments. What is searched of persons on the site is left out: it is measured by itself. */
async function fill(dataDir: string): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl(dataDir) });
  await client.connect();
  await client.query('set statement_timeout = 0');
  const { rows } = await client.query<{ id: number }>(
    `insert into person_category (name, sort) select jsonb_build_object('de', 'Bereich ' || n), n from generate_series(1, 40) n returning id`,
  );
  const [first = 0] = rows.map(({ id }) => id).sort((a, b) => a - b);
  await client.query('alter table person disable trigger search_changed');
  await client.query(`
    insert into person (name, sort_name, category_id)
    select 'Person ' || md5(n::text), md5((n * 7)::text), case when n % 5 > 0 then ${first} + n % 40 end from generate_series(1, ${records}) n`);
  await client.query('alter table person enable trigger search_changed');
  await client.query('vacuum analyze person');
  await client.end();
  return first + 1;
}

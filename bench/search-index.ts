import pg from 'pg';
import { searchedTables } from '../src/features/search/documents/searched-tables.ts';
import { vocabulary } from '../tests/support/database/vocabulary.ts';
import { databaseUrl } from './changes.ts';
import { atMost, type Measurement, quantile } from './measurement.ts';

const rounds = 60;
const warmUp = 10;
/** Events in a row with and without search; the first are not counted, as a connection makes its plans with them. */
const turn = { events: 40, warmUp: 10, times: 10 };

/** As `npm run search:rebuild` does. */
export async function fillSearch(dataDir: string): Promise<void> {
  await withClient(dataDir, async (client) => {
    await vocabulary((text, values) => client.query(text, values));
    for (const [kind, table] of Object.entries(searchedTables)) {
      const { rows } = await client.query<{ ids: number[] }>(
        `select array_agg(id) as ids from (select id, row_number() over (order by id) / 500 as part from ${table}) as parts group by part`,
      );
      for (const { ids } of rows) await client.query('select search_refresh($1, $2::int[])', [kind, ids]);
    }
    await client.query('vacuum analyze search_document, search_word');
  });
}

/** Bar: among 100,000 events and 20,000 articles a search is answered within 15 ms (p95), suggestions within 10, HTTP and all. */
export async function measureSearchIndex(url: string): Promise<Measurement[]> {
  const searches: [string, string][] = [
    ['a title', 'produktion 4711'],
    ['a word of every article', 'artikel'],
    ['a word of every production', 'produktion'],
    ['a kind and a room', 'art 3 saal 7'],
    ['a word of many texts', 'kina'],
    ['a rare word', 'kivabapro'],
    ['two words of texts', 'deba kina'],
    ['a part of words', 'oduktio'],
    ['a typing error', 'prodkution 4711'],
    ['a phrase', '"produktion 4711"'],
    ['eight letters', 'a b c d e f g h'],
    ['nothing', 'xyzzyplugh'],
    ['a title of the demo', 'hänsel und gretel'],
    ['a person of the demo', 'norgaard'],
  ];
  const suggestions: [string, string][] = [
    ['one letter', 'a'],
    ['the beginning of every production', 'pro'],
    ['the beginning of every article', 'artik'],
    ['the beginning of a title', 'produktion 47'],
    ['the beginning of a rare word', 'kivabap'],
    ['a typing error', 'wozzek'],
    ['the beginning of a name', 'norg'],
    ['nothing', 'xyzzyp'],
  ];
  return [...(await measure(url, 'search', '', searches, 15)), ...(await measure(url, 'suggestions', 'autocomplete/', suggestions, 10))];
}

async function measure(url: string, what: string, path: string, queries: readonly [string, string][], bar: number): Promise<Measurement[]> {
  const measurements: Measurement[] = [];
  for (const [name, query] of queries) {
    const times: number[] = [];
    let found = 0;
    for (let round = -warmUp; round < rounds; round++) {
      const begin = performance.now();
      // Of many visitors, as each may search so often.
      const headers = { 'X-Forwarded-For': `10.3.${round + warmUp}.1` };
      const response = await fetch(`${url}/de/api/search/${path}?query=${encodeURIComponent(query)}`, { headers });
      const answer = await response.json();
      if (!response.ok) throw new Error(`${query}: ${response.status}`);
      if (round >= 0) times.push(performance.now() - begin);
      found = answer.count ?? answer.length;
    }
    const [p50, p95] = [quantile(times, 0.5), quantile(times, 0.95)];
    measurements.push({
      what: `${what} among 120,000: ${name}, p95`,
      value: `${p95.toFixed(1)} ms`,
      bar: atMost(bar, p95, 'ms'),
      details: `p50 ${p50.toFixed(1)} ms; ${found} found`,
    });
  }
  return measurements;
}

/** Bar: what the search adds to the writing of an event takes 2 ms at most (median). */
export async function measureWriting(dataDir: string): Promise<Measurement[]> {
  return withClient(dataDir, async (client) => {
    const times = { on: [] as number[], off: [] as number[] };
    const triggers = ['search_added', 'search_changed'];
    const { rows } = await client.query<{ id: number }>('select id from event order by id desc limit $1', [turn.events * turn.times]);
    for (const [index, { id }] of rows.entries()) {
      const place = index % turn.events;
      const state = Math.floor(index / turn.events) % 2 === 0 ? 'on' : 'off';
      // Whoever changes a table makes every plan of it anew: not between two that are measured.
      if (place === 0) for (const trigger of triggers) await client.query(`alter table event ${state === 'on' ? 'enable' : 'disable'} trigger ${trigger}`);
      const begin = performance.now();
      await client.query('update event set subtitle = $2 where id = $1', [id, JSON.stringify({ de: `Geschrieben ${index}`, en: `Written ${index}` })]);
      if (place >= turn.warmUp) times[state].push(performance.now() - begin);
    }
    for (const trigger of triggers) await client.query(`alter table event enable trigger ${trigger}`);
    const [on, off] = [quantile(times.on, 0.5), quantile(times.off, 0.5)];
    return [
      {
        what: 'what the search adds to the writing of an event, p50',
        value: `${(on - off).toFixed(2)} ms`,
        bar: atMost(2, on - off, 'ms'),
        details: `${on.toFixed(2)} and ${off.toFixed(2)} ms, ${(on / off).toFixed(1)} times; p95 ${quantile(times.on, 0.95).toFixed(1)} and ${quantile(times.off, 0.95).toFixed(1)} ms`,
      },
    ];
  });
}

/** Bar: what is searched is what is there within 100 ms of a commit. */
export async function measureFreshness(dataDir: string): Promise<Measurement> {
  return withClient(dataDir, async (client) => {
    const times: number[] = [];
    const { rows } = await client.query<{ id: number }>('select id from event order by id limit $1', [rounds + warmUp]);
    for (const [index, { id }] of rows.entries()) {
      const word = `neuheit${index}`;
      await client.query('update event set subtitle = $2 where id = $1', [id, JSON.stringify({ de: word })]);
      const begin = performance.now();
      const isFound = async () => (await client.query('select from search_document where event_id = $1 and words @@ $2::tsquery', [id, word])).rowCount === 1;
      while (!(await isFound())) if (performance.now() - begin > 10_000) throw new Error(`${word} is not found after ten seconds`);
      if (index >= warmUp) times.push(performance.now() - begin);
    }
    const [p50, p95] = [quantile(times, 0.5), quantile(times, 0.95)];
    return {
      what: 'from the writing of an event to its being found, p95',
      value: `${p95.toFixed(1)} ms`,
      bar: atMost(100, p95, 'ms'),
      details: `p50 ${p50.toFixed(1)} ms`,
    };
  });
}

async function withClient<T>(dataDir: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: databaseUrl(dataDir) });
  await client.connect();
  await client.query('set statement_timeout = 0');
  return work(client).finally(() => client.end());
}

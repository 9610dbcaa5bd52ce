import pg from 'pg';
import { hundredThousandEvents } from '../tests/support/database/hundred-thousand-events.ts';
import type { RunningSite } from '../tests/support/site.ts';
import { databaseUrl } from './changes.ts';
import { atMost, type Figure, quantile } from './figure.ts';

const rounds = 60;
const warmUp = 15;

/** Fills the venue with 100,000 events. */
export async function fillHundredThousand(dataDir: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl(dataDir) });
  await client.connect();
  await client.query('set statement_timeout = 0');
  await hundredThousandEvents((text) => client.query(text));
  await client.end();
}

/** Bar: at 100,000 events every list call is made anew within 10 ms (p95), HTTP and all. */
export async function measureListQueries({ url }: RunningSite, dataDir: string): Promise<Figure[]> {
  const figures: Figure[] = [];
  const { room, type, tag, series, genre } = await lastIds(dataDir);
  for (const [name, path] of [
    ['the first page', 'events/'],
    ['page 500', 'events/?page=500'],
    ['a room', `events/?room=${room}`],
    ['room, type and genre', `events/?room=${room}&type=${type}&genre=${genre}`],
    ['tag and series', `events/?tag=${tag}&series=${series}`],
    ['a day', 'events/?date=01-01-2028'],
    ['calendar', 'calendar/'],
    ['calendar of a room', `calendar/?room=${room}`],
    ['counts of the whole programme', 'event-filters/'],
    ['counts beside room and tag', `event-filters/?room=${room}&tag=${tag}`],
    ['teasers', 'teasers/'],
  ] as const) {
    const times: number[] = [];
    for (let round = -warmUp; round < rounds; round++) {
      const begin = performance.now();
      const response = await fetch(`${url}/de/api/${path}`);
      await response.arrayBuffer();
      if (!response.ok) throw new Error(`${path}: ${response.status}`);
      if (round >= 0) times.push(performance.now() - begin);
    }
    const [p50, p95] = [quantile(times, 0.5), quantile(times, 0.95)];
    figures.push({ what: `100,000 events: ${name}, p95`, value: `${p95.toFixed(1)} ms`, bar: atMost(10, p95, 'ms'), details: `p50 ${p50.toFixed(1)} ms` });
  }
  return figures;
}

/** Of each kind one that the 100,000 have. */
async function lastIds(dataDir: string): Promise<Record<string, number>> {
  const client = new pg.Client({ connectionString: databaseUrl(dataDir) });
  await client.connect();
  const last = (table: string) => `(select max(id) from ${table})`;
  const { rows } = await client.query(
    `select ${last('room')} as room, ${last('exhibition_type')} as type, ${last('tag')} as tag, ${last('series')} as series, ${last('genre')} as genre`,
  );
  await client.end();
  return rows[0];
}

import { join } from 'node:path';
import pg from 'pg';
import { hundredThousandEvents } from '../tests/support/hundred-thousand-events.ts';

const rounds = 40;

/** Budget: every list query at 100,000 events ≤ 10 ms (p95), measured in the database. */
export async function measureListQueries(dataDir: string, site: string): Promise<string[]> {
  const client = new pg.Client({ host: join(dataDir, 'postgres', 'socket'), user: 'foyer', database: 'postgres' });
  await client.connect();
  await hundredThousandEvents((text) => client.query(text));
  const { rows } = await client.query<{ room: number; type: number; tag: number; series: number; genre: number }>(
    'select (select min(id) from room) as room, (select min(id) from exhibition_type) as type, (select min(id) from tag) as tag, (select min(id) from series) as series, (select min(id) from genre) as genre',
  );
  await client.query('create extension if not exists pg_stat_statements').catch(() => {});
  await client.end();
  const { room, type, tag, series, genre } = rows[0] ?? { room: 1, type: 1, tag: 1, series: 1, genre: 1 };
  const lines = [];
  for (const path of [
    '/de/api/events/',
    '/de/api/events/?page=500',
    `/de/api/events/?room=${room}`,
    `/de/api/events/?room=${room}&type=${type}&genre=${genre}`,
    `/de/api/events/?tag=${tag}&series=${series}`,
    '/de/api/events/?date=01-01-2030',
    '/de/api/calendar/',
    '/de/api/event-filters/',
    `/de/api/event-filters/?room=${room}&tag=${tag}`,
    '/de/api/teasers/',
  ]) {
    const times: number[] = [];
    for (let round = 0; round < rounds; round++) {
      const begin = performance.now();
      const response = await fetch(site + path);
      await response.arrayBuffer();
      if (!response.ok && response.status !== 404) throw new Error(`${path}: ${response.status}`);
      times.push(performance.now() - begin);
    }
    times.sort((a, b) => a - b);
    lines.push(`100,000 events: ${path.padEnd(52)} p50 ${at(times, 0.5)} ms   p95 ${at(times, 0.95)} ms   budget 10 ms in the database`);
  }
  return lines;
}

const at = (times: number[], share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(1);

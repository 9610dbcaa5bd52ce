import pg from 'pg';
import { hundredThousandEvents } from '../tests/support/database/many-events.ts';
import { twentyThousandArticles } from '../tests/support/database/twenty-thousand-articles.ts';
import { twentyThousandPeople } from '../tests/support/database/twenty-thousand-people.ts';
import type { RunningSite } from '../tests/support/site.ts';
import { databaseUrl } from './changes.ts';
import { atMost, type Measurement, quantile } from './measurement.ts';
import { databaseTime } from './processor-time.ts';

const rounds = 120;
const warmUp = 15;

export async function fillHundredThousand(dataDir: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl(dataDir) });
  client.on('error', () => {}); // the end of its server: what failed before is told
  await client.connect();
  await client.query('set statement_timeout = 0');
  await hundredThousandEvents((text) => client.query(text));
  await twentyThousandArticles((text) => client.query(text));
  await client.end();
}

/** Bar: at 100,000 events every list call is made anew within 10 ms (p95), HTTP and all. */
export async function measureListQueries({ url }: RunningSite, dataDir: string): Promise<Measurement[]> {
  const measurements: Measurement[] = [];
  const ask = async (path: string) => {
    const response = await fetch(`${url}/de/api/${path}`);
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
  };
  const { room, type, tag, series, genre, category, topic, season, group } = await peopleAndLastIds(dataDir);
  const lists = [
    ['the first page', 'events/'],
    ['page 500', 'events/?page=500'],
    ['a room', `events/?room=${room}`],
    ['room, type and genre', `events/?room=${room}&type=${type}&genre=${genre}`],
    ['tag and series', `events/?tag=${tag}&series=${series}`],
    ['a kind of accessibility', 'events/?accessibility=2'],
    ['a day', 'events/?date=01-01-2028'],
    ['a month', 'events/?date=01-01-2028&until=31-01-2028'],
    ['only with tickets', 'events/?tickets=1'],
    ['a month with tickets', 'events/?date=01-01-2028&until=31-01-2028&tickets=1'],
    ['calendar', 'calendar/'],
    ['calendar of a room', `calendar/?room=${room}`],
    ['counts of the whole programme', 'event-filters/'],
    ['counts beside room and tag', `event-filters/?room=${room}&tag=${tag}`],
    ['teasers', 'teasers/'],
    ['20,000 articles: the first page', 'articles/'],
    ['20,000 articles: page 1,000', 'articles/?page=1000'],
    ['20,000 articles: a category', `articles/?category=${category}`],
    ['20,000 articles: a topic', `articles/?tag=${topic}`],
    ['20,000 articles: topics with their numbers', 'article-tags/'],
    ['20,000 articles: the one that leads', 'articles-teaser/'],
    ['kinds of articles', 'article-categories/'],
    ['20,000 people: the first page', 'persons/'],
    ['20,000 people: page 400', 'persons/?page=400'],
    ['20,000 people: a category', `persons/?category=${group}`],
    ['kinds of people', 'person-categories/'],
    ['venues', 'venues/'],
    ['seasons', 'seasons/'],
    ['tags of productions', 'production-tags/'],
    ['productions', 'productions/'],
    ['page 300 of the productions', 'productions/?page=300'],
    ['productions of a season, a type and a tag', `productions/?season=${season}&exhibition_type=${type}&tag=${tag}`],
    ['productions from a day on', 'productions/?date=01-01-2028'],
    ['counts beside the productions of a season', `production-filters/?season=${season}`],
    ['calendar of the productions of a type', `production-calendar/?exhibition_type=${type}`],
  ] as const;
  // Real sites are warm: else the first list would pay for compiling.
  for (const [, path] of lists) for (let round = 0; round < warmUp; round++) await ask(path);
  for (const [name, path] of lists) {
    const times: number[] = [];
    const before = databaseTime(dataDir);
    for (let round = 0; round < rounds; round++) {
      const begin = performance.now();
      await ask(path);
      times.push(performance.now() - begin);
    }
    const [p50, p95] = [quantile(times, 0.5), quantile(times, 0.95)];
    const database = ((databaseTime(dataDir) - before) * 1_000) / rounds;
    const details = `p50 ${p50.toFixed(1)} ms, most ${Math.max(...times).toFixed(1)} ms; PostgreSQL computes ${database.toFixed(1)} ms`;
    measurements.push({ what: `100,000 events: ${name}, p95`, value: `${p95.toFixed(1)} ms`, bar: atMost(10, p95, 'ms'), details });
  }
  return measurements;
}

async function peopleAndLastIds(dataDir: string): Promise<Record<string, number>> {
  const client = new pg.Client({ connectionString: databaseUrl(dataDir) });
  client.on('error', () => {}); // the end of its server: what failed before is told
  await client.connect();
  await twentyThousandPeople((text) => client.query(text));
  const last = (table: string) => `(select max(id) from ${table})`;
  const { rows } = await client.query(
    `select ${last('room')} as room, ${last('exhibition_type')} as type, ${last('tag')} as tag, ${last('series')} as series, ${last('genre')} as genre, ${last('article_category')} as category, ${last('article_tag')} as topic, ${last('season')} as season, ${last('person_category')} as group`,
  );
  await client.end();
  return rows[0];
}

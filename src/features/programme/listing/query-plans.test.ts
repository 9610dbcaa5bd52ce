import { sql } from 'kysely';
import pg from 'pg';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildRequestContext } from '#api/build.ts';
import { client } from '#api/client.ts';
import { localTransport } from '#api/local-transport.server.ts';
import { ReadDependencies, recordReads } from '#db/read-dependencies.server.ts';
import { hundredThousandEvents } from '../../../../tests/support/database/many-events.ts';
import { recordingDatabase } from '../../../../tests/support/database/recording-database.ts';
import { testDatabaseWithUrl } from '../../../../tests/support/database.ts';
import { atEndOfFile } from '../../../../tests/support/run/end-of-file.ts';
import type { ProgrammeContract } from '../contract.ts';
import { programmeOperations } from '../handlers.server.ts';

// The plans of every list query at 100,000 events, as the real handlers send them.
const { db, url } = await testDatabaseWithUrl();
const { recording, queries } = recordingDatabase(url);
const api = client<ProgrammeContract>(localTransport(programmeOperations, buildRequestContext(recording, { now: new Date() })));
/** For plans, with the settings of the pool. */
const connection = new pg.Client({ connectionString: url });
let some: { room: number; type: number; tag: number; series: number; genre: number };

beforeAll(async () => {
  await connection.connect();
  atEndOfFile(() => connection.end());
  await connection.query('set random_page_cost = 1.1');
  await db.connection().execute(async (one) => {
    await sql`set statement_timeout = 0`.execute(one); // it is the queries that have to be quick, not the filling
    await hundredThousandEvents((text) => sql.raw(text).execute(one));
  });
  const { rows } = await sql<
    typeof some
  >`select (select min(id) from room) as room, (select min(id) from exhibition_type) as type, (select min(id) from tag) as tag,
    (select min(id) from series) as series, (select min(id) from genre) as genre`.execute(db);
  some = rows[0] ?? { room: 0, type: 0, tag: 0, series: 0, genre: 0 };
}, 120_000);

const planKinds = ['custom', 'generic'] as const;
type PlanKind = (typeof planKinds)[number];
type Ask = () => Promise<unknown>;
const language = 'de';
const lists: Record<string, Ask> = {
  'the first page': () => api.get('/api/events/', { language }),
  'a late page': () => api.get('/api/events/', { language, query: { page: 4000 } }),
  'one room': () => api.get('/api/events/', { language, query: { room: some.room } }),
  'one type': () => api.get('/api/events/', { language, query: { type: some.type } }),
  'one tag': () => api.get('/api/events/', { language, query: { tag: some.tag } }),
  'one series': () => api.get('/api/events/', { language, query: { series: some.series } }),
  'one genre': () => api.get('/api/events/', { language, query: { genre: some.genre } }),
  'one kind of accessibility': () => api.get('/api/events/', { language, query: { accessibility: 2 } }),
  'the counts beside a kind of accessibility': () => api.get('/api/event-filters/', { language, query: { accessibility: 2 } }),
  'all filters at once': () => api.get('/api/events/', { language, query: { ...some, date: '01-01-2027' } }),
  'only with tickets': () => api.get('/api/events/', { language, query: { tickets: '1' } }),
  'a month with tickets': () => api.get('/api/events/', { language, query: { date: '01-01-2027', until: '31-01-2027', tickets: '1' } }),
  'the counts of a month': () => api.get('/api/event-filters/', { language, query: { date: '01-01-2027', until: '31-01-2027' } }),
  'a day': () => api.get('/api/events/', { language, query: { date: '01-01-2027' } }),
  'the calendar': () => api.get('/api/calendar/', { language }),
  'the calendar of a room': () => api.get('/api/calendar/', { language, query: { room: some.room } }),
  'the counts behind the options': () => api.get('/api/event-filters/', { language }),
  'the counts beside two filters': () => api.get('/api/event-filters/', { language, query: { room: some.room, tag: some.tag } }),
  'how long a list holds': () => recordReads(new ReadDependencies(), () => api.get('/api/calendar/', { language })),
  'the teasers': () => api.get('/api/teasers/', { language }),
};

async function queriesOf(name: string): Promise<typeof queries> {
  const known = asked.get(name);
  if (known) return known;
  queries.length = 0;
  await lists[name]?.();
  asked.set(name, queries.slice());
  return queries.slice();
}
const asked = new Map<string, typeof queries>();

describe.each(Object.keys(lists))('%s', (name) => {
  test.each(planKinds)('reads events by an index alone, with a plan that is %s', async (kind) => {
    const queries = await queriesOf(name);
    expect(queries.length).toBeGreaterThan(0);
    expect(queries.length).toBeLessThanOrEqual(queryBudget);
    for (const { text, parameters } of queries) expect(sequentialScansOfEvent(await explain(text, parameters, kind)), text).toEqual([]);
  });
});

test.each(planKinds)('an event’s page and what is like it read events by indexes, with a plan that is %s', async (kind) => {
  const { id: person_id } = await db
    .insertInto('person')
    .values({ name: `Ada ${kind}`, sort_name: 'ada' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await sql`insert into credit (production_id, person_id, position) select id, ${person_id}, 0 from production where id % 25 = 0`.execute(db);
  await sql`analyze credit`.execute(db);
  const event = await db
    .selectFrom('event')
    .select('id')
    .where(sql<boolean>`cardinality(series_ids) > 0 and production_id % 25 = 0 and date_start > now()`)
    .limit(1)
    .executeTakeFirstOrThrow();
  queries.length = 0;
  const { related } = await api.get('/api/events/{id}/', { language, parameters: event });
  expect(related).toHaveLength(3);
  for (const { text, parameters } of queries.slice()) expect(sequentialScansOfEvent(await explain(text, parameters, kind)), text).toEqual([]);
});

test('the indexes that answer lists alone know all that a list can be filtered by', async () => {
  const { rows } = await sql<{
    indexdef: string;
  }>`select indexdef from pg_indexes where indexname in ('event_by_date', 'event_by_room', 'event_by_type', 'event_lasting')`.execute(db);
  expect(rows).toHaveLength(4);
  for (const { indexdef } of rows) {
    for (const column of ['has_tickets', 'room_id', 'type_id', 'tag_ids', 'series_ids', 'genre_ids', 'accessibility_ids']) expect(indexdef).toContain(column);
  }
});

const lasting = ['a late page', 'one tag', 'a day', 'the calendar'].flatMap((name) => planKinds.map((kind) => [name, kind] as const));
test.each(lasting)('of %s, what began earlier and is still on is found by an index of its own, with a plan that is %s', async (name, kind) => {
  // How many begin on each day at all is read whole, once, and kept. Which events a list has is asked before the events themselves.
  const deciding = (await queriesOf(name)).filter(({ text }) => text.includes('date_start') && !text.includes('"event"."id" in ($1'));
  for (const { text, parameters } of deciding)
    expect(
      indexesIn(await explain(text, parameters, kind)).some((name) => name.startsWith('event_lasting')),
      text,
    ).toBe(true);
});

const choices = (['type', 'season'] as const).flatMap((key) => planKinds.map((kind) => [key, kind] as const));
test.each(choices)('productions of a %s are read in their order from an index of its own, with a plan that is %s', async (key, kind) => {
  const { rows } = await sql<{ id: number }>`select min(${sql.ref(`${key}_id`)}) as id from production`.execute(db);
  const text = `select id from production where ${key}_id = $1 and last_over > $2 and tag_ids @> '{1}' order by last_over, id limit 10`;
  const plan = await explain(text, [rows[0]?.id, new Date()], kind);
  expect(indexesIn(plan)).toEqual([`production_by_${key}`]);
});

test.each(planKinds)('the check sees a sequential scan where there is one, in a plan that is %s', async (kind) => {
  const plan = await explain('select * from event where ticket_url = $1', ['none'], kind);
  expect(sequentialScansOfEvent(plan)).toEqual(['event']);
});

/** However long the list is; filters add three, which are cached elsewhere. */
const queryBudget = 5;

type Plan = { 'Node Type': string; 'Relation Name'?: string; 'Index Name'?: string; Plans?: Plan[] };

/** For these parameters or any: statements are prepared (docs/decisions/0034), and PostgreSQL takes the cheaper. */
async function explain(text: string, parameters: readonly unknown[], kind: PlanKind): Promise<Plan> {
  await connection.query(`set plan_cache_mode = force_${kind}_plan`);
  await connection.query(`prepare asked as ${text}`);
  try {
    const values = parameters.map((value) => (value === null ? 'null' : pg.escapeLiteral(asText(value))));
    const { rows } = await connection.query(`explain (format json) execute asked${values.length > 0 ? `(${values})` : ''}`);
    return rows[0]['QUERY PLAN'][0].Plan;
  } finally {
    await connection.query('deallocate asked');
  }
}

const asText = (value: unknown): string =>
  value instanceof Date ? value.toISOString() : Array.isArray(value) ? `{${value.map((item) => JSON.stringify(item))}}` : String(value);

const indexesIn = (plan: Plan): string[] => [...(plan['Index Name'] ? [plan['Index Name']] : []), ...(plan.Plans ?? []).flatMap(indexesIn)];

function sequentialScansOfEvent(plan: Plan): string[] {
  const here = plan['Node Type'] === 'Seq Scan' && plan['Relation Name'] === 'event' ? ['event'] : [];
  return [...here, ...(plan.Plans ?? []).flatMap(sequentialScansOfEvent)];
}

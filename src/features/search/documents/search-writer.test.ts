import { sql } from 'kysely';
import pg from 'pg';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { insertEvent, insertProduction, insertRoom } from '#features/programme/build.ts';
import { testDatabaseWithUrl } from '../../../../tests/support/database.ts';
import { SearchWriter } from './search-writer.server.ts';

// What is searched is written beside the transactions that change it, whoever ends meanwhile (migration 0053, decision 0088).
const { db, url } = await testDatabaseWithUrl();
const problems: unknown[] = [];
const ending: (() => Promise<unknown>)[] = [];
let productions: number[];
let events: number[];

const headings = async (id: number | undefined) =>
  (await sql<{ heading: string }>`select heading from search_document where event_id = ${id}`.execute(db)).rows.map(({ heading }) => heading);
const marks = async () => (await sql<{ n: number }>`select count(*)::int as n from search_pending`.execute(db)).rows[0]?.n;
const rename = (id: number | undefined, title: string) => sql`update event set title = jsonb_build_object('de', ${title}::text) where id = ${id}`.execute(db);
const named = (title: string) => [expect.stringContaining(title.toLowerCase())];

/** Somebody who could write what is marked, and does not. */
async function idler() {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  await client.query('select pg_advisory_lock(4713003)');
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  ending.push(() => client.end().catch(() => {}));
  return { end: () => client.end(), pid: rows[0]?.pid };
}

function writer() {
  const one = new SearchWriter({ connect: () => new pg.Client({ connectionString: url }), report: (problem) => problems.push(problem) });
  one.start();
  ending.push(() => one.stop());
  return one;
}
const isHeld = async () =>
  (
    await sql<{ n: number }>`select count(*)::int as n from pg_locks where locktype = 'advisory' and objid = 4713003 and granted
    and database = (select oid from pg_database where datname = current_database())`.execute(db)
  ).rows[0]?.n === 1;
const holder = async () =>
  (
    await sql<{ pid: number }>`select pid from pg_locks where locktype = 'advisory' and objid = 4713003 and granted
    and database = (select oid from pg_database where datname = current_database())`.execute(db)
  ).rows[0]?.pid;

beforeAll(async () => {
  const hall = await insertRoom(db);
  productions = [];
  events = [];
  for (let n = 0; n < 40; n++) {
    const production = await insertProduction(db, { title: { de: `Stück ${n}` } });
    productions.push(production);
    events.push(await insertEvent(db, { production_id: production, room_id: hall, title: { de: `Abend ${n}` }, date_start: new Date('2030-01-01T19:00:00Z') }));
  }
});
afterEach(async () => {
  for (const end of ending.splice(0).reverse()) await end();
  await vi.waitFor(async () => expect(await isHeld()).toBe(false));
  expect(await marks()).toBe(0);
  expect(problems.splice(0)).toEqual([]);
});

test('without anybody who writes for it a transaction writes itself', async () => {
  await rename(events[0], 'Allein');
  expect(await headings(events[0])).toEqual(named('Allein'));
});

test('where somebody does, it leaves marks, which are written as soon as it has committed', async () => {
  const held = await idler();
  await rename(events[0], 'Später');
  expect([await headings(events[0]), await marks()]).toEqual([named('Allein'), 1]);
  await held.end();
  writer();
  await vi.waitFor(async () => expect(await headings(events[0])).toEqual(named('Spater')));
  await rename(events[0], 'Sogleich');
  await vi.waitFor(async () => expect(await headings(events[0])).toEqual(named('Sogleich')));
});

test('what is rolled back leaves nothing', async () => {
  const held = await idler();
  await expect(
    db.transaction().execute(async (one) => {
      await sql`update event set title = '{"de": "Nie"}' where id = ${events[0]}`.execute(one);
      throw new Error('no');
    }),
  ).rejects.toThrow('no');
  expect(await marks()).toBe(0);
  await held.end();
});

test('marks outlive whoever was to write them, and PostgreSQL', async () => {
  const { rows } = await sql<{ kept: string }>`select relpersistence as kept from pg_class where oid = 'search_pending'::regclass`.execute(db);
  expect(rows).toEqual([{ kept: 'p' }]);
  const held = await idler();
  await rename(events[1], 'Verwaist');
  await sql`select pg_terminate_backend(${held.pid}::int)`.execute(db);
  expect(await marks()).toBe(1);
  writer();
  await vi.waitFor(async () => expect(await headings(events[1])).toEqual(named('Verwaist')));
});

test('what was left is written by the next transaction too, where nobody else does', async () => {
  const held = await idler();
  await rename(events[1], 'Liegengeblieben');
  await held.end();
  await vi.waitFor(async () => expect(await isHeld()).toBe(false));
  await rename(events[2], 'Danach');
  expect([await headings(events[1]), await headings(events[2])]).toEqual([named('Liegengeblieben'), named('Danach')]);
});

test('of two the second takes over when the first is cut off', async () => {
  writer();
  await vi.waitFor(async () => expect(await isHeld()).toBe(true));
  const first = await holder();
  writer();
  await sql`select pg_terminate_backend(${first}::int)`.execute(db);
  await vi.waitFor(async () => expect(await holder()).not.toBeOneOf([first, undefined]));
  await rename(events[3], 'Übernommen');
  await vi.waitFor(async () => expect(await headings(events[3])).toEqual(named('Ubernommen')));
  expect(problems.splice(0).length).toBeLessThanOrEqual(1);
});

test('of more than is written at once a transaction writes its own itself, whoever waits for it', async () => {
  const held = await idler();
  await sql`update event set title = '{"de": "Alle"}'`.execute(db);
  expect(await headings(events[39])).toEqual(named('Alle'));
  await held.end();
});

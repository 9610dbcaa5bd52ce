import { once } from 'node:events';
import { createServer } from 'node:net';
import { sql } from 'kysely';
import pg from 'pg';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { insertEvent, insertProduction, insertRoom } from '#features/programme/build.ts';
import { testDatabaseWithUrl } from '../../../../tests/support/database.ts';
import { rebuildSearch } from './rebuild-command.server.ts';
import { SearchWriter } from './search-writer.server.ts';

// What is searched is written beside the transactions that change it, whoever ends meanwhile (migration 0053, decision 0088).
const { db, url } = await testDatabaseWithUrl();
const problems: unknown[] = [];
const ending: (() => Promise<unknown>)[] = [];
let productions: number[];
let events: number[];

/** The lock is asked for every second, on a machine that may have much to do. */
const until = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 10_000 });
const headings = async (id: number | undefined) =>
  (await sql<{ heading: string }>`select heading from search_document where event_id = ${id}`.execute(db)).rows.map(({ heading }) => heading);
const marks = async () => (await sql<{ n: number }>`select count(*)::int as n from search_pending`.execute(db)).rows[0]?.n;
const rename = (id: number | undefined, title: string) => sql`update event set title = jsonb_build_object('de', ${title}::text) where id = ${id}`.execute(db);
const named = (title: string) => [expect.stringContaining(title.toLowerCase())];

const markAt = (moment: string) => sql`alter table search_pending alter column at set default ${sql.raw(moment)}`.execute(db);

async function idler() {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  await client.query('select pg_advisory_lock(4713006)');
  await markAt("clock_timestamp() + interval '1 hour'"); // however long the test takes, what waits is not old
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  ending.push(() => client.end().catch(() => {}));
  return { end: () => client.end(), pid: rows[0]?.pid };
}

function writer(turn?: number) {
  const one = new SearchWriter({ connect: () => new pg.Client({ connectionString: url }), report: (problem) => problems.push(problem), turn });
  one.start();
  ending.push(() => one.stop());
  return one;
}
const isHeld = async () =>
  (
    await sql<{ n: number }>`select count(*)::int as n from pg_locks where locktype = 'advisory' and objid = 4713006 and granted
    and database = (select oid from pg_database where datname = current_database())`.execute(db)
  ).rows[0]?.n === 1;
const holder = async () =>
  (
    await sql<{ pid: number }>`select pid from pg_locks where locktype = 'advisory' and objid = 4713006 and granted
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
  await markAt('clock_timestamp()');
  await until(async () => expect(await isHeld()).toBe(false));
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
  await until(async () => expect(await headings(events[0])).toEqual(named('Spater')));
  await rename(events[0], 'Sogleich');
  await until(async () => expect(await headings(events[0])).toEqual(named('Sogleich')));
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
  await until(async () => expect(await isHeld()).toBe(false));
  expect(await marks()).toBe(1);
  writer();
  await until(async () => expect(await headings(events[1])).toEqual(named('Verwaist')));
});

test('what was left is written by the next transaction too, where nobody else does', async () => {
  const held = await idler();
  await rename(events[1], 'Liegengeblieben');
  await held.end();
  await until(async () => expect(await isHeld()).toBe(false));
  await rename(events[2], 'Danach');
  expect([await headings(events[1]), await headings(events[2])]).toEqual([named('Liegengeblieben'), named('Danach')]);
});

test('of two the second takes over when the first is cut off', async () => {
  writer();
  await until(async () => expect(await isHeld()).toBe(true));
  const first = await holder();
  writer();
  await sql`select pg_terminate_backend(${first}::int)`.execute(db);
  await until(async () => expect(await holder()).not.toBeOneOf([first, undefined]));
  await rename(events[3], 'Übernommen');
  await until(async () => expect(await headings(events[3])).toEqual(named('Ubernommen')));
  expect(problems.splice(0).length).toBeLessThanOrEqual(1);
});

test('of more than is written at once a transaction writes its own itself, whoever waits for it', async () => {
  const held = await idler();
  await sql`update event set title = '{"de": "Alle"}'`.execute(db);
  expect(await headings(events[39])).toEqual(named('Alle'));
  await held.end();
});

test('who takes part is found again, where an event comes while the last one is being taken away', async () => {
  const singer = (await db.insertInto('person').values({ name: 'Ada Wieder', sort_name: 'Wieder' }).returning('id').executeTakeFirstOrThrow()).id;
  await db.insertInto('credit').values({ production_id: productions[4], person_id: singer, position: 0 }).execute();
  const isFound = async () => (await sql`select from search_document where kind = 'person' and object_id = ${singer}`.execute(db)).rows.length === 1;
  expect(await isFound()).toBe(true);
  const held = await idler();
  await sql`update event set is_online = false where id = ${events[4]}`.execute(db);
  await db.transaction().execute(async (coming) => {
    await insertEvent(coming, { production_id: productions[4] ?? 0, date_start: new Date('2030-02-01T19:00:00Z') });
    await sql`select search_drain()`.execute(db);
    expect(await isFound()).toBe(false);
  });
  await sql`select search_drain()`.execute(db);
  expect(await isFound()).toBe(true);
  await held.end();
});

test('what somebody holds the lock for and leaves lying is written by the next transaction, two seconds later', async () => {
  const held = await idler();
  await rename(events[5], 'Gewartet');
  await rename(events[6], 'Frisch');
  expect([await headings(events[5]), await marks()]).toEqual([named('Alle'), 2]);
  await sql`update search_pending set at = at - interval '2 hours'`.execute(db);
  await rename(events[7], 'Nachgeholt');
  expect([await headings(events[5]), await headings(events[6]), await headings(events[7])]).toEqual([named('Gewartet'), named('Frisch'), named('Nachgeholt')]);
  await held.end();
});

test('what a long transaction has marked waits from its end', async () => {
  const held = await idler();
  await db.transaction().execute(async (long) => {
    await sql`update event set title = '{"de": "Lang"}' where id = ${events[8]}`.execute(long);
    await sql`update search_pending set at = at - interval '2 hours'`.execute(long);
    await sql`select pg_sleep(1.1)`.execute(long);
  });
  await rename(events[9], 'Kurz');
  expect(await marks()).toBe(2);
  await sql`select search_drain()`.execute(db);
  await held.end();
});

describe('what cannot be written', () => {
  beforeAll(async () => {
    await sql`create function refuse() returns trigger language plpgsql as $$ begin raise exception 'no room for this'; end $$`.execute(db);
    await sql`create trigger refuse before update on search_document for each row when (new.title->>'de' = 'Kaputt') execute function refuse()`.execute(db);
  });
  const failed = async () => (await sql<{ n: number }>`select count(*)::int as n from search_pending where failed_at is not null`.execute(db)).rows[0]?.n;
  async function leave(after: string) {
    const held = await idler();
    await rename(events[10], 'Kaputt');
    await rename(events[11], after);
    await held.end();
    await until(async () => expect(await isHeld()).toBe(false));
  }

  test('keeps nobody else waiting, is told of once, and is written when it can be', async () => {
    await leave('Dahinter');
    const one = writer();
    await until(async () => expect([await headings(events[11]), await failed()]).toEqual([named('Dahinter'), 1]));
    await sql`update search_pending set failed_at = failed_at - interval '2 minutes'`.execute(db);
    await rename(events[12], 'Nochmals');
    await until(async () => expect([await headings(events[12]), await failed()]).toEqual([named('Nochmals'), 1]));
    expect(problems.splice(0).map(String)).toEqual([expect.stringContaining('no room for this')]);
    await one.stop();
    await sql`update event set title = '{"de": "Heil"}' where id = ${events[10]}`.execute(db);
    await sql`update search_pending set failed_at = failed_at - interval '2 minutes'`.execute(db);
    await rename(events[12], 'Zuletzt');
    expect([await headings(events[10]), await marks()]).toEqual([named('Heil'), 0]);
  });

  test('fails the transaction that has marked it, and no other, where nobody writes for them', async () => {
    await expect(rename(events[10], 'Kaputt')).rejects.toThrow('no room for this');
    await leave('Nebenan');
    await rename(events[13], 'Unbeteiligt');
    expect([await headings(events[11]), await headings(events[13]), await failed()]).toEqual([named('Nebenan'), named('Unbeteiligt'), 1]);
    await sql`drop trigger refuse on search_document`.execute(db);
    await rebuildSearch(db, () => {});
    expect(await headings(events[10])).toEqual(named('Kaputt'));
  });
});

test('what takes longer than a turn may is set aside, and keeps nobody else waiting', async () => {
  await sql`create function dawdle() returns trigger language plpgsql as $$ begin perform pg_sleep(3); return new; end $$`.execute(db);
  await sql`create trigger dawdle before update on search_document for each row when (new.title->>'de' = 'Zäh') execute function dawdle()`.execute(db);
  const held = await idler();
  await rename(events[14], 'Zäh');
  await held.end();
  await until(async () => expect(await isHeld()).toBe(false));
  const one = writer(500);
  const aside = sql`select from search_pending where failed_at is not null`;
  await until(async () => expect((await aside.execute(db)).rows).toHaveLength(1));
  await rename(events[15], 'Flink');
  await until(async () => expect(await headings(events[15])).toEqual(named('Flink')));
  await one.stop();
  expect(problems.splice(0).length).toBeGreaterThan(0);
  await sql`drop trigger dawdle on search_document`.execute(db);
  await sql`update search_pending set failed_at = null`.execute(db);
  await sql`select search_drain()`.execute(db);
  expect(await headings(events[14])).toEqual(named('Zah'));
});

test('what many have marked is written for a few of them at a time', async () => {
  const held = await idler();
  for (let n = 20; n < 29; n++) await rename(events[n], 'Reihe');
  await sql`select search_drain()`.execute(db);
  expect([await marks(), await headings(events[20]), await headings(events[28])]).toEqual([1, named('Reihe'), named('Alle')]);
  await sql`select search_drain()`.execute(db);
  await held.end();
});

test('one whose process hangs loses its turn to the next', async () => {
  let isHanging = false;
  const cutOff: (() => void)[] = [];
  const hangs = () =>
    Object.assign(new pg.Client({ connectionString: url }), {
      query: function (this: pg.Client, ...given: unknown[]) {
        return isHanging
          ? new Promise((_, reject) => cutOff.push(() => reject(new Error('cut off'))))
          : (pg.Client.prototype.query as (...it: unknown[]) => unknown).apply(this, given);
      },
    }) as pg.Client;
  const hung = new SearchWriter({ connect: hangs, report: () => {}, silence: 2_000 });
  hung.start();
  await until(async () => expect(await isHeld()).toBe(true));
  const before = await holder();
  isHanging = true; // nothing is asked any more, and the connection stays
  writer();
  await until(async () => expect([undefined, before]).not.toContain(await holder()));
  await rename(events[30], 'Weiter');
  await until(async () => expect(await headings(events[30])).toEqual(named('Weiter')));
  isHanging = false;
  for (const cut of cutOff) cut();
  await hung.stop();
});

test('ends while it connects to a database that does not answer', async () => {
  const silent = createServer((socket) => socket.resume()).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const address = silent.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const one = new SearchWriter({ connect: () => new pg.Client({ host: '127.0.0.1', port, user: 'x' }), report: (problem) => problems.push(problem) });
  const isReached = once(silent, 'connection');
  one.start();
  await isReached;
  await one.stop();
  silent.close();
});

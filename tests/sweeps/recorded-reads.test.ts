import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { describe, expect, test } from 'vitest';
import { ReadDependencies, recordReads } from '../../src/db/read-dependencies.server.ts';
import type { Change } from '../../src/db/recorded-reads.server.ts';
import { derivedFrom, primaryKeyOf, untrackedTables } from '../../src/db/tracking/tracked-tables.ts';
import { insertEvent } from '../../src/features/programme/build.ts';
import { testDatabase } from '../support/database.ts';

const db = await testDatabase();
const [first, second] = [await insertEvent(db), await insertEvent(db)];
const recorded = async (work: () => Promise<unknown>) => {
  const dependencies = new ReadDependencies();
  await recordReads(dependencies, work);
  return dependencies;
};
const update = (table: string, ids: number[], ...columns: string[]): Change => ({ table, kind: 'update', ids, columns });
const insert = (table: string, ids: number[]): Change => ({ table, kind: 'insert', ids, columns: [] });

describe('a list', async () => {
  const list = await recorded(() =>
    db
      .selectFrom('event')
      .innerJoin('production', 'production.id', 'event.production_id')
      .select(['event.title as own_title', 'production.title'])
      .where('event.is_online', '=', true)
      .where('event.id', '<=', first)
      .orderBy('event.date_start')
      .execute(),
  );
  test.each<[string, Change, boolean]>([
    ['a row that comes', insert('event', [99]), true],
    ['what decides the order, of any row', update('event', [99], 'date_start'), true],
    ['what decides which rows there are, of any row', update('event', [99], 'is_online'), true],
    ['what it shows of a row', update('event', [first], 'title'), true],
    ['what it shows, of a row that it does not show', update('event', [second], 'title'), false],
    ['a column that it does not read', update('event', [first], 'seat_groups', 'updated_at'), false],
    ['what it shows of a row joined to it', update('production', [1], 'title'), true],
    ['the same of a row that is not', update('production', [2], 'title'), false],
    ['a row that nothing refers to yet', insert('production', [99]), false],
    ['another table', update('room', [1], 'name'), false],
    ['all that a table has', { table: 'production', kind: 'truncate', ids: null, columns: [] }, true],
  ])('%s', (_, change, expected) => expect(list.isChangedBy(change)).toBe(expected));
});

test('a row that is asked for by its key is that row alone, also where it is not there yet', async () => {
  const one = await recorded(() => db.selectFrom('event').select('title').where('id', '=', 4711).where('is_online', '=', true).executeTakeFirst());
  expect([insert('event', [4711]), update('event', [4711], 'is_online'), update('event', [4711], 'title')].map((change) => one.isChangedBy(change))).toEqual([
    true,
    true,
    true,
  ]);
  expect([insert('event', [4712]), update('event', [4712], 'is_online'), update('event', [4711], 'status')].map((change) => one.isChangedBy(change))).toEqual([
    false,
    false,
    false,
  ]);
});

test('what is asked for the record is not in the answer', async () => {
  await recorded(async () => {
    const rows = await db.selectFrom('event').innerJoin('room', 'room.id', 'event.room_id').select('room.name').execute();
    expect(rows.map((row) => Object.keys(row))).toEqual([['name'], ['name']]);
  });
});

test('a count is a list of what decides it', async () => {
  const count = await recorded(() =>
    db
      .selectFrom('event')
      .select((eb) => eb.fn.countAll().as('n'))
      .where('is_online', '=', true)
      .execute(),
  );
  expect([update('event', [7], 'is_online'), insert('event', [7]), update('event', [7], 'title')].map((change) => count.isChangedBy(change))).toEqual([
    true,
    true,
    false,
  ]);
});

test('a select within another is a list of its own', async () => {
  const nested = await recorded(() =>
    db
      .selectFrom('event')
      .select('event.id')
      .select((eb) => jsonArrayFrom(eb.selectFrom('tag').select('tag.name').whereRef('tag.id', '=', eb.fn.any('event.tag_ids')).orderBy('tag.sort')).as('tags'))
      .where('event.id', 'in', db.selectFrom('event').select('event.id').orderBy('event.date_start').limit(1))
      .execute(),
  );
  const seen = [
    update('tag', [1], 'name'),
    update('tag', [1], 'sort'),
    update('event', [second], 'date_start'),
    update('event', [first], 'tag_ids'),
    insert('event', [9]),
  ];
  expect(seen.map((change) => nested.isChangedBy(change))).toEqual([true, true, true, true, true]);
  expect([insert('tag', [9]), update('tag', [1], 'show_in_filter'), update('event', [first], 'title')].map((change) => nested.isChangedBy(change))).toEqual([
    false,
    false,
    false,
  ]);
});

test('an order by what is computed depends on what that is made of', async () => {
  const ordered = await recorded(() =>
    db.selectFrom('event').select(sql`coalesce(event.date_end, event.date_start)`.as('over')).orderBy('over').limit(1).execute(),
  );
  expect([update('event', [99], 'date_end'), update('event', [99], 'title')].map((change) => ordered.isChangedBy(change))).toEqual([true, false]);
});

test('raw text is read word by word, and a whole row is all its columns', async () => {
  const raw = await recorded(() => sql`select name from ${sql.table('room')} where sort > 0 union select title from production`.execute(db));
  expect([update('room', [1], 'sort'), update('production', [1], 'title'), insert('room', [9])].map((change) => raw.isChangedBy(change))).toEqual([
    true,
    true,
    true,
  ]);
  expect([update('room', [1], 'address'), update('production', [1], 'subtitle')].map((change) => raw.isChangedBy(change))).toEqual([false, false]);
  const rows = await recorded(() => sql`select to_jsonb(room) from room`.execute(db));
  expect(rows.isChangedBy(update('room', [1], 'address'))).toBe(true);
});

test('what another row may come to belong to is a list as well', async () => {
  const joined = await recorded(() =>
    db
      .selectFrom('event')
      .leftJoin('event_booking as booking', 'booking.event_id', 'event.id')
      .select(['event.id', 'booking.sale'])
      .where('event.id', '=', first)
      .execute(),
  );
  expect([insert('event_booking', [first]), update('event', [first], 'title')].map((change) => joined.isChangedBy(change))).toEqual([true, false]);
});

test('an answer for everybody cannot be made of what belongs to one visitor', async () => {
  const users = await recorded(() => db.selectFrom('site_user').select('email').execute());
  expect([...users.untracked]).toEqual(['site_user']);
});

test('there is no view: nobody would be told of its changes', async () => {
  const { rows } = await sql`select relname from pg_class where relkind in ('v', 'm', 'f') and relnamespace = current_schema()::regnamespace`.execute(db);
  expect(rows).toEqual([]);
});

test('every table has the triggers that tell of it, is written from one that has them, or is among those that nothing is made of; and its key is known', async () => {
  const { rows } = await sql<{ name: string; key: string | null; triggers: string[] }>`
    select relname as name,
      (select min(attname) from pg_index join pg_attribute on attrelid = indrelid and attnum = any(indkey)
       where indrelid = pg_class.oid and indisprimary having count(*) = 1) as key,
      array(select tgname::text from pg_trigger where tgrelid = pg_class.oid and tgname in ('tell_insert', 'tell_update', 'tell_delete', 'tell_truncate')) as triggers
    from pg_class where relkind = 'r' and relnamespace = current_schema()::regnamespace order by relname`.execute(db);
  expect(rows.length).toBeGreaterThan(30);
  for (const { name, key, triggers } of rows) {
    expect([name, primaryKeyOf(name)]).toEqual([name, key]);
    expect([name, triggers.length]).toEqual([name, untrackedTables.has(name) || derivedFrom.has(name) ? 0 : 4]);
  }
});

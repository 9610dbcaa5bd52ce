import { sql } from 'kysely';
import pg from 'pg';
import { beforeEach, describe, expect, test } from 'vitest';
import { SearchWriter } from '#features/search/index.server.ts';
import { testDatabaseWithUrl } from '../../../../tests/support/database.ts';
import { emptyProgramme, eventsOf, everythingIn, importText } from '../build.server.ts';
import { concert, conductor } from '../build.ts';

const { db, url } = await testDatabaseWithUrl();
const everything = () => everythingIn(db);

beforeEach(() => emptyProgramme(db));

describe('a run', () => {
  test('is one act of the history, as an import', async () => {
    await importText(db, [concert('1'), concert('2')]);
    await importText(db, [concert('1', { startDate: '2026-11-23T19:30:00' })]);
    const entries = await sql<{ via: string; batch: string; action: string }>`
      select via, batch, action from record_history where kind = 'event' order by id`.execute(db);
    expect(entries.rows.map(({ via, action }) => [via, action])).toEqual([
      ['import', 'created'],
      ['import', 'created'],
      ['import', 'changed'],
    ]);
    const [first, second, third] = entries.rows.map(({ batch }) => batch);
    expect([first === second, third === first]).toEqual([true, false]);
  });

  test('makes all that a record names, once', async () => {
    const stats = await importText(db, [concert('1'), concert('2', { startDate: '2026-11-22T19:30:00', location: 'MAIN  hall', keywords: 'premiere' })]);
    expect(stats).toMatchObject({ read: 2, created: 2, changed: 0, unchanged: 0, wrong: 0, problems: [] });
    expect(stats.made).toEqual({
      productions: 1,
      persons: 2,
      ensembles: 0,
      works: 1,
      partners: 0,
      pictures: 0,
      roles: 1,
      rooms: 1,
      venues: 0,
      types: 1,
      tags: 1,
      series: 0,
      genres: 0,
      seasons: 1,
    });
    const event = await db.selectFrom('event').selectAll().orderBy('id').executeTakeFirstOrThrow();
    expect(event).toMatchObject({
      identifier: '1',
      title: null,
      status: 'scheduled',
      time_known: true,
      day: '2026-11-21',
      is_online: true,
      tag_ids: [1],
    });
    expect(event.date_start).toEqual(new Date('2026-11-21T18:30:00Z'));
    expect(await db.selectFrom('production').select(['identifier', 'title', 'season_id']).execute()).toEqual([
      { identifier: 'p1', title: { en: 'Schumann' }, season_id: 1 },
    ]);
    expect(await db.selectFrom('season').select(['name', 'starts_on', 'ends_on']).execute()).toEqual([
      { name: { de: 'Spielzeit 2026/27', en: 'Season 2026/27' }, starts_on: '2026-09-01', ends_on: '2027-08-31' },
    ]);
    expect(await db.selectFrom('role').select(['key', 'name']).execute()).toEqual([
      { key: 'conductor', name: { de: 'Musikalische Leitung', en: 'Conductor' } },
    ]);
    expect(await db.selectFrom('person').select(['kind', 'name', 'sort_name']).orderBy('sort_name').execute()).toEqual([
      { kind: 'person', name: 'Ada Lind', sort_name: 'lind ada' },
      { kind: 'person', name: 'Clara Schumann', sort_name: 'schumann clara' },
    ]);
    expect(await db.selectFrom('room').select(['name', 'address']).execute()).toEqual([{ name: { en: 'Main Hall' }, address: 'Quay 1' }]);
  });

  test('a second time writes nothing', async () => {
    const file = [
      concert('1'),
      concert('2', { ...conductor('Ben Okoro'), name: 'Schumann at noon', genre: 'Romantic', description: 'Short.' }),
      concert('3', { superEvent: undefined, startDate: '2026-12-01' }),
    ];
    await importText(db, file);
    const before = await everything();
    expect(await importText(db, file)).toMatchObject({ created: 0, changed: 0, unchanged: 3, productionsChanged: 0 });
    expect(await everything()).toEqual(before);
  });

  test('without writing has the same figures and leaves no trace', async () => {
    await importText(db, [concert('1')]);
    const before = await everything();
    const file = [concert('1', { startDate: '2026-11-21T20:00:00' }), concert('2', { superEvent: { '@id': 'p2' } }), concert('3', { name: '' })];
    const dry = await importText(db, file, { dryRun: true });
    expect(dry).toMatchObject({ created: 1, changed: 1, unchanged: 0, wrong: 1 });
    expect(await everything()).toEqual(before);
    expect(await importText(db, file)).toEqual(dry);
  });

  test('moved by weeks, twice, is moved once', async () => {
    await importText(db, [concert('1')], { weeks: 52 });
    expect(await importText(db, [concert('1')], { weeks: 52 })).toMatchObject({ changed: 0, unchanged: 1 });
    expect(await db.selectFrom('event').select('day').execute()).toEqual([{ day: '2027-11-20' }]);
  });

  test('leaves events alone that are no longer in the file', async () => {
    await importText(db, [concert('1'), concert('2')]);
    await importText(db, [concert('2')]);
    expect((await eventsOf(db)).map(({ identifier }) => identifier)).toEqual(['1', '2']);
  });
});

describe('what is wrong', () => {
  test('an identifier that comes twice counts once', async () => {
    const stats = await importText(
      db,
      [concert('1'), concert('2'), concert('1', { startDate: '2027-01-01' })].map((event) => JSON.stringify(event)).join('\n'),
    );
    expect(stats).toMatchObject({ read: 3, created: 2, wrong: 1, problems: ['file:3 duplicate'] });
    const many = [...Array(250).keys()].map((index) => concert(String(index)));
    expect(await importText(db, [...many, concert('7')])).toMatchObject({ created: 248, unchanged: 2, wrong: 1 });
  });

  test('and what the database refuses does not take others with it', async () => {
    await sql`alter table event add constraint no_boom check (identifier not like 'boom%')`.execute(db);
    try {
      const file = [...Array(450).keys()].map((index) =>
        concert(index % 100 === 7 ? `boom ${index}` : String(index), { superEvent: { '@id': `p${index % 40}`, name: 'x' } }),
      );
      const stats = await importText(db, file.map((event) => JSON.stringify(event)).join('\n'));
      expect(stats).toMatchObject({ read: 450, created: 445, wrong: 5 });
      expect(stats.problems).toEqual([8, 108, 208, 308, 408].map((line) => `file:${line} refused`));
      const before = await everything();
      expect(await importText(db, file.map((event) => JSON.stringify(event)).join('\n'))).toMatchObject({
        created: 0,
        changed: 0,
        unchanged: 445,
        wrong: 5,
      });
      expect(await everything()).toEqual(before);
    } finally {
      await sql`alter table event drop constraint no_boom`.execute(db);
    }
  });

  test('what is no fault of a record stops the run, and nothing of its batch stays', async () => {
    await sql`alter table event rename to event_away`.execute(db);
    try {
      await expect(importText(db, [concert('1')])).rejects.toThrow('event');
    } finally {
      await sql`alter table event_away rename to event`.execute(db);
    }
    expect(await db.selectFrom('production').select('id').execute()).toEqual([]);
    expect(await importText(db, [concert('1')])).toMatchObject({ created: 1 });
  });

  test('a run that is interrupted keeps the batches it has written', async () => {
    const many = [...Array(450).keys()].map((index) => concert(String(index)));
    await expect(importText(db, many, { signal: AbortSignal.abort(new Error('enough')) })).rejects.toThrow('enough');
    expect(await importText(db, many)).toMatchObject({ created: 250, unchanged: 200 });
  });

  test('an import runs beside whoever writes what is searched', async () => {
    const writer = new SearchWriter({
      connect: () => new pg.Client({ connectionString: url }),
      report: (problem) => {
        throw problem;
      },
    });
    writer.start();
    try {
      const held = sql<{ n: number }>`select count(*)::int as n from pg_locks where locktype = 'advisory' and granted and objsubid = 1
        and database = (select oid from pg_database where datname = current_database())`;
      await expect.poll(async () => (await held.execute(db)).rows[0]?.n, { timeout: 10_000 }).toBe(1);
      expect(await importText(db, [concert('1')])).toMatchObject({ created: 1 });
    } finally {
      await writer.stop();
    }
  });

  test('only one import runs at a time', async () => {
    await db.connection().execute(async (connection) => {
      await sql`select pg_advisory_lock(4713003)`.execute(connection);
      await expect(importText(db, [concert('1')])).rejects.toThrow();
      await sql`select pg_advisory_unlock(4713003)`.execute(connection);
    });
    expect(await importText(db, [concert('1')])).toMatchObject({ created: 1 });
  });
});

test('texts from a file are data, whatever they look like', async () => {
  const name = `'; drop table event; -- \${x} <object onload=alert(1)>`;
  await importText(db, [
    concert(name, { name, location: name, additionalType: name, keywords: [name], ...conductor(name), workPerformed: [{ name, composer: name }] }),
  ]);
  expect(await db.selectFrom('room').select('name').execute()).toEqual([{ name: { en: name } }]);
  expect(await importText(db, [concert('2')])).toMatchObject({ created: 1 });
});

test('whose picture it is stands beside the event, and an intermission among its works, in both languages', async () => {
  const works = [{ name: 'Overture', composer: { name: 'Fanny Hensel' } }, { interval: 'Intermission' }, { name: 'Sonata' }, 'Pause', 'Encore'];
  const given = concert('1', { image: { '@type': 'ImageObject', creditText: 'Photo: Mia Kai' }, workPerformed: works });
  expect(await importText(db, [given])).toMatchObject({ created: 1, problems: [] });
  expect((await db.selectFrom('event').select('image_credit').executeTakeFirstOrThrow()).image_credit).toBe('Photo: Mia Kai');
  const listed = await db.selectFrom('programme_item').innerJoin('work', 'work.id', 'work_id').select('work.title').orderBy('position').execute();
  const pause = { de: 'Pause', en: 'Interval' };
  expect(listed.map(({ title }) => title)).toEqual([{ en: 'Overture' }, pause, { en: 'Sonata' }, pause, { en: 'Encore' }]);
  expect(await importText(db, [given])).toMatchObject({ unchanged: 1 });
  await importText(db, [concert('1')]);
  expect((await db.selectFrom('event').select('image_credit').executeTakeFirstOrThrow()).image_credit).toBe('Photo: Mia Kai'); // nothing said: it stays
});

test('accessibility and details are what the file says, if it says anything, and the same file changes nothing', async () => {
  const said = { accessibilityFeature: ['captions'], typicalAgeRange: '8-' };
  await importText(db, [concert('d1', said)]);
  const row = () => db.selectFrom('event').select(['accessibility_ids', 'details']).where('identifier', '=', 'd1').executeTakeFirstOrThrow();
  expect(await row()).toEqual({ accessibility_ids: [3], details: { age_from: 8 } });
  await db
    .updateTable('event')
    .set({ details: JSON.stringify({ age_from: 8, doors_minutes: 60 }) })
    .where('identifier', '=', 'd1')
    .execute();
  expect(await importText(db, [concert('d1', said)])).toMatchObject({ unchanged: 1 });
  await importText(db, [concert('d1', { typicalAgeRange: '10-' })]);
  expect(await row()).toEqual({ accessibility_ids: [3], details: { age_from: 10, doors_minutes: 60 } });
});

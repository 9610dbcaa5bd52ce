import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { type SignedIn, type TestApp, testApp } from '../../../../../../tests/support/app.ts';
import { type RecordedQuery, recordingDatabase } from '../../../../../../tests/support/database/recording-database.ts';
import { everything } from '../../../../../../tests/support/everything.ts';
import { recordCalls } from '../../../../../../tests/support/records.ts';
import { insertEvent, insertProduction, insertRoom, insertSeries, insertTag, insertType } from '../../../build.ts';
import { carriedTables, sharedColumns } from './copy-event.server.ts';

let site: TestApp;
let runs: ReturnType<typeof recordCalls>;
let events: ReturnType<typeof recordCalls>;
let manager: SignedIn;
let type_id: number;
let statements: RecordedQuery[] = [];
beforeAll(async () => {
  site = await testApp({
    connection: async (url) => {
      const { recording, queries } = recordingDatabase(url);
      statements = queries;
      return recording;
    },
  });
  manager = await site.signIn('manager');
  runs = recordCalls(site, 'production-dates', manager);
  events = recordCalls(site, 'events', manager);
  type_id = await insertType(site.db);
});

const production = () => insertProduction(site.db, { title: { de: 'Wozzeck' }, type_id, image_id: null });
const room = () => insertRoom(site.db);
const december = (...days: number[]) => days.map((day) => ({ day: `2026-12-${String(day).padStart(2, '0')}`, time: '19:30' }));
const create = async (id: number, body: object) => runs.post(`${id}/`, { minutes: 150, preview: false, ...body });
const rowsOf = (id: number) => site.db.selectFrom('event').selectAll().where('production_id', '=', id).orderBy('date_start').orderBy('id').execute();

test('a run is made at once as drafts, and taken back at once', async () => {
  const id = await production();
  const { status, body } = await create(id, {
    room_id: await room(),
    dates: [...december(4, 5, 6), { day: '2027-01-01', time: '22:30', end: '01:00' }, { day: '2027-01-02' }],
  });
  expect([status, body.written, body.created]).toEqual([200, true, 5]);
  const rows = await rowsOf(id);
  expect(
    rows.map(({ date_start, date_end, is_online, time_known, id_jet }) => [date_start.toISOString(), date_end?.toISOString(), is_online, time_known, id_jet]),
  ).toEqual([
    ['2026-12-04T18:30:00.000Z', '2026-12-04T21:00:00.000Z', false, true, null],
    ['2026-12-05T18:30:00.000Z', '2026-12-05T21:00:00.000Z', false, true, null],
    ['2026-12-06T18:30:00.000Z', '2026-12-06T21:00:00.000Z', false, true, null],
    ['2027-01-01T21:30:00.000Z', '2027-01-02T00:00:00.000Z', false, true, null],
    ['2027-01-01T23:00:00.000Z', undefined, false, false, null],
  ]);
  expect((await site.get(`/de/api/events/${rows[0]?.id}/`)).status).toBe(404);
  const history = (await events.get(`${rows[1]?.id}/history/`)).body.results;
  expect(history).toMatchObject([{ via: 'bulk', batch: body.batch, action: 'created', user: { name: expect.any(String) } }]);
  const undone = await events.post('undo/', { batch: body.batch });
  expect(undone.body).toMatchObject({ changed: 5, refused: [] });
  expect(await rowsOf(id)).toEqual([]);
});

test('a preview says what would come of it and writes nothing, not even in the log', async () => {
  const id = await production();
  const room_id = await room();
  const before = await everything(site.db);
  const { body } = await create(id, { room_id, dates: december(4, 5), preview: true });
  expect(body).toMatchObject({
    written: false,
    batch: null,
    created: 2,
    dates: [{ outcome: 'created', date_start: '2026-12-04T19:30:00+01:00', clashes: [] }, {}],
  });
  expect((await runs.post(`${id}/`, { room_id, dates: december(4) })).body.written).toBe(false);
  expect(await everything(site.db)).toBe(before);
});

test('what is there already is left out, also where it is given twice', async () => {
  const id = await production();
  const room_id = await room();
  await create(id, { room_id, dates: december(4) });
  const { body } = await create(id, { room_id, dates: december(4, 5, 5) });
  expect(body.dates.map(({ outcome }: { outcome: string }) => outcome)).toEqual(['exists', 'created', 'exists']);
  expect((await create(id, { room_id, dates: december(4, 5) })).body).toMatchObject({ written: false, created: 0 });
  expect(await rowsOf(id)).toHaveLength(2);
  expect((await create(id, { room_id: await room(), dates: december(4) })).body.created).toBe(1);
});

test('what overlaps in the room is named and forbids nothing: by its end, its usual duration, all day without a time', async () => {
  const room_id = await room();
  const other = { room_id, type_id, title: { de: 'Probe', en: 'Rehearsal' } };
  const at = (time: string) => new Date(`2026-12-${time}:00+01:00`);
  await insertEvent(site.db, { ...other, date_start: at('04T21:00'), date_end: at('04T23:30') }); // from 21:00, the run until 22:00
  await insertEvent(site.db, { ...other, date_start: at('05T17:45') }); // two hours as events usually take
  await insertEvent(site.db, { ...other, date_start: at('06T22:00'), date_end: at('06T23:00') }); // begins as the run ends
  await insertEvent(site.db, { ...other, date_start: at('07T00:00'), time_known: false });
  await insertEvent(site.db, { ...other, date_start: at('08T19:30'), status: 'cancelled' });
  await insertEvent(site.db, { ...other, date_start: at('01T10:00'), date_end: at('09T20:00'), title: { de: 'Schau' } }); // an exhibition
  await insertEvent(site.db, { ...other, room_id: await room(), date_start: at('08T19:30') });
  const { body } = await create(await production(), { room_id, dates: [...december(4, 5, 6, 7, 8, 12), { day: '2026-12-12', time: '21:00' }] });
  const named = body.dates.map(({ clashes }: { clashes: { label: string; id: number | null }[] }) =>
    clashes.map(({ label, id }) => (id === null ? 'the run' : label)),
  );
  expect(named).toEqual([['Schau', 'Probe'], ['Schau', 'Probe'], ['Schau'], ['Schau', 'Probe'], ['Schau'], ['the run'], ['the run']]);
  expect([body.written, body.dates[0].clashes[1]]).toEqual([
    true,
    expect.objectContaining({ date_start: '2026-12-04T21:00:00+01:00', date_end: '2026-12-04T23:30:00+01:00', time_known: true }),
  ]);
});

test('what is set up or cleared in the room counts, and what takes place in a room that disturbs it', async () => {
  const [room_id, beside, far] = [await insertRoom(site.db, { setup_minutes: 60 }), await insertRoom(site.db, { name: { de: 'Studio' } }), await room()];
  await site.db.insertInto('room_disturbance').values({ room_id: beside, other_id: room_id }).execute();
  const other = { type_id, title: { de: 'Probe' }, date_end: null };
  const at = (time: string) => new Date(`2026-12-${time}:00+01:00`);
  await insertEvent(site.db, { ...other, room_id, date_start: at('04T18:00'), date_end: at('04T19:00') });
  await insertEvent(site.db, { ...other, room_id: beside, date_start: at('05T21:00'), date_end: at('05T23:00') });
  await insertEvent(site.db, { ...other, room_id: beside, date_start: at('06T00:00'), time_known: false });
  await insertEvent(site.db, { ...other, room_id: beside, date_start: at('01T10:00'), date_end: at('09T20:00') });
  await insertEvent(site.db, { ...other, room_id: far, date_start: at('06T19:30') });
  const { body } = await create(await production(), { room_id, dates: december(4, 5, 6), preview: true });
  expect(body.dates.map(({ clashes }: { clashes: { rooms: string[] }[] }) => clashes.map(({ rooms }) => rooms))).toEqual([
    [[]],
    [['Studio', 'Großer Saal']],
    [],
  ]);
});

test('a time that the change of the clock skips stops all, one that it has twice is said', async () => {
  const id = await production();
  const room_id = await room();
  const nights = [
    { day: '2026-10-25', time: '02:30' },
    { day: '2027-03-28', time: '02:30' },
  ];
  const refused = await create(id, { room_id, dates: [...december(4), ...nights] });
  expect(refused.body.dates.map(({ outcome, repeated, past }: Record<string, unknown>) => [outcome, repeated, past])).toEqual([
    ['created', false, false],
    ['created', true, true],
    ['skipped', false, false],
  ]);
  expect([refused.body.written, await rowsOf(id)]).toEqual([false, []]);
  await create(id, { room_id, dates: nights.slice(0, 1) });
  expect((await rowsOf(id))[0]?.date_start.toISOString()).toBe('2026-10-25T00:30:00.000Z');
});

describe('made like another date', () => {
  test('takes what is asked for of it, never its ticketing number, status, sales or being online', async () => {
    const { db } = site;
    const id = await production();
    const room_id = await room();
    const [series, tag] = [await insertSeries(db, { de: 'Abo A' }), await insertTag(db, { de: 'Oper' })];
    const like = await insertEvent(db, {
      production_id: id,
      type_id,
      room_id,
      title: { de: 'Wozzeck konzertant' },
      important_info: { de: 'Einlass 19 Uhr' },
      details: JSON.stringify({ admission: 'free', age_from: 12, sale_starts: '2026-09-01T10:00:00+02:00' }),
      id_jet: 'JET-9',
      ticket_url: 'https://karten.example/9',
      status: 'cancelled',
      is_online: true,
      series: [series],
      tags: [tag],
    });
    const { revision } = (await events.get(`${like}/`)).body;
    await events.change(like, revision, { prices: [{ name: 'Parkett', name_en: 'Stalls', price: 48 }] });
    const person = await db
      .insertInto('person')
      .values({ name: `Ada Moll ${like}`, sort_name: 'moll' })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db.insertInto('credit').values({ event_id: like, person_id: person.id, position: 1 }).execute();
    const { body } = await create(id, { room_id, dates: december(4, 5), like, carried: ['prices', 'series', 'tags', 'texts', 'cast', 'media'] });
    expect(body.written).toBe(true);
    const made = (await rowsOf(id)).filter((row) => row.id !== like);
    for (const row of made) {
      expect(row).toMatchObject({
        title: { de: 'Wozzeck konzertant' },
        important_info: { de: 'Einlass 19 Uhr' },
        details: { admission: 'free', age_from: 12 },
        prices: [expect.objectContaining({ name: 'Parkett', price: '48.00' })],
        series_ids: [series],
        tag_ids: [tag],
        id_jet: null,
        ticket_url: null,
        status: 'scheduled',
        is_online: false,
        seat_groups: [],
      });
      expect(await db.selectFrom('credit').select(['person_id', 'position']).where('event_id', '=', row.id).execute()).toEqual([
        { person_id: person.id, position: 1 },
      ]);
    }
    const undone = await events.post('undo/', { batch: body.batch });
    expect(undone.body).toMatchObject({ changed: 2, refused: [] });
    const plain = await create(id, { room_id, dates: december(11), like, carried: ['prices'] });
    expect((await rowsOf(id)).find(({ id: one }) => one !== like)).toMatchObject({
      title: null,
      details: { admission: 'free' },
      important_info: {},
      series_ids: [],
    });
    expect(plain.body.created).toBe(1);
  });

  test('is refused where that date is another production’s', async () => {
    const like = await insertEvent(site.db, { type_id });
    const { status, body } = await create(await production(), { room_id: await room(), dates: december(4), like });
    expect([status, body.code]).toEqual([422, 'no_such_date']);
  });

  test('every column of the tables that are carried over is named, and none that is not there', async () => {
    const columnsOf = async (table: string) =>
      (
        await sql<{ name: string }>`select column_name as name from information_schema.columns where table_name = ${table} and is_generated = 'NEVER'`.execute(
          site.db,
        )
      ).rows.map(({ name }) => name);
    for (const [table, columns] of Object.values(carriedTables).flat())
      expect([...columns, 'event_id', 'id', 'production_id'], table).toEqual(expect.arrayContaining(await columnsOf(table)));
    const own = [
      'id',
      'identifier',
      'date_start',
      'date_end',
      'time_known',
      'status',
      'status_note',
      'is_online',
      'waits_for_production',
      'release_id',
      'id_jet',
      'ticket_url',
      'seat_groups',
      'planning',
      'occasion',
    ];
    const counted = [
      'sequence',
      'updated_at',
      'revision',
      'rescheduled_to',
      'replaced_by',
      'announced_start',
      'announced_room_id',
      'tag_ids',
      'series_ids',
      'genre_ids',
      'derived_occasion',
    ];
    expect([...sharedColumns, ...own, ...counted].sort()).toEqual((await columnsOf('event')).sort());
  });
});

test('what is wrong is said by field, and nothing is half written', async () => {
  const id = await production();
  const before = await everything(site.db);
  const refused = async (body: object) => {
    const answer = await create(id, body);
    return [answer.status, Object.keys(answer.body.fields ?? {})];
  };
  expect(await refused({ dates: december(4) })).toEqual([400, ['room_id']]);
  expect(await refused({ dates: december(4), room_id: 999_999 })).toEqual([400, ['room_id']]);
  expect(await refused({ dates: [{ day: '2027-02-29', time: '19:30' }], room_id: 1 })).toEqual([400, ['dates.0.day']]);
  expect(await refused({ dates: [{ day: '2027-02-28', time: '25:00' }], room_id: 1 })).toEqual([400, ['dates.0.time']]);
  expect(await refused({ dates: [], room_id: 1 })).toEqual([400, ['dates']]);
  expect((await create(999_999, { dates: december(4), room_id: 1 })).status).toBe(404);
  expect(await everything(site.db)).toBe(before);
});

test('is for managers', async () => {
  const id = await production();
  const body = { dates: december(4), room_id: await room() };
  const calls = recordCalls(site, 'production-dates', await site.signIn('editor'));
  expect([(await calls.post(`${id}/`, body)).status, (await calls.get(`${id}/`)).status]).toEqual([403, 403]);
  expect([(await runs.post(`${id}/`, body)).status, (await runs.get(`${id}/`)).status]).toEqual([200, 200]);
});

test('takes as many statements for two hundred dates as for two', async () => {
  const id = await production();
  const room_id = await room();
  const like = await insertEvent(site.db, { production_id: id, type_id, room_id });
  const dates = (n: number) =>
    Array.from({ length: n }, (_, at) => ({ day: `20${30 + Math.floor(at / 28)}-02-${String((at % 28) + 1).padStart(2, '0')}`, time: '19:30' }));
  const count = async (call: () => Promise<{ status: number }>) => {
    await call();
    statements.length = 0;
    expect((await call()).status).toBe(200);
    return statements.length;
  };
  const preview = (n: number) =>
    count(() => runs.post(`${id}/`, { room_id, dates: dates(n), like, carried: ['prices', 'series', 'tags', 'texts', 'cast', 'media'] }));
  const setup = () => count(() => runs.get(`${id}/`));
  const [few, many, before] = [await preview(2), await preview(200), await setup()];
  await create(id, { room_id, dates: dates(200) });
  expect([many, await setup()]).toEqual([few, before]);
  expect([few <= 35, before]).toEqual([true, 2]);
});

test('the form begins with what the last date has', async () => {
  const id = await production();
  const begin = async () => (await runs.get(`${id}/`)).body;
  expect(await begin()).toMatchObject({ production: { id, label: 'Wozzeck' }, initial: { room: null, minutes: null, type: { id: type_id } }, dates: [] });
  const room_id = await room();
  await create(id, { room_id, dates: december(4, 5), minutes: 95 });
  expect(await begin()).toMatchObject({
    initial: { room: { id: room_id, label: 'Großer Saal' }, minutes: 95 },
    dates: [{ day: '2026-12-05', is_online: false }, { day: '2026-12-04' }],
  });
  expect((await runs.get('999999/')).status).toBe(404);
});

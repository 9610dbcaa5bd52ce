import { expect, test } from 'vitest';
import { everything } from '../../../../../../tests/support/everything.ts';
import { december, runSite } from '../../../../../../tests/support/programme/run-site.ts';
import { recordCalls } from '../../../../../../tests/support/records.ts';
import { insertEvent } from '../../../build.ts';

const run = runSite();

test('a run is made at once as drafts, and taken back at once', async () => {
  const id = await run.production();
  const { status, body } = await run.create(id, {
    room_id: await run.room(),
    dates: [...december(4, 5, 6), { day: '2027-01-01', time: '22:30', end: '01:00' }, { day: '2027-01-02' }],
  });
  expect([status, body.written, body.created]).toEqual([200, true, 5]);
  const rows = await run.rowsOf(id);
  expect(
    rows.map(({ date_start, date_end, is_online, time_known, id_jet }) => [date_start.toISOString(), date_end?.toISOString(), is_online, time_known, id_jet]),
  ).toEqual([
    ['2026-12-04T18:30:00.000Z', '2026-12-04T21:00:00.000Z', false, true, null],
    ['2026-12-05T18:30:00.000Z', '2026-12-05T21:00:00.000Z', false, true, null],
    ['2026-12-06T18:30:00.000Z', '2026-12-06T21:00:00.000Z', false, true, null],
    ['2027-01-01T21:30:00.000Z', '2027-01-02T00:00:00.000Z', false, true, null],
    ['2027-01-01T23:00:00.000Z', undefined, false, false, null],
  ]);
  expect((await run.site.get(`/de/api/events/${rows[0]?.id}/`)).status).toBe(404);
  const history = (await run.events().get(`${rows[1]?.id}/history/`)).body.results;
  expect(history).toMatchObject([{ via: 'bulk', batch: body.batch, action: 'created', user: { name: expect.any(String) } }]);
  const undone = await run.events().post('undo/', { batch: body.batch });
  expect(undone.body).toMatchObject({ changed: 5, refused: [] });
  expect(await run.rowsOf(id)).toEqual([]);
});

test('a preview says what would come of it and writes nothing, not even in the log', async () => {
  const id = await run.production();
  const room_id = await run.room();
  const before = await everything(run.site.db);
  const { body } = await run.create(id, { room_id, dates: december(4, 5), preview: true });
  expect(body).toMatchObject({
    written: false,
    batch: null,
    created: 2,
    dates: [{ outcome: 'created', date_start: '2026-12-04T19:30:00+01:00', clashes: [] }, {}],
  });
  expect((await run.runs().post(`${id}/`, { room_id, dates: december(4) })).body.written).toBe(false);
  expect(await everything(run.site.db)).toBe(before);
});

test('what is there already is left out, also where it is given twice', async () => {
  const id = await run.production();
  const room_id = await run.room();
  await run.create(id, { room_id, dates: december(4) });
  const { body } = await run.create(id, { room_id, dates: december(4, 5, 5) });
  expect(body.dates.map(({ outcome }: { outcome: string }) => outcome)).toEqual(['exists', 'created', 'exists']);
  expect((await run.create(id, { room_id, dates: december(4, 5) })).body).toMatchObject({ written: false, created: 0 });
  expect(await run.rowsOf(id)).toHaveLength(2);
  expect((await run.create(id, { room_id: await run.room(), dates: december(4) })).body.created).toBe(1);
});

test('a time that the change of the clock skips stops all, one that it has twice is said', async () => {
  const id = await run.production();
  const room_id = await run.room();
  const nights = [
    { day: '2026-10-25', time: '02:30' },
    { day: '2027-03-28', time: '02:30' },
  ];
  const refused = await run.create(id, { room_id, dates: [...december(4), ...nights] });
  expect(refused.body.dates.map(({ outcome, repeated, past }: Record<string, unknown>) => [outcome, repeated, past])).toEqual([
    ['created', false, false],
    ['created', true, true],
    ['skipped', false, false],
  ]);
  expect([refused.body.written, await run.rowsOf(id)]).toEqual([false, []]);
  await run.create(id, { room_id, dates: nights.slice(0, 1) });
  expect((await run.rowsOf(id))[0]?.date_start.toISOString()).toBe('2026-10-25T00:30:00.000Z');
});

test('what is wrong is said by field, and nothing is half written', async () => {
  const id = await run.production();
  const before = await everything(run.site.db);
  const refused = async (body: object) => {
    const answer = await run.create(id, body);
    return [answer.status, Object.keys(answer.body.fields ?? {})];
  };
  expect(await refused({ dates: december(4) })).toEqual([400, ['room_id']]);
  expect(await refused({ dates: december(4), room_id: 999_999 })).toEqual([400, ['room_id']]);
  expect(await refused({ dates: [{ day: '2027-02-29', time: '19:30' }], room_id: 1 })).toEqual([400, ['dates.0.day']]);
  expect(await refused({ dates: [{ day: '2027-02-28', time: '25:00' }], room_id: 1 })).toEqual([400, ['dates.0.time']]);
  expect(await refused({ dates: [], room_id: 1 })).toEqual([400, ['dates']]);
  expect((await run.create(999_999, { dates: december(4), room_id: 1 })).status).toBe(404);
  expect(await everything(run.site.db)).toBe(before);
});

test('is for managers', async () => {
  const id = await run.production();
  const body = { dates: december(4), room_id: await run.room() };
  const calls = recordCalls(run.site, 'production-dates', await run.site.signIn('editor'));
  expect([(await calls.post(`${id}/`, body)).status, (await calls.get(`${id}/`)).status]).toEqual([403, 403]);
  expect([(await run.runs().post(`${id}/`, body)).status, (await run.runs().get(`${id}/`)).status]).toEqual([200, 200]);
});

test('takes as many statements for two hundred dates as for two', async () => {
  const id = await run.production();
  const room_id = await run.room();
  const like = await insertEvent(run.site.db, { production_id: id, type_id: run.type_id, room_id });
  const dates = (n: number) =>
    Array.from({ length: n }, (_, at) => ({ day: `20${30 + Math.floor(at / 28)}-02-${String((at % 28) + 1).padStart(2, '0')}`, time: '19:30' }));
  const count = async (call: () => Promise<{ status: number }>) => {
    await call();
    run.statements.length = 0;
    expect((await call()).status).toBe(200);
    return run.statements.length;
  };
  const preview = (n: number) =>
    count(() => run.runs().post(`${id}/`, { room_id, dates: dates(n), like, carried: ['prices', 'series', 'tags', 'texts', 'cast', 'media'] }));
  const setup = () => count(() => run.runs().get(`${id}/`));
  const [few, many, before] = [await preview(2), await preview(200), await setup()];
  await run.create(id, { room_id, dates: dates(200) });
  expect([many, await setup()]).toEqual([few, before]);
  expect([few <= 35, before]).toEqual([true, 2]);
});

test('the form begins with what the last date has', async () => {
  const id = await run.production();
  const begin = async () => (await run.runs().get(`${id}/`)).body;
  expect(await begin()).toMatchObject({ production: { id, label: 'Wozzeck' }, initial: { room: null, minutes: null, type: { id: run.type_id } }, dates: [] });
  const room_id = await run.room();
  await run.create(id, { room_id, dates: december(4, 5), minutes: 95 });
  expect(await begin()).toMatchObject({
    initial: { room: { id: room_id, label: 'Großer Saal' }, minutes: 95 },
    dates: [{ day: '2026-12-05', is_online: false }, { day: '2026-12-04' }],
  });
  expect((await run.runs().get('999999/')).status).toBe(404);
});

import { beforeAll, describe, expect, test } from 'vitest';
import { type SignedIn, type TestApp, testApp } from '../../../../tests/support/app.ts';
import { type RecordedQuery, recordingDatabase } from '../../../../tests/support/database/recording-database.ts';
import { everything } from '../../../../tests/support/everything.ts';
import { recordCalls } from '../../../../tests/support/records.ts';
import { instantAt } from '../../../i18n/berlin-time.ts';
import { insertEvent, insertProduction, insertRoom, insertSeries, insertType } from '../../programme/build.ts';

let site: TestApp;
let manager: SignedIn;
let plans: ReturnType<typeof recordCalls>;
let events: ReturnType<typeof recordCalls>;
let place: { room_id: number; type_id: number; production_id: number };
let chamber: number;
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
  plans = recordCalls(site, 'change-of-plan', manager);
  events = recordCalls(site, 'events', manager);
  const type_id = await insertType(site.db);
  chamber = await insertRoom(site.db, { name: { de: 'Kammersaal', en: 'Chamber Hall' } });
  place = { type_id, room_id: await insertRoom(site.db), production_id: await insertProduction(site.db, { type_id, title: { de: 'Wozzeck' } }) };
});
const add = (day: string, rest: Parameters<typeof insertEvent>[1] = {}) =>
  insertEvent(site.db, { ...place, is_online: true, date_start: instantAt(day, '19:30'), date_end: instantAt(day, '22:00'), ...rest });
const row = (id: number) => site.db.selectFrom('event').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const detail = async (id: number) => (await site.get(`/de/api/events/${id}/`)).json();
const save = (body: object) => plans.post('', { preview: false, ...body });
const note = { de: 'Die Vorstellung entfällt.', en: 'The performance is cancelled.' };

test('three dates are cancelled at once, and are as before when it is taken back', async () => {
  const ids = [await add('2026-12-04'), await add('2026-12-05'), await add('2026-12-06')];
  const before = await Promise.all(ids.map(row));
  const { status, body } = await save({ ids, action: 'cancel', note, alert: { title: { de: 'Drei Abende entfallen' }, text: note } });
  expect([status, body.written, body.refused, body.alert]).toEqual([200, true, [], true]);
  for (const id of ids) expect(await detail(id)).toMatchObject({ status: 'cancelled', status_note: note.de, tickets: { text: 'Entfällt' } });
  expect((await (await site.get('/de/api/breaking-news/')).json())[0]).toMatchObject({ title: 'Drei Abende entfallen' });
  const history = (await events.get(`${ids[0]}/history/`)).body.results;
  expect(history[0]).toMatchObject({ batch: body.batch, user: { name: expect.any(String) } });
  const undone = await plans.post('undo/', { batch: body.batch });
  expect(undone.body).toMatchObject({ changed: 4, refused: [] });
  const counted = { sequence: 0, revision: 0, updated_at: 0 };
  expect((await Promise.all(ids.map(row))).map((one) => ({ ...one, ...counted }))).toEqual(before.map((one) => ({ ...one, ...counted })));
  expect(await site.db.selectFrom('alert').selectAll().execute()).toEqual([]);
});

test('what was changed since is not taken back, and is named', async () => {
  const ids = [await add('2026-12-07'), await add('2026-12-08')];
  const { body } = await save({ ids, action: 'cancel', note });
  await events.change(ids[0] ?? 0, (await row(ids[0] ?? 0)).revision, { status_note: { de: 'Anders.' } });
  const undone = (await plans.post('undo/', { batch: body.batch })).body;
  expect(undone).toMatchObject({ changed: 1, refused: [{ id: ids[0], label: 'Wozzeck' }] });
  expect(undone.refused[0].reasons[0]).toContain('Hinweis zum Status');
});

describe('the preview', () => {
  test('writes nothing, and says what is written then', async () => {
    const id = await add('2026-12-09', { id_jet: 'J1', ticket_url: '/webshop/event/1' });
    await site.db
      .insertInto('favourite')
      .values({ user_id: await userId(), event_id: id })
      .execute();
    const before = await everything(site.db);
    const asked = { ids: [id], action: 'postpone', note, new_dates: [{ id, day: '2027-01-09', time: '20:00' }] };
    const { body } = await plans.post('', asked);
    expect(await everything(site.db)).toBe(before);
    expect([body.written, body.batch]).toEqual([false, null]);
    const [old, next] = body.effects;
    expect(old).toMatchObject({
      part: 'date',
      status: { before: expect.any(String), after: 'Verschoben' },
      calendar: { before: { sequence: 0, status: 'CONFIRMED' }, after: { sequence: 1, status: 'CANCELLED' } },
      json_ld: { after: { eventStatus: 'EventRescheduled', startDate: '2027-01-09T20:00:00+01:00', previousStartDate: '2026-12-09T19:30:00+01:00' } },
      news: ['postponed'],
      favourites: 1,
      id_jet: 'J1',
    });
    expect(next).toMatchObject({ part: 'new_date', made: true, status: { before: null }, news: ['announced'], favourites: 0, id_jet: null });
    const written = (await save(asked)).body;
    const shape = ({ id: _, cards: __, ...rest }: Record<string, unknown>) => rest;
    expect(written.effects.map(shape)).toEqual(body.effects.map(shape));
    // What the preview says is what visitors, calendars and search engines get.
    const ics = await (await site.get(`/de/api/events/${id}.ics`)).text();
    expect(ics).toMatch(/SEQUENCE:1\r\nSTATUS:CANCELLED/);
    expect((await detail(id)).tickets.text).toBe(old.status.after);
    expect((await detail(id)).rescheduled_to).toMatchObject({ date_start: '2027-01-09T20:00:00+01:00' });
  });
  const userId = async () => (await site.db.selectFrom('site_user').select('id').executeTakeFirstOrThrow()).id;
});

describe('a new date', () => {
  test('is made like the old one, online, without its number, and keeps its length', async () => {
    const series = await insertSeries(site.db, { de: 'Abo A' });
    const id = await add('2026-12-10', { id_jet: 'J2', series: [series], status_note: { de: 'Mit Einführung.' } });
    const { body } = await save({ ids: [id], action: 'postpone', new_dates: [{ id, day: '2027-01-10', time: '18:00' }] });
    const made = await row(body.effects[1].id);
    expect(made).toMatchObject({
      is_online: true,
      id_jet: null,
      status: 'scheduled',
      status_note: {},
      series_ids: [series],
      production_id: place.production_id,
    });
    expect([made.date_start, made.date_end]).toEqual([instantAt('2027-01-10', '18:00'), instantAt('2027-01-10', '20:30')]);
    const undone = (await plans.post('undo/', { batch: body.batch })).body;
    expect(undone.refused).toEqual([]);
    expect(await row(id)).toMatchObject({ status: 'scheduled', rescheduled_to: null });
    expect((await site.get(`/de/api/events/${made.id}/`)).status).toBe(404);
  });

  test('that is planned already goes online', async () => {
    const [id, planned] = [await add('2026-12-11'), await add('2027-01-11', { is_online: false })];
    const { body } = await save({ ids: [id], action: 'postpone', new_dates: [{ id, day: '2027-01-11', time: '19:30' }] });
    expect(body.effects[1]).toMatchObject({ id: planned, made: false, shown: true });
    expect((await detail(id)).rescheduled_to).toMatchObject({ id: planned });
  });

  test('may be named later, and be postponed again', async () => {
    const id = await add('2026-12-12');
    expect((await save({ ids: [id], action: 'postpone' })).body.written).toBe(true);
    expect((await save({ ids: [id], action: 'postpone' })).body.refused[0].reason).toContain('schon verschoben');
    const second = (await save({ ids: [id], action: 'postpone', new_dates: [{ id, day: '2027-02-12', time: '19:30' }] })).body.effects[1].id;
    expect((await save({ ids: [id], action: 'cancel' })).body.refused[0].reason).toContain('Nachholtermin');
    const third = (await save({ ids: [second], action: 'postpone', new_dates: [{ id: second, day: '2027-03-12' }] })).body.effects[1].id;
    expect((await detail(id)).rescheduled_to).toMatchObject({ id: third, time_known: false });
    expect((await detail(third)).previous_date_start).toBe('2026-12-12T19:30:00+01:00');
  });
});

describe('a replacement', () => {
  test('is made at the same time in the same room, or is what is on already', async () => {
    const other = await insertProduction(site.db, { type_id: place.type_id, title: { de: 'Tschick', en: 'Tschick' } });
    const [id, second] = [await add('2026-12-13'), await add('2026-12-14')];
    const known = await add('2026-12-14', { production_id: other, date_start: instantAt('2026-12-14', '18:00') });
    const { body } = await save({ ids: [id, second], action: 'replace', production_id: other, note });
    expect(body.effects.map(({ part, made }: { part: string; made: boolean }) => [part, made])).toEqual([
      ['date', false],
      ['date', false],
      ['replacement', false],
      ['replacement', true],
    ]);
    expect((await row(second)).replaced_by).toBe(known);
    expect((await detail(id)).replaced_by).toMatchObject({ text: 'Stattdessen: Tschick' });
    expect(await row((await row(id)).replaced_by ?? 0)).toMatchObject({
      date_start: instantAt('2026-12-13', '19:30'),
      room_id: place.room_id,
      is_online: true,
    });
    expect((await plans.post('undo/', { batch: body.batch })).body.refused).toEqual([]);
    expect(await row(id)).toMatchObject({ status: 'scheduled', replaced_by: null });
  });

  test('has to be named, and is never what is replaced itself', async () => {
    const id = await add('2026-12-15');
    expect((await save({ ids: [id], action: 'replace' })).body.refused[0].reason).toContain('stattdessen');
    const made = (await save({ ids: [id], action: 'replace', production_id: place.production_id })).body;
    expect(made.effects[1].id).not.toBe(id);
  });
});

describe('what is moved', () => {
  test('says where and when it was, and is news; back again it says nothing', async () => {
    const id = await add('2026-12-16');
    const { body } = await save({ ids: [id], action: 'move', time: '20:00', room_id: chamber });
    expect(body.effects[0]).toMatchObject({
      calendar: { after: { sequence: 1, status: 'CONFIRMED' } },
      news: ['moved'],
      json_ld: { after: { eventStatus: 'EventRescheduled' } },
    });
    expect((await row(id)).date_end).toEqual(instantAt('2026-12-16', '22:30'));
    expect((await detail(id)).moved_from.text).toBe('Verlegt, bisher 19.30 Uhr, Großer Saal');
    await save({ ids: [id], action: 'move', time: '20:30' });
    expect((await detail(id)).moved_from.text).toBe('Verlegt, bisher 19.30 Uhr, Großer Saal');
    await save({ ids: [id], action: 'move', time: '19:30', room_id: place.room_id });
    expect((await detail(id)).moved_from).toBeUndefined();
    expect((await save({ ids: [id], action: 'move', time: '19:30' })).body.refused[0].reason).toContain('schon so');
  });

  test('may each have a time of its own, on its day', async () => {
    const ids = [await add('2026-12-20'), await add('2026-12-21')];
    const new_dates = [
      { id: ids[0], day: '2026-12-20', time: '20:00' },
      { id: ids[1], day: '2026-12-21', time: '18:00' },
    ];
    expect((await save({ ids, action: 'move', new_dates })).body.written).toBe(true);
    expect([(await row(ids[0] ?? 0)).date_start, (await row(ids[1] ?? 0)).date_start]).toEqual([
      instantAt('2026-12-20', '20:00'),
      instantAt('2026-12-21', '18:00'),
    ]);
    const elsewhere = await save({ ids, action: 'move', new_dates: [{ id: ids[0], day: '2026-12-22', time: '20:00' }] });
    expect(elsewhere.body.fields).toEqual({ 'new_dates.0.day': [expect.stringContaining('am selben Tag')] });
  });

  test('a correction in the form is no news, but calendars take it', async () => {
    const id = await add('2026-12-17');
    const news = async () => (await site.db.selectFrom('programme_news').select('kind').where('event_id', '=', id).execute()).map(({ kind }) => kind);
    await events.change(id, (await row(id)).revision, { date_start: '2026-12-17T20:00:00+01:00' });
    expect([await news(), (await row(id)).sequence, (await detail(id)).moved_from]).toEqual([['announced'], 1, undefined]);
    await save({ ids: [id], action: 'move', time: '20:30' });
    expect([await news(), (await row(id)).sequence]).toEqual([['announced', 'moved'], 2]);
  });
});

test('of dates of which one refuses none is changed', async () => {
  const ids = [await add('2026-12-18'), await add('2026-12-19', { is_online: false })];
  const before = await everything(site.db);
  const { body } = await save({ ids, action: 'cancel', note });
  expect(body).toMatchObject({
    written: false,
    batch: null,
    refused: [{ id: ids[1], reason: 'Besucher kennen den Termin noch nicht. Ändern Sie ihn im Formular.' }],
  });
  expect(await everything(site.db)).toBe(before);
});

test('what is wrong is said by field', async () => {
  const id = await add('2027-03-28');
  const refused = async (body: object) => {
    const answer = await save({ ids: [id], ...body });
    return [answer.status, Object.keys(answer.body.fields ?? {})];
  };
  expect(await refused({ action: 'postpone', new_dates: [{ id, day: '2027-03-28', time: '02:30' }] })).toEqual([400, ['new_dates.0.time']]);
  expect(await refused({ action: 'postpone', new_dates: [{ id: id + 1, day: '2027-03-27', time: '02:30' }] })).toEqual([400, ['new_dates.0.id']]);
  expect(await refused({ action: 'move', time: '02:30' })).toEqual([400, ['time']]);
  expect(await refused({ action: 'replace', production_id: 999_999 })).toEqual([400, ['production_id']]);
  expect(await refused({ action: 'move', room_id: 999_999 })).toEqual([400, ['room_id']]);
  expect(await refused({ action: 'cancel', note: { de: 'x'.repeat(301) } })).toEqual([400, ['note.de']]);
  expect(await refused({ action: 'cancel', alert: { title: { de: '' }, text: {} } })).toEqual([400, ['alert.title']]);
  expect((await save({ ids: [999_999], action: 'cancel' })).status).toBe(422);
  expect((await plans.post('undo/', { batch: crypto.randomUUID() })).status).toBe(422);
});

// Who asks is looked up now and then.
const sent = () => statements.filter(({ text }) => !/"?(user_session|site_user)"?/.test(text)).length;

test('the number of statements is that of one date', async () => {
  const count = async (days: number[], body: (ids: number[], days: number[]) => object) => {
    const ids: number[] = [];
    for (const day of days) ids.push(await add(`2028-01-${String(day).padStart(2, '0')}`));
    const from = sent();
    expect((await save({ ids, ...body(ids, days) })).body.written).toBe(true);
    return sent() - from;
  };
  // Each to a day of its own: a new date that is there already is found, which takes fewer statements.
  const postpone = (ids: number[], days: number[]) => ({
    action: 'postpone',
    new_dates: ids.map((id, index) => ({ id, day: `2028-02-${String(days[index]).padStart(2, '0')}`, time: '21:00' })),
  });
  await count([10], postpone); // settings and the like are read once
  const one = await count([1], postpone);
  expect(await count([2, 3, 4, 5, 6, 7, 8, 9], postpone)).toBe(one);
  const setup = async (ids: number[]) => {
    const from = sent();
    await plans.get(`?ids=${ids.join(',')}`);
    return sent() - from;
  };
  const ids = [await add('2028-03-01'), await add('2028-03-02'), await add('2028-03-03')];
  expect(await setup(ids)).toBe(await setup(ids.slice(0, 1)));
});

test('is for managers', async () => {
  const editor = recordCalls(site, 'change-of-plan', await site.signIn('editor'));
  expect((await editor.get('?ids=1')).status).toBe(403);
  expect((await editor.post('', { ids: [1], action: 'cancel' })).status).toBe(403);
});

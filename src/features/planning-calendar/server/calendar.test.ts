import { beforeAll, expect, test } from 'vitest';
import { type SignedIn, type TestApp, testApp } from '../../../../tests/support/app.ts';
import { recordingDatabase } from '../../../../tests/support/database/recording-database.ts';
import { everything } from '../../../../tests/support/everything.ts';
import { recordCalls } from '../../../../tests/support/records.ts';
import { type Calendar, type CalendarEvent, calendarOf } from '../calendar-events.ts';
import { clashesOfMove } from './clashes.server.ts';
import { readCalendar } from './read-calendar.server.ts';

let site: TestApp;
let editor: SignedIn;
let manager: SignedIn;
let keys = 0;
const day = '2027-03-27'; // a Saturday; the clock goes forward in its night
beforeAll(async () => {
  site = await testApp({ demo: true });
  [editor, manager] = [await site.signIn('editor'), await site.signIn('manager')];
});

const calendar = async (from = day, days = 2, language = 'de'): Promise<Calendar> =>
  calendarOf(await (await site.get(`/${language}/api/cms-calendar/?from=${from}&days=${days}`, editor.headers)).json());
const write = (method: 'POST' | 'DELETE', path: string, body?: object, as = manager) =>
  site.app.request(`/de/api/cms-calendar/${path}`, {
    method,
    headers: { ...as.headers, 'Content-Type': 'application/json', 'Idempotency-Key': `calendar-${++keys}` },
    ...(body && { body: JSON.stringify(body) }),
  });

/** Dates of two productions in rooms of the venue: `at` as '19:30', of `minutes`. */
async function dates(...given: { at: string; minutes?: number; room?: number; production?: number; status?: 'cancelled' }[]): Promise<number[]> {
  await site.db.deleteFrom('event').where('date_start', '>=', new Date('2027-03-26')).where('date_start', '<', new Date('2027-03-30')).execute();
  const productions = await site.db.selectFrom('production').select('id').orderBy('id').limit(2).execute();
  const rooms = await site.db.selectFrom('room').select('id').orderBy('sort').orderBy('id').limit(2).execute();
  const { id: type } = await site.db.selectFrom('exhibition_type').select('id').executeTakeFirstOrThrow();
  const ids: number[] = [];
  for (const { at, minutes = 120, room = 0, production = 0, status = 'scheduled' as const } of given) {
    const start = new Date(`${day}T${at}:00+01:00`);
    const values = { production_id: productions[production]?.id ?? 0, room_id: rooms[room]?.id ?? 0, type_id: type };
    const made = { ...values, date_start: start, date_end: new Date(start.getTime() + minutes * 60_000), status, is_online: false };
    ids.push((await site.db.insertInto('event').values(made).returning('id').executeTakeFirstOrThrow()).id);
  }
  return ids;
}
const eventsOf = ({ events }: Calendar, ids: readonly (number | undefined)[]): (CalendarEvent | undefined)[] =>
  ids.map((id) => events.find((event) => event.id === id));

test('all dates of some days are there with their rooms, what is offline and what began before included', async () => {
  const [one] = await dates({ at: '19:30' });
  const shown = await calendar();
  expect(eventsOf(shown, [one])).toMatchObject([
    { day, date_start: `${day}T19:30:00+01:00`, ends: `${day}T21:30:00+01:00`, is_online: false, status: 'scheduled', clashes: [] },
  ]);
  expect(shown.rooms.length).toBe((await site.db.selectFrom('room').select('id').execute()).length);
  expect((await calendar('2027-03-28', 1)).events.map(({ id }) => id)).not.toContain(one);
  await site.db
    .updateTable('event')
    .set({ date_end: new Date('2027-03-28T10:00:00Z') })
    .where('id', '=', one ?? 0)
    .execute();
  expect((await calendar('2027-03-28', 1)).events.map(({ id }) => id)).toContain(one);
});

test('one room at one time clashes for both, with its clearing; what is cancelled does not', async () => {
  const [one, other, off] = await dates({ at: '18:00' }, { at: '20:15', production: 1 }, { at: '18:30', status: 'cancelled' });
  expect(eventsOf(await calendar(), [one, other, off]).map((event) => event?.clashes.length)).toEqual([0, 0, 0]);
  const { id: room } = await site.db.selectFrom('room').select('id').orderBy('sort').orderBy('id').executeTakeFirstOrThrow();
  const rooms = recordCalls(site, 'rooms', manager);
  const { revision } = (await rooms.get(`${room}/`)).body;
  expect((await rooms.change(room, revision, { clearing_minutes: 30 })).status).toBe(200);
  const [first, second, third] = eventsOf(await calendar(), [one, other, off]);
  expect(first?.clashes).toMatchObject([{ other: { id: other }, kind: 'room', people: [], date_start: `${day}T20:15:00+01:00`, dismissed: null }]);
  expect(second?.clashes).toMatchObject([{ other: { id: one }, kind: 'room' }]);
  expect(third?.clashes).toEqual([]);
  await site.db.updateTable('room').set({ clearing_minutes: null }).where('id', '=', room).execute();
});

test('the same person in two rooms at once clashes: by the cast of the date, else of its production', async () => {
  const [one, other] = await dates({ at: '19:00' }, { at: '20:00', room: 1, production: 1 });
  const person = await site.db.selectFrom('person').select(['id', 'name']).orderBy('id').executeTakeFirstOrThrow();
  for (const event_id of [one, other])
    await site.db
      .insertInto('credit')
      .values({ event_id: event_id ?? 0, person_id: person.id, position: 0 })
      .execute();
  expect(eventsOf(await calendar(), [one])[0]?.clashes).toMatchObject([{ other: { id: other }, kind: 'person', people: [person.name] }]);
  await site.db
    .deleteFrom('credit')
    .where('event_id', 'in', [one ?? 0, other ?? 0])
    .execute();
});

test('rooms that disturb each other clash for both, dismissed as any other', async () => {
  const [one = 0, other = 0] = await dates({ at: '19:00' }, { at: '20:00', room: 1, production: 1 });
  const [here, there] = (await calendar()).rooms;
  const disturbances = async (id: number) => eventsOf(await calendar(), [id])[0]?.clashes.filter(({ kind }) => kind === 'disturbance') ?? [];
  expect(await disturbances(one)).toEqual([]);
  await site.db
    .insertInto('room_disturbance')
    .values({ room_id: there?.id ?? 0, other_id: here?.id ?? 0 })
    .execute();
  expect(await disturbances(one)).toMatchObject([{ other: { id: other }, people: [], rooms: [there?.label, here?.label] }]);
  expect(await disturbances(other)).toMatchObject([{ other: { id: one }, rooms: [here?.label, there?.label] }]);
  expect((await write('POST', 'dismissals/', { event_id: one, other_id: other, kind: 'disturbance', reason: 'Stumme Probe' })).status).toBe(200);
  expect((await disturbances(other))[0]?.dismissed?.reason).toBe('Stumme Probe');
  await site.db.deleteFrom('room_disturbance').execute();
});

test('before an event is moved it is said what it would be beside there, people as well, and nothing is written', async () => {
  const [one = 0, other = 0, third = 0] = await dates({ at: '10:00' }, { at: '19:00', production: 1 }, { at: '21:30', room: 1, production: 1 });
  const person = await site.db.insertInto('person').values({ name: 'Rut Anders', sort_name: 'anders rut' }).returning('id').executeTakeFirstOrThrow();
  for (const event_id of [one, third]) await site.db.insertInto('credit').values({ event_id, person_id: person.id, position: 0 }).execute();
  const before = await everything(site.db);
  const [here, there] = (await calendar()).rooms;
  const ask = (time: string, room = here?.id) =>
    site.get(`/de/api/cms-calendar/events/${one}/clashes/?date_start=${encodeURIComponent(`${day}T${time}:00+01:00`)}&room_id=${room}`, editor.headers);
  const clashes = async (time: string, room?: number) =>
    (await (await ask(time, room)).json()).map(({ kind, people, other: { id } }: CalendarEvent['clashes'][number]) => [kind, id, ...people]);
  expect(await clashes('10:00')).toEqual([]);
  expect(await clashes('17:30')).toContainEqual(['room', other]);
  expect(await clashes('21:45')).toEqual([['person', third, 'Rut Anders']]);
  expect(await clashes('21:45', there?.id)).toEqual([
    ['room', third],
    ['person', third, 'Rut Anders'],
  ]);
  expect((await ask('19:30', 999_999)).status).toBe(404);
  expect(await everything(site.db)).toBe(before);
  await site.db.deleteFrom('credit').where('event_id', 'in', [one, third]).execute();
});

test('a clash that is dismissed with a reason is said so until one of the two is moved, or it is told again', async () => {
  const [one = 0, other = 0] = await dates({ at: '18:00' }, { at: '19:00', production: 1 });
  const body = { event_id: other, other_id: one, kind: 'room', reason: '  Der Saal ist geteilt. ' };
  expect((await write('POST', 'dismissals/', body, editor)).status).toBe(403);
  expect((await write('POST', 'dismissals/', { ...body, reason: ' ' })).status).toBe(400);
  expect((await write('POST', 'dismissals/', { ...body, other_id: 999_999_999 })).status).toBe(422);
  expect((await write('POST', 'dismissals/', { ...body, other_id: other })).status).toBe(422);
  const said = await write('POST', 'dismissals/', body);
  expect(said.status).toBe(200);
  const { id } = await said.json();
  const dismissals = async () => eventsOf(await calendar(), [one, other]).map((event) => event?.clashes[0]?.dismissed?.reason);
  expect(await dismissals()).toEqual(['Der Saal ist geteilt.', 'Der Saal ist geteilt.']);
  await site.db
    .updateTable('event')
    .set({ date_start: new Date(`${day}T18:15:00+01:00`) })
    .where('id', '=', one)
    .execute();
  expect(await dismissals()).toEqual([undefined, undefined]);
  await write('POST', 'dismissals/', body);
  expect(await dismissals()).toEqual(['Der Saal ist geteilt.', 'Der Saal ist geteilt.']);
  expect((await write('DELETE', `dismissals/${id}/`)).status).toBe(204);
  expect(await dismissals()).toEqual([undefined, undefined]);
  expect((await write('DELETE', `dismissals/${id}/`)).status).toBe(404);
});

test('a day of many events takes as many statements as one of two, and so does a move', async () => {
  const { recording, queries } = recordingDatabase(site.url);
  const count = async (read: () => Promise<unknown>) => {
    const before = queries.length;
    await read();
    return queries.length - before;
  };
  const both = async (id: number) => [
    await count(() => readCalendar(recording, day, 2, 'de')),
    await count(() => clashesOfMove(recording, id, { date_start: new Date(`${day}T18:00:00Z`), date_end: null, room_id: room }, 'de')),
  ];
  const { id: room } = await site.db.selectFrom('room').select('id').orderBy('sort').orderBy('id').executeTakeFirstOrThrow();
  const few = await dates({ at: '18:00' }, { at: '19:00', production: 1 });
  await both(few[0] ?? 0); // settings are read once
  const counted = await both(few[0] ?? 0);
  const many = await dates(...Array.from({ length: 40 }, (_, n) => ({ at: `1${n % 10}:00`, production: n % 2, room: n % 2 })));
  expect(await both(many[0] ?? 0)).toEqual(counted);
  expect(counted[0]).toBeLessThanOrEqual(6);
});

test('wrong days are named', async () => {
  for (const query of ['from=2027-02-30', 'from=2027-03-27&days=43', 'from=morgen'])
    expect((await site.get(`/de/api/cms-calendar/?${query}`, editor.headers)).status, query).toBe(400);
});

import { beforeAll, expect, test } from 'vitest';
import { type SignedIn, type TestApp, testApp } from '../../../../tests/support/app.ts';
import { recordCalls } from '../../../../tests/support/records.ts';
import { insertProduction, insertRoom } from '../../../features/programme/build.ts';

// Of events, which have an instant of their own and may be offline.
let site: TestApp;
let manager: SignedIn;
let events: ReturnType<typeof recordCalls>;
let since = '';
const made: Record<string, { id: number; revision: number }> = {};

const change = async (name: string, values: object) => {
  const { body } = await events.change(made[name]?.id ?? 0, made[name]?.revision ?? 0, values);
  made[name] = body;
};
const differing = async (query = '') => (await events.get(`changes/?since=${encodeURIComponent(since)}${query}`)).body;
const statesOf = async (query = '') => (await differing(query)).results.map(({ label, state }: { label: string; state: string }) => `${label} ${state}`);

beforeAll(async () => {
  site = await testApp();
  manager = await site.signIn('manager');
  events = recordCalls(site, 'events', manager);
  const production_id = await insertProduction(site.db, { title: { de: 'Lulu' } });
  const { type_id } = await site.db.selectFrom('production').select('type_id').where('id', '=', production_id).executeTakeFirstOrThrow();
  const room_id = await insertRoom(site.db);
  const make = async (name: string, day: string, is_online = true) => {
    const values = { production_id, type_id, room_id, title: { de: name }, date_start: `${day}T19:30:00+01:00`, is_online };
    const { body } = await events.create(values);
    made[name] = body;
  };
  await make('A', '2026-12-05');
  await make('B', '2026-12-04');
  await make('C', '2026-12-06');
  await make('D', '2026-12-07', false);
  await make('E', '2026-12-08');
  await make('P', '2025-01-02');
  // The history is noted with the database's own clock where a test's does not go on: what follows is later by its entry.
  await site.db
    .updateTable('record_history')
    .set({ at: new Date('2026-01-01T12:00:00Z') })
    .execute();
  since = '2026-01-02T00:00:00+01:00';
  await change('A', { date_start: '2026-12-09T19:30:00+01:00' });
  await change('A', { date_start: '2026-12-10T20:00:00+01:00', id_jet: 'J1' });
  await change('B', { status_note: { de: 'später' } });
  await change('B', { status_note: {} });
  await change('C', { is_online: false });
  await change('D', { id_jet: 'J2' });
  await change('P', { id_jet: 'J3' });
  await make('N', '2026-12-03');
  await make('X', '2026-12-02');
  expect((await events.remove(made.X?.id ?? 0, made.X?.revision ?? 0)).status).toBe(204);
  expect((await events.remove(made.E?.id ?? 0, made.E?.revision ?? 0)).status).toBe(204);
});

test('names what differs in the order of its days: changed back, or made and deleted, is no difference', async () => {
  expect(await statesOf()).toEqual(['P changed', 'N created', 'C changed', 'E deleted', 'A changed']);
  expect(await statesOf('&coming=true')).toEqual(['N created', 'C changed', 'E deleted', 'A changed']);
  expect(await statesOf('&drafts=true')).toContain('D changed');
});

test('says of each field the first value and the last', async () => {
  const { results } = await differing();
  const moved = results.find(({ label }: { label: string }) => label === 'A');
  expect(moved.changes).toEqual([
    { field: 'date_start', before: '2026-12-05T19:30:00+01:00', after: '2026-12-10T20:00:00+01:00' },
    { field: 'id_jet', before: expect.toBeOneOf([null, '']), after: 'J1' },
  ]);
  const gone = results.find(({ state }: { state: string }) => state === 'deleted');
  expect([gone.changes, gone.occurs]).toEqual([[], '2026-12-08T19:30:00+01:00']);
});

test('is a table with a line for each field', async () => {
  const { text, name } = (await events.get(`changes/export/?since=${encodeURIComponent(since)}&coming=true`)).body;
  expect(name).toMatch(/^veranstaltungen-aenderungen-.*\.csv$/);
  const lines = text.replace('\ufeff', '').trim().split('\r\n');
  expect(lines[0]).toBe('ID;Wann;Was;Änderung;Feld;vorher;jetzt');
  expect(lines.filter((line: string) => line.includes(';A;')).length).toBe(2);
  expect(lines.find((line: string) => line.includes(';E;'))).toMatch(/;gelöscht;;;$/);
});

test('is paged, and has an end', async () => {
  const first = await differing('&page_size=2');
  expect([first.count, first.results.length, first.previous]).toEqual([5, 2, null]);
  expect(first.next).toContain('page=2');
  expect((await events.get('changes/?page=9')).status).toBe(404);
  expect((await events.get('changes/?since=yesterday')).status).toBe(400);
});

test('a moment is marked by name, moves on with the next mark of that name, and is forgotten', async () => {
  const send = async (method: string, rest: string, body?: object) =>
    site.app.request(`/de/api/change-marks/${rest}`, {
      method,
      headers: { ...manager.headers, 'Content-Type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
  const mark = { list: 'events', name: 'Druckschluss' };
  const { id } = await (await send('POST', '', mark)).json();
  expect((await (await send('POST', '', mark)).json()).id).toBe(id);
  expect((await send('POST', '', { ...mark, name: '' })).status).toBe(400);
  expect(await (await send('GET', '?list=events')).json()).toMatchObject([{ id, name: 'Druckschluss' }]);
  expect([(await send('DELETE', `${id}/`)).status, (await send('DELETE', `${id}/`)).status]).toEqual([204, 404]);
});

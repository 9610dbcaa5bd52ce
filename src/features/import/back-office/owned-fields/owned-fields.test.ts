import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { type SignedIn, type TestApp, testApp } from '../../../../../tests/support/app.ts';
import { importText } from '../../build.server.ts';
import { findSource } from '../../named-source/named-sources.server.ts';

let site: TestApp;
let editor: SignedIn;
beforeAll(async () => {
  site = await testApp();
  editor = await site.signIn('editor');
});

const owned = async (id: number) => (await site.get(`/de/api/cms-imported-fields/${id}/`, editor.headers)).json();

test('fields are the import’s until somebody writes something else, and by the name of its source', async () => {
  const table = 'Kennung;Titel;Datum;Uhrzeit;Saal;Tickets;Schlagwörter\n1;Lied;3.4.2031;20:00;Hof;https://tickets.example/1;Premiere\n2;Lied;4.4.2031;;Hof;;\n';
  await importText(site.db, table, { format: 'csv', name: 'plan.csv', named: await findSource(site.db, { name: 'Theasoft', fileKey: '' }) });
  const [first = 0] = (await sql<{ id: number }>`select id from event order by date_start`.execute(site.db)).rows.map(({ id }) => id);
  const all = ['production_id', 'room_id', 'type_id', 'status', 'ticket_url', 'tags', 'date_start', 'date_end', 'time_known'];
  expect(await owned(first)).toEqual({ source: 'Theasoft', fields: all });
  await sql`update event set date_start = date_start + interval '1 hour', ticket_url = null where id = ${first}`.execute(site.db);
  expect((await owned(first)).fields).toEqual(['production_id', 'room_id', 'type_id', 'status', 'tags']);
  await importText(site.db, 'Kennung;Titel;Datum\n1;Liederabend;3.4.2031\n', { format: 'csv', name: 'anders.csv' });
  expect((await owned(first)).source).toBe('anders');
  expect((await owned(2_000_000)).code).toBe('not_found');
});

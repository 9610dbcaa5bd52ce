import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { type SignedIn, type TestApp, testApp } from '../../../../tests/support/app.ts';
import { insertPicture } from '../../../../tests/support/record-values.ts';
import { recordCalls } from '../../../../tests/support/records.ts';
import { insertProduction, insertRoom } from '../build.ts';

let site: TestApp;
let manager: SignedIn;
let events: ReturnType<typeof recordCalls>;
let production = 0;
let picture = 0;

const both = { de: 'Tosca', en: 'Tosca' };
beforeAll(async () => {
  site = await testApp();
  manager = await site.signIn('manager');
  events = recordCalls(site, 'events', manager);
  production = await insertProduction(site.db, { title: both, subtitle: both, description: both, image_id: null });
  picture = await insertPicture(site.db);
});

async function date(values: object = {}) {
  const { type_id } = await site.db.selectFrom('production').select('type_id').where('id', '=', production).executeTakeFirstOrThrow();
  const { body } = await events.create({
    production_id: production,
    type_id,
    room_id: await insertRoom(site.db),
    date_start: '2026-12-05T19:30:00+01:00',
    ...values,
  });
  return body.id as number;
}
const lacksOf = async (id: number): Promise<string[]> => (await events.get(`?ids=${id}&fields=lacks`)).body.results[0].lacks;
const set = (table: 'event' | 'production' | 'asset', id: number, values: Record<string, unknown>) =>
  sql`update ${sql.table(table)} set ${sql.join(Object.entries(values).map(([name, value]) => sql`${sql.id(name)} = ${value}`))} where id = ${id}`.execute(
    site.db,
  );

test('a date lacks what neither it nor its production has, and each thing no more as soon as one of both has it', async () => {
  const id = await date();
  expect(await lacksOf(id)).toEqual(['picture', 'tickets', 'duration', 'cast']);
  await set('production', production, { image_id: picture });
  await set('asset', picture, { alt: JSON.stringify({ de: 'Bühne' }) });
  expect(await lacksOf(id)).toEqual(['alternative', 'tickets', 'duration', 'cast']);
  await set('asset', picture, { alt: JSON.stringify({ de: 'Bühne', en: 'Stage' }) });
  expect(await lacksOf(id)).toEqual(['tickets', 'duration', 'cast']);
  await set('production', production, { details: JSON.stringify({ duration: [90], admission: 'free' }) });
  expect(await lacksOf(id)).toEqual(['cast']);
  await set('event', id, { details: JSON.stringify({ none: ['duration'] }) });
  expect(await lacksOf(id)).toEqual(['duration', 'cast']);
  await set('event', id, { date_end: '2026-12-05T21:30:00+01:00', time_known: false, title: JSON.stringify({ de: 'Premiere' }) });
  expect(await lacksOf(id)).toEqual(['english', 'time', 'cast']);
  await sql`with somebody as (insert into person (name, sort_name) values ('Ada', 'ada') returning id)
    insert into credit (production_id, person_id, position) select ${production}, id, 1 from somebody`.execute(site.db);
  expect(await lacksOf(id)).toEqual(['english', 'time']);
  await set('event', id, { status: 'cancelled' });
  expect(await lacksOf(id)).toEqual([]);
});

test('what is missing is counted over the days that are asked for, and narrows their list', async () => {
  await date({ date_start: '2027-03-01T19:30:00+01:00' });
  await date({ date_start: '2027-03-02T19:30:00+01:00', prices: [{ name: 'Parkett', name_en: '', price: 20 }] });
  await date({ date_start: '2027-03-03T19:30:00+01:00' });
  const march = 'date_start_from=2027-03-01&date_start_to=2027-03-02';
  const { body } = await events.get(`readiness/?${march}`);
  expect(body.total).toBe(2);
  const listed = async (lacks: string) => (await events.get(`?${march}&lacks=${lacks}`)).body.count;
  expect(body.incomplete).toBe(await listed('any'));
  for (const [key, n] of Object.entries(body.lacking)) expect([key, n]).toEqual([key, await listed(key)]);
  expect((await events.get(`?${march}&lacks=nothing`)).status).toBe(400);
});

test('a list says what its lines lack where that is asked for alone', async () => {
  expect((await events.get('')).body.results[0]).not.toHaveProperty('lacks');
  expect((await recordCalls(site, 'venues', manager).get('?fields=lacks')).status).toBe(400);
});

import { beforeAll, expect, test } from 'vitest';
import { type SignedIn, type TestApp, testApp } from '../../../../tests/support/app.ts';
import { insertPicture } from '../../../../tests/support/record-values.ts';
import { recordCalls } from '../../../../tests/support/records.ts';
import { insertProduction, insertRoom, insertSeries } from '../build.ts';

let site: TestApp;
let manager: SignedIn;
let events: ReturnType<typeof recordCalls>;
beforeAll(async () => {
  site = await testApp();
  manager = await site.signIn('manager');
  events = recordCalls(site, 'events', manager);
});

async function wozzeck(more: object = {}) {
  const production_id = await insertProduction(site.db, { title: { de: 'Wozzeck' }, image_id: null });
  const { type_id } = await site.db.selectFrom('production').select('type_id').where('id', '=', production_id).executeTakeFirstOrThrow();
  const prices = [
    { name: 'Parkett', name_en: 'Stalls', price: 48 },
    { name: 'Rang', name_en: 'Circle', price: 19.5 },
  ];
  const values = { production_id, type_id, room_id: await insertRoom(site.db), date_start: '2026-12-05T19:30:00+01:00', is_online: true, prices, ...more };
  return events.create(values);
}
const pageOf = async (id: number) => (await site.get(`/de/api/events/${id}/`)).json();

test('an event is on the site with its prices as soon as it is made, and off it again', async () => {
  const { status, body } = await wozzeck({ id_jet: 'JET-77' });
  expect([status, body.meta?.label, body.meta?.urls?.de]).toEqual([200, 'Wozzeck', `/de/programm/wozzeck/${body.id}`]);
  expect(body.prices).toEqual([
    { name: 'Parkett', name_en: 'Stalls', price: 48 },
    { name: 'Rang', name_en: 'Circle', price: 19.5 },
  ]);
  expect((await pageOf(body.id)).title).toBe('Wozzeck');
  expect(await (await site.get(`/de/programm/wozzeck/${body.id}`)).text()).toMatch(/48[,.]00|48\s*€/);
  const off = await events.change(body.id, body.revision, { is_online: false });
  expect([off.status, (await site.get(`/de/api/events/${body.id}/`)).status]).toEqual([200, 404]);
});

test('prices alone are a change of the event, what the box office says is none', async () => {
  const { body } = await wozzeck();
  const dearer = await events.change(body.id, body.revision, { prices: [{ name: 'Parkett', name_en: '', price: 50 }] });
  expect(dearer.body.revision).toBe(body.revision + 1);
  await site.db.updateTable('event').set({ prices: '[]', seat_groups: '[]' }).where('id', '=', body.id).execute();
  expect((await events.get(`${body.id}/`)).body.revision).toBe(dearer.body.revision);
  expect((await events.get(`${body.id}/history/`)).body.results).toHaveLength(2);
});

test('what the box office says of prices stays where something else is changed', async () => {
  const { body } = await wozzeck();
  const prices = JSON.stringify([{ id: 7, price: '48.00', sale_type_id: 3, seat_group: 2, text: 'Ermäßigt', name: 'Parkett', has_discounts: true }]);
  await site.db.updateTable('event').set({ prices }).where('id', '=', body.id).execute();
  const { revision } = (await events.get(`${body.id}/`)).body;
  expect((await events.change(body.id, revision, { id_jet: 'JET-9' })).status).toBe(200);
  const stored = await site.db.selectFrom('event').select('prices').where('id', '=', body.id).executeTakeFirstOrThrow();
  expect(stored.prices).toEqual(JSON.parse(prices));
  expect(Object.keys((await events.get(`${body.id}/history/`)).body.results[0].changes)).toHaveLength(1);
});

test('comes back out of the bin with cast, blocks and series', async () => {
  const series = await insertSeries(site.db, { de: 'Abo A' });
  const { body } = await wozzeck({ series: [series] });
  const { db } = site;
  const person = await db
    .insertInto('person')
    .values({ name: `Ada ${body.id}`, sort_name: 'ada' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.insertInto('credit').values({ event_id: body.id, person_id: person.id, position: 1 }).execute();
  const container = await db
    .insertInto('container')
    .values({ slug: `event-${body.id}`, content_type: 'event', object_id: body.id, draft: '{}' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .updateTable('published_container')
    .set({ document: '{}', published_at: new Date(), search_text: 'Woyzeck' })
    .where('container_id', '=', container.id)
    .where('language', '=', 'de')
    .execute();
  const { revision } = (await events.get(`${body.id}/`)).body;
  expect((await events.remove(body.id, revision)).status).toBe(204);
  // Blocks stay as long as the bin has their event.
  expect(await db.selectFrom('container').select('id').where('id', '=', container.id).execute()).toHaveLength(1);
  const [binned] = (await events.get('bin/')).body;
  const back = await events.post(`bin/${binned.id}/recover/`);
  expect([back.status, back.body.id, back.body.series]).toEqual([200, body.id, [series]]);
  expect(await db.selectFrom('withdrawn_event').select('id').where('id', '=', body.id).execute()).toEqual([]);
  expect((await db.selectFrom('event').select('sequence').where('id', '=', body.id).executeTakeFirstOrThrow()).sequence).toBe(2);
  expect(await db.selectFrom('credit').select('person_id').where('event_id', '=', body.id).execute()).toEqual([{ person_id: person.id }]);
  const published = await db
    .selectFrom('published_container')
    .select(['language', 'search_text'])
    .where('container_id', '=', container.id)
    .orderBy('language')
    .execute();
  expect(published).toEqual([
    { language: 'de', search_text: 'Woyzeck' },
    { language: 'en', search_text: '' },
  ]);
  expect((await events.remove(body.id, back.body.revision)).status).toBe(204);
  await db.deleteFrom('record_bin').where('record_id', '=', body.id).execute();
  expect(await db.selectFrom('container').select('id').where('id', '=', container.id).execute()).toEqual([]);
});

test('is found by the title of its production, and changed by editors only in what it tells', async () => {
  const { body } = await wozzeck();
  expect((await events.get('?q=WOZZECK')).body.results.map(({ id }: { id: number }) => id)).toContain(body.id);
  const editor = recordCalls(site, 'events', await site.signIn('editor'));
  expect((await editor.change(body.id, body.revision, { title: { de: 'Wozzeck konzertant' } })).status).toBe(200);
  const refused = await editor.change(body.id, body.revision + 1, { date_start: '2026-12-06T19:30:00+01:00' });
  expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, ['date_start']]);
});

test('lists know the production’s picture and texts, days counted from today, and what was changed last', async () => {
  const { db } = site;
  const picture = await insertPicture(db);
  const whole = await insertProduction(db, { title: { de: 'Rusalka', en: 'Rusalka' }, description: { de: 'Oper', en: 'Opera' }, image_id: picture });
  const bare = await insertProduction(db, { title: { de: 'Halka' }, image_id: null });
  const { type_id } = await db.selectFrom('production').select('type_id').where('id', '=', whole).executeTakeFirstOrThrow();
  const room_id = await insertRoom(db);
  const make = async (production_id: number, day: string, more: object = {}) =>
    (await events.create({ production_id, type_id, room_id, date_start: `${day}T19:30:00+01:00`, ...more })).body;
  const past = await make(whole, '2026-11-20');
  const today = await make(whole, '2026-11-21');
  const soon = await make(bare, '2026-12-05', { time_known: false });
  const later = await make(bare, '2026-12-06');
  const ids = async (query: string) => {
    const { results } = (await events.get(`?${query}`)).body;
    return results.map(({ id }: { id: number }) => id).filter((id: number) => [past.id, today.id, soon.id, later.id].includes(id));
  };
  expect(await ids('date_start_from=today&sort=date_start')).toEqual([today.id, soon.id, later.id]);
  expect(await ids('date_start_from=today&date_start_to=14d&sort=date_start')).toEqual([today.id, soon.id]);
  expect(await ids('date_start_to=-1d')).toEqual([past.id]);
  expect(await ids('missing=image_id&sort=date_start')).toEqual([soon.id, later.id]);
  expect(await ids('untranslated=true&sort=date_start')).toEqual([soon.id, later.id]);
  expect((await events.get('?date_start_from=tomorrow')).status).toBe(400);
  const [line] = (await events.get(`?ids=${today.id}&fields=image_id`)).body.results;
  expect([line.image_id, line.inherited]).toEqual([null, { image_id: picture }]);
  await events.change(past.id, past.revision, { is_online: true });
  expect((await ids('sort=-changed'))[0]).toBe(past.id);
  const { body: options } = await events.get(`options/?ids=${soon.id},${today.id}`);
  expect(options.map(({ detail }: { detail: string }) => detail).sort()).toEqual(['05/12/2026', '21/11/2026, 19.30']);
  const { uses } = (await recordCalls(site, 'rooms', manager).get(`${room_id}/`)).body.meta;
  expect(uses.map(({ label }: { label: string }) => label)).toContain('Halka, 05/12/2026');
});

test('what is not cancelled is replaced by nothing: it is refused at its field, nothing is dropped in silence', async () => {
  const [{ body: replaced }, { body: instead }] = [await wozzeck(), await wozzeck()];
  const refused = await events.change(replaced.id, replaced.revision, { replaced_by: instead.id });
  expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, ['replaced_by']]);
  const { body: cancelled } = await events.change(replaced.id, replaced.revision, { status: 'cancelled', replaced_by: instead.id });
  expect(cancelled.replaced_by).toBe(instead.id);
  const back = await events.change(replaced.id, cancelled.revision, { status: 'scheduled' });
  expect([back.status, Object.keys(back.body.fields)]).toEqual([400, ['replaced_by']]);
  expect((await events.change(replaced.id, cancelled.revision, { status: 'scheduled', replaced_by: null })).body).toMatchObject({ replaced_by: null });
});

import { parse } from 'csv-parse/sync';
import { beforeAll, describe, expect, test } from 'vitest';
import { elements, readXml } from '#features/feeds/build.ts';
import { insertEvent, insertProduction, insertRoom, insertTag, insertType } from '#features/programme/build.ts';
import { type SignedIn, type TestApp, testApp } from '../../../../tests/support/app.ts';
import { insertPicture } from '../../../../tests/support/record-values.ts';
import { recordCalls } from '../../../../tests/support/records.ts';

let site: TestApp;
let manager: SignedIn;
let room: number;
let tag: number;
let picture: number;
let cancelled: number;
beforeAll(async () => {
  site = await testApp();
  manager = await site.signIn('manager');
  const { db } = site;
  room = await insertRoom(db);
  const other = await insertRoom(db, { name: { de: 'Studio' } });
  tag = await insertTag(db, { de: 'Premiere' });
  picture = await insertPicture(db);
  const type_id = await insertType(db, { de: 'Oper', en: 'Opera' });
  const production_id = await insertProduction(db, { type_id, title: { de: 'Die Zauberflöte', en: 'The Magic Flute' }, image_id: picture });
  const add = (days: number, rest: Parameters<typeof insertEvent>[1] = {}) =>
    insertEvent(db, { production_id, type_id, room_id: room, date_start: new Date(Date.now() + days * 86_400_000), ...rest });
  await add(2, { tags: [tag] });
  cancelled = await add(3, { status: 'cancelled' });
  await add(4, { room_id: other });
  await add(5, { title: { de: 'Verborgen' }, is_online: false });
  await add(60);
});

let names = 0;
async function receiver(values: object) {
  const calls = recordCalls(site, 'export-receivers', manager);
  const { body, status } = await calls.create({ name: `Portal ${++names}`, days: 30, ...values });
  expect([status, body.fields]).toEqual([200, undefined]);
  const access = await (await site.get(`/de/api/cms-export-receivers/${body.id}/address/`, manager.headers)).json();
  return { ...calls, id: body.id as number, path: new URL(access.address).pathname };
}
const fetchOf = async (path: string, headers: Record<string, string> = {}) => site.get(path, headers);
const graph = async (path: string) => (await (await fetchOf(path)).json())['@graph'];

describe('a receiver fetches', () => {
  test('what visitors see of the days agreed, what is cancelled too', async () => {
    const { path } = await receiver({ file_format: 'jsonld' });
    const events = await graph(path);
    expect(events.map(({ eventStatus }: { eventStatus: string }) => eventStatus.split('/').at(-1))).toEqual([
      'EventScheduled',
      'EventCancelled',
      'EventScheduled',
    ]);
    expect(events[0].name).toEqual([
      { '@value': 'Die Zauberflöte', '@language': 'de' },
      { '@value': 'The Magic Flute', '@language': 'en' },
    ]);
    expect((await fetchOf(path)).headers.get('content-type')).toBe('application/ld+json; charset=utf-8');
  });

  test('its rooms and tags alone', async () => {
    expect(await graph((await receiver({ rooms: [room] })).path)).toHaveLength(2);
    expect(await graph((await receiver({ tags: [tag] })).path)).toHaveLength(1);
  });

  test('CSV, XML and a calendar', async () => {
    const csv = await (await fetchOf((await receiver({ file_format: 'csv', languages: 'en', with_texts: false })).path)).text();
    const rows: Record<string, string>[] = parse(csv, { columns: true, delimiter: ';', bom: true });
    expect([rows.length, rows[0]?.Title, 'Subtitle' in (rows[0] ?? {})]).toEqual([3, 'The Magic Flute', false]);
    const xml = await readXml(await (await fetchOf((await receiver({ file_format: 'xml' })).path)).text());
    expect(elements(xml, 'event')).toHaveLength(3);
    const ics = await (await fetchOf((await receiver({ file_format: 'ics' })).path)).text();
    expect(ics.match(/BEGIN:VEVENT/g)).toHaveLength(3);
    expect(ics).toContain('STATUS:CANCELLED');
  });

  test('pictures only where asked for, with a credit, and while their right lasts', async () => {
    const { path } = await receiver({ with_pictures: true });
    const image = async () => (await graph(path))[0].image;
    expect(await image()).toBeUndefined();
    const set = (values: object) => site.db.updateTable('asset').set(values).where('id', '=', picture).execute();
    await set({ credit: JSON.stringify({ de: 'Ada Lind' }) });
    expect(await image()).toMatchObject({ creditText: 'Ada Lind' });
    expect((await graph((await receiver({})).path))[0].image).toBeUndefined();
    await set({ copyright_until: '2020-01-01' });
    expect(await image()).toBeUndefined();
    await set({ copyright_until: null, available_from: new Date(Date.now() + 86_400_000) });
    expect(await image()).toBeUndefined();
  });

  test('in a calendar also that a date is not shown any more', async () => {
    const { path } = await receiver({ file_format: 'ics', rooms: [room] });
    await site.db.updateTable('event').set({ is_online: false }).where('id', '=', cancelled).execute();
    const ics = await (await fetchOf(path)).text();
    expect(ics).toContain(`UID:event-${cancelled}@`);
    expect(ics.match(/BEGIN:VEVENT/g)).toHaveLength(2);
  });
});

describe('the address', () => {
  test('is nobody’s else, answers 304 to who has it all, and is kept by no cache', async () => {
    const { path } = await receiver({});
    const response = await fetchOf(path);
    expect(response.headers.get('cache-control')).toBe('private, no-cache');
    expect((await fetchOf(path, { 'If-None-Match': response.headers.get('etag') ?? '' })).status).toBe(304);
    for (const wrong of [path.slice(0, -1), `${path}x`, '/api/exports/x', '/de/api/exports/AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'])
      expect((await fetchOf(wrong)).status).toBe(404);
  });

  test('counts who fetches, ends when it is renewed, switched off or deleted, and editors do not see it', async () => {
    const { id, path, change, get, remove } = await receiver({});
    await fetchOf(path);
    await fetchOf(path);
    const address = `/de/api/cms-export-receivers/${id}/address/`;
    expect(await (await site.get(address, manager.headers)).json()).toMatchObject({ fetches: 2, last_fetched_at: expect.any(String) });
    expect((await site.get(address, (await site.signIn('editor')).headers)).status).toBe(403);
    expect((await get(`${id}/`)).body).toMatchObject({ revision: 1, last_fetched_at: expect.any(String) });
    const headers = { ...manager.headers, 'Idempotency-Key': 'renew-address' };
    const renewed = await (await site.app.request(address, { method: 'POST', headers })).json();
    const fresh = new URL(renewed.address).pathname;
    expect([(await fetchOf(path)).status, (await fetchOf(fresh)).status]).toEqual([404, 200]);
    await change(id, 1, { is_active: false });
    expect((await fetchOf(fresh)).status).toBe(404);
    await change(id, 2, { is_active: true });
    expect((await fetchOf(fresh)).status).toBe(200);
    expect((await remove(id, 3)).status).toBe(204);
    expect((await fetchOf(fresh)).status).toBe(404);
  });
});

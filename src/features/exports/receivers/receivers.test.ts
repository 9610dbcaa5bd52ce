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

describe('a receiver’s own names of fields', () => {
  const names = [
    { field: 'title', name: 'Veranstaltung', name_en: 'event_title' },
    { field: 'day', name: 'Datum' },
    { field: 'room', name: 'Saal' },
  ];
  const textOf = async (values: object) => (await fetchOf((await receiver({ field_names: names, ...values })).path)).text();

  test('stand in CSV, XML and JSON, the rest as with us', async () => {
    const [row]: Record<string, string>[] = parse(await textOf({ file_format: 'csv' }), { columns: true, delimiter: ';', bom: true });
    expect(row).toMatchObject({
      Veranstaltung: 'Die Zauberflöte',
      event_title: 'The Magic Flute',
      Datum: expect.stringMatching(/^\d{4}-/),
      'Art (de)': 'Oper',
    });
    const xml = await readXml(await textOf({ file_format: 'xml' }));
    expect(['event', 'Veranstaltung', 'event_title', 'Datum', 'Saal', 'title'].map((name) => elements(xml, name).length)).toEqual([2, 2, 2, 2, 4, 0]);
    const [first] = JSON.parse(await textOf({ file_format: 'json' }));
    expect(first).toMatchObject({ Veranstaltung: 'Die Zauberflöte', event_title: 'The Magic Flute', type_de: 'Oper', Saal_en: expect.any(String) });
    const [german] = JSON.parse(await textOf({ file_format: 'json', languages: 'de' }));
    expect(german).toMatchObject({ Veranstaltung: 'Die Zauberflöte', type: 'Oper' });
  });

  test('alone and in their order, where that was agreed', async () => {
    const [line] = (await textOf({ file_format: 'csv', only_named: true, languages: 'en' })).split('\r\n');
    expect(line).toBe('Veranstaltung;Datum;Saal');
    const [first] = JSON.parse(await textOf({ file_format: 'json', only_named: true }));
    expect(Object.keys(first)).toEqual(['Veranstaltung', 'event_title', 'Datum', 'Saal', 'Saal_en']);
  });

  test.each([
    ['a format that has names of its own', { file_format: 'jsonld' }, ['file_format']],
    ['no name of an element', { file_format: 'xml', field_names: [{ field: 'day', name: '1. Tag' }] }, ['field_names.0.name']],
    ['a name of another field', { field_names: [{ field: 'day', name: 'room_de' }] }, ['field_names.0.name']],
    ['the same name for the English text', { field_names: [{ field: 'title', name: 'Titel', name_en: 'Titel' }] }, ['field_names.0.name_en']],
    ['a field twice', { field_names: [names[1], { field: 'day', name: 'Tag' }] }, ['field_names.1.field']],
    ['no field at all', { field_names: [], only_named: true }, ['only_named']],
  ])('are refused: %s', async (_, values, fields) => {
    const { status, body } = await recordCalls(site, 'export-receivers', manager).create({
      name: 'Falsch',
      days: 30,
      file_format: 'csv',
      field_names: names,
      ...values,
    });
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, fields]);
  });

  test('may be swapped', async () => {
    const swapped = [
      { field: 'room', name: 'venue' },
      { field: 'venue', name: 'room' },
    ];
    expect((await receiver({ file_format: 'json', languages: 'de', field_names: swapped })).id).toBeGreaterThan(0);
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

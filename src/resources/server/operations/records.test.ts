import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { insertEvent } from '#features/programme/build.ts';
import { type SignedIn, type TestApp, testApp } from '../../../../tests/support/app.ts';
import { recordCalls } from '../../../../tests/support/records.ts';

let site: TestApp;
let manager: SignedIn;
let partners: ReturnType<typeof recordCalls>;
let venues: ReturnType<typeof recordCalls>;
beforeAll(async () => {
  site = await testApp();
  manager = await site.signIn('manager');
  partners = recordCalls(site, 'partners', manager);
  venues = recordCalls(site, 'venues', manager);
});

test('a record is made, changed on its revision, and tells what was changed', async () => {
  const made = await partners.create({ name: ' Hafenbank ', link: 'https://hafenbank.example' });
  expect(made).toMatchObject({
    status: 200,
    body: { name: 'Hafenbank', revision: 1, events: 0, meta: { label: 'Hafenbank', writable: ['name', 'link', 'image_id'], uses: [] } },
  });
  const { id } = made.body;
  expect(await partners.change(id, 1, { name: 'Hafenbank Nord' })).toMatchObject({
    status: 200,
    body: { name: 'Hafenbank Nord', link: 'https://hafenbank.example', revision: 2 },
  });
  const late = await partners.change(id, 1, { name: 'Hafenbank Süd' });
  expect(late).toMatchObject({ status: 409, body: { code: 'stale', detail: { revision: 2, name: 'Hafenbank Nord' } } });
  expect((await partners.change(id, 2, { name: 'Hafenbank Nord' }, 'POST')).body.revision).toBe(2);
  const { body } = await partners.get(`${id}/history/`);
  expect(body.results).toMatchObject([
    { action: 'changed', via: 'form', user: { id: manager.id, name: 'Ada Lang' }, changes: [{ field: 'name', before: 'Hafenbank', after: 'Hafenbank Nord' }] },
    {
      action: 'created',
      via: 'form',
      changes: [
        { field: 'name', before: '', after: 'Hafenbank' },
        { field: 'link', after: 'https://hafenbank.example' },
      ],
    },
  ]);
  expect(body.results[0].at).toBe('2026-11-21T17:00:00+01:00');
  const restored = await partners.restore(id, 2, body.results[1].id);
  expect(restored.body).toMatchObject({ name: 'Hafenbank', revision: 3 });
  expect((await partners.get(`${id}/history/`)).body.results[0]).toMatchObject({
    via: 'restore',
    changes: [{ field: 'name', before: 'Hafenbank Nord', after: 'Hafenbank' }],
  });
  expect((await partners.restore(id, 3, 99_999)).body.code).toBe('no_such_version');
});

test('what is wrong is said at its field, in the language of whoever asks', async () => {
  await partners.create({ name: 'Werft' });
  const english = recordCalls(site, 'partners', manager, 'en');
  for (const [body, field, text] of [
    [{}, 'name', ''],
    [{ name: 'WERFT' }, 'name', 'There is one like this already. Please choose something else.'],
    [{ name: 'x', link: 'javascript:alert(1)' }, 'link', ''],
    [{ name: 'x', link: '/de/programm' }, 'link', 'An address outside'],
    [{ name: 'x', image_id: 999_999 }, 'image_id', 'There is no such picture'],
    [{ name: 'x', events: 3 }, 'body', ''],
    [{ name: 'x'.repeat(121) }, 'name', ''],
  ] as const) {
    const { status, body: answer } = await english.create(body);
    expect([status, answer.code, Object.keys(answer.fields ?? {})], JSON.stringify(body)).toEqual([400, 'invalid_input', [field]]);
    expect(answer.fields[field][0]).toContain(text);
  }
});

test('rooms of a venue keep their numbers', async () => {
  const made = await venues.create({
    name: { de: 'Haus am Kai', en: 'House on the Quay' },
    country: 'DE',
    sort: 1,
    rooms: [{ name: { de: 'Großer Saal' } }, { name: { de: 'Studio' }, seats: 90 }],
  });
  expect(made.status).toBe(200);
  const { id, revision, rooms } = made.body;
  const [hall, studio] = rooms;
  expect(made.body.meta.urls).toEqual({ de: `/de/venues/haus-am-kai/${id}`, en: `/en/venues/house-on-the-quay/${id}` });
  const swapped = await venues.change(id, revision, { rooms: [{ ...studio, seats: 100 }, hall, { name: { de: 'Foyer' } }] });
  expect(swapped.body.rooms.map(({ id: room, seats }: Record<string, unknown>) => [room, seats])).toEqual([
    [studio.id, 100],
    [hall.id, null],
    [expect.any(Number), null],
  ]);
  const [entry, first] = (await venues.get(`${id}/history/`)).body.results;
  expect(entry.changes.map(({ field }: { field: string }) => field)).toEqual(['rooms']);
  expect([entry.changes[0].before.length, entry.changes[0].after.length, entry.changes[0].after[0].seats]).toEqual([2, 3, 100]);
  const back = await venues.restore(id, swapped.body.revision, first.id);
  expect(back.body.rooms).toMatchObject([{ id: hall.id }, { id: studio.id, seats: 90 }]);
  await insertEvent(site.db, { room_id: hall.id });
  const refused = await venues.change(id, back.body.revision, { rooms: [studio] });
  expect(refused.body.fields).toEqual({ rooms: ['Was Sie hier entfernt haben, wird noch verwendet. Bitte nehmen Sie es zuerst dort heraus.'] });
  expect((await venues.get(`${id}/`)).body.meta).toMatchObject({ uses_count: 1 });
  expect((await venues.remove(id, back.body.revision)).body).toMatchObject({ code: 'in_use', detail: { count: 1 } });
  const other = await venues.create({ name: { de: 'Anderswo' }, country: 'DE', sort: 2, rooms: [{ id: hall.id, name: { de: 'Geraubt' } }] });
  expect(other.body.fields).toEqual({ rooms: ['Das gibt es nicht (mehr). Bitte wählen Sie neu.'] });
});

test('what is deleted lies in the bin and comes back with all that belonged to it', async () => {
  const made = (await venues.create({ name: { de: 'Kirche' }, country: 'DE', sort: 9, rooms: [{ name: { de: 'Krypta' } }] })).body;
  expect((await venues.remove(made.id, made.revision)).status).toBe(204);
  expect((await venues.get(`${made.id}/`)).status).toBe(404);
  const [binned] = (await venues.get('bin/')).body;
  expect(binned).toMatchObject({ record_id: made.id, label: 'Kirche', by: 'Ada Lang' });
  const back = await venues.post(`bin/${binned.id}/recover/`);
  expect(back.body).toMatchObject({ id: made.id, name: { de: 'Kirche' }, rooms: made.rooms });
  expect((await venues.get(`${made.id}/history/`)).body.results.map(({ action, via }: Record<string, string>) => [action, via])).toEqual([
    ['created', 'bin'],
    ['deleted', 'form'],
    ['created', 'form'],
  ]);
});

test('what is changed by other ways is in the history too', async () => {
  const { id } = (await partners.create({ name: 'Reederei' })).body;
  await sql`update partner set link = 'https://reederei.example' where id = ${id}`.execute(site.db);
  expect((await partners.get(`${id}/history/`)).body.results[0]).toMatchObject({ via: 'other', user: { id: null }, changes: [{ field: 'link' }] });
});

test('the body of an article waits in the bin with it, and goes when the bin is emptied', async () => {
  const articles = recordCalls(site, 'articles', manager);
  const category = (await recordCalls(site, 'article-categories', manager).create({ name: { de: 'Gespräch' } })).body.id;
  const make = async (title: string) => {
    const { body } = await articles.create({ title: { de: title }, category_id: category, published_at: '2026-11-01T10:00:00+01:00' });
    await site.db
      .insertInto('container')
      .values({ slug: `body-${body.id}`, content_type: 'article', object_id: body.id, draft: JSON.stringify({ format: 1, layout: '100', columns: [[]] }) })
      .execute();
    return body;
  };
  const bodies = async () =>
    (await site.db.selectFrom('container').select('object_id').where('content_type', '=', 'article').execute()).map(({ object_id }) => object_id);
  const [one, other] = [await make('Eins'), await make('Zwei')];
  for (const { id, revision } of [one, other]) expect((await articles.remove(id, revision)).status).toBe(204);
  expect(await bodies()).toEqual([one.id, other.id]);
  const binned = (await articles.get('bin/')).body.find(({ record_id }: { record_id: number }) => record_id === one.id);
  expect((await articles.post(`bin/${binned.id}/recover/`)).body).toMatchObject({ id: one.id, title: { de: 'Eins' }, category_id: category });
  await sql`update record_bin set deleted_at = deleted_at - interval '31 days'`.execute(site.db);
  expect((await articles.get('bin/')).body).toEqual([]);
  const third = await make('Drei');
  await articles.remove(third.id, third.revision);
  expect(await bodies()).toEqual([one.id, third.id]);
});

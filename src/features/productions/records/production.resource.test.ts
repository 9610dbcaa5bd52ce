import { beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../../tests/support/app.ts';
import { recordCalls } from '../../../../tests/support/records.ts';
import { instantAt } from '../../../i18n/berlin-time.ts';
import { insertEvent, insertType } from '../../programme/build.ts';

let site: TestApp;
let productions: ReturnType<typeof recordCalls>;
let [concert, opera] = [0, 0];
beforeAll(async () => {
  site = await testApp();
  productions = recordCalls(site, 'productions', await site.signIn('manager'));
  [concert, opera] = [await insertType(site.db), await insertType(site.db, { de: 'Oper', en: 'Opera' })];
});
const undine = async () => (await productions.create({ title: { de: 'Undine', en: 'Ondine' }, type_id: concert })).body;
const dateOf = (production_id: number, type_id: number) => insertEvent(site.db, { production_id, type_id, date_start: instantAt('2026-12-06', '19:30') });

test('takes along to another kind the dates that were of its own, and no other', async () => {
  const { id, revision } = await undine();
  const other = await insertType(site.db, { de: 'Führung' });
  const [own, guided, elsewhere] = [await dateOf(id, concert), await dateOf(id, other), await dateOf((await undine()).id, concert)];
  const typeOf = async (event: number) => (await site.db.selectFrom('event').select('type_id').where('id', '=', event).executeTakeFirstOrThrow()).type_id;
  expect((await productions.change(id, revision, { preline: { de: 'Premiere' } })).status).toBe(200);
  expect(await typeOf(own)).toBe(concert);
  expect((await productions.change(id, revision + 1, { type_id: opera })).status).toBe(200);
  expect([await typeOf(own), await typeOf(guided), await typeOf(elsewhere)]).toEqual([opera, other, concert]);
});

test('is not deleted while it has dates; without, on the revision that was seen, with its cast', async () => {
  const { id, revision } = await undine();
  const event = await dateOf(id, concert);
  expect((await productions.get(`${id}/`)).body.meta.uses_count).toBe(1);
  expect((await productions.remove(id, revision)).body.code).toBe('in_use');
  expect(await site.db.selectFrom('event').select('production_id').where('id', '=', event).execute()).toEqual([{ production_id: id }]);
  await site.db.deleteFrom('event').where('id', '=', event).execute();
  const person = await site.db.insertInto('person').values({ name: 'Ada Lind', sort_name: 'lind' }).returning('id').executeTakeFirstOrThrow();
  await site.db.insertInto('credit').values({ production_id: id, person_id: person.id, position: 1 }).execute();
  expect((await productions.remove(id, revision + 1)).body.code).toBe('stale');
  expect((await productions.remove(id, revision)).status).toBe(204);
  expect((await productions.get(`${id}/`)).status).toBe(404);
  expect(await site.db.selectFrom('credit').selectAll().where('production_id', '=', id).execute()).toEqual([]);
});

test.each([
  ['without a title', { title: { en: 'Ondine' } }, 400],
  ['of a kind that is none', { type_id: 999_999 }, 400],
])('is not made %s', async (_, wrong, status) => {
  const before = (await productions.get()).body.count;
  const refused = await productions.create({ title: { de: 'Undine' }, type_id: concert, ...wrong });
  expect([refused.status, Object.keys(refused.body.fields ?? {})]).toEqual([status, Object.keys(wrong)]);
  expect((await productions.get()).body.count).toBe(before);
});

test('is made by those in charge of the programme alone', async () => {
  const editor = recordCalls(site, 'productions', await site.signIn('editor'));
  expect((await editor.create({ title: { de: 'Nein' }, type_id: concert })).status).toBe(403);
});

import { beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../../tests/support/app.ts';
import { instantAt } from '../../../i18n/berlin-time.ts';
import { insertEvent, insertProduction, insertRoom, insertType } from '../build.ts';

let site: TestApp;
let room_id: number;
let type_id: number;
beforeAll(async () => {
  site = await testApp();
  room_id = await insertRoom(site.db);
  type_id = await insertType(site.db, { de: 'Oper', en: 'Opera' });
  await site.db.updateTable('exhibition_type').set({ names_occasions: true }).where('id', '=', type_id).execute();
});
const run = async (days: readonly string[], rest: Parameters<typeof insertEvent>[1] = {}) => {
  const production_id = await insertProduction(site.db, { type_id, preline: { de: 'Oper in drei Akten', en: 'Opera in three acts' } });
  const add = (day: string, more: Parameters<typeof insertEvent>[1] = {}) =>
    insertEvent(site.db, { production_id, room_id, type_id, date_start: instantAt(day, '19:30'), ...rest, ...more });
  const ids: number[] = [];
  for (const day of days) ids.push(await add(day));
  return { ids, add };
};
const row = (id: number) => site.db.selectFrom('event').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const derived = (ids: readonly number[]) => Promise.all(ids.map(async (id) => (await row(id)).derived_occasion));
const set = (id: number, values: object) => site.db.updateTable('event').set(values).where('id', '=', id).execute();
const told = async (id: number, language = 'de') => {
  const { preline, occasion } = await (await site.get(`/${language}/api/events/${id}/`)).json();
  return { preline, occasion };
};

test('the first date of a run is its first night, the last its last performance, as visitors read above the title', async () => {
  const { ids } = await run(['2027-01-10', '2027-01-12', '2027-02-01']);
  expect(await derived(ids)).toEqual(['premiere', null, 'last']);
  const [first = 0, second = 0, last = 0] = ids;
  expect(await told(first)).toEqual({ preline: 'Premiere · Oper in drei Akten', occasion: { kind: 'premiere', text: 'Premiere' } });
  expect(await told(second)).toEqual({ preline: 'Oper in drei Akten', occasion: undefined });
  expect(await told(last, 'en')).toEqual({ preline: 'Last performance · Opera in three acts', occasion: { kind: 'last', text: 'Last performance' } });
});

test('it follows the dates: what is cancelled, moved, added or taken away', async () => {
  const { ids, add } = await run(['2027-01-10', '2027-01-12', '2027-02-01']);
  const [first = 0, second = 0, last = 0] = ids;
  await set(last, { status: 'cancelled' });
  expect(await derived(ids)).toEqual(['premiere', 'last', null]);
  await set(first, { date_start: instantAt('2027-03-01', '19:30') });
  expect(await derived(ids)).toEqual(['last', 'premiere', null]);
  const later = await add('2027-03-05', { is_online: false });
  expect(await derived([...ids, later]), 'a date that is not announced yet is one as well').toEqual([null, 'premiere', null, 'last']);
  await site.db.deleteFrom('event').where('id', '=', later).execute();
  expect(await derived(ids)).toEqual(['last', 'premiere', null]);
  expect(await derived([second])).toEqual(['premiere']);
});

test('after a summer it is a revival; after a fortnight over the first of August it goes on', async () => {
  expect(await derived((await run(['2026-05-01', '2026-06-01', '2026-09-20', '2026-10-01'])).ids)).toEqual(['premiere', null, 'revival', 'last']);
  expect(await derived((await run(['2026-07-25', '2026-08-05', '2026-08-06'])).ids)).toEqual(['premiere', null, 'last']);
  expect(await derived((await run(['2026-07-25'])).ids), 'a single date is neither').toEqual([null]);
});

test('staff overrule it, and kinds of events that name none have none', async () => {
  const { ids } = await run(['2027-01-10', '2027-01-12']);
  const [first = 0, last = 0] = ids;
  await set(first, { occasion: 'none' });
  await set(last, { occasion: 'revival' });
  expect((await told(first)).occasion).toBeUndefined();
  expect((await told(last)).occasion).toMatchObject({ kind: 'revival' });
  await site.db.updateTable('exhibition_type').set({ names_occasions: false }).where('id', '=', type_id).execute();
  await set(first, { occasion: 'automatic' });
  expect((await told(first)).occasion).toBeUndefined();
  expect((await told(last)).occasion, 'what staff say holds').toMatchObject({ kind: 'revival' });
  await site.db.updateTable('exhibition_type').set({ names_occasions: true }).where('id', '=', type_id).execute();
});

test('that another date was added is no change of this one: neither its revision nor what calendars and search engines read', async () => {
  const { ids, add } = await run(['2027-01-10', '2027-01-12']);
  const [, second = 0] = ids;
  const before = await row(second);
  await add('2027-01-14');
  const { derived_occasion, ...after } = await row(second);
  expect(derived_occasion).toBeNull();
  expect(after).toEqual({ ...before, derived_occasion: undefined });
  await set(second, { title: JSON.stringify({ de: 'Anders' }) });
  expect((await row(second)).revision, 'a change of it is one').toBe(before.revision + 1);
});

import { beforeAll, expect, test } from 'vitest';
import { type SignedIn, type TestApp, testApp } from '../../../../../tests/support/app.ts';
import { type RecordedQuery, recordingDatabase } from '../../../../../tests/support/database/recording-database.ts';
import { everything } from '../../../../../tests/support/everything.ts';
import { recordCalls } from '../../../../../tests/support/records.ts';
import { instantAt } from '../../../../i18n/berlin-time.ts';
import { insertEvent, insertProduction } from '../../../programme/build.ts';

let site: TestApp;
let manager: SignedIn;
let inheritance: ReturnType<typeof recordCalls>;
let events: ReturnType<typeof recordCalls>;
let statements: RecordedQuery[] = [];
beforeAll(async () => {
  site = await testApp({
    connection: async (url) => {
      const { recording, queries } = recordingDatabase(url);
      statements = queries;
      return recording;
    },
  });
  manager = await site.signIn('manager');
  inheritance = recordCalls(site, 'inheritance', manager);
  events = recordCalls(site, 'events', manager);
});

/** A production of 90 minutes from 6 on, with a past date, one that follows, and two that say their own. */
async function run(more = 0) {
  const production_id = await insertProduction(site.db, { title: { de: 'Tosca' } });
  await site.db
    .updateTable('production')
    .set({ details: JSON.stringify({ duration: [90], age_from: 6 }), subtitle: JSON.stringify({ de: 'Oper' }) })
    .where('id', '=', production_id)
    .execute();
  const date = async (day: string, rest: Parameters<typeof insertEvent>[1] = {}, details: object = {}) => {
    const id = await insertEvent(site.db, { production_id, is_online: true, date_start: instantAt(day, '19:30'), ...rest });
    await site.db
      .updateTable('event')
      .set({ details: JSON.stringify(details) })
      .where('id', '=', id)
      .execute();
    return id;
  };
  const dates = [
    await date('2026-01-01', {}, { duration: [100] }),
    await date('2027-01-01'),
    await date('2027-01-02', {}, { duration: [80], doors_minutes: 30 }),
    await date('2027-01-03', { title: { de: 'Tosca zum letzten Mal' } }, { none: ['duration', 'age_from'] }),
  ];
  for (let at = 0; at < more; at++) dates.push(await date(`2027-02-${String(at + 1).padStart(2, '0')}`, {}, { duration: [70] }));
  return { production_id, dates };
}
const details = async (ids: number[]) => {
  const rows = await site.db.selectFrom('event').select(['id', 'details']).where('id', 'in', ids).orderBy('id').execute();
  return rows.map((row) => row.details);
};

test('it is said how many dates say their own, of what the production says', async () => {
  const { production_id } = await run();
  expect((await inheritance.get(`${production_id}/`)).body).toEqual([
    { name: 'title', dates: 1, coming: 1 },
    { name: 'duration', dates: 3, coming: 2 },
    { name: 'age_from', dates: 1, coming: 1 },
  ]);
});

test('what the production says holds for those to come, then for all, each taken back as one', async () => {
  const { production_id, dates } = await run();
  const before = await details(dates);
  const coming = await inheritance.post(`${production_id}/`, { fields: ['duration'], which: 'coming', expected: 2 });
  expect(coming.body).toMatchObject({ changed: 2, batch: expect.any(String) });
  expect(await details(dates)).toEqual([{ duration: [100] }, {}, { doors_minutes: 30 }, { none: ['age_from'] }]);
  expect((await (await site.get(`/de/api/events/${dates[2]}/`)).json()).duration).toEqual([90]);
  expect((await events.post('undo/', { batch: coming.body.batch })).body).toMatchObject({ changed: 2, refused: [] });
  expect(await details(dates)).toEqual(before);
  const all = await inheritance.post(`${production_id}/`, { fields: ['duration', 'title'], which: 'all', expected: 3 });
  expect([all.body.changed, all.body.own]).toEqual([3, [{ name: 'age_from', dates: 1, coming: 1 }]]);
  expect((await (await site.get(`/de/api/events/${dates[3]}/`)).json()).title).toBe('Tosca');
  expect((await events.post('undo/', { batch: all.body.batch })).body).toMatchObject({ changed: 3, refused: [] });
  expect((await (await site.get(`/de/api/events/${dates[3]}/`)).json()).title).toBe('Tosca zum letzten Mal');
  expect(await details(dates)).toEqual(before);
});

test('partners of a date’s own, and that it has none of the media, go and come back with the batch', async () => {
  const { production_id, dates } = await run();
  const [own = 0, none = 0, without = 0] = dates;
  const partner = async (name: string) => (await site.db.insertInto('partner').values({ name }).returning('id').executeTakeFirstOrThrow()).id;
  const [bank, brewery] = [await partner('Bank'), await partner('Brauerei')];
  const add = (values: object) =>
    site.db
      .insertInto('partnership')
      .values({ kind: 'sponsor', position: 0, partner_id: bank, ...values })
      .execute();
  await add({ production_id });
  await add({ event_id: own, partner_id: brewery });
  await add({ event_id: own, partner_id: brewery, kind: 'promoter' });
  await site.db.insertInto('event_media').values({ production_id, video_url: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ', position: 0 }).execute();
  const details = (event_id: number, values: object) =>
    site.db
      .updateTable('event')
      .set({ details: JSON.stringify(values) })
      .where('id', '=', event_id)
      .execute();
  await details(none, { none: ['sponsors', 'media'] });
  await details(without, {});
  const told = (await inheritance.get(`${production_id}/`)).body;
  expect(told).toContainEqual({ name: 'sponsors', dates: 2, coming: 1 });
  expect(told).toContainEqual({ name: 'media', dates: 1, coming: 1 });
  expect(
    told.map(({ name }: { name: string }) => name),
    'of which the production says nothing',
  ).not.toContain('promoters');
  const { body } = await inheritance.post(`${production_id}/`, { fields: ['sponsors', 'media'], which: 'all', expected: 2 });
  expect(body.changed).toBe(2);
  const partners = () => site.db.selectFrom('partnership').select(['partner_id', 'kind']).where('event_id', '=', own).orderBy('kind').execute();
  expect(await partners()).toEqual([{ partner_id: brewery, kind: 'promoter' }]);
  const nones = async () => (await site.db.selectFrom('event').select('details').where('id', '=', none).executeTakeFirstOrThrow()).details;
  expect(await nones()).toEqual({});
  expect((await events.post('undo/', { batch: body.batch })).body).toMatchObject({ changed: 2, refused: [] });
  expect(await partners()).toHaveLength(2);
  expect(await nones()).toEqual({ none: ['sponsors', 'media'] });
});

test('what cannot be writes nothing', async () => {
  const { production_id } = await run();
  const before = await everything(site.db);
  const code = async (body: object) => (await inheritance.post(`${production_id}/`, body)).body.code;
  expect(await code({ fields: ['doors_minutes'], which: 'all', expected: 1 })).toBe('says_nothing');
  expect(await code({ fields: ['duration'], which: 'all', expected: 2 })).toBe('changed_since');
  expect((await inheritance.post('999999/', { fields: ['duration'], which: 'all', expected: 1 })).status).toBe(404);
  expect(await everything(site.db)).toBe(before);
  const editor = recordCalls(site, 'inheritance', await site.signIn('editor'));
  expect((await editor.get(`${production_id}/`)).status).toBe(403);
});

// Who asks is looked up now and then.
const sent = () => statements.filter(({ text }) => !/"?(user_session|site_user)"?/.test(text)).length;
test('the number of statements is that of few dates', async () => {
  const count = async (more: number) => {
    const { production_id } = await run(more);
    const start = sent();
    expect((await inheritance.post(`${production_id}/`, { fields: ['duration'], which: 'coming', expected: 2 + more })).body.changed).toBe(2 + more);
    return sent() - start;
  };
  expect(await count(12)).toBe(await count(0));
});

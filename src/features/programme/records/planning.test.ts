import { beforeAll, describe, expect, test } from 'vitest';
import { type SignedIn, type TestApp, testApp } from '../../../../tests/support/app.ts';
import { recordCalls } from '../../../../tests/support/records.ts';
import { addDays, dayOf, instantAt } from '../../../i18n/berlin-time.ts';
import { insertEvent, insertProduction } from '../build.ts';

let site: TestApp;
let manager: SignedIn;
let events: ReturnType<typeof recordCalls>;
let productions: ReturnType<typeof recordCalls>;
const soon = instantAt(addDays(dayOf(new Date()), 5), '19:30');
beforeAll(async () => {
  site = await testApp();
  manager = await site.signIn('manager');
  events = recordCalls(site, 'events', manager);
  productions = recordCalls(site, 'productions', manager);
});
const row = (id: number) => site.db.selectFrom('event').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const change = async (id: number, values: object) => events.change(id, (await row(id)).revision, values);

test('an option is nothing for visitors: the form says so, and nothing else puts it online', async () => {
  const id = await insertEvent(site.db, { date_start: soon, is_online: false });
  expect((await change(id, { planning: 'option' })).status).toBe(200);
  const refused = await change(id, { is_online: true });
  expect(refused.status).toBe(400);
  expect(JSON.stringify(refused.body)).toContain('Bitte bestätigen Sie die Planung');
  await site.db.updateTable('event').set({ is_online: true }).where('id', '=', id).execute();
  expect((await row(id)).is_online, 'an import or a release does not either').toBe(false);
  expect((await change(id, { planning: 'confirmed', is_online: true })).status).toBe(200);
  expect((await row(id)).is_online).toBe(true);
  await site.db.updateTable('event').set({ planning: 'idea' }).where('id', '=', id).execute();
  expect((await row(id)).is_online, 'what becomes an idea again goes offline').toBe(false);
});

test('visitors never read how firm a date is', async () => {
  const id = await insertEvent(site.db, { date_start: soon });
  for (const path of [`/de/api/events/${id}/`, '/de/api/events/', `/de/api/events/${id}.ics`]) {
    expect(await (await site.get(path)).text()).not.toMatch(/planning|text_done|press_cleared/);
  }
});

test('what is not confirmed, and texts that are not ticked, are among what a date lacks, once a house works with ticks', async () => {
  const production_id = await insertProduction(site.db);
  const id = await insertEvent(site.db, { date_start: soon, production_id, is_online: false, planning: 'option' });
  const lacks = async (check: string) => (await events.get(`?ids=${id}&fields=lacks`)).body.results[0].lacks.includes(check);
  expect(await lacks('confirmed')).toBe(true);
  expect(await lacks('text')).toBe(false);
  const { revision } = await site.db.selectFrom('production').select('revision').where('id', '=', production_id).executeTakeFirstOrThrow();
  const ticked = await productions.change(production_id, revision, { text_done_de: true });
  expect(ticked.status).toBe(200);
  expect(await lacks('text'), 'English is missing').toBe(true);
  expect(await lacks('press')).toBe(false);
  expect((await productions.change(production_id, revision + 1, { text_done_en: true })).status).toBe(200);
  expect(await lacks('text')).toBe(false);
  const { results } = (await productions.get(`${production_id}/history/`)).body;
  expect(results[0], 'who ticked it, and when').toMatchObject({ user: { name: 'Ada Lang' }, at: expect.any(String) });
});

describe('a text that is changed after it was ticked', () => {
  const ticks = ['text_done_de', 'text_done_en', 'press_cleared_de', 'press_cleared_en'] as const;
  const ticked = async () => {
    const id = await insertProduction(site.db, { title: { de: 'Lulu', en: 'Lulu' } });
    await site.db
      .updateTable('production')
      .set(Object.fromEntries(ticks.map((tick) => [tick, true])))
      .where('id', '=', id)
      .execute();
    return id;
  };
  const store = async (id: number, values: object) => {
    const { revision } = await site.db.selectFrom('production').select('revision').where('id', '=', id).executeTakeFirstOrThrow();
    expect((await productions.change(id, revision, values)).status).toBe(200);
    const now = await site.db
      .selectFrom('production')
      .select([...ticks, 'revision'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(now.revision - revision, 'one write is counted once').toBeLessThanOrEqual(1);
    return ticks.filter((tick) => now[tick]);
  };

  test.each<[string, object, readonly string[]]>([
    ['the title in German', { title: { de: 'Lulu, neu', en: 'Lulu' } }, ['text_done_en', 'press_cleared_en']],
    ['a line in English', { subtitle: { en: 'Opera' } }, ['text_done_de', 'press_cleared_de']],
    ['the press release', { press_text: { de: 'Premiere' } }, ['text_done_de', 'text_done_en', 'press_cleared_en']],
    ['what is no text', { has_press: true }, ticks],
    ['the same words again', { title: { de: 'Lulu', en: 'Lulu' } }, ticks],
  ])('loses the ticks of its language: %s', async (_, values, left) => {
    expect(await store(await ticked(), values)).toEqual(left);
  });

  test('keeps the tick that is set with it, and the history says what went', async () => {
    const id = await ticked();
    await store(id, { description: { de: 'Drei Akte.' } });
    expect(await store(id, { description: { de: 'Drei Akte, zwei Pausen.' }, text_done_de: true })).toEqual([
      'text_done_de',
      'text_done_en',
      'press_cleared_en',
    ]);
    const { results } = (await productions.get(`${id}/history/`)).body;
    expect(results[1].changes).toContainEqual({ field: 'text_done_de', before: true, after: false });
  });
});

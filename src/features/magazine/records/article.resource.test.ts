import { beforeAll, expect, test } from 'vitest';
import { type SignedIn, type TestApp, testApp } from '../../../../tests/support/app.ts';
import { recordCalls } from '../../../../tests/support/records.ts';
import { insertEvent, insertProduction } from '../../programme/build.ts';
import { insertCategory } from '../build.ts';

let site: TestApp;
let editor: SignedIn;
beforeAll(async () => {
  site = await testApp();
  editor = await site.signIn('editor');
});

test('an article says which productions and dates it is about, and keeps that in its history and in the bin', async () => {
  const articles = recordCalls(site, 'articles', editor);
  const production = await insertProduction(site.db, { title: { de: 'Undine' } });
  const event = await insertEvent(site.db, {});
  const category_id = await insertCategory(site.db, { de: 'Backstage' });
  const made = await articles.create({ title: { de: 'Probenbesuch' }, category_id, published_at: '2026-11-01T10:00:00+01:00', productions: [production] });
  expect([made.status, made.body.productions, made.body.events]).toEqual([200, [production], []]);
  const changed = await articles.change(made.body.id, made.body.revision, { events: [event] });
  expect([changed.body.events, changed.body.revision]).toEqual([[event], made.body.revision + 1]);
  expect(changed.body.meta.labels.production).toEqual({ [production]: expect.objectContaining({ label: 'Undine' }) });
  const related = await (await site.get(`/de/api/articles/?event=${event}`)).json();
  expect(related.results.map(({ id }: { id: number }) => id)).toEqual([made.body.id]);
  const [entry] = (await articles.get(`${made.body.id}/history/`)).body.results;
  expect(entry.changes).toEqual([{ field: 'events', before: [], after: [event] }]);
  expect((await articles.remove(made.body.id, changed.body.revision)).status).toBe(204);
  const [binned] = (await articles.get('bin/')).body;
  const back = await articles.post(`bin/${binned.id}/recover/`);
  expect([back.body.productions, back.body.events]).toEqual([[production], [event]]);
});

test('who wrote an article and is what it is about is used by it once', async () => {
  const [articles, persons] = [recordCalls(site, 'articles', editor), recordCalls(site, 'persons', editor)];
  const person = await site.db.insertInto('person').values({ name: 'Ada Lind', sort_name: 'lind' }).returning('id').executeTakeFirstOrThrow();
  const category_id = await insertCategory(site.db, { de: 'Menschen' });
  await articles.create({ title: { de: 'Ich' }, category_id, published_at: '2026-11-01T10:00:00+01:00', author_id: person.id, persons: [person.id] });
  const { uses, uses_count } = (await persons.get(`${person.id}/`)).body.meta;
  expect([uses_count, uses.map(({ label }: { label: string }) => label)]).toEqual([1, ['Ich']]);
});

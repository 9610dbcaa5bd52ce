import { expect, test } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { recordCalls } from '../../../../tests/support/records.ts';
import { insertEvent, insertProduction } from '../../programme/build.ts';
import { insertCategory } from '../build.ts';

test('an article says which productions and dates it is about, and keeps that in its history and in the bin', async () => {
  const site = await testApp();
  const articles = recordCalls(site, 'articles', await site.signIn('editor'));
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

import { beforeAll, expect, test } from 'vitest';
import { type SignedIn, type TestApp, testApp } from '../../../tests/support/app.ts';
import { everything } from '../../../tests/support/everything.ts';
import { recordCalls } from '../../../tests/support/records.ts';
import { insertArticle } from '../magazine/build.ts';
import { insertEvent, insertProduction, insertSeries } from '../programme/build.ts';

// With what every page reads cached, so that a preview that fills the cache is found.
let site: TestApp;
let editor: SignedIn;
let event: number;
let article: number;
const [before, then] = ['2026-12-01T10:59', '2026-12-01T11:00'];
beforeAll(async () => {
  site = await testApp({ recordsReads: true });
  const manager = await site.signIn('manager');
  editor = await site.signIn('editor');
  const { body: release } = await recordCalls(site, 'releases', manager).create({ name: 'Spielzeit', at: '2026-12-01T11:00:00+01:00' });
  const waiting = { is_online: false, release_id: release.id };
  const date_start = new Date('2026-12-06T19:30:00+01:00');
  await insertEvent(site.db, { date_start: new Date('2026-12-05T19:30:00+01:00') });
  const series = await insertSeries(site.db, { de: 'Qwzreihe' });
  await site.db.updateTable('series').set(waiting).where('id', '=', series).execute();
  const production_id = await insertProduction(site.db, { ...waiting, title: { de: 'Qwzundine' } });
  event = await insertEvent(site.db, { production_id, date_start, series: [series] });
  article = await insertArticle(site.db, { title: { de: 'Qwzbericht' }, is_online: false });
  await site.db.updateTable('article').set({ release_id: release.id }).where('id', '=', article).execute();
  await site.db
    .insertInto('teaser')
    .values({ name: 't', headline: '{"de":"Qwzteaser"}', link: '{"de":"/de/blog"}', position: '2026-12-06', ...waiting })
    .execute();
});
const open = async (path: string, headers: Record<string, string> = {}) => {
  const response = await site.get(path, headers);
  const html = await response.text();
  return { status: response.status, cache: response.headers.get('cache-control'), words: [...new Set(html.match(/Qwz\w+/g) ?? [])].sort() };
};

test('staff see what goes online until then, in lists and on its own pages, and nothing of it stays', async () => {
  const stored = await everything(site.db);
  const pages = [`/de/programm/x/${event}`, `/de/blog/x/${article}`];
  expect(await open(`/de/programm?at=${before}`, editor.headers)).toMatchObject({ status: 200, words: [] });
  for (const page of pages) expect(await open(`${page}?at=${before}`, editor.headers)).toMatchObject({ status: 404, words: [] });
  const list = await open(`/de/programm?at=${then}`, editor.headers);
  expect(list).toMatchObject({ status: 200, cache: 'no-store', words: expect.arrayContaining(['Qwzreihe', 'Qwzteaser', 'Qwzundine']) });
  for (const path of ['/de', '/de/blog', '/de/produktionen', '/de/search', '/de/abonnements'])
    expect((await open(`${path}?at=${then}`, editor.headers)).status).toBeLessThan(500);
  expect((await open(`/de/blog?at=${then}`, editor.headers)).words).toEqual(['Qwzbericht']);
  for (const page of pages) expect((await open(`${page}?at=${then}`, editor.headers)).status).toBeLessThan(400);
  expect(await everything(site.db)).toBe(stored);
  for (const path of ['/de/programm', '/de/blog', '/de/produktionen', '/de', '/de/api/event-filters/', '/de/api/teasers/'])
    expect((await open(path)).words).toEqual([]);
});

test('the search finds what goes online until then, for staff alone, and nothing of it stays', async () => {
  const stored = await everything(site.db);
  const tells = async (path: string, headers: Record<string, string> = {}) =>
    (await (await site.get(path, headers)).text()).includes(`/programm/qwzundine/${event}`);
  for (const page of ['/de/search', '/de/search/events']) {
    expect(await tells(`${page}?q=Qwzundine&at=${before}`, editor.headers)).toBe(false);
    expect(await tells(`${page}?q=Qwzundine&at=${then}`, editor.headers)).toBe(true);
  }
  expect(await everything(site.db)).toBe(stored);
  for (const path of [
    '/de/search?q=Qwzundine',
    '/de/api/search/?query=Qwzundine',
    '/de/api/search/autocomplete/?query=Qwzund',
    `/de/search?q=Qwzundine&at=${then}`,
  ])
    expect([path, await tells(path)]).toEqual([path, false]);
});

test.each(['visitor', null] as const)('a %s is shown nothing of it', async (role) => {
  const headers = role ? (await site.signIn(role)).headers : {};
  for (const path of ['/de/programm', `/de/programm/x/${event}`]) {
    expect(await open(`${path}?at=${then}`, headers)).toMatchObject({ status: 302, words: [] });
    expect((await open(`/page-data${path}?at=${then}`, headers)).words).toEqual([]);
  }
  expect((await open(`/de/api/events/?at=${then}`, headers)).words).toEqual([]);
});

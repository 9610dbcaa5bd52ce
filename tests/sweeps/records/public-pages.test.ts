import { beforeAll, expect, test } from 'vitest';
import { type SignedIn, type TestApp, testApp, testNow } from '../../support/app.ts';
import { cachedApp } from '../../support/cached-app.ts';
import { recordCalls } from '../../support/records.ts';

// What staff change of a record is on the site at once, though its pages are cached.
let site: TestApp;
let manager: SignedIn;
let cached: Awaited<ReturnType<typeof cachedApp>>;
beforeAll(async () => {
  site = await testApp({ demo: true });
  manager = await site.signIn('manager');
  cached = await cachedApp(site, { now: () => clock.now });
});
const clock = { now: testNow };
const shown = async (path: string) => {
  await cached.changes.sync();
  const response = await cached.getFresh(path);
  return { status: response.status, location: response.headers.get('location'), html: await response.text() };
};
const first = async (path: string) => {
  const calls = recordCalls(site, path, manager);
  const [line] = (await calls.get('?page_size=1')).body.results;
  return { calls, line, record: (await calls.get(`${line.id}/`)).body };
};

test('a venue that is called otherwise has a new address, to which the old one leads', async () => {
  const { calls, line, record } = await first('venues');
  expect((await shown(line.url)).status).toBe(200);
  const renamed = (await calls.change(record.id, record.revision, { name: { de: 'Haus am Wasser', en: 'House by the Water' } })).body;
  expect(renamed.meta.urls.de).toBe(`/de/venues/haus-am-wasser/${record.id}`);
  expect(await shown(line.url)).toMatchObject({ status: 301, location: renamed.meta.urls.de });
  expect((await shown(renamed.meta.urls.de)).html).toContain('Haus am Wasser');
  expect((await shown('/de/venues')).html).toContain('Haus am Wasser');
});

test('an alert stands above every page for as long as it is to be seen', async () => {
  const alerts = recordCalls(site, 'alerts', manager);
  await alerts.post('bulk/', { where: {}, set: { is_online: false } });
  expect((await shown('/de/venues')).html).not.toContain('Sturmflut heute Abend');
  const alert = (await alerts.create({ title: { de: 'Sturmflut heute Abend' }, is_online: true, visible_until: '2026-11-21T18:00:00+01:00' })).body;
  expect((await shown('/de/venues')).html).toContain('Sturmflut heute Abend');
  clock.now = new Date('2026-11-21T17:59:59+01:00');
  expect((await shown('/de/venues')).html).toContain('Sturmflut heute Abend');
  clock.now = new Date('2026-11-21T18:00:00+01:00');
  expect((await shown('/de/venues')).html).not.toContain('Sturmflut heute Abend');
  clock.now = testNow;
  await alerts.change(alert.id, alert.revision, { visible_from: '2026-11-21T17:30:00+01:00' });
  expect((await shown('/de/venues')).html).not.toContain('Sturmflut heute Abend');
});

test('a redirect leads on, in one hop, and never to itself', async () => {
  const redirects = recordCalls(site, 'redirects', manager);
  const made = await redirects.create({ old_path: '/de/frueher/', new_path: '/de/damals' });
  expect(made.body).toMatchObject({ old_path: '/de/frueher', new_path: '/de/damals' });
  await redirects.create({ old_path: '/de/damals', new_path: '/de/venues' });
  expect(await shown('/de/frueher')).toMatchObject({ status: 301, location: '/de/venues' });
  expect((await redirects.create({ old_path: '/de/neu', new_path: '/de/neu' })).body.fields).toEqual({
    new_path: ['Diese Weiterleitung führte zu sich selbst zurück.'],
  });
  const chained = (await redirects.get('?q=damals')).body.results;
  expect(chained).toHaveLength(1);
  expect((await redirects.create({ old_path: '/de/venues', new_path: '/de' })).body.fields).toEqual({
    old_path: [expect.stringContaining('steht eine Seite')],
  });
  for (const [field, path] of [
    ['old_path', '/cms-hub/x'],
    ['old_path', 'https://x.example'],
    ['new_path', '//x.example'],
  ] as const)
    expect(Object.keys((await redirects.create({ old_path: '/de/a', new_path: '/de/b', [field]: path })).body.fields)).toEqual([field]);
});

test.each([
  ['series', 'name', '/de/abonnements'],
  ['article-categories', 'name', '/de/blog'],
  ['person-categories', 'name', '/de/team'],
] as const)('what is changed of %s is on its page', async (path, field, page) => {
  const { calls, record } = await first(path);
  await shown(page);
  await calls.change(record.id, record.revision, { [field]: { de: 'Ganz anders benannt' } });
  expect((await shown(page)).html).toContain('Ganz anders benannt');
});

test('an exception of the opening hours is what the header says', async () => {
  const exceptions = recordCalls(site, 'opening-hours-exceptions', manager);
  const today = async () => (await cached.getFresh('/de/api/opening-hours-today/')).text();
  await exceptions.create({ day: '2026-11-21', closed: true, alternative_text: { de: 'Heute wegen Sturm geschlossen' } });
  await cached.changes.sync();
  expect(await today()).toContain('Heute wegen Sturm geschlossen');
});

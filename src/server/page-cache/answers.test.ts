import { sql } from 'kysely';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { testApp, testNow } from '../../../tests/support/app.ts';
import { cachedApp } from '../../../tests/support/cached-app.ts';
import { allowConnections } from '../../../tests/support/database/allow-connections.ts';
import { restoreAnswers, storeAnswers } from './disk.server.ts';
import { describeAnswers } from './stored-answers.server.ts';

const site = await testApp({ demo: true });
await site.get('/de/api/events.ics'); // the first feed writes down its identity, which is a change of the settings
const clock = { now: testNow };
const one = await cachedApp(site, { now: () => clock.now });
const { results } = await (await site.get('/de/api/events/')).json();
const [event, other] = results as { id: number; link: { url: string } }[];
const stats = () => ({ ...one.cache.stats });
beforeEach(() => {
  clock.now = testNow;
});
const known = () => one.changes.sync();

test.each([
  '/de',
  '/de/programm',
  '/en/events',
  event?.link.url ?? '',
  '/de/api/events/',
  '/api/calendar/',
  '/de/api/events.ics',
  '/sitemap.xml',
  '/robots.txt',
  '/pageeditor-api/settings',
])('%s is made once, and is what is made without it', async (path) => {
  const first = await one.get(path);
  const { hits } = stats();
  const second = await one.get(path);
  expect(stats().hits).toBe(hits + 1);
  const fresh = await site.get(path);
  expect([await first.text(), await second.text()]).toEqual(Array(2).fill(await fresh.text()));
  for (const name of [
    'content-type',
    'content-security-policy',
    'access-control-allow-origin',
    'cache-control',
    'content-language',
    'etag',
    'content-disposition',
  ])
    expect([name, second.headers.get(name)], path).toEqual([name, name === 'etag' ? second.headers.get(name) : fresh.headers.get(name)]);
  expect(second.headers.get('set-cookie')).toBeNull();
});

test('unknown parameters, their order and empty ones make no other answer, known ones do', async () => {
  await one.get('/de/programm?room=1&date=01-12-2026');
  const { misses } = stats();
  for (const query of ['date=01-12-2026&room=1', 'utm_source=mail&room=1&date=01-12-2026', 'room=1&room=2&date=01-12-2026&type=']) {
    const response = await one.get(`/de/programm?${query}`);
    expect(await response.text()).not.toContain('utm_source');
  }
  expect(stats().misses).toBe(misses);
  await one.get('/de/programm?room=2&date=01-12-2026');
  expect(stats().misses).toBe(misses + 1);
});

test('who has it already gets a 304, and each gets the form that he accepts', async () => {
  await one.get('/de/programm');
  await vi.waitUntil(() => one.cache.find('/de/programm')?.variants.br, { timeout: 20_000 });
  const plain = await one.get('/de/programm');
  const etag = plain.headers.get('etag') ?? '';
  const known304 = await one.get('/de/programm', { 'If-None-Match': `W/${etag}, "x"` });
  expect([known304.status, known304.headers.get('content-type'), await known304.text()]).toEqual([304, null, '']);
  for (const [accepted, encoding] of [
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['identity', null],
    ['br;q=0, gzip', 'gzip'],
  ]) {
    const response = await one.get('/de/programm', { 'Accept-Encoding': accepted ?? '' });
    expect([response.headers.get('content-encoding'), response.headers.get('vary')]).toEqual([encoding, 'Accept-Encoding']);
  }
  const head = await one.app.request('/de/programm', { method: 'HEAD' });
  expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, plain.headers.get('content-length'), '']);
});

describe('never from it or into it', () => {
  const personal = [
    '/de/user/login',
    '/api/user-details/',
    '/api/shop-cart/',
    '/api/csrf-token/',
    `/api/events/${event?.id}/offer/`,
    `/api/availability/?ids=${event?.id}`,
    '/de/api/search/?query=bach',
    '/api/metrics/',
  ];
  test.each(personal)('%s', async (path) => {
    const before = { ...stats(), entries: one.cache.size.entries };
    await one.get(path);
    await one.get(path);
    expect({ ...stats(), entries: one.cache.size.entries }).toEqual(before);
  });

  test('what somebody gets who is signed in', async () => {
    const { headers } = await site.signIn('editor');
    await one.get('/de');
    const before = stats();
    const response = await one.get('/de', headers);
    expect(response.status).toBe(200);
    expect(stats()).toEqual(before);
  });

  test('a cookie of who asked first', async () => {
    const response = await one.get('/de/programm?room=3', { Cookie: 'csrftoken=x; cart=y' });
    expect([response.status, response.headers.get('set-cookie')]).toEqual([200, null]);
  });

  test('what is not found, or not valid', async () => {
    const entries = one.cache.size.entries;
    for (const path of ['/de/programm?room=0x1', '/de/programm/nichts/999999', '/de/api/events/?page=999'])
      expect((await one.get(path)).status).toBeGreaterThanOrEqual(400);
    expect(one.cache.size.entries).toBe(entries);
  });
});

test('however many ask, it is made once', async () => {
  const { misses } = stats();
  const made = vi.spyOn(one.app, 'fetch');
  const answers = await Promise.all(Array.from({ length: 50 }, () => one.get('/de/programm?genre=1')));
  expect(new Set(await Promise.all(answers.map((answer) => answer.text()))).size).toBe(1);
  expect(made.mock.calls.length - 50).toBe(1); // beside the fifty requests themselves
  expect(stats().misses).toBe(misses + 50);
  made.mockRestore();
});

test('a change of its prices, or of its tickets, purges its own page and what lists it, and nothing else', async () => {
  const paths = [
    event?.link.url ?? '',
    other?.link.url ?? '',
    '/de/api/events/',
    `/api/events/${event?.id}.ics`,
    '/de/api/calendar/',
    '/pageeditor-api/settings',
    `/de/api/events/?date=01-06-2027`,
  ];
  for (const path of paths) await one.get(path);
  const isCached = () => paths.map((path) => one.cache.find(path) !== undefined);
  expect(isCached()).toEqual(paths.map(() => true));
  await site.db
    .updateTable('event')
    .set({ prices: JSON.stringify([{ id: 1, price: '1.00', sale_type_id: 1, seat_group: 1, text: 'x', name: 'x', has_discounts: false }]) })
    .where('id', '=', event?.id ?? 0)
    .execute();
  await known();
  const left = () => isCached().filter((_, index) => ![1, 3].includes(index));
  expect(left()).toEqual([false, false, true, true, true]);
  for (const path of paths) await one.get(path);
  await site.db
    .updateTable('event')
    .set({ ticket_url: 'https://tickets.example/1' })
    .where('id', '=', event?.id ?? 0)
    .execute();
  await known();
  expect(left()).toEqual([false, false, true, true, true]);
});

test('a column that nobody reads purges nothing', async () => {
  await one.get('/de');
  const { purged } = stats();
  await sql`update event set identifier = identifier || 'x' where id = ${event?.id}`.execute(site.db);
  await sql`update production set season_id = null where id = 1`.execute(site.db);
  await sql`update room set aliases = '{x}'`.execute(site.db);
  await sql`update person set sort_name = sort_name || 'x'`.execute(site.db);
  await known();
  expect(one.cache.find('/de')).toBeDefined();
  expect(stats().purged - purged).toBeLessThan(one.cache.size.entries);
});

test('holds until the day ends', async () => {
  await one.get('/de/api/calendar/');
  clock.now = new Date('2026-11-22T00:00:01+01:00');
  expect(one.cache.find('/de/api/calendar/')).toBeUndefined();
});

test('while nobody tells of changes the database is asked before it is used', async () => {
  await one.get('/pageeditor-api/settings');
  await sql`select 1`.execute(one.db); // over a connection that is cached
  await allowConnections(site.url, false); // back too early, the listener would hear of the change
  await sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'listener' and datname = current_database()`.execute(site.db);
  await vi.waitUntil(() => !one.changes.isListening, { timeout: 20_000 });
  await site.db
    .insertInto('setting')
    .values({ key: 'name', value: '"Unerhört"' })
    .onConflict((c) => c.column('key').doUpdateSet({ value: '"Unerhört"' }))
    .execute();
  expect(await (await one.getFresh('/pageeditor-api/settings')).json()).toMatchObject({ name: 'Unerhört' });
  await allowConnections(site.url, true);
  await vi.waitUntil(() => one.changes.isListening, { timeout: 20_000 });
});

test('the same release starts warm, with what has not changed since; another does not, and a damaged file is none', async () => {
  for (const path of ['/de/api/calendar/', '/pageeditor-api/settings', '/en']) await one.get(path);
  await known();
  await storeAnswers(one.cache, site.dataDir, 'this');
  await sql`update setting set value = '"Anders"' where key = 'name'`.execute(site.db);
  const next = await cachedApp(site, { applicationName: 'next' });
  expect(await restoreAnswers(next.cache, site.dataDir, 'another')).toBe(0);
  expect(await restoreAnswers(next.cache, site.dataDir, 'this')).toBeGreaterThan(0);
  expect(next.cache.find('/de/api/calendar/')).toBeDefined();
  expect(next.cache.find('/pageeditor-api/settings')).toBeUndefined();
  expect(await (await next.get('/de/api/calendar/')).text()).toBe(await (await site.get('/de/api/calendar/')).text());
});

test('what answers have read in common is written once, one answer after the other, and is one object again', async () => {
  for (let day = 10; day < 22; day++) await one.get(`/page-head/de/programm?date=${day}-12-2026`);
  await known();
  const { entries } = one.cache;
  const uses = entries.flatMap(({ dependencies }) => dependencies.shared);
  expect(uses.length).toBeGreaterThan(2 * new Set(uses).size);
  const parts = [...describeAnswers(entries)];
  const lines = parts.map(String).filter((text) => text.startsWith('{"kind":"reads"'));
  expect(lines.length).toBeLessThan(entries.length + uses.length);
  expect(parts.length).toBe(lines.length + 2 * entries.length);
  await storeAnswers(one.cache, site.dataDir, 'shared');
  const next = await cachedApp(site, { applicationName: 'sharing' });
  expect(await restoreAnswers(next.cache, site.dataDir, 'shared')).toBe(entries.length);
  const again = next.cache.entries.flatMap(({ dependencies }) => dependencies.shared);
  expect([again.length, new Set(again).size]).toEqual([uses.length, new Set(uses).size]);
});

test('what is asked for most stays when there are too many', async () => {
  const small = await cachedApp(site, { applicationName: 'small', maxBytes: 400_000 });
  for (let day = 1; day <= 20; day++) {
    await small.get('/de/api/calendar/');
    await small.get(`/de/programm?date=${String(day).padStart(2, '0')}-12-2026`);
  }
  await vi.waitUntil(() => small.cache.entries.every(({ variants }) => variants.br || variants.identity.body.length < 1_000), { timeout: 20_000 });
  expect(small.cache.find('/de/api/calendar/')).toBeDefined();
  expect(small.cache.size.bytes).toBeLessThanOrEqual(400_000);
  expect(small.cache.stats.evicted).toBeGreaterThan(5);
});

test('staff see its figures', async () => {
  const { headers } = await site.signIn('manager');
  const answer = await one.get('/api/metrics/', headers);
  expect(await answer.json()).toMatchObject({ cache: { hits: expect.any(Number), is_listening: true } });
  expect((await one.get('/api/metrics/')).status).toBe(401);
});

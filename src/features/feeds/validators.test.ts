import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { instantAt } from '#i18n/berlin-time.ts';
import { routes } from '#routes.ts';
import { testDatabaseWithUrl } from '../../../tests/support/database.ts';
import { elements, feedDay, fillFeeds, readXml, textOf } from './build.ts';
import { feedRoutes } from './handlers.server.ts';

const { db } = await testDatabaseWithUrl();
const site = {
  db,
  baseUrl: 'https://ostkai.example',
  instance: 'live' as const,
  now: feedDay,
  pages: [routes.home, routes.programme].map((paths) => ({ paths })),
};
const app = feedRoutes(site);
const get = (path: string, headers: Record<string, string> = {}) => app.request(path, { headers });

const { ids } = await fillFeeds(db);

describe.each(['/de/api/events.ics', '/de/api/events.atom', '/sitemap.xml', '/robots.txt'])('the validator of %s', (path) => {
  test('stays, and spares the body', async () => {
    const first = await get(path);
    const etag = first.headers.get('ETag') ?? '';
    expect(etag).toMatch(/^"[\w-]{22}"$/);
    expect((await get(path)).headers.get('ETag')).toBe(etag);
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const response = await get(path, { 'If-None-Match': known });
      expect([response.status, await response.text(), response.headers.get('ETag')]).toEqual([304, '', etag]);
    }
    expect((await get(path, { 'If-None-Match': '"other"' })).status).toBe(200);
  });

  test('holds for every encoding, and each gives the same text', async () => {
    const plain = await (await get(path)).text();
    const { etag } = Object.fromEntries((await get(path)).headers);
    for (const [accepted, encoding, decode] of [
      ['gzip, deflate', 'gzip', gunzipSync],
      ['gzip, deflate, br', 'br', brotliDecompressSync],
    ] as const) {
      const response = await get(path, { 'Accept-Encoding': accepted });
      expect([response.headers.get('Vary'), response.headers.get('ETag')]).toEqual(['Accept-Encoding', etag]);
      const bytes = Buffer.from(await response.arrayBuffer());
      if (path === '/robots.txt') expect([response.headers.get('Content-Encoding'), bytes.toString()]).toEqual([null, plain]);
      else expect([response.headers.get('Content-Encoding'), decode(bytes).toString()]).toEqual([encoding, plain]);
      const known = await get(path, { 'Accept-Encoding': accepted, 'If-None-Match': etag ?? '' });
      expect([known.status, known.headers.get('Content-Encoding')]).toEqual([304, null]);
    }
    expect((await get(path, { 'Accept-Encoding': 'gzip;q=0' })).headers.get('Content-Encoding')).toBeNull();
  });

  test('a HEAD gives the same without the body', async () => {
    const response = await app.request(path, { method: 'HEAD' });
    expect(response.status).toBe(200);
    expect(await response.text()).toBe('');
    expect(response.headers.get('ETag')).toBe((await get(path)).headers.get('ETag'));
  });
});

test('a change in the database changes validator and SEQUENCE', async () => {
  const etags = async () =>
    Promise.all(['/de/api/events.ics', '/de/api/events.atom', '/sitemap.xml'].map(async (path) => (await get(path)).headers.get('ETag')));
  const before = await etags();
  const id = ids.Matinee ?? 0;
  await db
    .updateTable('event')
    .set({ date_start: instantAt('2026-11-21', '12:00'), title: JSON.stringify({ de: 'Matinee um zwölf' }) })
    .where('id', '=', id)
    .execute();
  const after = await etags();
  expect(after.every((etag, index) => etag !== before[index])).toBe(true);
  expect(await (await get(`/de/api/events/${id}.ics`)).text()).toMatch(
    /UID:event-\d+@ostkai\.example\r\n[\s\S]*SEQUENCE:1\r\n[\s\S]*DTSTART;TZID=Europe\/Berlin:20261121T120000/,
  );
});

test('the last change is that of the event or of its production', async () => {
  const id = ids.Gestern ?? 0;
  const { updated_at, production_id } = await db.selectFrom('event').select(['updated_at', 'production_id']).where('id', '=', id).executeTakeFirstOrThrow();
  const production = (changed: string) =>
    db
      .updateTable('production')
      .set({ updated_at: new Date(changed) })
      .where('id', '=', production_id)
      .execute();
  const said = async () => {
    const urls = elements(await readXml(await (await get('/sitemap.xml')).text()), 'url');
    const calendar = await (await get(`/de/api/events/${id}.ics`)).text();
    return [
      urls.filter((entry) => textOf(entry, 'loc')?.match(new RegExp(`/de/programm/.*/${id}$`))).map((entry) => textOf(entry, 'lastmod'))[0],
      /LAST-MODIFIED:(\S+)/.exec(calendar)?.[1],
    ];
  };
  await production('2040-01-02T03:04:05Z');
  expect(await said()).toEqual(['2040-01-02T03:04:05Z', '20400102T030405Z']);
  await production('2020-01-02T03:04:05Z');
  const own = `${updated_at.toISOString().slice(0, 19)}Z`;
  expect(await said()).toEqual([own, own.replace(/[-:]/g, '')]);
});

import { createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { testApp, testNow } from '../../../tests/support/app.ts';
import { cachedApp } from '../../../tests/support/cached-app.ts';
import type { Config } from '../config.server.ts';
import { cdnPurger } from './cdn.server.ts';
import { openPageCache } from './open-page-cache.server.ts';
import { answerAtOnce } from './public-answers.server.ts';

// The shortest way, and what a shared cache in front of the site is told.
const site = await testApp({ demo: true });
const purges: { tags?: string[]; everything?: boolean }[] = [];
let header: string | undefined;
let refuse = 0;
const cdn = createServer(async (incoming, response) => {
  const chunks = await incoming.toArray();
  if (refuse-- > 0) return response.writeHead(503).end();
  header = String(incoming.headers['surrogate-key'] ?? '');
  purges.push(JSON.parse(Buffer.concat(chunks).toString()));
  response.writeHead(incoming.headers.authorization === 'Bearer geheim' ? 200 : 401).end();
});
const listening = (server: typeof cdn) =>
  new Promise<string>((resolve) => server.listen(0, '127.0.0.1', () => resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)));
const purgeUrl = await listening(cdn);
const one = await cachedApp(site, { cdn: { purgeUrl, token: 'geheim' } });
const atOnce = answerAtOnce(one.cache, 'https://ostkai.example');
const front = createServer((incoming, response) => {
  if (!atOnce(incoming, response)) response.writeHead(404, { 'X-Way': 'app' }).end();
});
let url = '';
beforeAll(async () => {
  url = await listening(front);
});
afterAll(() => {
  front.close();
  cdn.close();
});

type Got = { status: number | undefined; headers: IncomingMessage['headers']; body: Buffer };
const get = (path: string, { method = 'GET', headers = {} }: { method?: string; headers?: Record<string, string> } = {}) =>
  new Promise<Got>((resolve, reject) => {
    const sent = request(url + path, { method, headers }, async (answer) =>
      resolve({ status: answer.statusCode, headers: answer.headers, body: Buffer.concat(await answer.toArray()) }),
    );
    sent.on('error', reject).end();
  });

test('what is kept goes out at once, as the app would send it', async () => {
  expect((await get('/de/programm')).headers['x-way']).toBe('app');
  const made = await one.get('/de/programm');
  await vi.waitUntil(() => one.cache.find('/de/programm')?.variants.br, { timeout: 20_000 });
  const got = await get('/de/programm?utm_source=x', { headers: { 'Accept-Encoding': 'gzip, br' } });
  expect([got.status, got.headers['content-encoding'], got.headers['content-security-policy']]).toEqual([
    200,
    'br',
    made.headers.get('content-security-policy'),
  ]);
  expect(brotliDecompressSync(got.body).toString()).toBe(await made.text());
  const etag = String(got.headers.etag);
  expect(await get('/de/programm', { headers: { 'If-None-Match': etag } })).toMatchObject({ status: 304, body: Buffer.alloc(0) });
  expect(await get('/de/programm', { method: 'HEAD' })).toMatchObject({ status: 200, body: Buffer.alloc(0) });
});

test.each<[string, Parameters<typeof get>]>([
  ['who is signed in', ['/de/programm', { headers: { Cookie: 'x=1; __Host-session=abc' } }]],
  ['a change', ['/de/programm', { method: 'POST' }]],
  ['another address', ['/de/programm?room=1', {}]],
  ['a page for one visitor', ['/de/user/login', {}]],
])('%s goes to the app', async (_, [path, options]) => expect((await get(path, options)).headers['x-way']).toBe('app'));

test('a shared cache may keep an answer as long as it holds, and is told what to forget, more than once where it fails', async () => {
  const cache = openPageCache({
    changes: one.changes,
    now: () => testNow,
    log: { debug: () => {}, warn: () => {}, error: () => {} } as never,
    config: { dataDir: site.dataDir, cdn: { purgeUrl, token: 'geheim' } } as Config,
  });
  const { results } = await (await site.get('/de/api/events/')).json();
  const response = await one.get(`/de/api/events/${results[0].id}/`);
  expect(response.headers.get('cache-control')).toMatch(/^public, max-age=0, s-maxage=[1-9]\d+, /);
  expect([response.headers.get('age'), response.headers.get('surrogate-key')?.split(' ')]).toEqual([
    '0',
    expect.arrayContaining([`event-${results[0].id}`, 'event.is_online']),
  ]);
  expect(response.headers.get('cache-tag')?.split(',')).toContain(`event-${results[0].id}`);
  refuse = 1;
  await site.db.updateTable('event').set({ ticket_url: 'https://karten.example/1' }).where('id', '=', results[0].id).execute();
  await one.changes.sync();
  await vi.waitUntil(() => purges.length > 0, { timeout: 20_000 });
  expect(purges[0]?.tags).toEqual(expect.arrayContaining([`event-${results[0].id}`, 'event.ticket_url']));
  await cache.close();
});

test('without a shared cache nobody keeps what he cannot be told to forget', async () => {
  const alone = await cachedApp(site, { applicationName: 'alone' });
  const response = await alone.get('/de');
  expect([response.headers.get('cache-control'), response.headers.get('surrogate-key'), response.headers.get('age')]).toEqual(['no-cache', null, null]);
});

test('a shared cache is told the same in header and body: of more changes than a header holds it forgets everything, not a part', async () => {
  const purge = cdnPurger({ purgeUrl, token: 'geheim' }, () => {});
  const changed = (columns: string[]) => [{ table: 'event', kind: 'update', ids: [1], columns } as const];
  purges.splice(0);
  purge(changed(['title']));
  await expect.poll(() => purges).toEqual([{ tags: ['event.title', 'event.*', 'event-1', 'event-many'] }]);
  expect(header?.split(' ')).toEqual(purges[0]?.tags);
  purge(changed(Array.from({ length: 600 }, (_, number) => `column_${number}`)));
  await expect.poll(() => purges[1]).toEqual({ everything: true });
  expect(header).toBe('');
});

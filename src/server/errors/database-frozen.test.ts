import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { HealthCheck } from '#db/connections/health-check.server.ts';
import { connect, createPool } from '#db/database.server.ts';
import { type TestApp, testApp, testPassword } from '../../../tests/support/app.ts';
import { type CachedApp, cachedApp } from '../../../tests/support/cached-app.ts';
import { swallowingProxy } from '../../../tests/support/database/swallowing-proxy.ts';

/** Milliseconds, longer than a test may take: only the health check ends a query that has been sent. */
const endless = 10 * 60_000;
const cachedPaths = ['/de', '/de/programm'];
let site: TestApp;
let proxy: Awaited<ReturnType<typeof swallowingProxy>>;
let cached: CachedApp;
beforeAll(async () => {
  site = await testApp();
  await site.signIn('visitor');
  proxy = await swallowingProxy(site.url);
  const health = new HealthCheck(proxy.config, { suspicion: 500, answer: 3_000, pace: 500 });
  cached = await cachedApp(site, {
    connect: () => {
      const db = connect(createPool({ ...proxy.config, health, answer_timeout: endless }, 4));
      afterAll(() => db.destroy());
      return db;
    },
  });
  for (const path of cachedPaths) expect([(await cached.get(path)).status, cached.logged.filter(({ level }) => Number(level) >= 50)]).toEqual([200, []]);
  proxy.freeze(true);
});
afterAll(() => proxy.close());

const signIn = () =>
  cached.app.request('/api/user-login/', {
    method: 'POST',
    headers: { ...site.csrf, 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: 'visitor@haus.example', password: testPassword }),
  });

const paths = [
  '/en/events',
  '/page-head/en/events',
  '/de/search?q=frost',
  '/de/api/search/?query=frost',
  '/de/api/events.ics',
  '/de/produktionen',
  '/sitemap.xml',
];

test('of a database that answers nothing, what is made anew is 503, within one limit and not one for each query', async () => {
  const answers = await Promise.all([...paths.map((path) => cached.get(path)), signIn()]);
  expect(answers.map(({ status }) => status)).toEqual([...paths, 'sign-in'].map(() => 503));
  for (const answer of answers) expect(answer.headers.get('retry-after')).toMatch(/^\d+$/);
});

test('whoever comes later is told at once, in turn', async () => {
  for (const path of paths) expect((await cached.get(path)).status, path).toBe(503);
  expect((await signIn()).status).toBe(503);
});

test('cached pages are served', async () => {
  for (const path of cachedPaths) expect((await cached.get(path)).status, path).toBe(200);
});

test('all is as before when it answers again', async () => {
  proxy.freeze(false);
  await vi.waitFor(async () => expect((await cached.get('/en/events')).status).toBe(200), { timeout: 20_000 });
  for (const path of paths) expect((await cached.get(path)).status, path).toBe(200);
  expect((await signIn()).status).toBe(200);
});

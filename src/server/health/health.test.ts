import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { Services } from '#api/service.server.ts';
import { connect, createPool } from '#db/database.server.ts';
import { boxOfficeService, openBoxOffice } from '#features/booking/index.server.ts';
// @ts-expect-error plain JavaScript: bin/ uses it too
import { freePort } from '../../../bin/testing/free-port.mjs';
import { type TestApp, testApp } from '../../../tests/support/app.ts';
import { atEndOfFile } from '../../../tests/support/run/end-of-file.ts';
import { healthRoutes } from './health-routes.server.ts';
import { ReadinessCheck, readinessService } from './readiness.server.ts';

function siteAt(port: number, hasCachedPages = false) {
  const db = connect(createPool({ host: '127.0.0.1', port, user: 'foyer' }, 2));
  atEndOfFile(() => db.destroy());
  const askDatabase = () => db.selectFrom('site_settings').select('id').execute();
  return healthRoutes({ services: new Services().provide(readinessService, new ReadinessCheck({ askDatabase, hasCachedPages: () => hasCachedPages })) });
}

async function silentPort(): Promise<number> {
  const port: number = await freePort();
  const server = createServer((socket) => socket.on('error', () => {}).resume());
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  atEndOfFile(() => new Promise<void>((resolve) => server.close(() => resolve())));
  return port;
}

const ask = async (site: Pick<TestApp['app'], 'request'>, path: string) => {
  const response = await site.request(path);
  expect(response.headers.get('cache-control')).toBe('no-store');
  return [response.status, await response.text()];
};

test('a site that can serve lives and is ready, whatever its box office says', async () => {
  const gone: number = await freePort();
  const office = openBoxOffice({ kind: 'simulator', url: `http://127.0.0.1:${gone}`, publicUrl: `http://127.0.0.1:${gone}` });
  const { app } = await testApp({ services: new Services().provide(boxOfficeService, office) });
  expect(await ask(app, '/livez')).toEqual([200, 'ok']);
  await expect.poll(() => ask(app, '/readyz'), { timeout: 10_000 }).toEqual([200, 'ready']); // on a machine that has much to do
});

test.each([
  ['refuses', () => freePort() as Promise<number>],
  ['says nothing', silentPort],
])('while the database %s it lives, and is ready as long as there are cached pages', async (_, portOf) => {
  const port = await portOf();
  const empty = siteAt(port);
  expect(await ask(empty, '/livez')).toEqual([200, 'ok']);
  const from = performance.now();
  expect(await ask(empty, '/readyz')).toEqual([503, 'not ready: the database does not answer, and nothing is cached']);
  expect(performance.now() - from).toBeLessThan(2_000);
  expect(await ask(siteAt(port, true), '/readyz')).toEqual([200, 'ready: the database does not answer, cached pages are served']);
});

test('a process that is about to end is not ready, and lives', async () => {
  const services = new Services();
  const { app } = await testApp({ services });
  services.get(readinessService).drain();
  expect(await ask(app, '/readyz')).toEqual([503, 'not ready: this process is about to end']);
  expect(await ask(app, '/livez')).toEqual([200, 'ok']);
  expect((await app.request('/de')).status).toBe(200);
});

test('many probes at once are one question', async () => {
  let asked = 0;
  const askDatabase = async () => {
    asked++;
  };
  const check = new ReadinessCheck({ askDatabase, hasCachedPages: () => false });
  expect(await Promise.all(Array.from({ length: 20 }, () => check.look()))).toEqual(Array(20).fill('ready'));
  expect(asked).toBe(1);
});

import { connect as connectSocket, createServer, type Server, type Socket } from 'node:net';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { connect, createPool } from '#db/database.server.ts';
import { saveSettings } from '#features/settings/index.server.ts';
// @ts-expect-error plain JavaScript: bin/ uses it too
import { freePort } from '../../../bin/testing/free-port.mjs';
import { type SignedIn, type TestApp, testApp, testPassword } from '../../../tests/support/app.ts';
import { retryCallAfter } from '../limits.ts';

class Line {
  readonly #sockets = new Set<Socket>();
  #server: Server = createServer();
  readonly port: number;
  readonly #reach: () => Socket;

  constructor(port: number, url: string) {
    const { host, port: ownPort } = new pg.Client(url);
    this.port = port;
    this.#reach = () => (host.startsWith('/') ? connectSocket(join(host, `.s.PGSQL.${ownPort}`)) : connectSocket(ownPort, host));
  }

  open(): Promise<void> {
    this.#server = createServer((near) => {
      const far = this.#reach();
      for (const socket of [near, far]) this.#sockets.add(socket.on('error', () => {}));
      near.pipe(far).pipe(near);
    });
    return new Promise((resolve) => this.#server.listen(this.port, '127.0.0.1', resolve));
  }

  cut(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    return new Promise((resolve) => this.#server.close(() => resolve()));
  }
}

let site: TestApp;
let line: Line;
let visitor: SignedIn;
beforeAll(async () => {
  const port = await freePort();
  site = await testApp({
    connection: (url) => {
      line = new Line(port, url);
      const { user, password, database } = new pg.Client(url);
      const db = connect(createPool({ host: '127.0.0.1', port, user, ...(password ? { password } : {}), ...(database ? { database } : {}) }, 4));
      afterAll(() => db.destroy());
      return line.open().then(() => db);
    },
  });
  visitor = await site.signIn('visitor');
  await saveSettings(site.db, { name: 'Ostkai am Abend' }, 'de');
  expect((await site.get('/de')).status).toBe(200);
  await line.cut();
});
beforeEach(() => {
  site.logged.length = 0;
});

const loggedOnce = [expect.objectContaining({ level: 50, msg: 'the database is away', reason: expect.stringContaining('ECONNREFUSED') })];

test.each(['/de', '/en/events', '/de/programm/tosca/1', '/webshop'])('%s: 503 "Website offline" of the house, one line in the log', async (path) => {
  const response = await site.get(path);
  const html = await response.text();
  expect([response.status, response.headers.get('retry-after'), response.headers.get('cache-control')]).toEqual([503, String(retryCallAfter), 'no-store']);
  expect(html).toMatch(/<h1[^>]*>.*503.*Website offline.*<\/h1>/s);
  expect(html).toContain('Ostkai am Abend');
  expect(site.logged).toEqual(loggedOnce);
});

test.each(['/api/events/', '/en/api/search/?query=tosca', '/de/api/events.ics', '/de/api/events.atom', '/sitemap.xml'])('%s: 503 as JSON', async (path) => {
  const response = await site.get(path);
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, String(retryCallAfter)]);
  expect(await response.json()).toEqual({ code: 'unavailable', message: expect.stringMatching(/nicht erreichbar|cannot be reached/) });
  expect(site.logged).toEqual(loggedOnce);
});

test.each([
  ['/api/user-details/?locale=en', 'cannot be reached'],
  ['/en/api/user-details/?locale=de', 'nicht erreichbar'],
  ['/en/api/user-details/?locale=fr', 'cannot be reached'],
])('%s: in the language that is asked for', async (path, words) => {
  const response = await site.get(path, { Cookie: visitor.headers.Cookie });
  expect([response.status, (await response.json()).message]).toEqual([503, expect.stringContaining(words)]);
});

test('a page of an account, and a form without script', async () => {
  const profile = await site.get('/de/user/profile', { Cookie: visitor.headers.Cookie });
  expect([profile.status, await profile.text()]).toEqual([503, expect.stringContaining('Website offline')]);
  const body = new URLSearchParams({ form: 'sign_in', csrftoken: site.csrf['X-CSRFToken'], email: visitor.email, password: testPassword });
  const signIn = await site.app.request('/de/user/login', { method: 'POST', headers: { Cookie: site.csrf.Cookie }, body });
  expect([signIn.status, await signIn.text()]).toEqual([503, expect.stringContaining('Website offline')]);
});

test('all is as before when it is back', async () => {
  await line.open();
  for (const path of ['/de', '/api/events/', '/de/api/events.ics']) expect((await site.get(path)).status, path).toBe(200);
  await line.cut();
});

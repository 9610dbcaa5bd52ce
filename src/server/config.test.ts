import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { openDatabase } from '#db/database.server.ts';
import { listeningOn, readConfig } from './config.server.ts';

test.each([
  [{ PORT: 'abc' }, 'PORT: has to be a port, a number from 0 (any that is free) to 65535'],
  [{ PORT: '65536' }, 'PORT: has to be a port,'],
  [{ PORT: '80.5' }, 'PORT: has to be a port,'],
  [{ DRAIN_SECONDS: '121' }, 'DRAIN_SECONDS: has to be a number of seconds from 0 to 120'],
  [{ PROXIES: 'one' }, 'PROXIES: has to be a number from 0 to 5'],
  [{ CSRF_SECRET: 'x'.repeat(31) }, 'CSRF_SECRET: has to have at least 32 characters'],
  [{ COOKIE_DOMAIN: 'example' }, 'COOKIE_DOMAIN: has to be a domain such as ostkai.example'],
  [{ COOKIE_DOMAIN: 'https://ostkai.example' }, 'COOKIE_DOMAIN: has to be a domain'],
  [{ COOKIE_DOMAIN: 'ostkai.example; Secure' }, 'COOKIE_DOMAIN: has to be a domain'],
  [{ BOX_OFFICE_HOSTS: 'https://kasse.example' }, 'BOX_OFFICE_HOSTS: has to be hosts such as kasse.example'],
  [{ BOX_OFFICE_HOSTS: 'kasse.example, kasse.example/cart' }, 'BOX_OFFICE_HOSTS: has to be hosts'],
  [{ BOX_OFFICE_HOSTS: '*' }, 'BOX_OFFICE_HOSTS: has to be hosts'],
  [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL: has to begin with postgres://'],
  [{ DATABASE_URL: 'postgres://foyer:p#ss@db/foyer' }, 'DATABASE_URL: is not an address such as postgres://user:password@host:5432/database.'],
  [{ BASE_URL: 'ostkai.example' }, 'BASE_URL: has to be an address such as https://ostkai.example'],
  [{ SMTP_URL: 'mail.ostkai.example' }, 'SMTP_URL: has to be an address such as smtp://user:password@host:587'],
  [{ OIDC_ISSUER: 'https://login.example' }, 'OIDC_CLIENT_ID: is missing; OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET go together'],
  [{ BOX_OFFICE_KIND: 'jet' }, 'BOX_OFFICE_URL: is missing; a box office of the kind jet needs it'],
  [{ BOX_OFFICE_KIND: 'pretix', BOX_OFFICE_URL: 'https://pretix.example' }, 'BOX_OFFICE_TOKEN: is missing; a box office of the kind pretix needs it'],
])('%o is refused in words', (env, words) => expect(() => readConfig(env)).toThrow(words));

test('secret, domain of cookies and hosts of the box office, as they are right', () => {
  const config = readConfig({ CSRF_SECRET: 'x'.repeat(32), COOKIE_DOMAIN: '.ostkai.example', BOX_OFFICE_HOSTS: 'Kasse.example, shop.example:8443' });
  expect(config).toMatchObject({ csrfSecret: 'x'.repeat(32), cookieDomain: '.ostkai.example', boxOfficeHosts: ['kasse.example', 'shop.example:8443'] });
});

test.each([
  [{ PORT: '0' }, 'http://localhost:4711'],
  [{ PORT: '0', BASE_URL: 'https://ostkai.example' }, 'https://ostkai.example'],
  [{ PORT: '3000' }, 'http://localhost:3000'],
])('%o, listening on port 4711, is reached at %s', (env, baseUrl) => expect(listeningOn(readConfig(env), 4711).baseUrl).toBe(baseUrl));

test('a database that does not answer is told of by the variable that leads to it', async () => {
  const probe = createServer();
  const port = await new Promise<number>((resolve) => probe.listen(0, '127.0.0.1', () => resolve((probe.address() as { port: number }).port))); // it listens on TCP
  await new Promise((resolve) => probe.close(resolve));
  const config = readConfig({ DATABASE_URL: `postgres://foyer@127.0.0.1:${port}/foyer` });
  await expect(openDatabase({ dataDir: config.dataDir, url: config.databaseUrl })).rejects.toThrow(
    /^The database of DATABASE_URL cannot be opened: connect ECONNREFUSED/,
  );
});

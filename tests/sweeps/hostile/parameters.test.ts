import { beforeAll, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { csrfCookie } from '../../../src/api/csrf-token.ts';
import { sessionCookieName } from '../../../src/features/account/index.server.ts';
import { signInMarkerCookie } from '../../../src/features/account/sign-in-marker.ts';
import { amountCookie, urlCookie } from '../../../src/features/booking/cart/limits.ts';
import { feedContract } from '../../../src/features/feeds/contract.ts';
import { insertEvent } from '../../../src/features/programme/build.ts';
import { operations } from '../../../src/server/site.server.ts';
import { type SignedIn, type TestApp, testApp } from '../../support/app.ts';
import { refuses } from '../../support/refuses.ts';

// Whatever stands in a path, a query or a header that is read, no call fails of it: each is answered, with a 5xx only where the call declares one, as without a box office.
let site: TestApp;
let admin: SignedIn;
beforeAll(async () => {
  site = await testApp();
  await insertEvent(site.db);
  admin = await site.signIn('admin');
});

/** As they stand in an address. */
const values = [
  '%00',
  'a%00b',
  '%ED%A0%80', // half of a surrogate pair
  '%C0%80', // U+0000 in more bytes than it takes
  '%FF%FE',
  '%',
  '%u0000',
  '',
  '-1',
  '1.5',
  '99999999999999999999',
  '%7B%22a%22%3A1%7D',
  '__proto__',
  '..%2F..%2Fetc%2Fpasswd',
  '%25%5F%5C',
  'x'.repeat(8_000),
  '%F0%9F%8E%AD'.repeat(500),
];

/** Of headers, which are bytes: those of U+0000 and line ends reach nobody, as Node refuses the request. */
const headerValues = ['', '"', '"0"', '"99999999999"', '*', 'W/"1"', '%00', '%ED%A0%80', '%', '\xff\xfe', '__proto__', 'x'.repeat(8_000), ';'.repeat(2_000)];
/** Headers that are read somewhere and lead to no refusal: all at once. */
const harmless = ['If-None-Match', 'Range', 'Accept-Encoding', 'Accept-Language', 'User-Agent', 'Referer', 'X-Forwarded-For'];
/** Those for which a call may be refused before the others are read, of changes alone. */
const refusing = ['If-Match', 'Idempotency-Key', 'X-CSRFToken', 'Origin', 'Sec-Fetch-Site', 'Content-Type', 'Content-Length'];
const cookieNames = [amountCookie, urlCookie, signInMarkerCookie];

const baseUrl = 'https://ostkai.example';

const calls = [
  ...operations.map(({ endpoint }) => ({
    method: endpoint.method as string, // else that of the first feed is a type of its own
    path: endpoint.path,
    query: endpoint.query as z.ZodObject | undefined, // else that of each feed is a type of its own
    declared: Object.values(endpoint.errors ?? {}).map(({ status }) => status),
  })),
  ...Object.values(feedContract).map((feed) => ({
    declared: [] as number[],
    method: 'GET',
    path: feed.path,
    query: 'query' in feed ? feed.query : undefined,
  })),
];

describe.each(calls)('$method $path', ({ method, path, query, declared }) => {
  let sent = 0;
  const send = async (address: string, headers: Record<string, string> = {}) => {
    const usual = {
      ...admin.headers,
      ...(method === 'GET' ? {} : { 'Content-Type': 'application/json' }),
      'Idempotency-Key': `parameter-${++sent}`,
      'If-Match': '"1"',
    };
    // From a network of its own each time: what limits one visitor shall not hide the rest.
    const env = { incoming: { socket: { remoteAddress: `10.1.${Math.floor(sent / 250)}.${sent % 250}` } } };
    return site.app.request(address, { method, headers: { ...usual, ...headers }, ...(method === 'GET' ? {} : { body: '{}' }) }, env);
  };
  const filled = path.replace(/\{\w+\}/g, '1');
  const failed = async (addresses: string[], headers?: Record<string, string>) => {
    const found: string[] = [];
    for (const address of addresses) {
      const { status, body } = await send(address, headers);
      await body?.cancel();
      if (status >= 500 && !declared.includes(status)) found.push(`${status} ${address.slice(0, 100)} ${JSON.stringify(headers ?? {}).slice(0, 100)}`);
    }
    return found;
  };

  const inPath = [...path.matchAll(/\{\w+\}/g)].flatMap(([name]) =>
    values.filter((value) => value !== '').map((value) => path.replace(name, value.replaceAll('$', '$$$$')).replace(/\{\w+\}/g, '1')),
  );
  test.skipIf(inPath.length === 0)('its path may hold anything', async () => expect(await failed(inPath)).toEqual([]));

  test('so may its query', async () => {
    const names = Object.keys(query?.shape ?? {});
    const each: string[] = [];
    for (const value of values) {
      const ofNobody = `unknown=${value}&__proto__=${value}`;
      each.push(`${filled}?${ofNobody}`);
      if (names.length === 0) continue;
      const response = await send(`${filled}?${names.map((name) => `${name}=${value}`).join('&')}`);
      const { fields = {} } = response.status === 400 ? await response.json() : {};
      if (response.status !== 400) await response.body?.cancel();
      // What is refused beside the others, and for itself, comes no further alone.
      const given = new URLSearchParams(`it=${value}`).get('it');
      const asked = names.filter((name) => !(Object.hasOwn(fields, name) && refuses(query, name, given)));
      each.push(...asked.map((name) => `${filled}?${name}=${value}`));
    }
    const odd = [...names.map((name) => [name]), ['unknown', '__proto__']].flatMap((some) =>
      [(name: string) => name, (name: string) => `${name}=1&${name}=2`, (name: string) => `${name}[]=1`, (name: string) => `${name}[a]=1`].map(
        (write) => `${filled}?${some.map(write).join('&')}`,
      ),
    );
    expect(await failed([...each, ...odd, `${filled}?%00=1`, `${filled}?&&==&`, `${filled}?${'a=1&'.repeat(2_000)}`])).toEqual([]);
  });

  test('so may headers and cookies', async () => {
    const found: string[] = [];
    for (const value of headerValues) {
      const cookie = `${admin.headers.Cookie}; ${cookieNames.map((name) => `${name}=${value}`).join('; ')}`;
      const given: Record<string, string>[] = [
        { ...Object.fromEntries(harmless.map((name) => [name, value])), Cookie: cookie },
        { Cookie: `${csrfCookie}=${value}` },
        { Cookie: `${site.csrf.Cookie}; ${sessionCookieName(baseUrl)}=${value}` },
        { Cookie: value },
        ...(method === 'GET' ? [] : refusing.map((name) => ({ [name]: value }))),
      ];
      for (const headers of given) found.push(...(await failed([filled], headers)));
    }
    expect(found).toEqual([]);
  });
});

test('nothing failed behind an answer either', () => expect(site.logged.filter(({ level }) => Number(level) >= 50)).toEqual([]));

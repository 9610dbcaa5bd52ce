import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { METHODS } from 'node:http';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { rawServer, sendRaw, statusOf } from '../../support/raw-http.ts';
import { type RunningSite, startSite } from '../../support/site.ts';

// No request and no answer of another system ends the process: sent to a real one, for only that has Node's parsers and our flags.
const dataDir = mkdtempSync(join(tmpdir(), 'foyer-odd-'));
chmodSync(dataDir, 0o755);

/** Names that objects have without being given them, with which parsers into plain objects go wrong. */
const inherited = [...Object.getOwnPropertyNames(Object.prototype), 'prototype', 'then', 'length', 'name', 'apply', 'get', 'set'];
/** Headers that Node, Hono, its server or the site read. */
const special = [
  ...['Host', 'Connection', 'Upgrade', 'Expect', 'Transfer-Encoding', 'Content-Length', 'TE', 'Trailer', 'Keep-Alive', 'HTTP2-Settings', 'Proxy-Connection'],
  ...['Cookie', 'Set-Cookie', 'Date', 'Range', 'If-None-Match', 'If-Modified-Since', 'If-Range', 'Authorization', 'Content-Type', 'Content-Encoding'],
  ...['Accept', 'Accept-Encoding', 'Accept-Language', 'Origin', 'Referer', 'User-Agent', 'Sec-Fetch-Site', 'X-Forwarded-For', 'X-Forwarded-Host'],
  ...['X-Forwarded-Proto', 'Forwarded', 'X-CSRFToken', 'X-Foyer-Address', 'X-HTTP-Method-Override', 'X-Requested-With', 'X-React-Router-Data', 'Purpose'],
];
const values = ['', 'x', '__proto__', '__proto__=x; constructor=y; toString=z', '-1', '0, 0', 'chunked, chunked', '\xe4\xf6\xfc', 'x'.repeat(4_000)];

const hostileHeaders = inherited.flatMap((name) => [`${name}: x`, `${name}: y`]).join('\r\n');
/** Answers each request with all those headers and a JSON whose keys are such names. */
const hostileHttp = (socket: Socket) =>
  socket.once('data', () => {
    const body = '{"__proto__":{"x":1},"constructor":{"prototype":{"x":1}},"toString":1}';
    socket.end(
      `HTTP/1.1 200 OK\r\n${hostileHeaders}\r\nSet-Cookie: __proto__=1\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
    );
  });
let spokenTo = 0;
const hostileMail = (socket: Socket) => {
  socket.write('220 __proto__ ESMTP\r\n');
  socket.on('data', (chunk: Buffer) => {
    spokenTo++;
    const [word = ''] = chunk.toString().trim().split(/\s/);
    if (word === 'EHLO') socket.write(`${inherited.map((name) => `250-${name} x`).join('\r\n')}\r\n250 AUTH __proto__ constructor\r\n`);
    else socket.write('250 __proto__\r\n');
  });
};

let site: RunningSite;
const closing: (() => Promise<void>)[] = [];
beforeAll(async () => {
  const [shop, mail, identity] = await Promise.all([rawServer(hostileHttp), rawServer(hostileMail), rawServer(hostileHttp)]);
  closing.push(shop.stop, mail.stop, identity.stop);
  site = await startSite({
    DATA_DIR: dataDir,
    DEMO: 'no',
    LOG_LEVEL: 'silent', // it has much to say of such company
    BOX_OFFICE_URL: `http://127.0.0.1:${shop.port}`,
    SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
    OIDC_ISSUER: `http://127.0.0.1:${identity.port}`,
    OIDC_CLIENT_ID: 'foyer',
    OIDC_CLIENT_SECRET: 'a secret among programs',
  });
});
afterAll(async () => {
  await site?.stop();
  for (const close of closing) await close();
  rmSync(dataDir, { recursive: true, force: true });
});
afterEach(async () => {
  expect([site.process.exitCode, site.process.signalCode], 'the site is still there').toEqual([null, null]);
  expect(await (await fetch(`${site.url}/healthz`)).text()).toBe('ok');
});

/** Begun first and looked at last: half a minute is long. */
let slowBody: Promise<string>;
beforeAll(() => {
  slowBody = sendRaw(
    site.url,
    'POST /de/user/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 100\r\n\r\nem',
    60_000,
  );
});

/** The programme, not the home page, which leads to the first run in a house without an administrator. */
const request = (lines: readonly string[], target = 'GET /de/programm') =>
  [`${target} HTTP/1.1`, 'Host: localhost', ...lines, 'Connection: close', '', ''].join('\r\n');

async function faultsAmong(requests: readonly string[]): Promise<string[]> {
  const faults: string[] = [];
  for (let from = 0; from < requests.length; from += 20) {
    const answers = await Promise.all(requests.slice(from, from + 20).map(async (text) => ({ text, status: statusOf(await sendRaw(site.url, text)) })));
    for (const { text, status } of answers) if (status !== null && status >= 500) faults.push(`${status} to ${text.slice(0, 120)}`);
  }
  return faults;
}

test('headers by the names that objects inherit, once and twice, to a page, a call and a file', async () => {
  const targets = ['GET /de/programm', 'GET /api/events/', 'POST /api/user-login/', 'GET /favicon.svg'];
  const requests = targets.flatMap((target) =>
    inherited.flatMap((name) => [[`${name}: x`], [`${name}: x`, `${name}: y`]].map((lines) => request(lines, target))),
  );
  expect(await faultsAmong(requests)).toEqual([]);
});

test('every header that something reads, with every odd value, once and twice', async () => {
  const requests = special.flatMap((name) =>
    values.flatMap((value) => [[`${name}: ${value}`], [`${name}: ${value}`, `${name}: y`]].map((lines) => request(lines))),
  );
  expect(await faultsAmong(requests)).toEqual([]);
});

test('every method, known to Node or not, on a page, a call, a file and no path at all', async () => {
  const methods = [...METHODS, 'BREW', 'get', '__proto__', 'constructor', 'TOSTRING'];
  const requests = methods.flatMap((method) => ['/de/programm', '/api/events/', '/favicon.svg', '*', '//'].map((path) => request([], `${method} ${path}`)));
  expect(await faultsAmong(requests)).toEqual([]);
});

test('odd addresses, parameters, cookies and fields', async () => {
  const paths = [
    'http://other.example/de',
    '/%',
    '/%00',
    '/%ff',
    '/\\',
    '/..%2f..',
    '//other.example/de',
    '/de/__proto__',
    '/api/__proto__/',
    `/de?${'a'.repeat(9_000)}`,
  ];
  const named = inherited.flatMap((name) => [`/de/programm?${name}=x`, `/api/events/?${name}=x&${name}[y]=z`, `/de/${name}`, `/api/${name}/`]);
  const fields = inherited.map((name) => `${name}=x`).join('&');
  const form = `POST /de/user/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: ${fields.length}\r\nConnection: close\r\n\r\n${fields}`;
  const cookies = inherited.map((name) => request([`Cookie: ${name}=x; session=${name}.${name}`]));
  expect(await faultsAmong([...[...paths, ...named].map((path) => request([], `GET ${path}`)), ...cookies, form])).toEqual([]);
});

test('a box office, a mail server and an identity provider whose answers have such headers', async () => {
  expect((await fetch(`${site.url}/api/availability/?ids=1`)).status).toBeLessThan(500);
  await fetch(`${site.url}/de/api/user-provider/`, { redirect: 'manual' });
  const answer = await fetch(`${site.url}/api/csrf-token/`);
  const [cookie = ''] = answer.headers.get('set-cookie')?.split(';') ?? [];
  const headers = { Cookie: cookie, 'X-CSRFToken': cookie.replace('csrftoken=', ''), 'Content-Type': 'application/json' };
  const body = JSON.stringify({ email: 'ada@lang.example', password: 'ein langer Satz für hier', first_name: 'Ada', last_name: 'Lang' });
  const before = spokenTo;
  expect((await fetch(`${site.url}/api/user/sign-up/`, { method: 'POST', headers, body })).status).toBe(200);
  await expect.poll(() => spokenTo).toBeGreaterThan(before + 1);
});

test('a second host is refused, also of a page that is kept', async () => {
  expect(statusOf(await sendRaw(site.url, request([])))).toBe(200);
  expect(statusOf(await sendRaw(site.url, request(['Host: other.example'])))).toBe(400);
});

test('a body that does not come to its end is waited for no longer than 30 seconds', async () => {
  expect(statusOf(await slowBody)).toBe(408);
});

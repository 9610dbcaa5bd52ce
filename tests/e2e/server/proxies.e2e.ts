import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { type IncomingHttpHeaders, type IncomingMessage, request as plain } from 'node:http';
import { request as encrypted } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
// @ts-expect-error plain JavaScript: bin/ uses it too
import { freePort } from '../../../bin/testing/free-port.mjs';
import { editorLogin, makeEditor } from '../../support/editor.ts';
import { noteFigure } from '../../support/run/note-figure.ts';
import { examples, isInstalled, startExample, versionOf } from '../../support/server/example-proxy.ts';
import { type RunningSite, startSite } from '../../support/site.ts';

// The examples of deploy/ with Debian's package; one that is not installed is named, and not tried.
const dataDir = mkdtempSync(join(tmpdir(), 'foyer-proxied-'));
chmodSync(dataDir, 0o755);
const [port, plainPort, sitePort]: number[] = await Promise.all([freePort(), freePort(), freePort()]);
const origin = `https://localhost:${port}`;
let site: RunningSite;
let stop = async () => {};
beforeAll(async () => {
  const cdn = { CDN_PURGE_URL: `http://localhost:${port}/purge`, CDN_PURGE_TOKEN: 'purge-token' };
  site = await startSite({ DATA_DIR: dataDir, BASE_URL: origin, PORT: String(sitePort), PROXIES: '1', DEMO: 'no', LOG_LEVEL: 'fatal', ...cdn });
  await makeEditor(dataDir);
}, 300_000);
afterEach(() => stop());
afterAll(async () => {
  await site?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

type Answer = { status: number; headers: IncomingHttpHeaders; text: string };
type Asked = { method?: string; headers?: Record<string, string>; body?: Buffer | string; from?: string; untilFirst?: boolean };

/** Whoever asks at an address of this machine, with the cookies that they have been given. */
function visitor(isEncrypted: boolean, from = '127.0.0.1') {
  const cookies = new Map<string, string>();
  return (path: string, { method = 'GET', headers = {}, body, untilFirst = false }: Asked = {}) =>
    new Promise<Answer>((resolve, reject) => {
      const own = {
        Cookie: [...cookies].map((pair) => pair.join('=')).join('; '),
        Origin: origin,
        'X-CSRFToken': cookies.get('csrftoken') ?? '',
        Host: `localhost:${port}`,
      };
      const options = {
        host: '127.0.0.1',
        port,
        path,
        method,
        localAddress: from,
        servername: 'localhost',
        rejectUnauthorized: false,
        agent: false,
        headers: { ...own, ...headers },
      };
      const taken = (response: IncomingMessage) => {
        for (const line of response.headers['set-cookie'] ?? []) {
          const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
          cookies.set(name, value);
        }
        let text = '';
        const done = () => resolve({ status: response.statusCode ?? 0, headers: response.headers, text });
        response.on('data', (chunk: Buffer) => {
          text += chunk;
          if (!untilFirst) return;
          done();
          response.destroy();
        });
        response.on('end', done);
      };
      const asked = isEncrypted ? encrypted(options, taken) : plain(options, taken);
      asked.on('error', reject).end(body);
    });
}
const json = (body: object): Asked => ({ method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) });

describe.each(examples.map((example) => ({ ...example, example })))('$name', ({ name, example, isEncrypted }) => {
  if (!isInstalled(example)) noteFigure(`not tried: ${name} is not installed (Debian: apt-get install ${name.toLowerCase()})`);

  test.runIf(isInstalled(example))(
    'serves pages, streams, a file of 20 MB, a sign-in and headers, and tells visitors apart',
    async () => {
      stop = await startExample(example, { port: port ?? 0, plainPort: plainPort ?? 0, sitePort: sitePort ?? 0 });
      noteFigure(`${name}: ${versionOf(example)}`);
      const ask = visitor(isEncrypted);
      await expect.poll(async () => (await ask('/api/events/')).status, { timeout: 20_000 }).toBe(200); // once it has looked whether the site is well

      const page = await ask('/cms-hub/first-run'); // of a site that nobody has set up yet, the one page that there is
      expect(page.text).toContain('</html>');
      expect(page.headers['content-security-policy']).toContain("script-src 'self'");
      expect(page.headers['x-content-type-options']).toBe('nosniff');
      expect([...new Set([page.headers['strict-transport-security']].flat())]).toEqual([isEncrypted ? 'max-age=31536000' : undefined]);

      const stream = await ask('/de/api/availability/stream?ids=1', { headers: { Accept: 'text/event-stream' }, untilFirst: true });
      expect([stream.status, stream.headers['content-type']]).toEqual([200, 'text/event-stream; charset=utf-8']);

      // A password that is wrong once too often locks out who has typed it, whatever they say of where they come from, and nobody else.
      const other = visitor(isEncrypted, '127.0.0.2');
      await other('/api/csrf-token/');
      const wrong = async (n: number) => {
        const asked = json({ email: `nobody-${n}@haus.example`, password: 'a wrong one' });
        return other('/api/user-login/', { ...asked, headers: { ...asked.headers, 'X-Forwarded-For': `203.0.113.${n}` } });
      };
      const statuses: number[] = [];
      for (let n = 1; n <= 30 && !statuses.includes(429); n++) statuses.push((await wrong(n)).status);
      expect(statuses.at(-1)).toBe(429);

      await ask('/api/csrf-token/');
      expect((await ask('/api/user-login/', json(editorLogin))).status).toBe(200);

      // 20 MB, in the pieces in which the back office sends them.
      const size = 20_000_000;
      const tus = { 'Tus-Resumable': '1.0.0' };
      const begun = await ask('/api/media-uploads/', { method: 'POST', headers: { ...tus, 'Upload-Length': String(size), 'Content-Length': '0' } });
      expect([begun.status, begun.text]).toEqual([201, '']);
      const { pathname } = new URL(begun.headers.location ?? '', origin);
      for (let offset = 0; offset < size; offset += 8_000_000) {
        const part = Buffer.alloc(Math.min(8_000_000, size - offset), 'x');
        const headers = { ...tus, 'Upload-Offset': String(offset), 'Content-Type': 'application/offset+octet-stream', 'Content-Length': String(part.length) };
        expect((await ask(pathname, { method: 'PATCH', headers, body: part })).status).toBe(204);
      }
      expect((await ask(pathname, { method: 'HEAD', headers: tus })).headers['upload-offset']).toBe(String(size));
    },
    120_000,
  );
});

import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { PolicyHosts } from '#features/consent/index.server.ts';
import { beforePaintScript } from '../../app/before-paint-script.ts';
import { htmlFrame } from './html-frame.server.ts';
import { securityHeaders } from './security-headers.server.ts';

const policyOf = async (boxOfficeUrl?: string, hosts?: PolicyHosts) => {
  const app = new Hono().use(securityHeaders(boxOfficeUrl, hosts && (async () => hosts))).get('*', (c) => c.text(''));
  return (await app.request('/de/programm')).headers.get('content-security-policy');
};
const script = `'sha256-${createHash('sha256').update(beforePaintScript).digest('base64')}'`;

// Word for word: what is left out of a policy, nobody misses until it is needed.
test.each([
  [undefined, "'self'"],
  ['https://kasse.example/shop', "'self' https://kasse.example"],
])('the content security policy, with the box office at %s', async (boxOfficeUrl, frames) => {
  expect(await policyOf(boxOfficeUrl)).toBe(
    `default-src 'self'; script-src 'self' ${script}; style-src 'self' 'unsafe-inline'; img-src 'self' data:; frame-src ${frames}; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'self'`,
  );
});

test('services that are switched on are named: frames, and scripts with what they ask for', async () => {
  const hosts = { frames: ['https://player.vimeo.com'], scripts: ['https://cdn.matomo.cloud'] };
  expect(await policyOf(undefined, hosts)).toBe(
    `default-src 'self'; script-src 'self' ${script} https://cdn.matomo.cloud; style-src 'self' 'unsafe-inline'; img-src 'self' data: https://cdn.matomo.cloud; connect-src 'self' https://cdn.matomo.cloud; frame-src 'self' https://player.vimeo.com; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'self'`,
  );
});

test('the frame for raw HTML has an origin of its own and no way to anybody, whoever opens it', async () => {
  const app = new Hono().use(securityHeaders()).get('/html-frame', htmlFrame);
  const response = await app.request('/html-frame');
  expect(response.headers.get('content-security-policy')).toBe(
    "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; img-src 'self' data: blob:; media-src 'self' data: blob:; font-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-scripts allow-popups allow-popups-to-escape-sandbox",
  );
  const scripts = [...(await response.text()).matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, code]) => code ?? '');
  expect(scripts.map((code) => new Function(code))).toHaveLength(1); // one, and it is a script as a whole
});

test('a file of the build comes with what a browser heeds of it, an upload with the whole policy', async () => {
  const app = new Hono().use(securityHeaders()).get('*', (c) => c.text(''));
  const named = async (path: string) => [...(await app.request(path)).headers.keys()].sort();
  expect(await named('/assets/entry.js')).toEqual(['access-control-allow-origin', 'content-type', 'cross-origin-resource-policy', 'x-content-type-options']);
  expect(await named('/media/1-abc/original.pdf')).toEqual(expect.arrayContaining(['content-security-policy', 'x-content-type-options', 'x-frame-options']));
});

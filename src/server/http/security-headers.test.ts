import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { PolicyHosts } from '#features/consent/index.server.ts';
import { beforePaintScript } from '../../app/before-paint-script.ts';
import { libraryStyles } from './content-policy.server.ts';
import { htmlFrame } from './html-frame.server.ts';
import { securityHeaders } from './security-headers.server.ts';

const headersOf = async (path: string, { boxOfficeUrl, cookie = '', hosts }: { boxOfficeUrl?: string; cookie?: string; hosts?: PolicyHosts } = {}) => {
  const app = new Hono().use(securityHeaders({ boxOfficeUrl }, hosts && (async () => hosts))).get('*', (c) => c.text(''));
  return (await app.request(path, { headers: { Cookie: cookie } })).headers;
};
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const policy = (frames: string) =>
  `default-src 'self'; script-src 'self' ${hash(beforePaintScript)}; style-src 'self' ${libraryStyles.map(hash).join(' ')}; style-src-attr 'unsafe-inline'; img-src 'self' data:; frame-src ${frames}; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'self'; report-uri /api/policy-reports/; report-to policy`;
const types = "require-trusted-types-for 'script'; trusted-types foyer foyer-worker foyer-services ProseMirrorClipboard";

// Word for word: what is left out of a policy, nobody misses until it is needed.
test.each([
  [undefined, "'self'"],
  ['https://kasse.example/shop', "'self' https://kasse.example"],
])('the content security policy of visitors, with the box office at %s', async (boxOfficeUrl, frames) => {
  const headers = await headersOf('/de', boxOfficeUrl ? { boxOfficeUrl } : {});
  expect(headers.get('content-security-policy')).toBe(`${policy(frames)}; ${types}`);
  expect(headers.get('content-security-policy-report-only')).toBeNull();
  expect(headers.get('reporting-endpoints')).toBe('policy="/api/policy-reports/"');
});

test('services that are switched on are named: frames, and scripts with what they ask for', async () => {
  const hosts = { frames: ['https://player.vimeo.com'], scripts: ['https://cdn.matomo.cloud'] };
  const named = policy("'self' https://player.vimeo.com")
    .replace("; style-src 'self'", " https://cdn.matomo.cloud; style-src 'self'")
    .replace("img-src 'self' data:", "img-src 'self' data: https://cdn.matomo.cloud; connect-src 'self' https://cdn.matomo.cloud");
  expect((await headersOf('/de/programm', { hosts })).get('content-security-policy')).toBe(`${named}; ${types}`);
});

test.each([
  ['/cms-hub/pages', ''],
  ['/de', '__Host-session=a.b'],
])('staff are held to the same, at %s with the cookie “%s”', async (path, cookie) => {
  const headers = await headersOf(path, { cookie });
  expect(headers.get('content-security-policy')).toBe(`${policy("'self'")}; ${types}`);
  expect(headers.get('content-security-policy-report-only')).toBeNull();
});

test('the styles that a library puts in by itself are those of the policy', () => {
  const { resolve } = createRequire(import.meta.url);
  const folder = resolve('react-aria/package.json').replace(/package\.json$/, 'dist/private/');
  const sources = ['interactions/usePress.mjs', 'overlays/usePreventScroll.mjs'].map((file) => readFileSync(folder + file, 'utf8'));
  const styles = sources.map((source) =>
    /style\.textContent = `([^`]+)`/
      .exec(source)?.[1]
      ?.replace(/\$\{[^}]+\}/, 'data-react-aria-pressable')
      .trim(),
  );
  expect(styles).toEqual(libraryStyles);
});

test('what no page asks for is refused to it and to what it shows in frames; paying is the box office’s', async () => {
  const headers = await headersOf('/de', { boxOfficeUrl: 'https://kasse.example/shop' });
  expect(headers.get('permissions-policy')).toBe(
    'camera=(), microphone=(), geolocation=(), display-capture=(), hid=(), midi=(), serial=(), usb=(), payment=(self "https://kasse.example")',
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

import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { beforePaintScript } from '../../app/before-paint-script.ts';
import { securityHeaders } from './security-headers.server.ts';

const policyOf = async (boxOfficeUrl?: string) => {
  const app = new Hono().use(securityHeaders(boxOfficeUrl)).get('/', (c) => c.text(''));
  return (await app.request('/')).headers.get('content-security-policy');
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

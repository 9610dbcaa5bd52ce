import { expect, test } from 'vitest';
import { cookieAttributes } from './request-context.server.ts';

const at = new Date('2026-11-21T12:00:00Z');
const site = (cookieDomain?: string) => ({ config: { baseUrl: 'https://ostkai.example', cookieDomain }, now: () => at });

test('what the box office reads as well stands on the parent domain, as long as tickets are held; nothing else does (V §9)', () => {
  const expires = new Date('2026-11-21T12:15:00Z');
  const shared = { expires, httpOnly: false, shared: true } as const;
  expect(cookieAttributes(site('.ostkai.example'), shared)).toEqual({
    path: '/',
    sameSite: 'Lax',
    secure: true,
    httpOnly: false,
    expires,
    maxAge: 900,
    domain: '.ostkai.example',
  });
  expect(cookieAttributes(site(), shared)).not.toHaveProperty('domain');
  expect(cookieAttributes(site('.ostkai.example'), { expires, httpOnly: true })).not.toHaveProperty('domain');
});

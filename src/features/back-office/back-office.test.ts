import { beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../tests/support/app.ts';
import type { Role } from '../../roles.ts';

let site: TestApp;
const signedIn = new Map<Role, Record<string, string>>();
beforeAll(async () => {
  site = await testApp({ demo: true });
  for (const role of ['visitor', 'editor', 'admin'] as const) signedIn.set(role, (await site.signIn(role)).headers);
});
const open = (path: string, role?: Role) => site.get(path, role && signedIn.get(role));

describe('who gets in', () => {
  test.each(['/cms-hub', '/cms-hub?lang=en', '/cms-hub/media?missing_alt=true&lang=en'])('nobody without a sign-in, which leads back to %s', async (path) => {
    const response = await open(path);
    const language = path.includes('lang=en') ? 'en' : 'de';
    expect([response.status, response.headers.get('location')]).toEqual([302, `/${language}/user/login?next=${encodeURIComponent(path)}`]);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  test('no visitor, who is told so, with the way to another account; nothing of the screen is in the answer', async () => {
    const response = await open('/cms-hub?lang=en', 'visitor');
    const html = await response.text();
    expect([response.status, response.headers.get('cache-control')]).toEqual([403, 'no-store']);
    expect(html).toContain('No access to the back office');
    expect(html).toContain('visitor@haus.example');
    expect(html).toContain('/en/user/logout?next=%2Fcms-hub%3Flang%3Den');
    expect(html).not.toMatch(/upcoming event|Overview/);
  });

  test.each(['editor', 'admin'] as const)('an %s, in a frame of its own that nobody keeps and robots leave alone', async (role) => {
    const response = await open('/cms-hub', role);
    const html = await response.text();
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(response.headers.get('content-security-policy')).toContain("default-src 'self'");
    expect(html).toContain('<meta name="robots" content="none"/>');
    expect(html).toMatch(/<a href="#main-content".*<header.*<nav aria-label="Bereiche".*<main id="main-content".*<h1>Guten Tag, Ada<\/h1>/s);
    expect(html).toMatch(/kommende Veranstaltungen/);
    expect(html).not.toMatch(/id="footer"|opening_hours|data-cart-amount/);
  });
});

test('both languages at one address, and a switch between them', async () => {
  const html = await (await open('/cms-hub?lang=en', 'editor')).text();
  expect(html).toMatch(/^<!doctype html><html lang="en"/);
  expect(html).toContain('Hello, Ada');
  expect(html).toContain('href="/cms-hub?lang=de"');
});

test('what is not there is said to be missing, with the way to the overview', async () => {
  const response = await open('/cms-hub/is-not-there', 'editor');
  expect(response.status).toBe(404);
  expect(await response.text()).toMatch(/gibt es im Backoffice nicht.*Zur Übersicht/s);
});

test('no section leads nowhere', async () => {
  const html = await (await open('/cms-hub', 'editor')).text();
  const [, sections = ''] = /<nav aria-label="Bereiche"[^>]*>(.*?)<\/nav>/s.exec(html) ?? [];
  const links = [...sections.matchAll(/href="([^"]+)"/g)].map(([, address]) => address ?? '');
  expect(links.length).toBeGreaterThan(0);
  for (const link of links) expect([link, (await open(link, 'editor')).status]).toEqual([link, 200]);
});

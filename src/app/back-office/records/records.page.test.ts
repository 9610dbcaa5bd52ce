import { beforeAll, describe, expect, test } from 'vitest';
import { recordIcons } from '#features/back-office/index.ts';
import type { Role } from '#roles.ts';
import { type SignedIn, type TestApp, testApp } from '../../../../tests/support/app.ts';
import { resources } from '../../resources.ts';

let site: TestApp;
const signedIn = new Map<Role, SignedIn>();
beforeAll(async () => {
  site = await testApp({ demo: true });
  for (const role of ['editor', 'manager', 'admin'] as const) signedIn.set(role, await site.signIn(role));
});
const open = async (path: string, role: Role = 'admin') => {
  const response = await site.get(path, signedIn.get(role)?.headers);
  return { status: response.status, html: await response.text() };
};
const paths = resources.resources.map(({ path, single }) => ({ path, below: single ? [''] : ['', '/new', '/bin', '/import'] }));

describe.each(paths)('the screens of $path', ({ path, below }) => {
  test('are whole pages in both languages, and none of them leads to one that is not there', async () => {
    for (const screen of below)
      for (const language of ['de', 'en']) {
        const { status, html } = await open(`/cms-hub/${path}${screen}?lang=${language}`);
        expect([screen, language, status]).toEqual([screen, language, 200]);
        expect(html).toMatch(new RegExp(`^<!doctype html><html lang="${language}"`));
        expect(html.match(/<h1[ >]/g)).toHaveLength(1);
        expect(html).not.toContain('role="alert"><div data-kind="error"');
      }
    for (const missing of ['/999999999', '/nothing', '/999999999/history', '/1/nothing'])
      expect([missing, (await open(`/cms-hub/${path}${missing}`)).status]).toEqual([missing, 404]);
  });

  test('a record opens from its list, with its history', async () => {
    const { html } = await open(`/cms-hub/${path}`);
    const address = new RegExp(`href="(/cms-hub/${path}/\\d+)`).exec(html)?.[1];
    if (!address) return;
    expect((await open(address)).status).toBe(200);
    expect((await open(`${address}/history`)).status).toBe(200);
  });

  test('the navigation leads there, for those who may see them', async () => {
    const resource = resources.byPath(path);
    for (const role of ['editor', 'manager', 'admin'] as const) {
      const { html } = await open('/cms-hub', role);
      const isShown = html.includes(`href="/cms-hub/${path}"`);
      const maySee = (await site.get(`/de/api/cms-${path}/${resource?.single ? '1/' : ''}`, signedIn.get(role)?.headers)).status !== 403;
      expect([role, isShown]).toEqual([role, maySee]);
    }
  });
});

test('every drawing that a declaration names is there', () => {
  expect(resources.resources.map(({ icon }) => icon).filter((icon) => !Object.hasOwn(recordIcons, icon))).toEqual([]);
});

test('a list keeps in its address what narrows, orders and shows it', async () => {
  const { html } = await open('/cms-hub/persons?q=a&sort=-name&fields=kind&page=2');
  expect(html).toContain('value="a"');
  expect(html).toMatch(/aria-sort="descending"/);
  expect(html).toMatch(/href="\/cms-hub\/persons\/\d+\?list=q%3Da%26sort%3D-name%26fields%3Dkind%26page%3D2"/);
});

test('what an address may not say is told, and the rest of the list stays', async () => {
  const { status, html } = await open('/cms-hub/persons?sort=secret');
  expect(status).toBe(200);
  expect(html).toMatch(/role="alert".*Das kann gerade nicht gezeigt werden/s);
  expect(html).toContain('type="search"');
});

test('who may look and not write gets a form without a way to save', async () => {
  const { html } = await open('/cms-hub/venues', 'editor');
  const address = /href="(\/cms-hub\/venues\/\d+)/.exec(html)?.[1] ?? '';
  expect(html).not.toContain('/cms-hub/venues/new');
  const form = (await open(address, 'editor')).html;
  expect(form).toContain('Sie können das ansehen, aber nicht ändern.');
  expect(form).not.toMatch(/<button[^>]*type="submit"/);
  expect((await open(address, 'manager')).html).toMatch(/<button[^>]*type="submit"/);
});

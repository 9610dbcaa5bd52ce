import { beforeAll, describe, expect, test } from 'vitest';
import { type SignedIn, type TestApp, testApp } from '../../../../tests/support/app.ts';
import type { StoredPage } from '../contract.ts';
import { pageRows, withAllBelow } from './page-rows.ts';

let site: TestApp;
let editor: SignedIn;
beforeAll(async () => {
  site = await testApp({ demo: true });
  editor = await site.signIn('editor');
});
const open = async (path = '', headers: Record<string, string> = editor.headers) => {
  const response = await site.get(`/cms-hub/pages${path}`, headers);
  return { status: response.status, location: response.headers.get('location'), html: await response.text() };
};
const pageAt = async (path: string) => (await site.get(`/de/pageeditor-api/page${path}`, editor.headers)).json();

test('the tree is staff’s alone', async () => {
  expect((await open('', {})).location).toContain('/de/user/login?next=%2Fcms-hub%2Fpages');
  expect((await open('', (await site.signIn('visitor')).headers)).status).toBe(403);
});

test('it shows every page below the one that it stands below, by level, with address, state and menu', async () => {
  const { status, html } = await open();
  expect(status).toBe(200);
  const { count } = await (await site.get('/pageeditor-api/pages/', editor.headers)).json();
  expect(html).toContain(`>${count} Seiten<`);
  expect(html).toMatch(/Ebene 2:(<!-- -->)? <\/span><a href="\/cms-hub\/pages\/\d+"/);
  expect(html).toMatch(/\/de\/impressum<\/span>.*?Online.*?Fuß/s);
  expect((await open('?lang=en')).html).toMatch(/Level 2:.*?Main menu/s);
});

describe('a page’s settings', () => {
  test('hold every field with its texts in both languages, and where staff’s answer says that they are', async () => {
    const page = await pageAt('/impressum');
    const { status, html } = await open(`/${page.id}`);
    expect([status, page.settings_url]).toEqual([200, `/cms-hub/pages/${page.id}`]);
    for (const name of ['title', 'headline', 'urls', 'meta_title', 'meta_description', 'og_title', 'og_description'])
      for (const language of ['de', 'en']) expect(html).toContain(`name="${name}.${language}"`);
    for (const name of [
      'parent',
      'is_online',
      'in_menu',
      'in_footer',
      'is_clickable',
      'has_tab_navigation',
      'is_landing_page',
      'menu_group',
      'og_type',
      'og_image_id',
    ])
      expect(html).toContain(`name="${name}"`);
    expect(html).toContain('value="/de/impressum"');
  });

  test('never offer the page, or one below it, as what it stands below', async () => {
    const all: StoredPage[] = (await (await site.get('/pageeditor-api/pages/?page_size=100', editor.headers)).json()).results;
    const above = all.find(({ id }) => all.some(({ parent }) => parent === id)) ?? expect.fail('no page with others below it');
    const { html } = await open(`/${above.id}`);
    const [, options = ''] = /name="parent".*?>(.*?)<\/select>/s.exec(html) ?? [];
    const offered = [...options.matchAll(/value="(\d+)"/g)].map(([, id]) => Number(id));
    expect(offered.length).toBeGreaterThan(0);
    for (const id of withAllBelow(above.id, all)) expect(offered).not.toContain(id);
  });

  test.each(['/999999', '/nonsense', '/0'])('%s: what is not there is said to be missing', async (path) => expect((await open(path)).status).toBe(404));
});

test('a new page is asked for by title, place, address and what it begins with', async () => {
  const page = await pageAt('/impressum');
  const { status, html } = await open(`/new?below=${page.id}&lang=en`);
  expect(status).toBe(200);
  expect(html).toMatch(new RegExp(`<option value="${page.id}" selected`));
  expect(html).toContain('name="copy_of"');
});

test('pages whose parent is missing stand at the top, and none twice', () => {
  const page = (id: number, parent: number | null) => ({ id, parent, title: {}, urls: {} }) as unknown as StoredPage; // no more is looked at
  const rows = pageRows([page(1, null), page(4, 99), page(2, 1), page(3, 2)]);
  expect(rows.map(({ page: { id }, level, index: place }) => [id, level, place])).toEqual([
    [1, 1, 0],
    [2, 2, 0],
    [3, 3, 0],
    [4, 1, 1],
  ]);
});

test('the legal texts lead to their pages, to be edited in both languages; one that is gone is told', async () => {
  const page = await pageAt('/impressum');
  const legal = async (query = '') => (await site.get(`/cms-hub/legal${query}`, editor.headers)).text();
  const html = await legal();
  for (const address of [`/cms-hub/pages/${page.id}`, '/de/impressum?edit', '/en/impressum?edit', '/de/agb?edit', '/de/datenschutz?edit'])
    expect(html).toContain(`href="${address}"`);
  expect(html).toContain('href="/cms-hub/legal"');
  await site.db.updateTable('page').set({ is_online: false }).where('id', '=', page.id).execute();
  expect(await legal('?lang=en')).toContain('Not online: the link in the footer leads nowhere.');
  await site.db
    .updateTable('page')
    .set({ urls: JSON.stringify({ de: '/de/alt', en: '/en/old' }) })
    .where('id', '=', page.id)
    .execute();
  expect(await legal()).toContain('Unter /de/impressum gibt es keine Seite');
});

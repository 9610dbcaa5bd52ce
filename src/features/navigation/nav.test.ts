import { beforeEach, describe, expect, test } from 'vitest';
import { buildRequestContext } from '#api/build.ts';
import { localTransport } from '#api/local-transport.server.ts';
import { testDatabase } from '../../../tests/support/database.ts';
import { storePage } from './build.ts';
import type { Navigation } from './contract.ts';
import { navigationOperations } from './handlers.server.ts';
import { isPageHeaderLoading, siblingsIn } from './page-header.ts';
import { siblingsOf } from './queries.server.ts';
import { staticLinks } from './static-links.ts';

const db = await testDatabase();
beforeEach(() => db.deleteFrom('page').execute());

const transport = localTransport(navigationOperations, buildRequestContext(db));
const nav = async (language: 'de' | 'en' = 'de') => {
  const answer = await transport({ method: 'GET', path: '/pageeditor-api/nav', language });
  return answer as Navigation; // what the contract's handler returns
};

describe('the menu', () => {
  test('is a tree of two levels in the order of `sort`, in two groups', async () => {
    const visit = await storePage(db, { title: 'Besuch', path: '/besuch', sort: 2 });
    await storePage(db, { title: 'Programm', path: '/programm', sort: 1 });
    await storePage(db, { title: 'Presse', path: '/presse', sort: 3, menu_group: 'secondary' });
    await storePage(db, { title: 'Garderobe', path: '/besuch/garderobe', parent: visit, sort: 2 });
    await storePage(db, { title: 'Anfahrt', path: '/besuch/anfahrt', parent: visit, sort: 1 });
    const { menu } = await nav();
    expect(menu.map(({ menu_name, group }) => [menu_name, group])).toEqual([
      ['Programm', 'primary'],
      ['Besuch', 'primary'],
      ['Presse', 'secondary'],
    ]);
    expect(menu[1]?.children).toMatchObject([
      { menu_name: 'Anfahrt', url: '/de/besuch/anfahrt' },
      { menu_name: 'Garderobe', url: '/de/besuch/garderobe' },
    ]);
    expect((await nav('en')).menu[0]).toMatchObject({ menu_name: 'Programm (en)', url: '/en/programm' });
  });

  test('shows nothing that is not online, nor what stands below it', async () => {
    const hidden = await storePage(db, { title: 'Spielzeit 2030', path: '/geheim', is_online: false, in_footer: true, is_landing_page: true });
    await storePage(db, { title: 'Darunter', path: '/geheim/darunter', parent: hidden });
    const open = await storePage(db, { title: 'Haus', path: '/haus' });
    await storePage(db, { title: 'Umbau', path: '/haus/umbau', parent: open, is_online: false });
    const answer = await nav();
    expect(answer.menu).toMatchObject([{ menu_name: 'Haus', children: [] }]);
    expect(JSON.stringify(answer)).not.toMatch(/geheim|umbau/i);
  });

  test('an entry that is not clickable holds its children and has no address; without children it is left out', async () => {
    const house = await storePage(db, { title: 'Haus', path: '/haus', is_clickable: false });
    await storePage(db, { title: 'Geschichte', path: '/haus/geschichte', parent: house });
    await storePage(db, { title: 'Leer', path: '/leer', is_clickable: false });
    expect((await nav()).menu).toMatchObject([{ menu_name: 'Haus', url: null, children: [{ url: '/de/haus/geschichte' }] }]);
  });

  test('where there is no English, German stands there and says so', async () => {
    const page = { title: JSON.stringify({ de: 'Ausschreibungen' }), urls: JSON.stringify({ de: '/de/ausschreibungen' }), is_online: true, in_footer: true };
    await db.insertInto('page').values(page).execute();
    expect((await nav('en')).footer).toMatchObject([{ title: 'Ausschreibungen', lang: 'de', url: '/de/ausschreibungen' }]);
  });

  test('names the landing pages in both languages', async () => {
    await storePage(db, { title: 'Festival', path: '/festival', in_menu: false, is_landing_page: true });
    const { menu, landing_pages } = await nav();
    expect([menu, landing_pages]).toEqual([[], ['/de/festival', '/en/festival']]);
  });
});

describe('siblings', () => {
  test('are the page and those beside it, online, with a path per language', async () => {
    const visit = await storePage(db, { title: 'Besuch', path: '/besuch' });
    const tab = await storePage(db, { title: 'Anfahrt', path: '/besuch/anfahrt', parent: visit });
    await storePage(db, { title: 'Garderobe', path: '/besuch/garderobe', parent: visit });
    await storePage(db, { title: 'Baustelle', path: '/besuch/baustelle', parent: visit, is_online: false });
    const siblings = await siblingsOf(db, tab);
    expect(siblings.map(({ urls }) => urls.en)).toEqual(['/en/besuch/anfahrt', '/en/besuch/garderobe']);
    expect(await siblingsOf(db, visit)).toHaveLength(1);
    expect(isPageHeaderLoading('/en/besuch/garderobe', siblings)).toBe(false);
    expect(isPageHeaderLoading('/en/haus', siblings)).toBe(true);
  });

  test('of what is not online, or not there, there are none', async () => {
    const visit = await storePage(db, { title: 'Besuch', path: '/besuch' });
    await storePage(db, { title: 'Anfahrt', path: '/besuch/anfahrt', parent: visit });
    const hidden = await storePage(db, { title: 'Geheim', path: '/besuch/geheim', parent: visit, is_online: false });
    expect([await siblingsOf(db, hidden), await siblingsOf(db, 999_999)]).toEqual([[], []]);
  });
});

test('siblings come with the data of a page; other data have none', () => {
  const siblings = [{ urls: { de: '/de/besuch/anfahrt' } }];
  expect(siblingsIn({ siblings, title: 'x' })).toEqual(siblings);
  for (const data of [undefined, null, 'x', {}, { siblings: 'x' }]) expect(siblingsIn(data)).toEqual([]);
  expect(isPageHeaderLoading('/de', [])).toBe(true);
});

describe('the database refuses', () => {
  const page = (urls: Record<string, string>, content_type: 'page' | 'link' = 'page') =>
    db
      .insertInto('page')
      .values({ title: JSON.stringify({ de: 'x' }), urls: JSON.stringify(urls), content_type })
      .execute();

  test.each([
    [{ de: 'https://elsewhere.example' }, 'page'],
    [{ de: '/en/verkehrt' }, 'page'],
    [{ en: '/en/only' }, 'page'],
    [{ de: '/de/x', en: '/de/x' }, 'page'],
    [{ de: 'javascript:alert(1)' }, 'link'],
  ] as const)('%j as a %s', async (urls, type) => {
    await expect(page(urls, type)).rejects.toThrow(/check constraint/);
  });

  test('two pages at one address, not two links to it', async () => {
    await page({ de: '/de/einmal' });
    await page({ de: '/de/einmal' }, 'link');
    await expect(page({ de: '/de/einmal' })).rejects.toThrow(/unique/);
  });
});

test('the five static links of the footer, the external one only with its address', () => {
  expect(staticLinks('de', 'https://hinweise.example').map(({ key, kind }) => [key, kind])).toEqual([
    ['gtc', 'page'],
    ['imprint', 'page'],
    ['privacy', 'page'],
    ['cookies', 'cookies'],
    ['whistleblower', 'external'],
  ]);
  expect(staticLinks('en', '')).toHaveLength(4);
});

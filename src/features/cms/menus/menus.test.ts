import { beforeEach, describe, expect, test } from 'vitest';
import { buildRequestContext } from '#api/build.ts';
import { storePage } from '#features/navigation/build.ts';
import { type SignedIn, testApp } from '../../../../tests/support/app.ts';
import { cachedApp } from '../../../../tests/support/cached-app.ts';
import { recordingDatabase } from '../../../../tests/support/database/recording-database.ts';
import type { MenuEntry, MenuHistoryEntry } from './contract.ts';
import { menuHandlers } from './handlers.server.ts';
import type { MenuPosition } from './placement.ts';

const site = await testApp();
const cached = await cachedApp(site);
const [editor, visitor, manager] = [await site.signIn('editor'), await site.signIn('visitor'), await site.signIn('manager')];
let keys = 0;

const headersOf = (who: SignedIn, revision?: number) => ({
  ...who.headers,
  'Content-Type': 'application/json',
  'Idempotency-Key': `menus-test-${++keys}`,
  ...(revision !== undefined && { 'If-Match': `"${revision}"` }),
});
async function send(path: string, body: unknown, { who = editor, revision, method = 'POST' }: { who?: SignedIn; revision?: number; method?: string } = {}) {
  const on = revision ?? (await menus()).revision;
  const response = await site.app.request(`/de/api/cms-menus/${path}`, { method, headers: headersOf(who, on), body: JSON.stringify(body) });
  return { status: response.status, body: await response.json() };
}
async function menus(): Promise<{ revision: number; pages: MenuEntry[] }> {
  return (await site.get('/de/api/cms-menus/', editor.headers)).json();
}
const entry = async (id: number) => (await menus()).pages.find((page) => page.id === id);
const history = async (): Promise<MenuHistoryEntry[]> => (await site.get('/de/api/cms-menus/history/', editor.headers)).json();
const nav = async (language = 'de') => (await site.get(`/${language}/pageeditor-api/nav`)).json();
const header = async () =>
  (await nav()).menu.map((one: { menu_name: string; children: { menu_name: string }[] }) => [one.menu_name, ...one.children.map((child) => child.menu_name)]);
const footer = async () => (await nav()).footer.map(({ title }: { title: string }) => title);

let programme: number, visit: number, travel: number, press: number;
beforeEach(async () => {
  await site.db.deleteFrom('container').execute();
  await site.db.updateTable('page').set({ parent: null }).execute();
  await site.db.deleteFrom('page').execute();
  programme = await storePage(site.db, { title: 'Programm', path: '/programm', sort: 10 });
  visit = await storePage(site.db, { title: 'Besuch', path: '/besuch', sort: 20 });
  travel = await storePage(site.db, { title: 'Anfahrt', path: '/besuch/anfahrt', parent: visit, sort: 10, in_footer: true });
  press = await storePage(site.db, { title: 'Presse', path: '/presse', sort: 30, menu_group: 'secondary', in_footer: true });
});
const top = (rest: object = {}) => ({ menu: 'header', group: 'primary', parent: null, after: null, ...rest });

describe('an entry', () => {
  test('is moved, put below another, put in and taken out, and visitors see it', async () => {
    expect((await send(`${visit}/place/`, top())).status).toBe(200);
    expect(await header()).toEqual([['Besuch', 'Anfahrt'], ['Programm'], ['Presse']]);
    expect((await send(`${programme}/place/`, top({ parent: visit, after: travel }))).status).toBe(200);
    expect(await header()).toEqual([['Besuch', 'Anfahrt', 'Programm'], ['Presse']]);
    const team = await storePage(site.db, { title: 'Team', path: '/team', in_menu: false });
    await send(`${team}/place/`, top({ group: 'secondary', after: press }));
    expect((await nav()).menu.map(({ menu_name, group }: { menu_name: string; group: string }) => [menu_name, group])).toEqual([
      ['Besuch', 'primary'],
      ['Presse', 'secondary'],
      ['Team', 'secondary'],
    ]);
    expect((await send(`${visit}/take-out/`, { menu: 'header' })).status).toBe(200);
    expect(await header()).toEqual([['Presse'], ['Team']]);
    await send(`${visit}/place/`, top());
    expect(await header()).toEqual([['Presse'], ['Team'], ['Besuch', 'Anfahrt', 'Programm']]); // the only one of its group
  });

  test('of the footer has an order of its own', async () => {
    expect(await footer()).toEqual(['Anfahrt', 'Presse']);
    await send(`${press}/place/`, { menu: 'footer', after: null });
    expect(await footer()).toEqual(['Presse', 'Anfahrt']);
    await send(`${programme}/place/`, { menu: 'footer', after: press });
    expect([await footer(), await header()]).toEqual([
      ['Presse', 'Programm', 'Anfahrt'],
      [['Programm'], ['Besuch', 'Anfahrt'], ['Presse']],
    ]);
    await send(`${press}/take-out/`, { menu: 'footer' });
    expect(await footer()).toEqual(['Programm', 'Anfahrt']);
  });

  test('has a name of its own in each language, and the title of its page without one', async () => {
    await send(`${visit}/`, { title: { de: 'Ihr Besuch', en: '' } }, { method: 'PATCH' });
    expect((await nav()).menu[1].menu_name).toBe('Ihr Besuch');
    expect((await nav('en')).menu[1].menu_name).toBe('Besuch (en)');
    await send(`${visit}/`, { title: { de: 'Besuch', en: 'Besuch (en)' } }, { method: 'PATCH' });
    expect((await entry(visit))?.menu_title).toEqual({});
  });

  test('that leads to any address is made, renamed, and refused without a name or with a wrong address', async () => {
    const urls = { de: '/de/programm?type=9', en: 'https://elsewhere.example/' };
    const made = await send('links/', { title: { de: 'Nur Jazz', en: 'Jazz only' }, urls, ...top({ parent: visit, after: travel }) });
    expect(made.status).toBe(200);
    expect((await nav('en')).menu[1].children[1]).toMatchObject({ menu_name: 'Jazz only', url: 'https://elsewhere.example/' });
    const renamed = { title: { de: 'Jazz' }, urls: { de: '/de/programm?type=7' } };
    await send(`${made.body.id}/`, renamed, { method: 'PATCH' });
    expect((await nav()).menu[1].children[1]).toMatchObject({ menu_name: 'Jazz', url: '/de/programm?type=7' });
    expect((await send('links/', { title: { de: ' ' }, urls, ...top() })).body.code).toBe('name_needed');
    expect((await send('links/', { title: { de: 'x' }, urls: { de: 'javascript:alert(1)' }, ...top() })).status).toBe(400);
    expect((await send('links/', { title: { de: 'x' }, urls, ...top({ parent: travel }) })).body.code).toBe('too_deep');
    expect((await menus()).pages).toHaveLength(5);
  });
});

describe('who may', () => {
  test('is who may write pages: editors and managers, no visitor', async () => {
    expect((await send(`${visit}/place/`, top(), { who: visitor })).status).toBe(403);
    expect((await site.get('/de/api/cms-menus/', visitor.headers)).status).toBe(403);
    expect((await site.get('/de/api/cms-menus/')).status).toBe(401);
    expect((await send(`${visit}/place/`, top(), { who: manager })).status).toBe(200);
  });

  test('is told what was done, in the audit log and in the history', async () => {
    await send(`${visit}/place/`, top());
    await send(`${press}/take-out/`, { menu: 'footer' });
    const log = await (await site.get('/de/api/audit/?kind=menu', manager.headers)).json();
    expect(log.results.slice(0, 2)).toMatchObject([
      { kind: 'menu', verb: 'taken_out', title: 'Presse' },
      { kind: 'menu', verb: 'placed', title: 'Besuch' },
    ]);
    expect((await history()).slice(0, 2)).toMatchObject([
      { user_name: 'Ada Lang', changes: [{ id: press, what: 'removed', menu: 'footer' }] },
      { changes: [{ id: visit, what: 'moved', menu: 'header' }] },
    ]);
  });

  test('changes made by way of pages are in the same history', async () => {
    const { revision } = await menus();
    const page = await (await site.get(`/pageeditor-api/pages/${programme}/`, editor.headers)).json();
    const headers = headersOf(editor, page.revision);
    await site.app.request(`/pageeditor-api/pages/${programme}/`, { method: 'PATCH', headers, body: JSON.stringify({ in_footer: true, is_online: false }) });
    expect((await history())[0]?.changes).toMatchObject([
      { id: programme, what: 'added', menu: 'footer' },
      { id: programme, what: 'offline' },
    ]);
    expect((await send(`${visit}/place/`, top(), { revision })).body.code).toBe('stale');
  });
});

describe('two at once', () => {
  test('a move on a tree that has changed since is refused, and nothing has moved', async () => {
    const { revision } = await menus();
    await send(`${visit}/place/`, top(), { revision });
    expect(await send(`${press}/place/`, top(), { revision })).toMatchObject({ status: 409, body: { code: 'stale' } });
    expect(await header()).toEqual([['Besuch', 'Anfahrt'], ['Programm'], ['Presse']]);
  });

  test('of two that move at the same moment one is refused', async () => {
    for (let round = 0; round < 5; round++) {
      const { revision } = await menus();
      const both = [
        send(`${press}/place/`, top({ parent: programme }), { revision }),
        send(`${programme}/place/`, top({ parent: press }), { revision, who: manager }),
      ];
      expect((await Promise.all(both)).map(({ status }) => status).sort()).toEqual([200, 409]);
      expect((await send('undo/', {})).status).toBe(200);
    }
    expect(await header()).toEqual([['Programm'], ['Besuch', 'Anfahrt'], ['Presse']]);
  });
});

describe('the last change is taken back', () => {
  test('whatever it was: a move, a name, a page put in with another place in the tree, a link', async () => {
    const team = await storePage(site.db, { title: 'Team', path: '/besuch/team', parent: visit, in_menu: false, sort: 5 });
    const before = (await menus()).pages;
    for (const [path, body, method] of [
      [`${visit}/place/`, top(), 'POST'],
      [`${team}/place/`, top({ after: programme }), 'POST'],
      [`${team}/place/`, { menu: 'footer', after: travel }, 'POST'],
      [`${visit}/take-out/`, { menu: 'header' }, 'POST'],
      [`${visit}/`, { title: { de: 'Kommen' } }, 'PATCH'],
      ['links/', { title: { de: 'Anderswo' }, urls: { de: 'https://elsewhere.example/' }, ...top() }, 'POST'],
    ] as const) {
      expect((await send(path, body, { method })).status, path).toBe(200);
      expect((await menus()).pages, path).not.toEqual(before);
      expect((await send('undo/', {})).status, path).toBe(200);
      const now = (await menus()).pages;
      // Orders may be counted anew, as long as they are the same.
      expect(now, path).toEqual(before);
    }
  });

  test('not when somebody was faster, and not into a circle', async () => {
    const { revision } = await menus();
    expect((await send('undo/', {}, { revision: revision - 1 })).body.code).toBe('stale');
    const shelf = await storePage(site.db, { title: 'Archiv', path: '/archiv', in_menu: false });
    await site.db.updateTable('page').set({ parent: shelf }).where('id', '=', programme).execute();
    await send(`${programme}/place/`, top({ after: visit }));
    await site.db.updateTable('page').set({ parent: programme }).where('id', '=', shelf).execute();
    expect((await send('undo/', {})).body.code).toBe('nothing_to_undo');
    expect((await entry(programme))?.parent).toBeNull();
  });
});

describe('what is wrong with an entry', () => {
  const link = async (title: string, urls: object) => (await send('links/', { title: { de: title, en: title }, urls, ...top() })).body.id as number;

  test('is told in words: its target is missing, in the bin, offline, elsewhere, or nothing in English', async () => {
    const hidden = await storePage(site.db, { title: 'Geheim', path: '/geheim', in_menu: false, is_online: false });
    const deleted = await storePage(site.db, { title: 'Alt', path: '/alt', in_menu: false });
    const page = await (await site.get(`/pageeditor-api/pages/${deleted}/`, editor.headers)).json();
    const removed = await site.app.request(`/pageeditor-api/pages/${deleted}/`, { method: 'DELETE', headers: headersOf(editor, page.revision) });
    expect(removed.status).toBe(204);
    const ids = [
      await link('Nirgends', { de: '/de/nirgends' }),
      await link('Papierkorb', { de: '/de/alt', en: '/en/programm' }),
      await link('Offline', { de: '/de/geheim', en: '/en/geheim' }),
      await link('Liste', { de: '/de/programm?type=9' }),
      await link('Anderswo', { de: 'https://elsewhere.example/' }),
    ];
    const { pages } = await menus();
    expect(ids.map((id) => pages.find((one) => one.id === id)?.problems)).toEqual([
      [{ kind: 'missing', language: 'de' }],
      [{ kind: 'in_bin', language: 'de' }],
      [{ kind: 'target_offline', language: null }],
      [],
      [],
    ]);
    expect(hidden).toBeGreaterThan(0);
  });

  test('in English alone, where nothing is said or published in it', async () => {
    await site.db
      .updateTable('page')
      .set({ title: JSON.stringify({ de: 'Presse' }), urls: JSON.stringify({ de: '/de/presse' }) })
      .where('id', '=', press)
      .execute();
    expect((await entry(press))?.problems).toEqual([
      { kind: 'no_name', language: 'en' },
      { kind: 'no_address', language: 'en' },
    ]);
    const container = await site.db
      .insertInto('container')
      .values({ slug: 'besuch-inhalt', content_type: 'page', object_id: visit, draft: JSON.stringify({ format: 1, layout: '100', columns: [[]] }) })
      .returning('id')
      .executeTakeFirstOrThrow();
    const document = JSON.stringify({ format: 1, layout: '100', columns: [[]] });
    await site.db
      .updateTable('published_container')
      .set({ document, published_at: new Date() })
      .where('container_id', '=', container.id)
      .where('language', '=', 'de')
      .execute();
    expect((await entry(visit))?.problems).toEqual([{ kind: 'unpublished', language: 'en' }]);
  });
});

test('after a move the pages that are kept show it with their next answer', async () => {
  const first = async () => /<nav[^>]*>.*?<\/nav>/s.exec(await (await cached.getFresh('/de/impressum')).text())?.[0] ?? '';
  await cached.changes.sync();
  const before = await first();
  expect(before.indexOf('Programm')).toBeLessThan(before.indexOf('Besuch'));
  await send(`${visit}/place/`, top());
  await cached.changes.sync(); // the change has come: the next answer is made anew
  const after = await first();
  expect(after.indexOf('Besuch')).toBeLessThan(after.indexOf('Programm'));
});

test('the number of statements does not grow with the menus', async () => {
  const { recording, queries } = recordingDatabase(site.url);
  const read = async () => {
    queries.length = 0;
    await menuHandlers.menus({ parameters: {}, query: {}, body: {} }, { ...buildRequestContext(recording), language: 'de' });
    return queries.length;
  };
  const few = await read();
  for (let index = 0; index < 40; index++) {
    await storePage(site.db, { title: `Seite ${index}`, path: `/seite-${index}`, parent: index % 2 ? visit : null, in_footer: index % 3 === 0 });
    const link = { content_type: 'link' as const, urls: JSON.stringify({ de: `/de/seite-${index}` }), title: JSON.stringify({ de: 'Link' }), in_menu: true };
    await site.db.insertInto('page').values(link).execute();
  }
  expect(await read()).toBe(few + 2); // those of where links lead, as soon as there is one
  const writes = recordingDatabase(site.url);
  const context = { ...buildRequestContext(writes.recording), language: 'de' as const, ifMatch: (await menus()).revision };
  await writes.recording
    .transaction()
    .execute((db) => menuHandlers.placeMenuEntry({ parameters: { id: visit }, query: {}, body: top() as MenuPosition }, { ...context, db })); // its type has literals
  expect(writes.queries.filter(({ text }) => /^\s*update/.test(text))).toHaveLength(1);
});

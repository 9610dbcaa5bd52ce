import { beforeAll, expect, test } from 'vitest';
import { type SignedIn, type TestApp, testApp } from '../../../../tests/support/app.ts';

let site: TestApp;
let editor: SignedIn;
let clock = new Date('2026-11-21T17:00:00+01:00');
let keys = 0;
beforeAll(async () => {
  site = await testApp({ now: () => clock });
  editor = await site.signIn('editor');
});
async function send(method: string, path: string, body?: unknown, revision?: number) {
  keys += 1;
  const headers = {
    ...editor.headers,
    'Content-Type': 'application/json',
    'Idempotency-Key': `page-bin-${keys}`,
    ...(revision && { 'If-Match': `"${revision}"` }),
  };
  const response = await site.app.request(`/de/pageeditor-api/${path}`, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) });
  return { status: response.status, body: response.status === 204 ? null : await response.json() };
}
const bin = async () => (await site.get('/de/pageeditor-api/page-bin/', editor.headers)).json();
const rowsOf = async () => {
  const [containers, versions, published] = await Promise.all([
    site.db.selectFrom('container').selectAll().orderBy('id').execute(),
    site.db.selectFrom('container_version').selectAll().orderBy('id').execute(),
    site.db.selectFrom('published_container').selectAll().orderBy('id').execute(),
  ]);
  return { containers, versions, published };
};

async function publishedPage(path: string) {
  const page = (await send('POST', 'pages/', { urls: { de: path }, title: { de: 'Fest' }, is_online: true })).body;
  const { id } = await site.db.selectFrom('container').select('id').where('object_id', '=', page.id).executeTakeFirstOrThrow();
  const block = { id: 'h1', type: 'headline', fields: { content: { de: 'Ein Fest' }, headline_level: 2 } };
  await send('POST', `container/${id}/commands/`, { commands: [{ kind: 'insertBlock', place: { parent: null, column: 0, index: 0 }, block }] }, 1);
  await send('POST', `container/${id}/publish/`, { language: 'de' }, 2);
  return page;
}

test('a deleted page is nowhere but in the bin, and comes back as it was, byte for byte', async () => {
  const page = await publishedPage('/de/fest');
  const before = await rowsOf();
  expect((await send('DELETE', `pages/${page.id}/`, undefined, page.revision)).status).toBe(204);
  expect((await site.get('/de/fest')).status).toBe(404);
  expect((await rowsOf()).containers).toEqual([]);
  expect(await bin()).toMatchObject([{ id: page.id, title: { de: 'Fest' }, by: 'Ada Lang' }]);
  const back = await send('POST', `page-bin/${page.id}/restore/`);
  expect(back.body).toMatchObject({ id: page.id, urls: { de: '/de/fest' }, revision: page.revision + 1 });
  expect(await rowsOf()).toEqual(before);
  expect(await (await site.get('/de/fest')).text()).toContain('Ein Fest');
  expect(await bin()).toEqual([]);
});

test('it does not take an address that another page has now, and nothing is left of the attempt', async () => {
  const page = await publishedPage('/de/markt');
  await send('DELETE', `pages/${page.id}/`, undefined, page.revision);
  const other = (await send('POST', 'pages/', { urls: { de: '/de/markt' }, title: { de: 'Anderer Markt' } })).body;
  const before = await rowsOf();
  expect((await send('POST', `page-bin/${page.id}/restore/`)).body.code).toBe('path_taken');
  expect(await rowsOf()).toEqual(before);
  await send('DELETE', `pages/${other.id}/`, undefined, other.revision);
  expect((await send('POST', `page-bin/${page.id}/restore/`)).status).toBe(200);
});

test('after 30 days it is gone, and without its parent it stands at the top', async () => {
  const parent = await publishedPage('/de/oben');
  const child = (await send('POST', 'pages/', { urls: { de: '/de/oben/unten' }, title: { de: 'Unten' }, parent: parent.id })).body;
  expect((await send('DELETE', `pages/${parent.id}/`, undefined, parent.revision)).body.code).toBe('has_children');
  await send('DELETE', `pages/${child.id}/`, undefined, child.revision);
  await send('DELETE', `pages/${parent.id}/`, undefined, parent.revision);
  expect((await send('POST', `page-bin/${child.id}/restore/`)).body.parent).toBeNull();
  clock = new Date(clock.getTime() + 31 * 86_400_000);
  editor = await site.signIn('editor', 'spaeter@haus.example');
  expect(await bin()).toEqual([]);
  expect((await send('POST', `page-bin/${parent.id}/restore/`)).body.code).toBe('not_found');
});

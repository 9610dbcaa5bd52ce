import { beforeAll, describe, expect, test } from 'vitest';
import { type SignedIn, type TestApp, testApp } from '../../../../tests/support/app.ts';

let site: TestApp;
let editor: SignedIn;
let keys = 0;
beforeAll(async () => {
  site = await testApp();
  editor = await site.signIn('editor');
});

async function send(method: string, path: string, body?: unknown, revision?: number) {
  const headers = {
    ...editor.headers,
    'Content-Type': 'application/json',
    'Idempotency-Key': `place-test-${++keys}`,
    ...(revision && { 'If-Match': `"${revision}"` }),
  };
  const response = await site.app.request(`/pageeditor-api/${path}`, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
  return { status: response.status, body: response.status === 204 ? null : await response.json() };
}
const newPage = async (path: string, rest: object = {}) =>
  (await send('POST', 'pages/', { urls: { de: `/de/${path}`, en: `/en/${path}` }, title: { de: path }, is_online: true, ...rest })).body;
const ask = async (path: string) => (await site.get(`/pageeditor-api/${path}`, editor.headers)).json();
const below = async (parent: number) => {
  const { results } = await ask('pages/?page_size=100');
  return results.flatMap((one: { parent: number; title: { de: string } }) => (one.parent === parent ? [one.title.de] : []));
};

describe('the place of a page', () => {
  test('is behind another, first, or below another page; its address stays', async () => {
    const parent = await newPage('p');
    const [a, b, c] = [await newPage('p/a', { parent: parent.id }), await newPage('p/b', { parent: parent.id }), await newPage('p/c', { parent: parent.id })];
    expect((await send('POST', `pages/${c.id}/place/`, { parent: parent.id, after: a.id }, c.revision)).status).toBe(200);
    expect(await below(parent.id)).toEqual(['p/a', 'p/c', 'p/b']);
    const { revision } = await ask(`pages/${b.id}/`);
    await send('POST', `pages/${b.id}/place/`, { parent: parent.id, after: null }, revision);
    expect(await below(parent.id)).toEqual(['p/b', 'p/a', 'p/c']);
    const moved = await send('POST', `pages/${a.id}/place/`, { parent: b.id, after: null }, (await ask(`pages/${a.id}/`)).revision);
    expect(moved.body).toMatchObject({ parent: b.id, urls: { de: '/de/p/a' } });
    expect(await below(parent.id)).toEqual(['p/b', 'p/c']);
  });

  test('is never below itself, behind what stands elsewhere, or one that somebody else has changed', async () => {
    const [outer, other] = [await newPage('q'), await newPage('r')];
    const inner = await newPage('q/i', { parent: outer.id });
    const to = (id: number, parent: number | null, after: number | null, revision: number) => send('POST', `pages/${id}/place/`, { parent, after }, revision);
    expect(await to(outer.id, inner.id, null, outer.revision)).toMatchObject({ status: 422, body: { code: 'wrong_parent' } });
    expect(await to(inner.id, outer.id, other.id, inner.revision)).toMatchObject({ status: 422, body: { code: 'no_such_object' } });
    expect(await to(inner.id, 999_999, null, inner.revision)).toMatchObject({ status: 422, body: { code: 'no_such_object' } });
    expect(await to(inner.id, other.id, null, inner.revision + 1)).toMatchObject({ status: 409, body: { code: 'stale' } });
    expect(await below(outer.id)).toEqual(['q/i']);
  });
});

test('a new page may begin with what stands on another: the same blocks under other ids', async () => {
  const model = await newPage('vorlage');
  const { results } = await ask(`container/?content_type=page&object_id=${model.id}`);
  const blocks = [
    { id: 'eins', type: 'section', fields: {}, layout: '100', columns: [[{ id: 'zwei', type: 'headline', fields: { content: { de: 'Kopf' } } }]] },
  ];
  const document = { format: 1, layout: '100', columns: [blocks] };
  expect((await send('PATCH', `container/${results[0].id}/`, { document }, results[0].revision)).status).toBe(200);
  const copy = await newPage('kopie', { copy_of: model.id });
  const of = await ask(`container/?content_type=page&object_id=${copy.id}`);
  const [section] = of.results[0].document.columns[0];
  expect(section).toMatchObject({ type: 'section', columns: [[{ type: 'headline', fields: { content: { de: 'Kopf' } } }]] });
  expect([section.id, section.columns[0][0].id]).not.toEqual(['eins', 'zwei']);
  expect((await send('POST', 'pages/', { urls: { de: '/de/kopie-2' }, title: { de: 'x' }, copy_of: 999_999 })).body).toMatchObject({ code: 'no_such_object' });
  expect((await site.get('/de/pageeditor-api/page/kopie-2', editor.headers)).status).toBe(404);
});

test('a page on which nothing stands is a beginning too: an empty page', async () => {
  const model = await newPage('leer');
  await site.db.deleteFrom('container').where('content_type', '=', 'page').where('object_id', '=', model.id).execute();
  const copy = await newPage('leer-2', { copy_of: model.id });
  const { results } = await ask(`container/?content_type=page&object_id=${copy.id}`);
  expect(results[0].document.columns).toEqual([[]]);
});

test('a page to which others lead is not deleted, and they are named; afterwards it is', async () => {
  const [target, source] = [await newPage('ziel'), await newPage('quelle')];
  const { results } = await ask(`container/?content_type=page&object_id=${source.id}`);
  const document = (link: string) => ({
    format: 1,
    layout: '100',
    columns: [[{ id: 'weg', type: 'link', fields: { link_text: { de: 'Hin' }, link: { de: link } } }]],
  });
  const change = (link: string, revision: number) => send('PATCH', `container/${results[0].id}/`, { document: document(link) }, revision);
  expect((await change('/de/ziel#unten', results[0].revision)).status).toBe(200);
  const links = [{ kind: 'page', id: source.id, title: 'quelle', url: '/de/quelle' }];
  expect(await ask(`pages/${target.id}/links/`)).toEqual({ links });
  expect(await send('DELETE', `pages/${target.id}/`, undefined, target.revision)).toMatchObject({ status: 409, body: { code: 'linked', detail: { links } } });
  await change('/de/zielfoto', results[0].revision + 1);
  expect((await send('DELETE', `pages/${target.id}/`, undefined, target.revision)).status).toBe(204);
});

import { beforeAll, describe, expect, test } from 'vitest';
import { type SignedIn, type TestApp, testApp } from '../../../../tests/support/app.ts';

let site: TestApp;
let editor: SignedIn;
let visitor: SignedIn;
let keys = 0;
beforeAll(async () => {
  site = await testApp();
  editor = await site.signIn('editor');
  visitor = await site.signIn('visitor');
});

async function send(method: string, path: string, body?: unknown, revision?: number) {
  const headers = {
    ...editor.headers,
    'Content-Type': 'application/json',
    'Idempotency-Key': `page-test-${++keys}`,
    ...(revision && { 'If-Match': `"${revision}"` }),
  };
  const response = await site.app.request(`/pageeditor-api/${path}`, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
  return { status: response.status, body: response.status === 204 ? null : await response.json() };
}
const newPage = async (path: string, rest: object = {}) =>
  (await send('POST', 'pages/', { urls: { de: `/de/${path}`, en: `/en/${path}` }, title: { de: path, en: `${path} (en)` }, is_online: true, ...rest })).body;
const page = async (path: string, headers: Record<string, string> = {}) => {
  const response = await site.get(path.startsWith('/') ? path : `/de/pageeditor-api/page/${path}`, headers);
  return { status: response.status, cache: response.headers.get('cache-control'), body: await response.json() };
};

describe('a page', () => {
  test('is found by its path in either language, with all its fields', async () => {
    const parent = await newPage('a');
    const stored = await newPage('a/b', { parent: parent.id, headline: { de: 'Kopf' }, meta_title: { de: 'Meta' }, og_type: 'article' });
    for (const path of ['a/b', 'de/a/b', '/pageeditor-api/page/a/b']) expect((await page(path)).body).toMatchObject({ id: stored.id, title: 'a/b' });
    const { body } = await page('/en/pageeditor-api/page/a/b');
    expect(body).toMatchObject({
      id: stored.id,
      urls: { de: '/de/a/b', en: '/en/a/b' },
      title: 'a/b (en)',
      headline: 'Kopf',
      langs: { headline: 'de', meta_title: 'de' },
      og_type: 'article',
      og_image: null,
      og_image_thumbs: null,
      settings_url: null,
      modules: [],
      parent: parent.id,
      siblings: [{ id: stored.id, urls: { de: '/de/a/b', en: '/en/a/b' } }],
      breadcrumb: [{ title: 'a (en)', url: '/en/a' }],
    });
  });

  test('that is not online is there for staff alone, and so are its siblings', async () => {
    const parent = await newPage('c');
    await newPage('c/geheim', { parent: parent.id, is_online: false });
    await newPage('c/offen', { parent: parent.id });
    for (const headers of [{}, visitor.headers]) {
      expect((await page('c/geheim', headers)).status).toBe(404);
      expect(JSON.stringify(await page('c/offen', headers))).not.toContain('geheim');
    }
    const seen = await page('c/geheim', editor.headers);
    expect([seen.status, seen.cache, seen.body.is_online, seen.body.settings_url]).toEqual([200, 'no-store', false, `/cms-hub/pages/${seen.body.id}`]);
  });

  test('shows a version to staff alone, and one of another page to nobody', async () => {
    const { id } = await newPage('v');
    const { body: other } = await send('GET', `container/?content_type=page&object_id=${(await newPage('w')).id}`);
    const {
      results: [container],
    } = (await send('GET', `container/?content_type=page&object_id=${id}`)).body;
    await send(
      'POST',
      `container/${container.id}/commands/`,
      {
        commands: [
          { kind: 'insertBlock', place: { parent: null, column: 0, index: 0 }, block: { id: 'h', type: 'headline', fields: { content: { de: 'Entwurf' } } } },
        ],
      },
      1,
    );
    await send('POST', `container/${container.id}/versions/`, { name: 'x' }, 2);
    await send('POST', `container/${other.results[0].id}/versions/`, { name: 'y' }, 1);
    const [version] = (await send('GET', `container/${container.id}/versions/`)).body;
    const [foreign] = (await send('GET', `container/${other.results[0].id}/versions/`)).body;
    expect((await page('v')).body.modules.flatMap((module: { columns: unknown[] }) => module.columns)).toEqual([]);
    expect((await page(`v?version_id=${version.id}`, editor.headers)).body).toMatchObject({
      version_id: version.id,
      modules: [{ columns: [[{ fields: { content: 'Entwurf' } }]] }],
    });
    expect((await page(`v?version_id=${foreign.id}`, editor.headers)).status).toBe(404);
    for (const headers of [{}, visitor.headers]) expect((await page(`v?version_id=${version.id}`, headers)).body.code).toBe('staff_only');
  });

  test('comes with an empty container, and goes with it, but not while others stand below', async () => {
    const parent = await newPage('x');
    const child = await newPage('x/y', { parent: parent.id });
    expect((await send('DELETE', `pages/${parent.id}/`, undefined, parent.revision)).body.code).toBe('has_children');
    expect((await send('DELETE', `pages/${child.id}/`, undefined, child.revision)).status).toBe(204);
    expect((await send('GET', `container/?content_type=page&object_id=${child.id}`)).body.count).toBe(0);
    expect((await page('x/y')).status).toBe(404);
  });

  test.each([
    [{ urls: { de: '/de/x' } }, 'path_taken'],
    [{ urls: { en: '/en/nur' } }, 'wrong_path'],
    [{ urls: { de: '/en/falsch' } }, 'wrong_path'],
    [{ urls: { de: '/de/a?b=1' } }, 'wrong_path'],
    [{ urls: { de: '/de/../api' } }, 'wrong_path'],
    [{ urls: { de: '/de/a', ja: '/ja/a' } }, 'wrong_path'],
    [{ urls: { de: '/de/oben' }, parent: 999_999 }, 'no_such_object'],
    [{ urls: { de: '//evil.example' } }, 'invalid_input'],
    [{ urls: { de: 'javascript:alert(1)' }, content_type: 'link' }, 'invalid_input'],
  ])('%j is refused: %s', async (fields, code) => {
    expect((await send('POST', 'pages/', { title: { de: 'x' }, ...fields })).body.code).toBe(code);
  });

  test.each([
    [{ de: '/de/frei', en: '/en/x' }, 'path_taken', 'en'],
    [{ de: '/de/x', en: '/en/free' }, 'path_taken', 'de'],
    [{ de: '/de/frei', en: '/de/free' }, 'wrong_path', 'en'],
    [{ en: '/en/free' }, 'wrong_path', 'de'],
  ])('of the addresses %j the one that cannot be is named: %s, %s', async (urls, code, language) => {
    expect((await send('POST', 'pages/', { title: { de: 'x' }, urls })).body).toMatchObject({ code, detail: { language } });
  });

  test('cannot stand below itself, and says when somebody was faster', async () => {
    const parent = await newPage('m');
    const child = await newPage('m/n', { parent: parent.id });
    expect((await send('PATCH', `pages/${parent.id}/`, { parent: child.id }, parent.revision)).body.code).toBe('wrong_parent');
    const { body } = await send('PATCH', `pages/${parent.id}/`, { sort: 7 }, parent.revision);
    expect(body.revision).toBe(parent.revision + 1);
    expect((await send('PATCH', `pages/${parent.id}/`, { sort: 8 }, parent.revision)).body).toMatchObject({
      code: 'stale',
      detail: { revision: body.revision },
    });
  });
});

describe('a page that gets another path', () => {
  const redirects = async () =>
    Object.fromEntries((await (await site.get('/pageeditor-api/redirect')).json()).map((rule: Record<string, string>) => [rule.old_path, rule.new_path]));

  test('takes the pages below it along; every old path leads to the newest in one hop, and a path that is used again leads nowhere', async () => {
    const parent = await newPage('alt');
    await newPage('alt/kind', { parent: parent.id });
    await newPage('alt/kind/enkel', { parent: (await page('alt/kind')).body.id });
    const moved = await send('PATCH', `pages/${parent.id}/`, { urls: { de: '/de/neu', en: '/en/alt' } }, parent.revision);
    expect((await page('neu/kind/enkel')).body.urls).toEqual({ de: '/de/neu/kind/enkel', en: '/en/alt/kind/enkel' });
    expect(await redirects()).toEqual({ '/de/alt': '/de/neu', '/de/alt/kind': '/de/neu/kind', '/de/alt/kind/enkel': '/de/neu/kind/enkel' });
    const again = await send('PATCH', `pages/${parent.id}/`, { urls: { de: '/de/neuer', en: '/en/alt' } }, moved.body.revision);
    expect(await redirects()).toMatchObject({ '/de/alt': '/de/neuer', '/de/neu': '/de/neuer', '/de/alt/kind/enkel': '/de/neuer/kind/enkel' });
    await send('PATCH', `pages/${parent.id}/`, { urls: { de: '/de/alt', en: '/en/alt' } }, again.body.revision);
    expect(await redirects()).toMatchObject({ '/de/neu': '/de/alt', '/de/neuer': '/de/alt', '/de/neuer/kind': '/de/alt/kind' });
    expect(Object.keys(await redirects())).not.toContain('/de/alt');
  });
});

test('an entry of the menu leads to a list with chosen filters or to another site, in each language, and is no page', async () => {
  const urls = { de: '/de/programm?type=9', en: 'https://elsewhere.example/concerts?kind=9' };
  const made = await send('POST', 'pages/', { content_type: 'link', urls, title: { de: 'Nur Konzerte', en: 'Concerts' }, is_online: true, in_menu: true });
  expect(made.body).toMatchObject({ content_type: 'link', urls });
  const entry = async (language: string) => (await page(`/${language}/pageeditor-api/nav`)).body.menu.find(({ id }: { id: number }) => id === made.body.id);
  expect([(await entry('de')).url, (await entry('en')).url]).toEqual([urls.de, urls.en]);
  expect(await (await site.get('/en')).text()).toContain(`<a href="${urls.en}" target="_blank" rel="noopener noreferrer">Concerts</a>`);
  expect((await site.get('/de/programm?type=9')).status).toBe(200);
  expect((await site.get('/sitemap.xml')).status === 200 && (await (await site.get('/sitemap.xml')).text()).includes('elsewhere.example')).toBe(false);
  for (const wrong of ['javascript:alert(1)', '//elsewhere.example', 'http://elsewhere.example', 'mailto:a@b.example']) {
    expect([wrong, (await send('PATCH', `pages/${made.body.id}/`, { urls: { de: wrong } }, made.body.revision)).status]).toEqual([wrong, 400]);
  }
  // Who leads to its target does not lead to it: it can be deleted.
  const leading = await newPage('fuehrt-zum-programm');
  const { results } = (await page(`/pageeditor-api/container/?content_type=page&object_id=${leading.id}`, editor.headers)).body;
  const link = { id: 'l', type: 'link', fields: { link: { de: '/de/kasse' }, link_text: { de: 'Konzerte' } } };
  const document = { format: 1, layout: '100', columns: [[link]] };
  expect((await send('POST', `container/${results[0].id}/`, { document }, results[0].revision)).status).toBe(200);
  const moved = await send('PATCH', `pages/${made.body.id}/`, { urls: { de: '/de/kasse' } }, made.body.revision);
  expect((await page(`/pageeditor-api/pages/${made.body.id}/links/`, editor.headers)).body.links).toEqual([]);
  expect((await send('DELETE', `pages/${made.body.id}/`, undefined, moved.body.revision)).status).toBe(204);
});

import { beforeAll, describe, expect, test } from 'vitest';
import { type SignedIn, type TestApp, testApp, testNow } from '../../../../tests/support/app.ts';
import { saveFile } from '../../media/index.server.ts';
import { storePage } from '../../navigation/build.ts';
import { saveSettings } from '../../settings/index.server.ts';

let site: TestApp;
let editor: SignedIn;
let visitor: SignedIn;
let now = testNow;
let keys = 0;
beforeAll(async () => {
  site = await testApp({ now: () => now });
  editor = await site.signIn('editor');
  visitor = await site.signIn('visitor');
});

const headline = (id: string, de: string, fields: object = {}) => ({ id, type: 'headline', fields: { content: { de }, headline_level: 2, ...fields } });

async function shown(path: string, blocks: readonly object[], languages = ['de', 'en'], rest: Partial<Parameters<typeof storePage>[1]> = {}) {
  const id = await storePage(site.db, { title: `Seite ${path}`, path: `/${path}`, ...rest });
  const document = JSON.stringify({ format: 1, layout: '100', columns: [blocks] });
  const container = await site.db
    .insertInto('container')
    .values({ slug: `page-${id}`, content_type: 'page', object_id: id, draft: document })
    .returning('id')
    .executeTakeFirstOrThrow();
  await site.db
    .updateTable('published_container')
    .set({ document, published_at: new Date() })
    .where('container_id', '=', container.id)
    .where('language', 'in', languages)
    .execute();
  return { id, container: container.id };
}
const page = async (path: string, headers: Record<string, string> = {}) => {
  const response = await site.get(path, headers);
  return { status: response.status, to: response.headers.get('location'), cache: response.headers.get('cache-control'), html: await response.text() };
};

describe('a page made of blocks', () => {
  test('is a whole page at its own path in both languages', async () => {
    await shown('a', [headline('a1', 'Ein Abschnitt')]);
    const { status, html } = await page('/de/a');
    expect(status).toBe(200);
    expect(html).toMatch(/<h1[^>]*>Seite a<\/h1>/);
    expect(html).toContain('Ein Abschnitt');
    expect(html).toContain('rel="canonical" href="https://ostkai.example/de/a"');
    expect(html).toContain('hrefLang="en" href="https://ostkai.example/en/a"');
    expect(html).not.toContain('headline_level'); // its data is not sent a second time
    const english = (await page('/en/a')).html;
    expect(english).toContain('<html lang="en"');
    expect(english).toMatch(/lang="de"[^>]*>Ein Abschnitt/);
  });

  test('in one language alone has no address in the other, and the switch leads home', async () => {
    await site.db.insertInto('page').values({ title: '{"de":"Nur deutsch"}', urls: '{"de":"/de/nur-deutsch"}', is_online: true }).execute();
    const { html } = await page('/de/nur-deutsch');
    expect(html).not.toContain('hrefLang="en" href="https://');
    expect(html).toMatch(/<a[^>]*href="\/en"[^>]*hrefLang="en"|<a[^>]*hrefLang="en"[^>]*href="\/en"/);
  });

  test('that is not there is a 404, in either spelling, and the switch leads home', async () => {
    for (const path of ['/de/gibt-es-nicht', '/en/a/b/c', '/de/%ff', '/de/a%2fb']) expect((await page(path)).status).toBe(404);
    expect((await page('/de/gibt-es-nicht')).html).toMatch(/href="\/en"/);
  });

  test('that is not online is a 404 for everybody but staff, who are told', async () => {
    await shown('geheim', [headline('g1', 'Noch nicht')], ['de'], { is_online: false });
    for (const headers of [{}, visitor.headers]) {
      expect((await page('/de/geheim', headers)).status).toBe(404);
      expect((await page('/page-data/de/geheim', headers)).html).not.toContain('Noch nicht');
    }
    const seen = await page('/de/geheim', editor.headers);
    expect([seen.status, seen.cache]).toEqual([200, 'no-store']);
    expect(seen.html).toContain('Diese Seite ist nicht online');
    const moved = await page('/page-data/de/geheim', editor.headers);
    expect([moved.cache, moved.html.includes('Noch nicht')]).toEqual(['no-store', true]);
    const sitemap = await (await site.get('/sitemap.xml')).text();
    expect(sitemap).toContain('/de/a<');
    expect(sitemap).not.toContain('geheim');
  });

  test('shows a block in its window alone, and is stale when one opens or closes', async () => {
    const [from, to] = ['2026-12-01T10:00:00+01:00', '2026-12-02T10:00:00+01:00'];
    await shown('fenster', [headline('f1', 'Im Fenster', { online_from: from, online_to: to })]);
    const isShown = async (at: string) => {
      now = new Date(at);
      return (await page('/de/fenster')).html.includes('Im Fenster');
    };
    const seen = [await isShown('2026-12-01T09:59:59+01:00'), await isShown(from), await isShown('2026-12-02T09:59:59+01:00'), await isShown(to)];
    now = testNow;
    expect(seen).toEqual([false, true, true, false]);
  });

  test('knows where it stands: breadcrumb, tabs, menu', async () => {
    const { id } = await shown('besuch', []);
    await site.db.updateTable('page').set({ has_tab_navigation: true }).where('id', '=', id).execute();
    await shown('besuch/anfahrt', [], ['de'], { parent: id });
    const { html } = await page('/de/besuch/anfahrt');
    expect(html).toMatch(/<nav aria-label="Sie sind hier".*href="\/de\/besuch"/s);
    expect(html).toMatch(/aria-current="page"[^>]*>Seite besuch\/anfahrt/);
    expect(html).toMatch(/<summary[^>]* aria-current="true"[^>]*>Seite besuch/);
  });

  test('has a picture for shared links, else that of the design, and says what it is', async () => {
    const { id } = await shown('og', []);
    await site.db
      .updateTable('page')
      .set({ og_title: '{"de":"Geteilt"}', og_description: '{"de":"Darum geht es."}', og_type: 'article' })
      .where('id', '=', id)
      .execute();
    await site.db
      .insertInto('setting')
      .values({ key: 'logoLink', value: '"/media/logo.png"' })
      .onConflict((on) => on.doNothing())
      .execute();
    const { html } = await page('/de/og');
    expect(html).toContain('property="og:title" content="Geteilt"');
    expect(html).toContain('property="og:description" content="Darum geht es."');
    expect(html).toContain('property="og:type" content="article"');
    expect(html).toMatch(/property="og:image" content="https:\/\/ostkai\.example\//);
  });
});

describe('what a block refers to', () => {
  test('a file comes with its address, from when it may be had; one that is no such file is left out', async () => {
    const file = { bytes: new TextEncoder().encode('film'), kind: 'video' as const, contentType: 'video/mp4', name: 'abend.mp4', title: {} };
    const id = await saveFile(site.db, site.dataDir, file);
    const film = (block: string, asset: number) => ({ id: block, type: 'videoselfhosted', fields: { file: asset, title: { de: 'Film' } } });
    await shown('film', [film('f1', id), film('f2', 999_999)]);
    expect((await page('/de/film')).html.match(/<video[^>]* src="\/media\/files\/\d+-[0-9a-f]{16}\.mp4"/g)).toHaveLength(1);
    await site.db
      .updateTable('asset')
      .set({ available_from: new Date('2026-12-24T10:00:00Z') })
      .where('id', '=', id)
      .execute();
    expect((await page('/de/film')).html).not.toContain('<video');
  });

  test('a player is shown of the hosts that the settings allow', async () => {
    await shown('klang', [{ id: 'k1', type: 'audio', fields: { embed: 'https://open.spotify.com/track/1' } }]);
    expect((await page('/de/klang')).html).toContain('open.spotify.com/track/1');
    await saveSettings(site.db, { 'embed.hosts': { audio: ['podigee.io'], viewer: [], social: [], video: [] } }, 'de');
    expect((await page('/de/klang')).html).not.toContain('spotify');
    const { container } = await shown('klang-neu', []);
    const headers = { ...editor.headers, 'Content-Type': 'application/json' };
    const document = { format: 1, layout: '100', columns: [[{ id: 'k2', type: 'audio', fields: { embed: 'https://open.spotify.com/track/1' } }]] };
    const send = (path: string, revision: number, body: object) =>
      site.app.request(`/de/pageeditor-api/container/${container}/${path}`, {
        method: 'POST',
        headers: { ...headers, 'Idempotency-Key': `allowed-hosts-${++keys}`, 'If-Match': `"${revision}"` },
        body: JSON.stringify(body),
      });
    expect((await send('', 1, { document })).status).toBe(200);
    const { revision } = await site.db.selectFrom('container').select('revision').where('id', '=', container).executeTakeFirstOrThrow();
    const refused = await (await send('publish/', revision, { language: 'de' })).json();
    expect(refused.detail).toMatchObject([{ blockId: 'k2', field: 'embed', problem: { code: 'embed_host' } }]);
    await saveSettings(site.db, { 'embed.hosts': { audio: ['open.spotify.com'], viewer: [], social: [], video: [] } }, 'de');
    expect((await send('publish/', revision, { language: 'de' })).status).toBe(200);
  });
});

describe('a version', () => {
  test('is shown to staff; anybody else is led to the page, and no cache keeps that', async () => {
    const { container } = await shown('v', [headline('v1', 'Heute')]);
    const document = JSON.stringify({ format: 1, layout: '100', columns: [[headline('v1', 'Gestern')]] });
    const version = await site.db
      .insertInto('container_version')
      .values({ container_id: container, kind: 'named', language: null, day: '2026-11-20', revision: 1, document, at: testNow, user_id: null })
      .returning('id')
      .executeTakeFirstOrThrow();
    for (const headers of [{}, visitor.headers]) {
      const { status, to, cache } = await page(`/de/v?x=1&v=${version.id}`, headers);
      expect([status, to, cache]).toEqual([301, '/de/v?x=1', 'no-store']);
    }
    const { html } = await page(`/de/v?v=${version.id}`, editor.headers);
    expect(html).toContain('Gestern');
    expect(html).not.toContain('Heute');
    expect(html).toContain('name="robots" content="none"');
    for (const wrong of ['999999', 'x']) expect([400, 404]).toContain((await page(`/de/v?v=${wrong}`, editor.headers)).status);
  });
});

describe('a redirect rule', () => {
  test('leads on by exactly its path, before anything is made and on a move within the site, for an hour at most', async () => {
    await site.db
      .insertInto('redirect_rule')
      .values([
        { old_path: '/de/alt', new_path: '/de/a' },
        { old_path: '/de/käse', new_path: '/de/über' },
        { old_path: '/de/programm', new_path: '/de/a' },
      ])
      .execute();
    expect(await page('/de/alt?x=1')).toMatchObject({ status: 301, to: '/de/a?x=1', cache: 'public, max-age=3600' });
    expect(await page('/de/k%C3%A4se')).toMatchObject({ status: 301, to: '/de/%C3%BCber' });
    expect(await page('/de/programm')).toMatchObject({ status: 301, to: '/de/a' });
    expect((await page('/de/alt/weiter')).status).toBe(404);
    expect(JSON.parse((await page('/page-data/de/alt')).html)).toEqual({ redirect: '/de/a' });
    expect(JSON.parse((await page('/pageeditor-api/redirect?old_path=/de/alt')).html)).toMatchObject([{ new_path: '/de/a' }]);
    await site.db.deleteFrom('redirect_rule').execute();
  });
});

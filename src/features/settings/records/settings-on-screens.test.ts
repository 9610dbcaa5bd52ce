import { sql } from 'kysely';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type SignedIn, type TestApp, testApp } from '../../../../tests/support/app.ts';
import { defaultSettings, settingsReader } from '../index.server.ts';
import { saveSettings } from '../save.server.ts';

let site: TestApp;
let manager: SignedIn;
let editor: SignedIn;
beforeAll(async () => {
  site = await testApp();
  manager = await site.signIn('manager');
  editor = await site.signIn('editor');
});
afterEach(() =>
  site.db
    .deleteFrom('setting')
    .where('key', 'in', ['embed.hosts', 'error_pages', 'media.types', 'media.maxMegabytes', 'is_indexed', 'editor.languages'])
    .execute(),
);

let keys = 0;
async function call(method: string, path: string, body: unknown, revision?: number) {
  keys += 1;
  const headers = {
    ...manager.headers,
    'Content-Type': 'application/json',
    'Idempotency-Key': `on-screens-${keys}`,
    ...(revision && { 'If-Match': `"${revision}"` }),
  };
  const response = await site.app.request(`/de/api/${path}`, { method, headers, body: JSON.stringify(body) });
  return { status: response.status, body: await response.json() };
}
const read = async (path: string) => (await site.get(`/de/api/${path}/1/`, manager.headers)).json();
const change = async (path: string, body: unknown) => call('PATCH', `${path}/1/`, body, (await read(path)).revision);
const stored = () => settingsReader(site.db).read();

describe('embed hosts', () => {
  const defaults = defaultSettings['embed.hosts'];

  test('begin with what holds where nothing is stored', async () => {
    expect(await read('cms-embed-hosts')).toMatchObject(defaults);
    expect((await stored())['embed.hosts']).toEqual(defaults);
  });

  test('what is saved holds at once, what is set elsewhere is shown', async () => {
    expect((await change('cms-embed-hosts', { video: ['vimeo.com'], social: [] })).status).toBe(200);
    expect((await stored())['embed.hosts']).toEqual({ ...defaults, video: ['vimeo.com'], social: [] });
    await saveSettings(site.db, { 'embed.hosts': { audio: ['podigee.io'], viewer: [], social: ['x.com'], video: [] } }, 'de');
    expect(await read('cms-embed-hosts')).toMatchObject({ audio: ['podigee.io'], viewer: [], social: ['x.com'], video: [] });
  });

  test.each(['https://vimeo.com', 'www.vimeo.com', 'vimeo', 'vimeo.com/film', '*.vimeo.com', 'Vimeo.com', 'user@vimeo.com'])(
    '“%s” is no host',
    async (host) => {
      const { status, body } = await change('cms-embed-hosts', { video: ['youtube.com', host] });
      expect([status, Object.keys(body.fields ?? {})]).toEqual([400, ['video']]);
      expect(body.fields.video.join(' ')).toContain(host);
    },
  );

  test('a former list is brought back', async () => {
    await change('cms-embed-hosts', { video: ['youtube.com'] });
    const { results } = await (await site.get('/de/api/cms-embed-hosts/1/history/', manager.headers)).json();
    await change('cms-embed-hosts', { video: [] });
    const { revision } = await read('cms-embed-hosts');
    expect((await call('POST', 'cms-embed-hosts/1/restore/', { entry: results[0].id }, revision)).status).toBe(200);
    expect((await stored())['embed.hosts'].video).toEqual(['youtube.com']);
  });
});

describe('error pages', () => {
  const missing = (language: 'de' | 'en') => site.get(`/${language}/gibt-es-nicht`).then(async (response) => [response.status, await response.text()] as const);

  test('stand where visitors meet them, in their language, without what does not belong there', async () => {
    const page = {
      de: '<style>h2 { color: red } @import url(//x.example);</style><body><h2>Hier ist nichts</h2><script>alert(1)</script></body>',
      en: '<h2>Nothing here</h2>',
    };
    expect((await change('cms-error-pages', { page_404: page })).status).toBe(200);
    const [status, german] = await missing('de');
    expect([status, german.includes('<h2>Hier ist nichts</h2>'), german.includes('alert(1)')]).toEqual([404, true, false]);
    expect((await missing('en'))[1]).toContain('<h2>Nothing here</h2>');
    expect(await (await site.get('/html/404.css')).text()).toBe('.custom-error h2{color:red}');
    expect((await change('cms-error-pages', { page_404: {} })).status).toBe(200);
    expect((await missing('de'))[1]).not.toContain('Hier ist nichts');
  });

  test('of a language alone stand in both', async () => {
    await change('cms-error-pages', { page_404: { de: '<p>Nur deutsch</p>' } });
    expect((await missing('en'))[1]).toMatch(/lang="de"[^>]*><p>Nur deutsch/);
  });

  test('a website that is off shows its own', async () => {
    await change('cms-error-pages', { page_503: { de: '<p>Wir bauen um</p>' } });
    await saveSettings(site.db, { is_site_online: false }, 'de');
    const response = await site.get('/de');
    expect([response.status, (await response.text()).includes('<p>Wir bauen um</p>')]).toEqual([503, true]);
    await saveSettings(site.db, { is_site_online: true }, 'de');
  });

  test('those of other statuses, set by hand, stay', async () => {
    await saveSettings(site.db, { error_pages: { '410': { de: '<p>Fort</p>' }, '404': { de: '<p>Fehlt</p>' } } }, 'de');
    expect((await read('cms-error-pages')).page_404).toEqual({ de: '<p>Fehlt</p>' });
    await change('cms-error-pages', { page_500: { de: '<p>Kaputt</p>' }, page_404: {} });
    expect((await stored()).error_pages).toEqual({ '410': { de: '<p>Fort</p>' }, '500': { de: '<p>Kaputt</p>' } });
  });
});

describe('uploads', () => {
  test('begin with what holds where nothing is stored, and each field is its part of the setting', async () => {
    const { types, image_megabytes, captions_megabytes } = await read('cms-upload-settings');
    expect([types, image_megabytes, captions_megabytes]).toEqual([
      defaultSettings['media.types'],
      defaultSettings['media.maxMegabytes'].image,
      defaultSettings['media.maxMegabytes'].captions,
    ]);
    expect((await change('cms-upload-settings', { types: ['png', 'pdf'], image_megabytes: 3, document_megabytes: 4 })).status).toBe(200);
    const { 'media.types': stays, 'media.maxMegabytes': sizes } = await stored();
    expect([stays, sizes]).toEqual([['png', 'pdf'], { ...defaultSettings['media.maxMegabytes'], image: 3, document: 4 }]);
    await saveSettings(site.db, { 'media.maxMegabytes': { ...sizes, video: 7 }, 'media.types': ['jpg'] }, 'de');
    expect(await read('cms-upload-settings')).toMatchObject({ types: ['jpg'], video_megabytes: 7, image_megabytes: 3 });
  });

  test.each([
    ['types', ['jpg', 'exe']],
    ['types', []],
    ['image_megabytes', 101],
    ['captions_megabytes', 0],
  ])('%s of %j is refused at its field', async (field, value) => {
    const { status, body } = await change('cms-upload-settings', { [field]: value });
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, [field]]);
  });
});

describe('robots', () => {
  const robots = async (of = site) => [
    (await (await of.get('/robots.txt')).text()).includes('Sitemap:'),
    (await (await of.get('/de')).text()).includes('content="index, follow"'),
  ];

  test('are let in by a live instance, until a manager says otherwise', async () => {
    expect(await robots()).toEqual([true, true]);
    expect((await change('cms-settings', { is_indexed: false })).status).toBe(200);
    expect(await robots()).toEqual([false, false]);
    expect((await (await site.get('/page-head/de')).text()).includes('index, follow')).toBe(false);
    await saveSettings(site.db, { is_indexed: true }, 'de');
    expect((await read('cms-settings')).is_indexed).toBe(true);
    expect(await robots()).toEqual([true, true]);
  });

  test('a staging instance keeps them out whatever the setting says', async () => {
    const staging = await testApp({ instance: 'staging' });
    expect((await settingsReader(staging.db).read()).is_indexed).toBe(true);
    expect(await robots(staging)).toEqual([false, false]);
  });

  test('staff are told what the instance is, without secrets', async () => {
    const path = '/de/api/cms-site-state/operation/';
    expect(await (await site.get(path, manager.headers)).json()).toMatchObject({ instance: 'live', is_indexed: true, box_office: null });
    await change('cms-settings', { is_indexed: false });
    expect(await (await site.get(path, manager.headers)).json()).toMatchObject({ instance: 'live', is_indexed: false });
    expect((await site.get(path, editor.headers)).status).toBe(403);
  });
});

test('further languages of the editor are codes, shown to whoever translates', async () => {
  expect((await change('cms-settings', { editor_languages: ['ja', 'la'] })).status).toBe(200);
  expect((await stored())['editor.languages']).toEqual(['ja', 'la']);
  const { id } = await site.db
    .insertInto('container')
    .values({ model: 'container', slug: 'mit-latein', draft: '{"format":1,"layout":"100","columns":[[]]}' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const marks = await (await site.get(`/de/pageeditor-api/container/${id}/translations/`, manager.headers)).json();
  expect(marks.further_languages).toEqual(['ja', 'la']);
  await saveSettings(site.db, { 'editor.languages': ['fr'] }, 'de');
  expect((await read('cms-settings')).editor_languages).toEqual(['fr']);
  for (const code of ['de', 'en', 'Latein', 'JA', 'x'])
    expect([code, (await change('cms-settings', { editor_languages: [code] })).body.fields]).toMatchObject([
      code,
      { editor_languages: [expect.stringContaining('ja')] },
    ]);
});

test('a value that is none, written by hand, harms none of them', async () => {
  const before = await Promise.all(['cms-embed-hosts', 'cms-error-pages', 'cms-upload-settings', 'cms-settings'].map(read));
  for (const key of ['embed.hosts', 'error_pages', 'media.types', 'media.maxMegabytes', 'is_indexed'])
    for (const value of ['"x"', '7', 'null', '{"audio": null, "404": "x", "image": "viel"}'])
      await sql`insert into setting (key, value) values (${key}, ${value}::jsonb) on conflict (key) do update set value = excluded.value`.execute(site.db);
  const after = await Promise.all(['cms-embed-hosts', 'cms-error-pages', 'cms-upload-settings', 'cms-settings'].map(read));
  expect(after.map(({ meta: _, ...values }) => values)).toEqual(before.map(({ meta: _, ...values }) => values));
});

describe('the preview of HTML', () => {
  const preview = (body: unknown) => call('POST', 'cms-html-preview/', body);

  test('is what visitors get', async () => {
    const html = '<style>p { color: red; position: fixed }</style><p class="a" onclick="x()">Text</p><iframe src="https://x.example"></iframe>';
    expect((await preview({ kind: 'area', html })).body).toEqual({ style: '', body: '<p>Text</p>' });
    expect((await preview({ kind: 'error_page', html })).body).toEqual({ style: '.custom-error p{color:red}', body: '<p class="a">Text</p>' });
    const stored = await site.db.selectFrom('setting').select('key').where('key', '=', 'error_pages').execute();
    expect(stored).toEqual([]);
  });

  test('is for managers, of as much as a setting holds', async () => {
    expect((await preview({ kind: 'area', html: 'x'.repeat(20_001) })).body.fields).toHaveProperty('html');
    const response = await site.app.request('/de/api/cms-html-preview/', {
      method: 'POST',
      headers: { ...editor.headers, 'Content-Type': 'application/json' },
      body: JSON.stringify({ kind: 'area', html: '' }),
    });
    expect(response.status).toBe(403);
  });
});

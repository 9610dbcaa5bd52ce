import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import type { ApiError } from '#api/api-error.ts';
import { buildRequestContext } from '#api/build.ts';
import { localTransport } from '#api/local-transport.server.ts';
import { ReadDependencies, recordReads } from '#db/read-dependencies.server.ts';
import { testDatabase } from '../../../tests/support/database.ts';
import type { ErrorHtml, SiteSettings } from './contract.ts';
import { defaultSettings } from './definitions.ts';
import { designStyle } from './design/design-style.ts';
import { settingsOperations } from './handlers.server.ts';
import { settingsReader } from './reader.server.ts';
import { saveSettings } from './save.server.ts';

const db = await testDatabase();
beforeEach(() => db.deleteFrom('setting').execute());

const transport = localTransport(settingsOperations, buildRequestContext(db));
const ask = async (language: 'de' | 'en' = 'de') => (await transport({ method: 'GET', path: '/pageeditor-api/settings', language })) as SiteSettings; // what the contract's handler returns
const askErrors = async (language: 'de' | 'en' = 'de') => (await transport({ method: 'GET', path: '/api/html/', language })) as ErrorHtml; // likewise
const stored = () => db.selectFrom('setting').select(['key', 'value']).orderBy('key').execute();

describe('the call', () => {
  test('answers the defaults where nothing is stored', async () => {
    const answer = await ask();
    expect(answer).toMatchObject({
      is_site_online: true,
      is_shop_online: true,
      html_header: { code: '' },
      design: { logo: null, menu: { side: 'left', desktop: true } },
    });
    expect(answer.html_footer_logos).toBeUndefined();
  });

  test('answers what was saved, HTML in the language asked for', async () => {
    await saveSettings(
      db,
      {
        name: 'Ostkai',
        name_accent: 'kai',
        is_shop_online: false,
        'html_footer_top.code': { de: '<p>Am Kai</p>', en: '<p>On the quay</p>' },
        'html_footer_logos.code': { de: '<p>Partner</p>' },
        'header.basketLink': '/webshop/cart',
        'event.style3': true,
      },
      'de',
    );
    const answer = await ask('en');
    expect(answer).toMatchObject({
      name: 'Ostkai',
      name_accent: 'kai',
      is_shop_online: false,
      html_footer_top: { code: '<p>On the quay</p>' },
      html_footer_logos: { code: '<p>Partner</p>', lang: 'de' },
      design: { header: { basketLink: '/webshop/cart', webshopLink: '' }, event: { style1: false, style2: false, style3: true } },
    });
  });

  test('the favorites link is /en while the setting is empty', async () => {
    expect((await ask('de')).design.header.favoritesLink).toBe('/en');
    await saveSettings(db, { 'header.favoritesLink': '/de/merkliste' }, 'de');
    expect((await ask('de')).design.header.favoritesLink).toBe('/de/merkliste');
  });

  test('the logo is a picture, or nothing when it is gone', async () => {
    const image = { file: 'logo.png', content_type: 'image/png', width: 400, height: 100, color: '#ffffff', alt: JSON.stringify({ de: 'Ostkai' }) };
    const { id } = await db.insertInto('asset').values(image).returning('id').executeTakeFirstOrThrow();
    await saveSettings(db, { logo: id }, 'de');
    expect((await ask()).design.logo).toMatchObject({ id, width: 400, alt: 'Ostkai' });
    await db.deleteFrom('asset').execute();
    expect((await ask()).design.logo).toBeNull();
  });

  test('a page that shows them has read the settings', async () => {
    const log = new ReadDependencies();
    await recordReads(log, () => ask());
    expect([...log.tables]).toEqual(['setting']);
  });

  test('custom error pages by status, sanitised and scoped, in the language asked for', async () => {
    expect(await askErrors()).toEqual({});
    const html = '<style>h1{color:red}</style><h1 onclick="x">Falsche Tür</h1>';
    await saveSettings(
      db,
      { error_pages: { '404': { de: html, en: '<h1>Wrong door</h1>' }, '500': { de: '<p>Licht aus.</p>' }, '503': { de: '<script>1</script>' } } },
      'de',
    );
    expect(await askErrors()).toEqual({
      '404': { style: '.custom-error h1{color:red}', body: '<h1>Falsche Tür</h1>' },
      '500': { style: '', body: '<p>Licht aus.</p>' },
    });
    expect(await askErrors('en')).toMatchObject({ '404': { body: '<h1>Wrong door</h1>' }, '500': { body: '<p>Licht aus.</p>', lang: 'de' } });
  });
});

describe('saving', () => {
  test('an accent that cannot be read is refused with a sentence for each pair, and nothing is stored', async () => {
    const accent = { light: '#ff6a4d', dark: '#ff6a4d' };
    const refusal = { status: 400, code: 'invalid_input', fields: { accent: [expect.stringContaining('es fehlen'), expect.any(String), expect.any(String)] } };
    await expect(saveSettings(db, { name: 'Neu', accent }, 'de')).rejects.toMatchObject(refusal satisfies Partial<ApiError>);
    expect(await stored()).toEqual([]);
  });

  test('HTML is stored sanitised, and a value that got in another way is sanitised when shown', async () => {
    await saveSettings(db, { 'html_header.code': { de: '<p onclick="x">a</p><script>1</script>' } }, 'de');
    expect(await stored()).toEqual([{ key: 'html_header.code', value: { de: '<p>a</p>' } }]);
    await sql`update setting set value = '{"de": "<p onclick=x>b</p>"}'`.execute(db);
    expect((await ask()).html_header.code).toBe('<p>b</p>');
  });
});

describe('what is stored and not valid stands at its default', () => {
  test.each([
    ['is_site_online', '"no"'],
    ['accent', '{"light": "#d1290f", "dark": "red;} body{display:none"}'],
    ['accent', '{"light": "#ffffff", "dark": "#ff6a4d"}'],
    ['header.basketLink', '"javascript:alert(1)"'],
    ['error_pages', '{"200": {"de": "x"}}'],
    ['logo', '"1"'],
  ])('%s as %s, which is reported once', async (key, value) => {
    await sql`insert into setting (key, value) values (${key}, ${value}::jsonb), ('name', '"Kept"'), ('unknown', '1')`.execute(db);
    const problems: unknown[] = [];
    const reader = settingsReader(db, (problem) => problems.push(problem));
    await reader.read();
    expect(await reader.read()).toEqual({ ...defaultSettings, name: 'Kept' });
    expect(problems.map(String)).toEqual([expect.stringContaining(key)]);
    await db.deleteFrom('setting').execute();
    await reader.read();
  });
});

describe('when the database does not answer', () => {
  const breakIt = () => sql`alter table setting rename to setting_away`.execute(db);
  const mendIt = () => sql`alter table setting_away rename to setting`.execute(db);

  test('the last known settings are served, the fault is reported, and afterwards what is new', async () => {
    await saveSettings(db, { name: 'Vorher' }, 'de');
    const problems: unknown[] = [];
    settingsReader(db, (problem) => problems.push(problem));
    expect((await ask()).name).toBe('Vorher');
    await breakIt();
    expect((await ask()).name).toBe('Vorher');
    expect(problems).toHaveLength(1);
    await mendIt();
    await saveSettings(db, { name: 'Nachher' }, 'de');
    expect((await ask()).name).toBe('Nachher');
  });

  test('where none have ever been read it is a 503', async () => {
    const other = db.withoutPlugins(); // the same connection, for which nothing is known yet
    await breakIt();
    const fresh = localTransport(settingsOperations, buildRequestContext(other));
    for (const path of ['/pageeditor-api/settings', '/api/html/']) {
      await expect(fresh({ method: 'GET', path, language: 'de' })).rejects.toMatchObject({ status: 503, code: 'settings_unavailable' });
    }
    await expect(settingsReader(other).read()).rejects.toThrow('setting');
    await mendIt();
    expect((await settingsReader(other).read()).is_site_online).toBe(true);
  });
});

test('the accent becomes custom properties', async () => {
  await saveSettings(db, { accent: { light: '#00624e', dark: '#3ddcb4' } }, 'de');
  expect(designStyle((await ask()).design)).toEqual({ '--signal': '#00624e', '--signal-on-dark': '#3ddcb4' });
});

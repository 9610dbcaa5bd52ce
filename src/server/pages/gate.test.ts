import { beforeAll, describe, expect, test } from 'vitest';
import { saveSettings } from '#features/settings/index.server.ts';
import { type TestApp, testApp } from '../../../tests/support/app.ts';
import { retryAfter } from '../limits.ts';

const pages = ['/de', '/en/events', '/de/gibt-es-nicht', '/webshop', '/de/programm?date=heute'];
const away = (site: TestApp) => site.db.schema.alterTable('setting').renameTo('setting_away').execute();
const back = (site: TestApp) => site.db.schema.alterTable('setting_away').renameTo('setting').execute();

describe('while the site is switched off', () => {
  let site: TestApp;
  beforeAll(async () => {
    site = await testApp();
    await saveSettings(site.db, { is_site_online: false, name: 'Ostkai am Abend' }, 'de');
  });

  test.each(pages)('%s answers 503 "Website offline" and when to come back', async (path) => {
    const response = await site.get(path);
    const html = await response.text();
    expect([response.status, response.headers.get('retry-after'), response.headers.get('cache-control')]).toEqual([503, String(retryAfter), 'no-store']);
    expect(html).toMatch(/<h1[^>]*>.*503.*Website offline.*<\/h1>/s);
    expect(html).not.toMatch(/<header|<footer/);
    expect(html).toMatch(/<p[^>]*>Ostkai am Abend<\/p>/);
    expect(html).toContain('<meta name="robots" content="none"/>');
  });

  test('API, feeds and health answer as ever, and nothing is noted', async () => {
    for (const path of ['/api/events/', '/pageeditor-api/settings', '/de/api/events.ics', '/healthz', '/api/openapi.json'])
      expect((await site.get(path)).status, path).toBe(200);
    expect(await site.db.selectFrom('error_log').selectAll().execute()).toEqual([]);
  });

  test('it comes back with the setting', async () => {
    await saveSettings(site.db, { is_site_online: true }, 'de');
    const response = await site.get('/de');
    expect([response.status, response.headers.get('retry-after')]).toEqual([200, null]);
  });
});

describe('a fault of the database', () => {
  test('that passes leaves the last known settings in force, and is logged', async () => {
    const site = await testApp();
    expect((await site.get('/de')).status).toBe(200);
    await away(site);
    expect((await site.get('/de')).status).toBe(200);
    expect(site.logged).toContainEqual(expect.objectContaining({ level: 50, msg: 'settings' }));
    await back(site);
    await saveSettings(site.db, { is_site_online: false }, 'de');
    expect((await site.get('/de')).status).toBe(503);
    await away(site);
    expect((await site.get('/de')).status).toBe(503);
  });

  test('from the start on: 503 until settings have been read for the first time', async () => {
    const site = await testApp();
    await away(site);
    const response = await site.get('/en');
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, String(retryAfter)]);
    expect(await response.text()).toContain('Website offline');
    await back(site);
    expect((await site.get('/en')).status).toBe(200);
  });
});

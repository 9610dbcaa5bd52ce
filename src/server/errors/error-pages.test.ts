import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { Services } from '#api/service.server.ts';
import { notFoundCounterService } from '#features/error-log/index.server.ts';
import { saveSettings } from '#features/settings/index.server.ts';
import { type TestApp, testApp, testNow } from '../../../tests/support/app.ts';
import { createApp } from '../app.server.ts';
import type { HeadFor } from '../assets.server.ts';
import { largestErrorFile } from '../limits.ts';

let site: TestApp;
const services = new Services();
beforeAll(async () => {
  site = await testApp({ demo: true, services });
  await saveSettings(site.db, { error_pages: {} }, 'de'); // the demo venue has a page of its own
});
beforeEach(async () => {
  await site.db.deleteFrom('error_log').execute();
});

const textOf = (html: string) =>
  html
    .replace(/<(script|style|noscript|head)\b.*?<\/\1>/gs, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');
const page = async (path: string, { app } = site) => {
  const response = await app.request(path);
  const html = await response.text();
  return { response, status: response.status, html, heading: textOf(/<h1.*?<\/h1>/s.exec(html)?.[0] ?? '').trim() };
};
const noted = (path: string) =>
  vi.waitUntil(() => site.db.selectFrom('error_log').select(['status', 'count', 'reference']).where('path', '=', path).executeTakeFirst());

describe('not found', () => {
  test.each([
    ['/de/gibt-es-nicht', '404 Diese Seite wurde nicht gefunden', 'Zur Startseite'],
    ['/en/no-such-page', '404 This page could not be found', 'Back to the home page'],
    ['/de/404', '404 Diese Seite wurde nicht gefunden', 'Zur Startseite'],
    ['/fr', '404 Diese Seite wurde nicht gefunden', 'Zur Startseite'],
    ['/de/programm/tosca/99999999', '404 Nicht gefunden', 'Zur Startseite'],
    ['/en/events/tosca/99999999', '404 Not Found', 'Back to the home page'],
  ])('%s', async (path, heading, home) => {
    const answer = await page(path);
    expect([answer.status, answer.heading]).toEqual([404, heading]);
    expect(answer.html).toContain(`>${home}</a>`);
    expect(answer.html.match(/<h1[ >]/g)).toHaveLength(1);
    expect(answer.html).toMatch(/<header.*<footer/s);
    expect(answer.html).toContain('<meta name="robots" content="none"/>');
    expect(answer.html).not.toContain('?lang=');
    expect([answer.response.headers.get('cache-control'), answer.response.headers.get('etag')]).toEqual(['no-store', null]);
  });

  test('a page that is not online: 404 like one that never was, and not a word of it', async () => {
    const { results } = await (await site.get('/de/api/events/')).json();
    const [{ id, link, title }] = results;
    await site.db.updateTable('event').set({ is_online: false }).where('id', '=', id).execute();
    const answer = await page(link.url);
    expect([answer.status, answer.heading]).toEqual([404, '404 Nicht gefunden']);
    expect(answer.html).not.toContain(title);
    await site.db.updateTable('event').set({ is_online: true }).where('id', '=', id).execute();
    expect((await page(link.url)).status).toBe(200);
  });

  test('is noted by its path, and by nothing else', async () => {
    await page('/de/verschwunden/seite?wer=ich&e=a@b.example');
    await page('/de/verschwunden/seite?wer=du');
    const rows = await missed();
    expect(rows).toMatchObject([{ path: '/de/verschwunden/seite', count: 2 }]);
    expect(JSON.stringify(rows)).not.toMatch(/wer|example/);
  });

  test('a file of an older build is no page, and not noted', async () => {
    const response = await site.get('/assets/list.page-0a1b2c3d.js');
    expect([response.status, response.headers.get('content-type')]).toEqual([404, 'text/plain; charset=UTF-8']);
    await page('/de/danach');
    expect(await missed()).toMatchObject([{ path: '/de/danach' }]);
  });

  const missed = async () => {
    await services.get(notFoundCounterService).flush();
    return site.db.selectFrom('not_found_path').selectAll().execute();
  };
  beforeEach(async () => {
    await missed();
    await site.db.deleteFrom('not_found_path').execute();
  });
});

test('invalid parameters: 400 that names them, logged and noted', async () => {
  const answer = await page('/de/programm?date=31-02-2026&room=saal');
  expect([answer.status, answer.heading]).toEqual([400, '400 Diese Adresse enthält ungültige Angaben: Datum, Ort']);
  expect((await page('/de/programm?room=0&page=0')).heading).toBe('400 Diese Adresse enthält ungültige Angaben: Ort, Seite');
  expect(await noted('/de/programm')).toMatchObject({ status: 400 });
  expect(site.logged).toContainEqual(expect.objectContaining({ msg: 'invalid parameters', path: '/de/programm', invalid: ['date', 'room'] }));
});

const brokenApp = (headFor: HeadFor) => {
  const { logged, app: _, ...rest } = site;
  const log = { ...console, error: (entry: object) => logged.push({ ...entry }), warn: () => {} };
  const config = { baseUrl: 'https://ostkai.example', dataDir: rest.dataDir, instance: 'live' as const };
  const app = createApp({ db: rest.db, config, log: log as never, services: new Services(), now: () => testNow }, { headFor, files: (_c, next) => next() }); // what is used of a log
  return { ...site, app };
};

describe('a surprise', () => {
  test('while a page is drawn: 500 with a reference number that is in the log, and not a word about the cause', async () => {
    const broken = brokenApp((_, more) => {
      if (more?.includes('error-view')) return '';
      throw new Error('secret cause');
    });
    const answer = await page('/en/events', broken);
    expect([answer.status, answer.heading]).toEqual([500, '500 an unknown error occurred']);
    const reference = /Reference for enquiries: ([\da-f]{8})/.exec(textOf(answer.html))?.[1];
    expect(reference).toBeDefined();
    expect(answer.html).not.toContain('secret');
    expect(site.logged).toContainEqual(expect.objectContaining({ reference, path: '/en/events' }));
    expect(await noted('/en/events')).toEqual({ status: 500, count: 1, reference });
  });

  test('in a loader as well', async () => {
    await site.db.schema.alterTable('event').renameTo('event_gone').execute();
    const answer = await page('/de/programm');
    await site.db.schema.alterTable('event_gone').renameTo('event').execute();
    expect([answer.status, answer.heading]).toEqual([500, '500 ein unbekannter Fehler ist aufgetreten']);
    expect(textOf(answer.html)).toMatch(/Kennziffer für Rückfragen: [\da-f]{8}/);
    expect(answer.html).not.toContain('event_gone');
    expect((await page('/de/programm')).status).toBe(200);
  });

  test.each([
    ['de', 'Beim Anzeigen der Fehlerseite ist ein Fehler aufgetreten', 'Zur Startseite'],
    ['en', 'An error occurred while showing the error page', 'Back to the home page'],
  ])('while the error page is drawn, in %s', async (language, heading, home) => {
    const broken = brokenApp(() => {
      throw new Error('secret cause');
    });
    for (const path of [`/${language}`, `/${language}/nirgends`]) {
      const answer = await page(path, broken);
      expect([answer.status, answer.heading]).toEqual([500, heading]);
      expect(answer.html).toContain(`<a href="/${language}">${home}</a>`);
      expect(answer.html).not.toMatch(/secret|<script|stylesheet/);
      const reference = /[\da-f]{8}/.exec(textOf(answer.html))?.[0];
      expect(site.logged).toContainEqual(expect.objectContaining({ reference, path }));
    }
  });
});

describe('custom pages', () => {
  const folder = () => join(site.dataDir, 'html');
  const write = (name: string, html: string) => {
    mkdirSync(folder(), { recursive: true });
    writeFileSync(join(folder(), name), html);
  };
  afterEach(async () => {
    rmSync(folder(), { recursive: true, force: true });
    await saveSettings(site.db, { error_pages: {} }, 'de');
  });
  const file = `<!doctype html><html><head><style>body{background:gold}header,.x{position:fixed;color:red}@import "evil.css";p{background:url(https://evil.example/x)}</style></head>
    <body><h2>Falsche Tür</h2><p onclick="alert(1)">Der Pförtner weiß Rat.</p><script>alert(1)</script><img src="x" onerror="alert(1)"></body></html>`;

  test('of the file: style and body taken, sanitised and scoped', async () => {
    write('404.html', file);
    const { html, status, heading } = await page('/de/nirgends');
    expect([status, heading]).toEqual([404, '404 Diese Seite wurde nicht gefunden']);
    expect(html).toContain('<h2>Falsche Tür</h2>');
    expect(html).toContain('.custom-error{background:gold}');
    expect(html).toContain('.custom-error header,.custom-error .x{color:red}');
    expect(html).toMatch(/<header.*class="custom-error[^"]*".*Falsche Tür.*<footer/s);
    expect(html).toContain('>Zur Startseite</a>');
    expect(html).not.toMatch(/alert\(|onclick|onerror|evil|fixed/);
  });

  test('that of the design settings comes first', async () => {
    write('404.html', file);
    await saveSettings(site.db, { error_pages: { '404': { de: '<style>p{color:teal}</style><p>Aus den Einstellungen</p>' } } }, 'de');
    const { html } = await page('/de/nirgends');
    expect(html).toContain('<p>Aus den Einstellungen</p>');
    expect(html).toContain('.custom-error p{color:teal}');
    expect(html).not.toContain('Falsche Tür');
  });

  test('in English its own file, else the German one marked as such', async () => {
    write('404.html', file);
    expect((await page('/en/nowhere')).html).toMatch(/class="custom-error[^"]*" lang="de"/);
    write('404.en.html', '<body><h2>Wrong door</h2></body>');
    const { html } = await page('/en/nowhere');
    expect(html).toContain('<h2>Wrong door</h2>');
    expect(html).not.toContain('Falsche Tür');
  });

  test('only for its status', async () => {
    write('500.html', file);
    expect((await page('/de/nirgends')).html).not.toContain('Falsche Tür');
  });

  test('what cannot be loaded is logged, and our own page stands in', async () => {
    write('404.html', 'x'.repeat(largestErrorFile + 1));
    const { status, heading } = await page('/de/nirgends');
    expect([status, heading]).toEqual([404, '404 Diese Seite wurde nicht gefunden']);
    expect(site.logged).toContainEqual(expect.objectContaining({ msg: 'custom error page cannot be loaded', status: 404 }));
  });

  test('/html/404.html is the file, sanitised; without one 204; other names are no files', async () => {
    expect((await site.get('/html/404.html')).status).toBe(204);
    write('404.html', file);
    write('geheim.html', 'geheim');
    const html = await (await site.get('/html/404.html?lang=en')).text();
    expect(html).toContain('<main class="custom-error" lang="de"><h2>Falsche Tür</h2>');
    expect(html).not.toMatch(/alert|evil/);
    for (const path of ['/html/geheim.html', '/html/..%2f..%2fcsrf-secret', '/html/4040.html', '/html/404.html/x'])
      expect((await site.get(path)).status).toBe(404);
  });
});

test('a visitor who leaves before the page is made is no failure', async () => {
  const leave = new AbortController();
  const before = site.logged.length;
  const answer = site.app.request('/de/programm', { signal: leave.signal });
  leave.abort();
  expect((await answer).status).toBe(499);
  expect(site.logged.slice(before)).toEqual([]);
});

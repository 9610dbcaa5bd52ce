import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp, testNow } from '../../../tests/support/app.ts';
import { Services } from '../../api/service.server.ts';
import { shopRoutes, unlocalisedRoutes } from '../../routes.ts';
import { createApp } from '../../server/app.server.ts';
import { openShop, shopService } from '../booking/index.server.ts';
import { insertEvent } from '../programme/build.ts';
import { saveSettings } from '../settings/index.server.ts';

const { eventimTemplate } = unlocalisedRoutes;

let site: TestApp;
let get: (path: string, headers?: Record<string, string>) => Promise<Response>;
let getClosed: typeof get;
let shop: ReturnType<typeof openShop>;
beforeAll(async () => {
  site = await testApp();
  getClosed = site.get;
  const config = { baseUrl: 'https://ostkai.example', dataDir: site.dataDir, instance: 'live' as const, boxOfficeUrl: 'https://kasse.example' };
  shop = openShop({ office: null, db: site.db, now: () => testNow, secret: 'a secret of tests', report: () => {} });
  const log = Object.assign(Object.create(null), { warn: () => {}, error: () => {}, info: () => {} });
  const app = createApp(
    { config, db: site.db, log, services: new Services().provide(shopService, shop), now: () => testNow },
    { headFor: () => '<link rel="stylesheet" href="/assets/a.css">', files: (_, next) => next() },
  );
  get = async (path, headers = {}) => app.request(path, { headers });
});

const frameOf = (html: string) => /<iframe src="([^"]+)"/.exec(html)?.[1];

describe('the shop', () => {
  test.each(Object.values(shopRoutes))('%s embeds the box office, with everything below, under a title', async (path) => {
    const html = await (await get(path)).text();
    expect(frameOf(html)).toBe('https://kasse.example/?lang=de');
    expect(html).toMatch(/<iframe [^>]*title="Kasse: Plätze wählen und kaufen" loading="lazy"/);
    expect(frameOf(await (await get(`${path}/event/100101`)).text())).toBe('https://kasse.example/event/100101?lang=de');
  });

  test('is named after the event whose tickets it sells, in the page’s language, and without one after itself', async () => {
    const id_jet = '100777';
    await insertEvent(site.db, { id_jet, title: { de: 'Tosca & Cavaradossi' } });
    const heading = (html: string) => /<h1>.*?<\/h1>/s.exec(html)?.[0].replace(/<!-- -->/g, '');
    const german = await (await get(`/webshop/event/${id_jet}`)).text();
    expect(german).toContain('<title>Karten: Tosca &amp; Cavaradossi, Samstag, 21. November 2026');
    expect(heading(german)).toContain('Karten: <span>Tosca &amp; Cavaradossi</span>, Samstag, 21. November 2026');
    const english = await (await get(`/testshop/event/${id_jet}/?lang=en`)).text();
    expect(heading(english)).toContain('Test box office: <span lang="de">Tosca &amp; Cavaradossi</span>, Saturday, 21 November 2026');
    for (const path of ['/webshop', '/webshop/event/100778', '/webshop/cart']) expect(heading(await (await get(path)).text())).toMatch(/>Karten</);
  });

  test('may do in its frame what buying takes, and lead away from the site only by a click', async () => {
    const allowed =
      'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation allow-downloads';
    expect(/<iframe [^>]*sandbox="([^"]*)"/.exec(await (await get('/webshop')).text())?.[1]).toBe(allowed);
  });

  test('speaks German, or English where it is asked to', async () => {
    for (const [query, language] of [
      ['', 'de'],
      ['?lang=en', 'en'],
      ['?lang=fr', 'de'],
    ]) {
      const html = await (await get(`/webshop${query}`)).text();
      expect(html).toMatch(`<html lang="${language}"`);
      expect(frameOf(html)).toBe(`https://kasse.example/?lang=${language}`);
    }
  });

  test('follows a link in the language of the page it stands on', async () => {
    const from = (referer: string) => get('/webshop/event/7?cart=x', { Referer: referer });
    const english = await from('https://ostkai.example/en/events/tosca/7');
    expect([english.status, english.headers.get('location'), english.headers.get('cache-control')]).toEqual([
      302,
      '/webshop/event/7?cart=x&lang=en',
      'no-store',
    ]);
    expect((await from('https://ostkai.example/webshop?lang=en')).status).toBe(302);
    for (const referer of ['https://ostkai.example/de', 'https://elsewhere.example/', 'nonsense']) expect((await from(referer)).status).toBe(200);
    expect((await get('/webshop?lang=de', { Referer: 'https://ostkai.example/en' })).status).toBe(200);
  });

  test('is a page that robots leave alone, and no search engine finds twice', async () => {
    const html = await (await get('/webshop')).text();
    expect(html).toContain('<meta name="robots" content="none"/>');
    expect(html).not.toContain('rel="canonical"');
  });

  test('the box office may be in a frame, and where there is none no shop may', async () => {
    const origins = async (ask: typeof get) => /frame-src ([^;]+)/.exec((await ask('/webshop')).headers.get('content-security-policy') ?? '')?.[1]?.split(' ');
    const closed = await origins(getClosed);
    expect(await origins(get)).toEqual(["'self'", 'https://kasse.example', ...(closed ?? []).slice(1)]);
    expect(closed).not.toContain('https://kasse.example');
  });

  test.each(['/webshop/..%2fadmin', '/webshop/a%20b', '/webshop/event//7'])('%s is no page', async (path) => {
    expect((await get(path)).status).toBe(404);
    expect((await getClosed(path)).status).toBe(404);
  });

  test.each([3_000, 10_000])('embeds an address of %d characters as well', async (length) => {
    const response = await get(`/webshop/event/7?back=${'x'.repeat(length)}`);
    expect([response.status, frameOf(await response.text())?.length]).toEqual([200, 'https://kasse.example/event/7?back=&amp;lang=de'.length + length]);
  });

  test.each(['/webshops', '/webshop.php', '/de/webshop', '/eventimXwebshop'])('%s is not the shop', async (path) => {
    expect((await get(path)).status).toBe(404);
  });

  test('says that it is closed while the box office does not answer, and is one visitor’s alone', async () => {
    shop.board.publishShop(false);
    const response = await get('/webshop');
    expect(response.headers.get('cache-control')).toBe('no-store');
    const html = await response.text();
    expect(html).not.toContain('<iframe');
    expect(html).toContain('Die Onlinekasse ist zurzeit geschlossen');
    shop.board.publishShop(true);
    expect(frameOf(await (await get('/webshop')).text())).toBeDefined();
  });

  test('says that it is closed where no box office is configured, and leads to the programme', async () => {
    const html = await (await getClosed('/testshop/event/7?lang=en')).text();
    expect(html).not.toContain('<iframe');
    expect(html).toContain('The online box office is closed at the moment');
    expect(html).toMatch(/<main.*href="\/en\/events"/s);
  });
});

describe('while the shop is switched off in the settings', () => {
  beforeAll(() => saveSettings(site.db, { is_shop_online: false }, 'de'));
  afterAll(() => saveSettings(site.db, { is_shop_online: true }, 'de'));

  test('it says that it is closed; the test shops stay, to try it out', async () => {
    const framed = await Promise.all(Object.values(shopRoutes).map(async (path) => frameOf(await (await get(path)).text()) !== undefined));
    expect(Object.keys(shopRoutes).filter((_, index) => framed[index])).toEqual(['testWebshop', 'testshop']);
  });
});

describe('what a shop lists is shown by the site', () => {
  test.each([
    ['/webshop/events', '/de/programm'],
    ['/webshop/events/', '/de/programm'],
    ['/webshop/events?room=2&lang=en', '/en/events?room=2'],
    ['/testshop/events?lang=de', '/de/programm'],
    ['/eventim.webshop/itemgroups/hinter-den-kulissen/12', '/de/blog/hinter-den-kulissen/12'],
    ['/webshop/itemgroups/backstage/12?lang=en', '/en/blog/backstage/12'],
    ['/test.webshop/series/gro%C3%9Fe-abende/3', '/de/abonnements/gro%C3%9Fe-abende/3'],
    ['/webshop/series/%2F%2Fevil.example/3', '/de/abonnements/%2F%2Fevil.example/3'],
  ])('%s → %s', async (path, target) => {
    const response = await get(path);
    expect([response.status, response.headers.get('location')]).toEqual([301, target]);
    expect(response.headers.get('cache-control')).toBe('public, max-age=3600');
  });

  test.each(['/webshop/series/x/0', '/webshop/itemgroups/x/abc', '/webshop/itemgroups/x'])('%s leads nowhere', async (path) => {
    expect((await get(path)).status).not.toBe(301);
  });
});

describe('the template for external shops', () => {
  test.each(['de', 'en'])('has header, slot and footer, absolute addresses and no script (%s)', async (language) => {
    const response = await get(`${eventimTemplate}?lang=${language}`);
    const html = await response.text();
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(html).toMatch(new RegExp(`^<!doctype html><html lang="${language}"`));
    expect(html).toMatch(/<header.*<main.*<!-- webshop:begin -->.+<!-- webshop:end -->.*<\/main>.*<footer/s);
    expect(html).toMatch(/<!-- webshop:head --><\/head>/);
    expect(html).not.toMatch(/<script|modulepreload|<iframe/);
    const addresses = [...html.matchAll(/\s(?:href|src|action)="([^"]*)"/g)].map(([, address]) => address);
    expect(addresses.length).toBeGreaterThan(5);
    expect(addresses.filter((address) => !/^(https:\/\/|#)/.test(address ?? ''))).toEqual([]);
    expect(addresses).toContain('https://ostkai.example/assets/a.css');
  });

  test('everything below it is the same page', async () => {
    expect((await get(`${eventimTemplate}/anything/below`)).status).toBe(200);
  });

  test('what it takes from us may be taken by other hosts; pages may not', async () => {
    const headers = async (path: string) => {
      const response = await get(path);
      return [response.headers.get('cross-origin-resource-policy'), response.headers.get('access-control-allow-origin')];
    };
    for (const path of ['/assets/a.css', '/media/1-a/3x2-320.jpg', '/favicon.svg']) expect(await headers(path)).toEqual(['cross-origin', '*']);
    for (const path of ['/de', '/webshop', '/assetsx']) expect(await headers(path)).toEqual(['same-site', null]);
  });
});

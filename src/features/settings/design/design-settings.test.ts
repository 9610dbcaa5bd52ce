import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../../tests/support/app.ts';
import type { ApiError } from '../../../api/api-error.ts';
import { type Settings, saveSettings } from '../index.server.ts';

// docs/design-settings.md: what each of them does, on the pages that the server renders.
let site: TestApp;
let eventPath: string;
let demo: { key: string; value: unknown }[];
beforeAll(async () => {
  site = await testApp({ demo: true });
  demo = await site.db.selectFrom('setting').select(['key', 'value']).execute();
  const { results } = await (await site.get('/de/api/events/?page_size=50')).json();
  for (const { link } of results) {
    eventPath = link.url;
    if (/<h2[^>]*>Programm</.test(await page(eventPath))) break;
  }
});
afterEach(async () => {
  await site.db.deleteFrom('setting').execute();
  const rows = demo.map(({ key, value }) => ({ key, value: JSON.stringify(value) }));
  await site.db.insertInto('setting').values(rows).execute();
});

const page = async (path: string) => (await site.get(path)).text();
const save = (settings: Partial<Settings>) => saveSettings(site.db, settings, 'de');
const part = (html: string, id: string) => new RegExp(`id="${id}"[^>]*>(.*?)</(?:nav|a|div)>`, 's').exec(html)?.[1] ?? '';
const header = (html: string) => /<header.*?<\/header>/s.exec(html)?.[0] ?? '';
const footer = (html: string) => /<footer.*<\/footer>/s.exec(html)?.[0] ?? '';

describe('links of the header', () => {
  test('basketLink: the cart; without it there is none', async () => {
    await save({ 'header.basketLink': '/webshop/korb' });
    expect(header(await page('/de'))).toMatch(/<a href="\/webshop\/korb".*?Warenkorb/s);
    await save({ 'header.basketLink': '' });
    expect(header(await page('/de'))).not.toMatch(/data-cart-amount|Webshop offline/);
  });

  test('webshopLink: in header and footer; without it nowhere', async () => {
    await save({ 'header.webshopLink': 'https://karten.ostkai.example/' });
    const html = await page('/en');
    expect(header(html)).toMatch(/href="https:\/\/karten\.ostkai\.example\/"[^>]*>Webshop/);
    expect(footer(html)).toMatch(/href="https:\/\/karten\.ostkai\.example\/"[^>]*>Webshop/);
    await save({ 'header.webshopLink': '' });
    expect(await page('/en')).not.toContain('>Webshop');
  });

  test('favoritesLink: the favourites, /en while it is empty', async () => {
    await save({ 'header.favoritesLink': '' });
    expect(header(await page('/de'))).toContain('aria-label="Merkliste" href="/en"');
    await save({ 'header.favoritesLink': '/de/merkliste' });
    expect(header(await page('/de'))).toContain('aria-label="Merkliste" href="/de/merkliste"');
  });

  test('logoLink: the picture of a shared page that has none of its own', async () => {
    const shared = async (path: string) => /property="og:image" content="([^"]+)"/.exec(await page(path))?.[1];
    expect(await shared('/de')).toBe('https://ostkai.example/share-image.png');
    await save({ 'header.logoLink': '/media/1-ab34cd56/16x9-1280.jpg' });
    expect(await shared('/de')).toBe('https://ostkai.example/media/1-ab34cd56/16x9-1280.jpg');
    expect(await shared('/en/events')).toBe('https://ostkai.example/media/1-ab34cd56/16x9-1280.jpg');
    expect(await shared(eventPath)).toMatch(/^https:\/\/ostkai\.example\/media\/(?!1-ab34cd56)/);
    await save({ 'header.logoLink': 'https://bilder.example/logo.png' });
    expect(await shared('/de')).toBe('https://bilder.example/logo.png');
  });

  test('while the shop is switched off neither webshop nor cart nor account is a link, and all say why', async () => {
    await save({ is_shop_online: false });
    const html = await page('/de');
    expect(header(html)).toMatch(/<span data-shop=""[^>]*>Webshop offline<\/span>/);
    const said = [...header(html).matchAll(/<span role="link" aria-disabled="true" tabindex="0" [^>]*aria-label="([^"]+)"/gi)].map(([, name]) => name);
    expect(said).toEqual(['Warenkorb – Webshop offline', 'Anmelden – Webshop offline']);
    expect(header(html)).not.toContain('href="/webshop');
    expect(footer(html)).not.toContain('>Webshop');
  });
});

describe('logo', () => {
  test('a picture stands in place of the name, which remains the name of its link', async () => {
    const name = part(await page('/de'), 'brand');
    expect(name).toContain('Ost<span>kai</span>');
    const { id } = await site.db.selectFrom('asset').select('id').orderBy('id').executeTakeFirstOrThrow();
    await save({ logo: id });
    const logo = part(await page('/de'), 'brand');
    expect(logo).toMatch(new RegExp(`aria-label="Ostkai, zur Startseite".*srcSet="/media/${id}-[0-9a-f]{8}/full-320\\.avif 320w`, 's'));
    expect(logo).toMatch(/<img [^>]*alt=""/);
    expect(logo).not.toContain('<span>kai');
    await save({ logo: 999_999 });
    expect(part(await page('/de'), 'brand')).toContain('Ost<span>kai</span>');
  });
});

describe('accent', () => {
  test('reaches every page as custom properties', async () => {
    await save({ accent: { light: '#00624e', dark: '#3ddcb4' } });
    for (const path of ['/de', '/en/events', '/de/gibt-es-nicht', '/webshop'])
      expect(await page(path)).toMatch(/<html [^>]*style="--signal:#00624e;--signal-on-dark:#3ddcb4"/);
  });

  test('leaves the back office alone: a warning to staff is red', async () => {
    await save({ accent: { light: '#00624e', dark: '#3ddcb4' } });
    const { headers } = await site.signIn('manager');
    const html = await (await site.get('/cms-hub', headers)).text();
    expect(html).toMatch(/<html [^>]*lang="de"/);
    expect(html).not.toMatch(/<html [^>]*--signal/);
  });

  test('that cannot be read is refused by how much, in the language of the editor, and the page stays as it was', async () => {
    const before = await page('/de');
    const accent = { light: '#ff6a4d', dark: '#ff6a4d' };
    const message = /^Im hellen Modus hat #ff6a4d auf grauen Flächen nur einen Kontrast von 2,\d\d : 1\. Nötig sind 4,50 : 1, es fehlen [12],\d\d\./;
    await expect(save({ accent })).rejects.toMatchObject({
      code: 'invalid_input',
      fields: { accent: expect.arrayContaining([expect.stringMatching(message)]) },
    } satisfies Partial<ApiError>);
    const english = /^In light mode #ff6a4d on grey surfaces has a contrast of only 2\.\d\d : 1\. It needs 4\.50 : 1 and falls short by [12]\.\d\d\./;
    await expect(saveSettings(site.db, { accent }, 'en')).rejects.toMatchObject({
      fields: { accent: expect.arrayContaining([expect.stringMatching(english)]) },
    });
    expect(await page('/de')).toBe(before);
  });
});

describe('menu', () => {
  test('desktop: the header says whether its menu stands there on wide windows', async () => {
    expect(header(await page('/de'))).toMatch(/^<header [^>]*data-desktop-menu="true"/);
    await save({ 'menu.desktop': false });
    expect(header(await page('/de'))).toMatch(/^<header [^>]*data-desktop-menu="false"/);
  });

  test('side: carried to the browser, which opens the menu from there', async () => {
    expect(await page('/de')).toContain('"menu":{"side":"left","desktop":true}');
    await save({ 'menu.side': 'right' });
    expect(await page('/de')).toContain('"menu":{"side":"right","desktop":true}');
  });
});

describe('event styles', () => {
  const styles = (html: string) => /<html [^>]*data-event="([^"]*)"/.exec(html)?.[1];
  const main = (html: string) => /<main.*<\/main>/s.exec(html)?.[0] ?? '';
  /** Its own: what else one may like brings pictures of other events. */
  const pictures = (html: string) =>
    main(html)
      .replace(/<section aria-labelledby="related-heading".*?<\/section>/s, '')
      .match(/<picture/g);
  const indexOf = (html: string, what: RegExp) => main(html).search(what);
  const picture = /<picture/;
  const programs = /<h2[^>]*>Programm</;

  test('none is on by itself', async () => {
    const html = await page(eventPath);
    expect(styles(html)).toBeUndefined();
    expect(indexOf(html, picture)).toBeLessThan(indexOf(html, /<section/));
  });

  test('style1: the pictures come before the programme, below the facts', async () => {
    await save({ 'event.style1': true });
    const html = await page(eventPath);
    expect(styles(html)).toBe('style1');
    expect(pictures(html)).toHaveLength(1);
    expect(indexOf(html, picture)).toBeGreaterThan(indexOf(html, /<section/));
    expect(indexOf(html, picture)).toBeLessThan(indexOf(html, programs));
  });

  test('style2: no picture in any list, the pages of events keep theirs', async () => {
    await save({ 'event.style2': true });
    for (const path of ['/de', '/de/programm', '/en/search/events?q=a']) {
      const html = await page(path);
      expect(styles(html)).toBe('style2');
      expect(html).toMatch(/<article[^>]* id="event-/);
      expect(html.match(/<article.*?<\/article>/gs)?.filter((card) => card.includes('<picture') && card.includes('id="event-'))).toEqual([]);
    }
    expect(main(await page(eventPath))).toContain('<picture');
  });

  test('style3: the picture stays in the head, alone and with style1', async () => {
    await save({ 'event.style3': true });
    expect(styles(await page(eventPath))).toBe('style3');
    await save({ 'event.style1': true });
    const html = await page(eventPath);
    expect(styles(html)).toBe('style1 style3');
    expect(pictures(html)).toHaveLength(1);
    expect(indexOf(html, picture)).toBeLessThan(indexOf(html, /<section/));
  });
});

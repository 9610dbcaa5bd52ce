import { expect, test } from 'vitest';
import { testApp } from '../../tests/support/app.ts';
import { contents } from './contents.ts';

const site = await testApp({ demo: true });

test('every entry of the menus and of the footer leads to a page in its language, with something on it', async () => {
  for (const language of ['de', 'en']) {
    const { menu, footer, landing_pages } = await (await site.get(`/${language}/pageeditor-api/nav`)).json();
    const entries = [...menu, ...menu.flatMap(({ children }: { children: object[] }) => children), ...footer] as { url: string | null }[];
    const legal = ['agb', 'impressum', 'datenschutz', language === 'de' ? 'erklaerung-zur-barrierefreiheit' : 'accessibility-statement'].map(
      (page) => `/${language}/${page}`,
    );
    const paths = [...entries.map(({ url }) => url), ...landing_pages, ...legal].filter((url): url is string => url?.startsWith('/') ?? false);
    expect(paths.length).toBeGreaterThan(20);
    for (const path of new Set(paths)) {
      const response = await site.get(path);
      expect([path, response.status]).toEqual([path, 200]);
      if (/events|programm|venues|produktionen|productions|\/team$/.test(path)) continue; // pages of their own, with tests of their own
      const content = /id="content"[^>]*>([\s\S]*?)<\/article>/.exec(await response.text())?.[1] ?? '';
      expect([path, content.replace(/<[^>]+>/g, '').length > 80]).toEqual([path, true]);
    }
  }
});

test('the film, the sound and the silent film of the house stand on pages, and are there', async () => {
  for (const [path, addresses, extra] of [
    ['/de/besuch', 3, 'kind="captions"'],
    ['/en/the-house/halls', 1, 'Transcript'],
    ['/de/sommer-am-kai', 1, 'data-enhance="hero-film"'],
  ] as const) {
    const html = await (await site.get(path)).text();
    const files = [...html.matchAll(/ src="(\/media\/files\/[^"]+)"/g)].flatMap(([, url]) => url ?? []);
    expect([path, files.length]).toEqual([path, addresses]);
    expect(html).toContain(extra);
    for (const url of files) expect([url, (await site.get(url, { Range: 'bytes=0-9' })).status]).toEqual([url, 206]);
  }
});

test('every text is there in both languages, without exclamation marks, and every content has its page', async () => {
  const rows = await site.db.selectFrom('page').select('urls').where('content_type', '=', 'page').execute();
  expect(Object.keys(contents).filter((path) => !rows.some(({ urls }) => urls.de === path))).toEqual([]);
  const { texts } = { texts: JSON.stringify(contents) };
  expect(texts).not.toMatch(/!/);
});

test('links to forms on the pages lead to these forms', async () => {
  const addresses = new Set(JSON.stringify(contents).match(/\/(de|en)\/forms\/[a-z-]+\/\d+/g));
  expect(addresses.size).toBe(12);
  for (const address of addresses) expect([address, (await site.get(address)).status]).toEqual([address, 200]);
});

import { expect, test } from 'vitest';
import { testApp } from '../../tests/support/app.ts';
import { contents } from './contents.ts';

const site = await testApp({ demo: true });

test('every entry of the menus and of the footer leads to a page in its language, with something on it', async () => {
  for (const language of ['de', 'en']) {
    const { menu, footer, landing_pages } = await (await site.get(`/${language}/pageeditor-api/nav`)).json();
    const entries = [...menu, ...menu.flatMap(({ children }: { children: object[] }) => children), ...footer] as { url: string | null }[];
    const legal = ['agb', 'impressum', 'datenschutz'].map((page) => `/${language}/${page}`);
    const paths = [...entries.map(({ url }) => url), ...landing_pages, ...legal].filter((url): url is string => url?.startsWith('/') ?? false);
    expect(paths.length).toBeGreaterThan(20);
    for (const path of new Set(paths)) {
      const response = await site.get(path);
      expect([path, response.status]).toEqual([path, 200]);
      if (/events|programm/.test(path)) continue;
      const content = /id="content"[^>]*>([\s\S]*?)<\/article>/.exec(await response.text())?.[1] ?? '';
      expect([path, content.replace(/<[^>]+>/g, '').length > 80]).toEqual([path, true]);
    }
  }
});

test('every text is there in both languages, without exclamation marks, and every content has its page', async () => {
  const rows = await site.db.selectFrom('page').select('urls').where('content_type', '=', 'page').execute();
  expect(Object.keys(contents).filter((path) => !rows.some(({ urls }) => urls.de === path))).toEqual([]);
  const { texts } = { texts: JSON.stringify(contents) };
  expect(texts).not.toMatch(/!/);
});

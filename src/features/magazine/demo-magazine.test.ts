import { expect, test } from 'vitest';
import { articles } from '../../../seed/magazine/articles.ts';
import { testApp } from '../../../tests/support/app.ts';
import { cachedApp } from '../../../tests/support/cached-app.ts';

const site = await testApp({ demo: true });
const html = async (path: string) => {
  const response = await site.get(path);
  expect([path, response.status]).toEqual([path, 200]);
  return response.text();
};
const cards = (page: string) => [...page.matchAll(/<article[^>]*>.*?href="(\/(?:de|en)\/blog\/[^"]+\/\d+)"/gs)].flatMap(([, url]) => url ?? []);

test('the magazine shows the article that leads and twelve more, each once, and the rest behind links', async () => {
  const [first, second] = [await html('/de/blog'), await html('/de/blog?page=2')];
  expect(cards(first)).toHaveLength(13);
  expect(new Set([...cards(first), ...cards(second)]).size).toBe(articles.length);
  expect(first).toMatch(/href="\/de\/blog\?page=2" rel="next"|rel="next"[^>]*href="\/de\/blog\?page=2"/);
  expect(first).toMatch(/href="\/de\/blog"[^>]*aria-current="page"|aria-current="page"[^>]*href="\/de\/blog"/); // All is active
  expect(first).toContain('Was zwischen den Abenden geschieht');
  expect(second).toContain('rel="canonical" href="https://ostkai.example/de/blog?page=2"');
  for (const path of ['/de/blog?page=3', '/de/blog?page=0', '/de/blog?page=x']) expect([path, (await site.get(path)).status]).toEqual([path, 404]);
});

test('every article is there in both languages, with its blocks, its structured data and no exclamation mark', async () => {
  for (const language of ['de', 'en'] as const) {
    const { results } = await (await site.get(`/${language}/api/articles/?page_size=100`)).json();
    expect(results).toHaveLength(articles.length);
    for (const { link, title, reading_minutes, untranslated, image_obj } of results) {
      const page = await html(link.url);
      const [, text = ''] = /id="content"[^>]*>([\s\S]*?)<nav/.exec(page) ?? [];
      expect([link.url, text.replace(/<[^>]+>/g, ' ').split(/\s+/).length > 120]).toEqual([link.url, true]);
      expect(text.replace(/<[^>]+>/g, '')).not.toContain('!');
      expect([link.url, reading_minutes >= 1, untranslated, image_obj !== null]).toEqual([link.url, true, undefined, true]);
      const found = [...page.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, text = '']) => JSON.parse(text));
      const data = found.at(-1);
      expect(data['@graph'][0]).toMatchObject({ '@type': 'Article', headline: title, inLanguage: language, author: { '@type': 'Person' } });
      expect(data['@graph'][1].itemListElement).toHaveLength(3);
    }
  }
});

test('an event shows what the magazine has of its production, and the article when it is played', async () => {
  const { results } = await (await site.get('/de/api/articles/?page_size=100')).json();
  const { id } = results.find(({ slug }: { slug: string }) => slug === 'wie-man-eine-orgel-stimmt');
  const article = await (await site.get(`/de/api/articles/${id}/`)).json();
  const events = await (await site.get(`/de/api/events/?production=${article.productions[0]}`)).json();
  expect(await html(events.results[0].link.url)).toContain(article.link.url);
  expect(await html(article.link.url)).toContain(events.results[0].link.url);
});

test('feeds and sitemap know the articles', async () => {
  const [magazine, news, sitemap] = [await html('/de/api/articles.atom'), await html('/en/api/news.atom'), await html('/sitemap.xml')];
  expect(magazine.match(/<entry>/g)).toHaveLength(articles.length);
  expect(magazine).toContain('<author><name>Simon Adeyinka</name></author>');
  expect(news).toMatch(/\/en\/blog\/[a-z-]+\/\d+/);
  expect(sitemap.match(/<loc>https:\/\/ostkai\.example\/de\/blog\/(?!tags|categories)[^<]+\/\d+<\/loc>/g)).toHaveLength(articles.length);
  expect(sitemap).toContain('/de/blog/tags/orgel/');
});

test('a change purges the pages that show an article, and no others', async () => {
  const cached = await cachedApp(site);
  const { results } = await (await site.get('/de/api/articles/')).json();
  const [one, other] = [results[0], results[5]];
  const paths = ['/de/blog', one.link.url, other.link.url, '/de/blog/tags', '/de/programm', '/de/besuch'];
  for (const path of paths) expect((await cached.getFresh(path)).status).toBe(200);
  await cached.changes.sync();
  const known = () => new Set(cached.cache.entries.map(({ key }) => key));
  expect(paths.filter((path) => !known().has(path))).toEqual([]);
  await site.db
    .updateTable('article')
    .set({ summary: JSON.stringify({ de: 'Anders', en: 'Different' }) })
    .where('id', '=', one.id)
    .execute();
  await cached.changes.sync();
  expect(['/de/blog', one.link.url].filter((path) => known().has(path))).toEqual([]);
  expect(['/de/programm', '/de/besuch'].filter((path) => !known().has(path))).toEqual([]);
  expect(await (await cached.getFresh('/de/blog')).text()).toContain('Anders');
});

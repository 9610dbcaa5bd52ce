import { globSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { languages } from '../../src/i18n/language.ts';
import { fillPath } from '../../src/route-path.ts';
import { routes, unlocalisedRoutes } from '../../src/routes.ts';
import { type SignedIn, type TestApp, testApp } from '../support/app.ts';

// What holds for every page, by a loop over the table of URLs.
let site: TestApp;
let visitor: SignedIn;
let parameters: Record<string, Record<'de' | 'en', Record<string, string | number>>>;
beforeAll(async () => {
  site = await testApp({ demo: true });
  visitor = await site.signIn('visitor');
  const { results } = await (await site.get('/de/api/events/')).json();
  const event = await (await site.get(`/de/api/events/${results[0].id}/`)).json();
  const one = async (list: string) => {
    const answer = await (await site.get(`/de/api/${list}/`)).json();
    const [first] = Array.isArray(answer) ? answer : answer.results;
    return (await site.get(`/de/api/${list}/${first.id}/`)).json();
  };
  await site.db.updateTable('production').set({ has_press: true }).execute();
  const both = ({ id, slugs }: { id: number; slugs: Record<'de' | 'en', string> }, name = 'slug') => ({
    de: { [name]: slugs.de, id },
    en: { [name]: slugs.en, id },
  });
  parameters = {
    event: both(event),
    production: both(await one('productions')),
    press: both(await one('productions')),
    series: both(await one('series')),
    venue: both(await one('venues')),
    person: both(await one('persons')),
    article: both(await one('articles')),
    magazineCategory: both(await one('article-categories'), 'category'),
    form: both(await one('forms')),
    magazineTag: both(await one('article-tags'), 'tag'),
  };
});

/** Pages that only somebody sees who is signed in. */
const forMembers = new Set(['userProfile', 'userOrders', 'userSettings']);
const pages = Object.entries(routes)
  .filter(([name]) => name !== 'blocks')
  .flatMap(([name, paths]) => languages.map((language) => ({ name, language, path: paths[language] })));

describe.each(pages)('$name in $language', ({ name, language, path }) => {
  const who = () => (forMembers.has(name) ? visitor.headers : {});
  const address = () => fillPath(path, parameters[name]?.[language] ?? {});

  test('is a whole page without script: language, title, canonical, both languages, one heading', async () => {
    const response = await site.get(address(), who());
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(html).toMatch(new RegExp(`^<!doctype html><html lang="${language}"`));
    expect(html.match(/<title>[^<]+<\/title>/g)).toHaveLength(1);
    expect(html.match(/<h1[ >]/g)).toHaveLength(1);
    expect(html).toContain('<a href="#main-content"');
    expect(html).toContain('id="main-content"');
    expect(html).toContain(`rel="canonical" href="https://ostkai.example${address()}"`);
    for (const other of languages) expect(html).toMatch(new RegExp(`hrefLang="${other}" href="https://ostkai\\.example/${other}`));
    expect(html).toContain('property="og:title"');
  });

  test('the language switch leads to the same page and keeps the query', async () => {
    const html = await (await site.get(`${address()}?x=1`, who())).text();
    const other = language === 'de' ? 'en' : 'de';
    const link = new RegExp(`<a[^>]*hrefLang="${other}"[^>]*href="([^"]+)"|<a[^>]*href="([^"]+)"[^>]*hrefLang="${other}"`).exec(
      html.slice(html.indexOf('<header')),
    );
    const target = link?.[1] ?? link?.[2] ?? '';
    expect(target).toMatch(/\?x=1$/);
    expect((await site.get(target, who())).status).toBe(200);
  });
});

/** Have tests of their own: src/features/styleguide, src/features/back-office, src/features/media. */
const forStaff = new Set(['styleguide', 'backOffice']);
const outside = Object.entries(unlocalisedRoutes)
  .filter(([name]) => !forStaff.has(name))
  .flatMap(([name, path]) => ['', '/below/it'].map((below) => ({ name, path: path + below })));

describe.each(outside)('$name, outside localisation: $path', ({ path }) => {
  test('is a whole page in both languages at one address, which robots leave alone', async () => {
    for (const language of languages) {
      const response = await site.get(`${path}?lang=${language}`);
      const html = await response.text();
      expect(response.status).toBe(200);
      expect(html).toMatch(new RegExp(`^<!doctype html><html lang="${language}"`));
      expect(html.match(/<title>[^<]+<\/title>/g)).toHaveLength(1);
      expect(html).toContain('<a href="#main-content"');
      expect(html).toContain('<meta name="robots" content="none"/>');
      expect(html).not.toMatch(/rel="(canonical|alternate)"/);
      expect(html).toMatch(/<header.*<main id="main-content".*<footer/s);
    }
  });

  test('has no sibling with a language in its path', async () => {
    for (const language of languages) expect((await site.get(`/${language}${path}`)).status).toBe(404);
  });
});

test('page URLs are written in routes.ts alone', () => {
  const isUrl = /['"`]\/((de|en)\/(programm|events)|[\w.]*webshop|testshop|eventim-template)\b/;
  const isTest = /\.test\.tsx?$|\/build\.ts$|^src\/blocks\/.*\/example\.ts$/; // in an example they are content, as an editor types them
  const code = (file: string) => readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');
  const files = globSync('src/**/*.{ts,tsx}').filter((file) => file !== 'src/routes.ts' && !isTest.test(file) && isUrl.test(code(file)));
  expect(files).toEqual([]);
});

test('only the root is redirected to a language', async () => {
  const root = await site.get('/');
  expect([root.status, root.headers.get('location')]).toEqual([302, '/de']);
  for (const path of ['/programm', '/events', '/fr', '/fr/events']) expect((await site.get(path)).status).toBe(404);
});

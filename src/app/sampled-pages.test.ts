import { beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../tests/support/app.ts';

// A link and a label lead to the first element of a name: two of one name on a page lead somewhere wrong.
let site: TestApp;
let paths: string[] = [];
beforeAll(async () => {
  site = await testApp({ demo: true });
  const text = await (await site.get('/sitemap.xml')).text();
  const all = [...text.matchAll(/<loc>https:\/\/ostkai\.example([^<]+)<\/loc>/g)].map(([, path = '']) => path);
  // Of each kind of page some, with different content.
  const kinds = Map.groupBy(all, (path) => path.split('/').slice(1, 3).join('/'));
  paths = [...kinds.values()].flatMap((same) => same.filter((_, index) => index % Math.ceil(same.length / 8) === 0));
});

const idsOf = (html: string): string[] => [...html.replace(/<script[\s\S]*?<\/script>/g, '').matchAll(/<[a-z][^>]*?\sid="([^"]+)"/g)].map(([, id = '']) => id);
const doubled = (ids: readonly string[]): string[] => ids.filter((id, index) => ids.indexOf(id) !== index);

test('no name stands twice on a page', async () => {
  expect(paths.length).toBeGreaterThan(50);
  const found: string[] = [];
  for (const path of paths) found.push(...doubled(idsOf(await (await site.get(path)).text())).map((id) => `${path} #${id}`));
  expect(found).toEqual([]);
});

test('two of one name would be found', () => expect(doubled(idsOf('<p id="a"></p><section class="x" id="a">'))).toEqual(['a']));

test('every page says in 50 to 160 characters what it is about', async () => {
  const found: string[] = [];
  for (const path of paths) {
    const [, description = ''] = /<meta name="description" content="([^"]*)"/.exec(await (await site.get(path)).text()) ?? [];
    const { length } = description.replace(/&\w+;|&#\w+;/g, '.');
    if (length < 50 || length > 160) found.push(`${path} ${length}: ${description}`);
  }
  expect(found).toEqual([]);
});

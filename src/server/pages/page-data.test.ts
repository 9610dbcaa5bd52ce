import { beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../tests/support/app.ts';
import { saveSettings } from '../../features/settings/index.server.ts';

// What a move within the site asks of a page whose loader runs on the server (src/ui/static/server-loader.ts).
let site: TestApp;
let events: { link: { url: string } }[];
beforeAll(async () => {
  site = await testApp({ demo: true });
  ({ results: events } = await (await site.get('/de/api/events/')).json());
});
const dataOf = async (path: string) => (await site.get(`/page-data${path}`)).json();
const urlOf = (index: number) => events[index]?.link.url ?? '';

describe('the data of a page', () => {
  test('holds the HTML of its static parts as the page has it, and no data of theirs', async () => {
    const html = await (await site.get(urlOf(0))).text();
    const { data, parts } = await dataOf(urlOf(0));
    expect(Object.keys(parts).sort()).toEqual(['neighbours', 'related', 'sale', 'sections', 'share']);
    for (const part of Object.values<string>(parts)) expect(html).toContain(part);
    expect(data.title.length).toBeGreaterThan(0);
    for (const name of ['serverOnly', 'description', 'credits', 'works']) expect(data).not.toHaveProperty(name);
  });

  test('is another for another page', async () => {
    const [first, second] = [await dataOf(urlOf(0)), await dataOf(urlOf(1))];
    expect(second.parts.neighbours).not.toBe(first.parts.neighbours);
  });

  test('says where a page has gone, and why there is none', async () => {
    expect(await dataOf(urlOf(0).replace(/[^/]+\/(\d+)$/, 'anders/$1'))).toEqual({ redirect: urlOf(0) });
    const missing = await site.get('/page-data/de/programm/nichts/99999999');
    expect([missing.status, await missing.json()]).toMatchObject([404, { failure: { code: 'not_found' } }]);
    expect((await site.get('/page-data/de/user/profile')).status).toBe(404);
  });

  test('a page’s own HTML has no data of its static parts in its state', async () => {
    const html = await (await site.get(urlOf(0))).text();
    const state = /<script type="application\/json" id="foyer-state">(.*?)<\/script>/.exec(html)?.[1] ?? '';
    expect(state).toContain('"title"');
    expect(state).not.toMatch(/"(serverOnly|credits|works)"/);
  });

  test('its head comes by itself: what machines read of it, as the page has it, and nothing of the document', async () => {
    for (const path of [urlOf(0), '/de/programm?page=2', '/en', '/de/besuch', '/de/search?q=bach']) {
      const { tags } = await (await site.get(`/page-head${path}`)).json();
      const html = await (await site.get(path)).text();
      const head = html.slice(0, html.indexOf('</head>'));
      const [own, all] = [tags.split(/(?=<)/), head.split(/(?=<)/)];
      expect(
        own.filter((tag: string) => !all.includes(tag)),
        path,
      ).toEqual([]);
      const left = all.filter((tag) => /^<(meta|link)/.test(tag) && !own.includes(tag)).join('');
      expect(left, path).not.toMatch(/description|robots|canonical|alternate|og:|twitter/);
      expect(tags, path).toContain('<link rel="canonical"');
      expect(tags, path).not.toMatch(/charset|viewport|icon|<title|<script/i);
    }
    expect((await site.get('/page-head/de/user/profile')).status).toBe(404);
    expect(await (await site.get('/page-head/de/gibt-es-nicht')).json()).toMatchObject({ failure: { code: 'no_route' } });
  });

  test('is refused while the site is switched off', async () => {
    await saveSettings(site.db, { is_site_online: false }, 'de');
    expect((await site.get(`/page-data${urlOf(0)}`)).status).toBe(503);
  });
});

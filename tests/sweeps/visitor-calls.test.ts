import { beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../support/app.ts';

// The calls of V §7 by row; what every call has in common is in endpoints.test.ts.

let site: TestApp;
beforeAll(async () => {
  site = await testApp({ demo: true });
});

const json = async (path: string) => {
  const response = await site.get(path);
  expect([path, response.status]).toEqual([path, 200]);
  return response.json();
};
const keys = async (path: string) => Object.keys(await json(path));
const paging = ['count', 'next', 'previous', 'results'];

test('opening hours of today: regular ones and exceptions, each with from, to, closed and an alternative', async () => {
  const hours = await json('/de/api/opening-hours-today/');
  const fields = ['time_from', 'time_to', 'closed', 'alternative_link_url', 'alternative_text'];
  for (const hour of [...hours.opening_hours, ...hours.opening_hours_exceptions]) expect(Object.keys(hour)).toEqual(fields);
});

test('user details give the fields of the session, all of them to anybody', async () => {
  expect(await json('/en/api/user-details/')).toMatchObject({
    has_dashboard_online_access: false,
    is_logged_in: false,
    username: null,
    email: null,
    first_name: null,
    last_name: null,
  });
  expect(await keys('/en/api/user-details/')).toEqual(expect.arrayContaining(['login_url', 'logout_url', 'webshop_url']));
});

test('settings have the areas of HTML as `code`, and whether site and shop are online', async () => {
  const { html_footer_top, html_footer_bottom, html_header, is_shop_online, is_site_online } = await json('/pageeditor-api/settings');
  expect([html_footer_top, html_footer_bottom, html_header].map((area) => typeof area.code)).toEqual(['string', 'string', 'string']);
  expect([is_shop_online, is_site_online]).toEqual([true, true]);
});

describe('lists that are no pages', () => {
  test.each([
    ['/api/rooms/', ['id', 'name']],
    ['/api/exhibition-types/', ['id', 'name', 'slug']],
    ['/api/event-tags/', ['id', 'name', 'show_in_filter']],
    ['/api/series/', ['id', 'name', 'show_in_filter']],
    ['/api/genres/', ['id', 'name']],
    ['/de/api/teasers/', ['id', 'name', 'link', 'preline', 'headline', 'subline', 'link_text', 'image_obj', 'image_thumbnails', 'position', 'xtype']],
    ['/api/article-categories/', ['id', 'name', 'style_name', 'slug']],
    ['/api/breaking-news/', ['id', 'title', 'text', 'link', 'link_title']],
    ['/api/seasons/', ['id', 'name']],
    ['/api/production-tags/', ['id', 'name', 'show_in_filter']],
  ])('%s', async (path, fields) => {
    const list = await json(path);
    expect(list.length).toBeGreaterThan(0);
    for (const one of list) expect(Object.keys(one)).toEqual(expect.arrayContaining(fields));
  });
});

describe('pages of a list', () => {
  test.each([
    '/en/api/events/?room=1&type=1&page=1&page_size=2',
    '/en/api/events/?tag=1&series=1&genre=1&date=24-11-2026',
    '/de/api/articles/?category=1&page=1',
    '/en/api/productions/?season=1&exhibition_type=1&tag=1&date=24-11-2026&page=1',
    '/en/api/search/events/?query=bach&page=1',
    '/en/api/search/others/?query=musik&page=1',
    '/api/persons/',
    '/api/venues/',
  ])('%s', async (path) => expect(await keys(path)).toEqual(expect.arrayContaining(paging)));

  test('events are ten to a page, articles twelve', async () => {
    expect((await json('/de/api/events/')).results).toHaveLength(10);
    expect((await json('/de/api/articles/')).results).toHaveLength(12);
  });
});

test('the calendar answers days, narrowed by date, room, type and tag', async () => {
  const all: string[] = await json('/api/calendar/');
  for (const day of all) expect(day).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  const from = all[20] ?? '';
  const narrow: string[] = await json(`/api/calendar/?room=1&type=1&date=${from.split('-').reverse().join('-')}`);
  expect(narrow.length).toBeGreaterThan(0);
  expect(narrow.length).toBeLessThan(all.length);
  expect(narrow.filter((day) => day < from || !all.includes(day))).toEqual([]);
  expect(await json('/api/calendar/?tag=1')).not.toEqual(all);
});

test('the article that leads, the headline of the programme, suggestions and both kinds of hits', async () => {
  expect(await json('/en/api/articles-teaser/')).toMatchObject({ xtype: 'article', link: { url: expect.stringMatching(/^\/en\/blog\//) } });
  for (const path of ['/de/pageeditor-api/page/de/programm', '/en/pageeditor-api/page/en/events']) expect(await json(path)).toHaveProperty('headline');
  expect((await json('/de/api/search/autocomplete/?query=bach')).length).toBeGreaterThan(0);
  expect(await json('/de/api/search/?query=bach')).toMatchObject({ events: expect.any(Number), others: expect.any(Number) });
});

test.each([
  ['agb', { de: '/de/agb', en: '/en/agb' }],
  ['imprint', { de: '/de/impressum', en: '/en/impressum' }],
  ['privacy-policy', { de: '/de/datenschutz', en: '/en/datenschutz' }],
])('%s is the page of that name, in both languages', async (name, urls) => {
  for (const prefix of ['', '/de', '/en'] as const) expect((await json(`${prefix}/api/${name}/`)).urls).toEqual(urls);
  for (const url of Object.values(urls)) expect((await site.get(url)).status).toBe(200);
});

test.each(['persons', 'person-categories', 'venues', 'article-tags', 'article-categories', 'articles', 'seasons', 'production-tags', 'productions', 'series'])(
  '%s answer one by one what the list has of them, and are in the OpenAPI document',
  async (noun) => {
    const list = await json(`/en/api/${noun}/`);
    const [first] = list.results ?? list;
    expect(await json(`/en/api/${noun}/${first.id}/`)).toMatchObject({ id: first.id });
    const { paths } = await json('/api/openapi.json');
    expect(Object.keys(paths)).toEqual(expect.arrayContaining([`/api/${noun}/`, `/api/${noun}/{id}/`]));
  },
);

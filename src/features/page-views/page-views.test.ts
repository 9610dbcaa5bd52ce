import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Services } from '#api/service.server.ts';
import { type TestApp, testApp } from '../../../tests/support/app.ts';
import { PageViewCounter, pageViewCounterService } from './index.server.ts';
import { maxGathered, viewDays } from './limits.ts';
import { type CountedView, storeViews } from './queries.server.ts';
import { askedPage, readView } from './read-view.ts';

const agents = {
  computer: 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
  phone: 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1',
  tablet: 'Mozilla/5.0 (Linux; Android 15; SM-X910) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
};

const browser = { 'User-Agent': agents.computer, 'Sec-Fetch-Dest': 'document', Accept: 'text/html,*/*' };
const move = { 'User-Agent': agents.computer, 'Sec-Fetch-Dest': 'empty', 'Sec-Fetch-Site': 'same-origin', Accept: '*/*' };

describe('a request', () => {
  const read = (url: string, headers: Record<string, string>) => {
    const asked = askedPage(url);
    return asked && readView(asked, (name) => new Headers(headers).get(name) ?? undefined, 'ostkai.example');
  };
  const view = { page: '/de/programm', language: 'de', referrer: '', device: 'computer' };

  test.each<[string, string, Record<string, string>, object | null]>([
    ['a page', '/de/programm?date=1', browser, view],
    ['a move within the site', '/page-data/en/events', move, { ...view, page: '/en/events', language: 'en' }],
    ['from a search engine', '/de/programm', { ...browser, Referer: 'https://www.suche.example/?q=geheim' }, { ...view, referrer: 'suche.example' }],
    ['from the site itself', '/de/programm', { ...browser, Referer: 'https://ostkai.example/de' }, view],
    ['from an address in figures', '/de/programm', { ...browser, Referer: 'http://192.0.2.7/' }, view],
    ['on a phone', '/de/programm', { ...browser, 'User-Agent': agents.phone }, { ...view, device: 'phone' }],
    ['on a tablet', '/de/programm', { ...browser, 'User-Agent': agents.tablet }, { ...view, device: 'tablet' }],
    ['by a program that says so', '/de/programm', { ...browser, 'User-Agent': 'Googlebot/2.1' }, { ...view, device: 'bot' }],
    ['by one that does not', '/de/programm', { 'User-Agent': agents.computer, Accept: '*/*' }, { ...view, device: 'bot' }],
    ['fetched ahead', '/de/programm', { ...browser, 'Sec-Purpose': 'prefetch;prerender' }, null],
    ['not to be followed', '/de/programm', { ...browser, 'Sec-GPC': '1' }, null],
    ['not to be tracked', '/de/programm', { ...browser, DNT: '1' }, null],
    ['an editor’s', '/de/programm?edit', browser, null],
    ['a call', '/de/api/events/', browser, null],
    ['a file', '/de/programm/a.ics', browser, null],
    ['the back office', '/cms-hub', browser, null],
  ])('%s', (_, url, headers, expected) => expect(read(url, headers)).toEqual(expected));
});

let clock = new Date('2026-11-21T17:00:00+01:00');
const services = new Services();
let site: TestApp;
let staff: Record<string, string>;
beforeAll(async () => {
  site = await testApp({ now: () => clock, services });
  staff = (await site.signIn('editor')).headers;
});
beforeEach(() => site.db.deleteFrom('page_view').execute());
const rows = () => site.db.selectFrom('page_view').selectAll().orderBy('page').orderBy('referrer').execute();
const view = (n: number, more: Partial<CountedView> = {}): CountedView => ({
  day: '2026-11-21',
  page: '/de',
  language: 'de',
  referrer: '',
  device: 'computer',
  n,
  ...more,
});

test('pages that were answered are counted, without anything of who has opened them', async () => {
  for (const path of ['/de/programm', '/de/programm', '/de/gibt-es-nicht', '/de/programm/']) await site.get(path, browser);
  await site.app.request('/de/programm', { method: 'HEAD', headers: browser });
  const answer = await site.get('/page-data/de/programm', move);
  expect(answer.headers.get('set-cookie')).toBeNull();
  await services.get(pageViewCounterService).flush();
  expect(await rows()).toEqual([view(3, { page: '/de/programm' })]);
});

test('what could not be written is written the next time, and however much is asked for, a bound amount waits', async () => {
  const counter = new PageViewCounter({ db: site.db, now: () => clock, ownHost: 'ostkai.example', report: () => {} });
  for (let number = 0; number < maxGathered + 10; number++) counter.note(`/de/seite-${number}`, (name) => browser[name as keyof typeof browser]);
  await site.db.schema.alterTable('page_view').renameTo('page_view_away').execute();
  await expect(counter.flush()).rejects.toThrow();
  await site.db.schema.alterTable('page_view_away').renameTo('page_view').execute();
  await counter.flush();
  const stored = await rows();
  expect(stored).toHaveLength(maxGathered + 1);
  expect(stored[0]).toMatchObject({ page: '', n: 10 });
});

test('a day has room for so many rows: the rarest lose page and referrer, what is known goes on', async () => {
  await storeViews(site.db, [view(5), view(2, { page: '/de/a' })], 3);
  await storeViews(site.db, [view(1), view(9, { page: '/de/b' }), view(1, { page: '/de/c', referrer: 'x.example' }), view(1, { page: '/de/d' })], 3);
  expect((await rows()).map(({ page, referrer, n }) => [page, referrer, n])).toEqual([
    ['', '', 2],
    ['/de', '', 6],
    ['/de/a', '', 2],
    ['/de/b', '', 9],
  ]);
});

test('staff see pages, referrers, devices and days, programs by themselves; after two years it is forgotten', async () => {
  await storeViews(site.db, [
    view(4, { referrer: 'suche.example' }),
    view(3, { page: '/en', language: 'en', device: 'phone' }),
    view(7, { device: 'bot' }),
    view(2, { day: '2026-11-20' }),
  ]);
  const ask = async (query: string) => await (await site.get(`/api/page-views/?${query}`, staff)).json();
  expect(await ask('')).toMatchObject({
    views: 9,
    bots: 7,
    results: [
      { key: '/de', views: 6, bots: 7 },
      { key: '/en', views: 3, bots: 0 },
    ],
  });
  expect((await ask('by=referrer')).results).toEqual([
    { key: '', views: 5, bots: 7 },
    { key: 'suche.example', views: 4, bots: 0 },
  ]);
  expect((await ask('by=day')).results.map(({ key, views }: { key: string; views: number }) => [key, views])).toEqual([
    ['2026-11-21', 7],
    ['2026-11-20', 2],
  ]);
  expect((await ask('by=device&language=en')).results).toEqual([{ key: 'phone', views: 3, bots: 0 }]);
  expect((await ask('q=/EN')).count).toBe(1);
  expect((await site.get('/api/page-views/')).status).toBe(401);
  clock = new Date(clock.getTime() + (viewDays + 2) * 86_400_000);
  await site.get('/de/programm', browser);
  await services.get(pageViewCounterService).flush();
  expect((await rows()).map(({ page }) => page)).toEqual(['/de/programm']);
});

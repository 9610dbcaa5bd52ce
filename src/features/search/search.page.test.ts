import { expect, test } from 'vitest';
import { testApp, testNow } from '../../../tests/support/app.ts';
import { cachedApp } from '../../../tests/support/cached-app.ts';
import { countAttempt } from '../../api/rate-limit/rate-limit.server.ts';
import { searches } from './limits.ts';

// Searching by the page counts for who asks, though the page is made for everybody; what is kept is nobody's search.
const site = await testApp({ demo: true });
const { app, db } = await cachedApp(site);
const search = (path: string, remoteAddress: string) => app.request(path, {}, { incoming: { socket: { remoteAddress } } });

test('who searches too often is told when to come back, in both languages; others and what is kept are there', async () => {
  const eager = '203.0.113.7';
  expect((await search('/de/search?q=tosca', eager)).status).toBe(200);
  // The page is one search, of events and of others.
  for (let count = 1; count < searches.max; count++) expect(await countAttempt({ db, now: testNow }, searches, eager)).toBe(0);
  for (const [path, words] of [
    ['/de/search?q=carmen', 'Bitte versuchen Sie es in 1 Minute noch einmal.'],
    ['/en/search?q=carmen', 'Please try again in 1 minute.'],
  ] as const) {
    const refused = await search(path, eager);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
    expect(await refused.text()).toContain(words);
  }
  expect((await search('/de/search?q=carmen', '198.51.100.1')).status).toBe(200);
  expect((await search('/de/search?q=tosca', eager)).status).toBe(200);
});

test('who errs is asked what was meant, and sees it', async () => {
  const wrong = await (await site.get('/de/search?q=nusknacker')).text();
  expect(wrong).toMatch(/Meinten Sie(<!-- -->)* *(<!-- -->)*<a [^>]*href="\/de\/search\?q=Nussknacker"[^>]*>Nussknacker<\/a>/);
});

test('where nothing is found, and before a search, stand what is on and what others look for, without script', async () => {
  const nothing = await (await site.get('/de/search?q=gibtesnicht')).text();
  expect(nothing).toContain('Ihre Suche ergab keine Treffer');
  for (const html of [nothing, await (await site.get('/de/search')).text()]) {
    expect(html).toMatch(/<h2[^>]*>Andere suchen<\/h2>.*href="\/de\/search\?q=jazz"/s);
    expect(html).toMatch(/<h2[^>]*>(Heute|Als Nächstes)<\/h2>.*<article/s);
  }
  expect(await (await site.get('/en/search?q=nosuchthing')).text()).toContain('Others search for');
  expect(await (await site.get('/de/search?q=jazz')).text()).not.toContain('Andere suchen');
});

test('what is found says its day beside its hour, and no heading, as its order is not that of the calendar', async () => {
  const html = (await (await site.get('/de/search/events?q=konzert')).text()).replaceAll('<!-- -->', '');
  const days = [...html.matchAll(/<article[^>]*><div><time dateTime="([\d-]+)"[^>]*>\w\w \d\d\/\d\d\/\d{4} <\/time><time /g)].map(([, day]) => day);
  expect(days).toHaveLength(10);
  expect(days).not.toEqual(days.toSorted());
  expect(html).not.toMatch(/<p[^>]*>\w\w \d\d\/\d\d\/\d{4}<\/p>/);
});

test('of what has begun until when it is on is said, and no day of the past', async () => {
  const html = (await (await site.get('/de/search/events?q=nicht%20abgeholt')).text()).replaceAll('<!-- -->', '');
  expect(html).toMatch(/<article[^>]*><div><span>bis \w\w \d\d\/\d\d<\/span><\/div>/);
});

test('the field has the focus where nothing is searched yet', async () => {
  expect(await (await site.get('/de/search')).text()).toMatch(/<input(?=[^>]* role="combobox")[^>]* autofocus/i);
  expect(await (await site.get('/de/search?q=tosca')).text()).not.toMatch(/<input[^>]* autofocus/i);
});

test('what is found beside events says what it is', async () => {
  const html = await (await site.get('/de/search/others?q=jazz')).text();
  expect(html).toMatch(/<p[^>]*>Programm<\/p><p[^>]*><a href="\/de\/programm\?/);
  expect(await (await site.get('/en/search?q=norgaard')).text()).toMatch(/<p[^>]*>Person<\/p>/);
});

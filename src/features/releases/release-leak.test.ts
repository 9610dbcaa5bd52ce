import { beforeAll, expect, test } from 'vitest';
import { type SignedIn, type TestApp, testApp } from '../../../tests/support/app.ts';
import { recordCalls } from '../../../tests/support/records.ts';
import { operations } from '../../server/site.server.ts';
import { insertArticle } from '../magazine/build.ts';
import { insertEvent } from '../programme/build.ts';

// The words of which each text of the bundle has one; searches ask for their beginning, so that no answer repeats them.
const words = ['Qwzafeuer', 'Qwzebrand', 'Qwzijet'];
let site: TestApp;
let manager: SignedIn;
let visitor: SignedIn;
let event: number;
let article: number;
let releaseId: number;
beforeAll(async () => {
  site = await testApp();
  manager = await site.signIn('manager');
  visitor = await site.signIn('visitor');
  const { body } = await recordCalls(site, 'releases', manager).create({ name: 'Spielzeit', at: '2026-12-01T11:00:00+01:00' });
  releaseId = body.id;
  await insertEvent(site.db, { date_start: new Date('2026-12-05T19:30:00+01:00') });
  const texts = { title: { de: words[0] ?? '' }, description: { de: words[0] ?? '' } };
  event = await insertEvent(site.db, {
    ...texts,
    is_online: false,
    release_id: releaseId,
    id_jet: words[2] ?? '',
    date_start: new Date('2026-12-06T19:30:00+01:00'),
  });
  article = await insertArticle(site.db, { title: { de: words[1] ?? '' }, summary: { de: words[1] ?? '' }, is_online: false });
  await site.db.updateTable('article').set({ release_id: releaseId }).where('id', '=', article).execute();
});

/** Every public call with the numbers of the bundle, and every address that lists or searches. */
function addresses(): string[] {
  const reads = operations.map(({ endpoint }) => endpoint).filter(({ access, method }) => access === 'public' && method === 'GET');
  const calls = reads.flatMap(({ path, query }) => {
    const filled = [event, article].map((id) => path.replace(/\{\w+\}/g, String(id)));
    return 'q' in (query?.shape ?? {}) ? filled.map((address) => `${address}?q=qwz`) : filled;
  });
  const pages = ['', '/programm', '/blog', '/produktionen', '/search?q=qwz', `/programm/x/${event}`, `/blog/x/${article}`];
  const feeds = ['/sitemap.xml', '/de/api/events.ics', '/de/api/events.atom', '/de/api/news.atom', `/de/api/events/${event}.ics`];
  return [...new Set([...calls.map((call) => `/de${call}`), ...pages.map((page) => `/de${page}`), ...feeds])];
}

/** The addresses whose answer has a word of the bundle, in body or headers. */
async function leaks(headers: Record<string, string> = {}): Promise<string[]> {
  const found: string[] = [];
  for (const address of addresses()) {
    const response = await site.get(address, headers);
    const text = response.headers.get('content-type')?.includes('event-stream') ? '' : await response.text();
    const said = (JSON.stringify([...response.headers]) + text).toLowerCase();
    if (words.some((word) => said.includes(word.toLowerCase()))) found.push(address);
  }
  return found;
}

test('before its moment nothing of a release is in any public answer, afterwards it is', async () => {
  expect(await leaks()).toEqual([]);
  expect(await leaks(visitor.headers)).toEqual([]);
  await recordCalls(site, 'releases', manager).change(releaseId, 1, { state: 'out' });
  expect(await leaks()).toEqual(expect.arrayContaining([`/de/api/events/${event}/`, `/de/api/articles/${article}/`, '/de/api/events.ics']));
});

test('an item that waits answers as one that there never was', async () => {
  await recordCalls(site, 'releases', manager).change(releaseId, 2, { state: 'cancelled' });
  for (const [path, id] of [
    ['/de/api/events/', event],
    ['/de/api/articles/', article],
  ] as const) {
    const answers = await Promise.all([site.get(`${path}${id}/`), site.get(`${path}99999/`)]);
    expect(answers.map(({ status }) => status)).toEqual([404, 404]);
    const [waiting, unknown] = await Promise.all(answers.map((answer) => answer.text()));
    expect(waiting?.replaceAll(String(id), '')).toBe(unknown?.replaceAll('99999', ''));
  }
});

import { beforeAll, describe, expect, test } from 'vitest';
import { toBerlinIso } from '#i18n/berlin-time.ts';
import { type SignedIn, type TestApp, testApp, testNow } from '../../../tests/support/app.ts';
import { insertEvent } from '../programme/build.ts';
import { maxFavourites } from './limits.ts';

let site: TestApp;
let ids: { first: number; second: number; past: number; offline: number };
beforeAll(async () => {
  site = await testApp();
  const event = (days: number, is_online = true) => insertEvent(site.db, { date_start: new Date(testNow.getTime() + days * 86_400_000), is_online });
  ids = { first: await event(2), second: await event(1), past: await event(-3), offline: await event(4, false) };
});

let people = 0;
const somebody = () => site.signIn('visitor', `merkt-${++people}@haus.example`);
const send = (method: string, path: string, { headers }: Pick<SignedIn, 'headers'>, body?: unknown) =>
  site.app.request(path, {
    method,
    headers: { ...headers, 'Content-Type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
const idsOf = async ({ headers }: SignedIn): Promise<number[]> => (await (await site.get('/api/favourites/', headers)).json()).ids;

describe('the favourites of an account', () => {
  test('are those that were added, from whatever browser, the latest first; what visitors do not see is left out', async () => {
    const ada = await somebody();
    expect(await (await send('POST', '/api/favourites/', ada, { ids: [ids.first] })).json()).toEqual({ is_signed_in: true, ids: [ids.first], calendar: null });
    await send('POST', '/api/favourites/', ada, { ids: [ids.second, ids.first, ids.offline, 999_999] });
    expect(await idsOf(ada)).toEqual([ids.second, ids.first]);
    await send('DELETE', `/api/favourites/${ids.second}/`, ada);
    expect(await idsOf(ada)).toEqual([ids.first]);
  });

  test('are nobody else’s', async () => {
    const [ada, eve] = [await somebody(), await somebody()];
    await send('POST', '/api/favourites/', ada, { ids: [ids.first] });
    await send('DELETE', `/api/favourites/${ids.first}/`, eve);
    expect([await idsOf(ada), await idsOf(eve)]).toEqual([[ids.first], []]);
    expect(await (await site.get('/api/favourites/')).json()).toEqual({ is_signed_in: false, ids: [], calendar: null });
    expect((await send('POST', '/api/favourites/', { headers: site.csrf }, { ids: [ids.first] })).status).toBe(401);
  });

  test('are at most so many, and one too many changes nothing', async () => {
    const ada = await somebody();
    const many = [ids.first, ...(await copiesOf(ids.first, maxFavourites))];
    expect((await send('POST', '/api/favourites/', ada, { ids: many.slice(0, maxFavourites) })).status).toBe(200);
    const refused = await send('POST', '/en/api/favourites/', ada, { ids: many.slice(-1) });
    expect([refused.status, (await refused.json()).message]).toEqual([409, expect.stringContaining(`${maxFavourites} events`)]);
    expect(await idsOf(ada)).toHaveLength(maxFavourites);
  });

  test('are in the copy of one’s data, and gone with the account', async () => {
    const ada = await somebody();
    await send('POST', '/api/favourites/', ada, { ids: [ids.first] });
    await send('POST', '/api/favourites-calendar/', ada);
    expect((await (await site.get('/api/user/data/', ada.headers)).json()).favourites).toEqual([{ event_id: ids.first, at: expect.any(String) }]);
    await site.db.deleteFrom('site_user').where('id', '=', ada.id).execute();
    for (const table of ['favourite', 'favourite_calendar'] as const) {
      expect(await site.db.selectFrom(table).select('user_id').where('user_id', '=', ada.id).execute()).toEqual([]);
    }
  });
});

/** Other dates of the same production, in one statement: each that is written by itself waits for what follows from it. */
const copiesOf = async (id: number, count: number): Promise<number[]> => {
  const event = await site.db.selectFrom('event').select(['production_id', 'room_id', 'type_id']).where('id', '=', id).executeTakeFirstOrThrow();
  const values = Array.from({ length: count }, () => ({ ...event, date_start: '2031-01-01T19:00:00Z' }));
  return (await site.db.insertInto('event').values(values).returning('id').execute()).map((copy) => copy.id);
};

describe('the calendar of an account', () => {
  test('has a secret address that a new one replaces and that can be taken back', async () => {
    const ada = await somebody();
    await send('POST', '/api/favourites/', ada, { ids: [ids.first, ids.past] });
    const { calendar } = await (await send('POST', '/en/api/favourites-calendar/', ada)).json();
    expect(calendar).toMatch(/^\/en\/api\/favourites\/[\w-]{32}\.ics$/);
    const answer = await site.get(calendar);
    expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
      200,
      'text/calendar; charset=utf-8',
      'private, no-cache',
    ]);
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    expect((await answer.text()).match(/BEGIN:VEVENT/g)).toHaveLength(2);
    const renewed = (await (await send('POST', '/api/favourites-calendar/', ada)).json()).calendar;
    expect([(await site.get(calendar)).status, (await site.get(renewed)).status]).toEqual([404, 200]);
    await send('DELETE', '/api/favourites-calendar/', ada);
    expect((await site.get(renewed)).status).toBe(404);
  });

  test('without an account is a file of the events that it names', async () => {
    const text = await (await site.get(`/de/api/favourites.ics?ids=${ids.first},${ids.offline},${ids.second}`)).text();
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(2);
    expect(text).not.toContain('X-WR-CALNAME');
    expect((await site.get('/de/api/favourites.ics?ids=a')).status).toBe(400);
  });
});

test('the cards of remembered events say which are over, by date', async () => {
  const { events } = await (await site.get(`/de/api/remembered-events/?ids=${ids.first},${ids.past},${ids.offline},${ids.second}`)).json();
  expect(events.map(({ id, is_over }: { id: number; is_over: boolean }) => [id, is_over])).toEqual([
    [ids.past, true],
    [ids.second, false],
    [ids.first, false],
  ]);
});

test('what began days ago and is still on stands under today, and says until when', async () => {
  const day = (days: number) => new Date(testNow.getTime() + days * 86_400_000);
  const lasting = await insertEvent(site.db, { date_start: day(-5), date_end: day(9) });
  const { events } = await (await site.get(`/de/api/remembered-events/?ids=${lasting},${ids.first}`)).json();
  const dayOfNow = toBerlinIso(testNow).slice(0, 10);
  expect(events.map(({ id, listed_day, until }: { id: number; listed_day?: string; until?: string }) => [id, listed_day, until?.slice(0, 3)])).toEqual([
    [lasting, dayOfNow, 'bis'],
    [ids.first, undefined, undefined],
  ]);
});

describe('the page', () => {
  const page = async (path: string, headers: Record<string, string> = {}) =>
    (await (await site.get(path, headers)).text()).replace(/<script.*?<\/script>/gs, '');

  test('shows an account’s without script, past ones under a fold', async () => {
    const ada = await somebody();
    await send('POST', '/api/favourites/', ada, { ids: [ids.first, ids.past] });
    const text = await page('/de/merkliste', { Cookie: ada.headers.Cookie });
    const [coming = '', past = ''] = text.split('<details');
    expect([coming.includes(`id="event-${ids.first}"`), coming.includes(`id="event-${ids.past}"`)]).toEqual([true, false]);
    expect(past).toContain(`id="event-${ids.past}"`);
    expect(text).toContain('1 Veranstaltung vorgemerkt');
  });

  test('says to anybody else what it needs, and keeps out of search engines', async () => {
    const text = await page('/en/favourites');
    expect(text).toContain('Your browser does not run JavaScript');
    expect(text).toContain('name="robots" content="no');
  });
});

test('the heart of the header leads there in the reader’s language', async () => {
  await site.db
    .insertInto('setting')
    .values({ key: 'header.favoritesLink', value: JSON.stringify('/de/merkliste') })
    .execute();
  expect((await (await site.get('/en/pageeditor-api/settings')).json()).design.header.favoritesLink).toBe('/en/favourites');
});

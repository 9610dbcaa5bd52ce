import ICAL from 'ical.js';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { insertEvent } from '#features/programme/build.ts';
import { instantAt } from '#i18n/berlin-time.ts';
import { routes } from '#routes.ts';
import { recordingDatabase } from '../../../tests/support/database/recording-database.ts';
import { testDatabaseWithUrl } from '../../../tests/support/database.ts';
import { elements, feedDay, fillFeeds, readXml, textOf } from './build.ts';
import { feedRoutes } from './handlers.server.ts';
import { feedEvents } from './limits.ts';

const { db, url } = await testDatabaseWithUrl();
const { recording, queries } = recordingDatabase(url);
const site = {
  db: recording,
  baseUrl: 'https://ostkai.example',
  instance: 'live' as const,
  now: feedDay,
  pages: [routes.home, routes.programme].map((paths) => ({ paths })),
};
const app = feedRoutes(site);
const get = (path: string, headers: Record<string, string> = {}) => app.request(path, { headers });

async function titles(path: string): Promise<string[]> {
  const calendar = new ICAL.Component(ICAL.parse(await (await get(path)).text()));
  return calendar.getAllSubcomponents('vevent').map((event) => String(event.getFirstPropertyValue('summary')));
}

const { room, type, options, ids } = await fillFeeds(db);

describe('the calendar', () => {
  test('holds today as a whole and what follows, the cancelled too', async () => {
    expect(await titles('/de/api/events.ics')).toEqual(['Matinee', 'Entfällt: Entfallen', 'Alle Filter']);
    expect(await titles('/api/events.ics')).toEqual(['Matinee', 'Entfällt: Entfallen', 'Alle Filter']);
    expect(await titles('/en/api/events.ics')).toEqual(['Matinee EN', 'Cancelled: Entfallen EN', 'Alle Filter EN']);
  });

  test('holds what began earlier and is not over, from a chosen day on too', async () => {
    const lasting = { date_start: '2026-11-15T00:00:00+01:00', date_end: '2026-12-20T23:59:00+01:00', time_known: false };
    const id = await insertEvent(db, { title: { de: 'Ausstellung' }, ...lasting });
    for (const path of ['/de/api/events.ics', '/de/api/events.ics?date=20-12-2026']) expect((await titles(path))[0]).toBe('Ausstellung');
    expect(await titles('/de/api/events.ics?date=21-12-2026')).toEqual([]);
    expect(await (await get('/de/api/events.ics')).text()).toContain('DTSTART;VALUE=DATE:20261115\r\nDTEND;VALUE=DATE:20261221\r\n');
    const feed = await readXml(await (await get('/de/api/events.atom')).text());
    expect(textOf(feed, 'summary')).toBe('So 15/11/2026, bis So 20/12, Großer Saal, Ostkai, Am Ostkai 1');
    await db.deleteFrom('event').where('id', '=', id).execute();
    await db.deleteFrom('withdrawn_event').execute();
  });

  test('takes every filter, alone and together, and either way of writing a day', async () => {
    const { tag, series, genre } = options;
    for (const filter of [`room=${room}`, `type=${type}`, `tag=${tag}`, `series=${series}`, `genre=${genre}`]) {
      expect(await titles(`/de/api/events.ics?${filter}`), filter).toEqual(['Alle Filter']);
      expect(await titles(`/de/api/events.ics?${filter}&date=24-11-2026`), filter).toEqual([]);
    }
    expect(await titles(`/de/api/events.ics?room=${room}&type=${type}&tag=${tag}&series=${series}&genre=${genre}`)).toEqual(['Alle Filter']);
    expect(await titles('/de/api/events.ics?date=20-11-2026')).toHaveLength(4);
    expect(await titles('/de/api/events.ics?date=23-11-2026')).toEqual(['Alle Filter']);
    expect(await titles('/de/api/events.ics?room=&date=')).toHaveLength(3);
  });

  test('is called after the house and what was chosen', async () => {
    expect(await (await get('/en/api/events.ics')).text()).toContain('X-WR-CALNAME:Ostkai: Programme\r\n');
    const text = await (await get(`/en/api/events.ics?room=${room}&tag=${options.tag}`)).text();
    expect(text).toContain('X-WR-CALNAME:Ostkai: Chamber Hall\\, First night\r\n');
  });

  test('is sent as what it is', async () => {
    const { status, headers } = await get('/de/api/events.ics');
    expect(status).toBe(200);
    expect(headers.get('Content-Type')).toBe('text/calendar; charset=utf-8');
    expect(headers.get('Content-Disposition')).toBe('inline; filename="ostkai.ics"');
    expect(headers.get('Cache-Control')).toBe('public, max-age=300');
  });
});

describe('one event', () => {
  test('is a file of its own', async () => {
    const response = await get(`/de/api/events/${ids.Gestern}.ics`);
    expect(response.headers.get('Content-Disposition')).toBe(`inline; filename="gestern-${ids.Gestern}.ics"`);
    expect(await response.text()).toContain(`UID:event-${ids.Gestern}@ostkai.example\r\n`);
  });

  test.each(['999999', '0', '-1', 'x', '1e3', '99999999999999', '%00', '1 or 1'])('%s is not found', async (id) => {
    const response = await get(`/en/api/events/${encodeURIComponent(id)}.ics`);
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ code: 'not_found', message: expect.any(String) });
  });

  test('that is not online is not found', async () => {
    expect((await get(`/de/api/events/${ids.Verborgen}.ics`)).status).toBe(404);
  });
});

describe('the name under which events are known', () => {
  const uid = async (baseUrl: string, now = site.now) =>
    /UID:(\S+)/.exec(await (await feedRoutes({ ...site, db, baseUrl, now }).request(`/de/api/events/${ids.Gestern}.ics`)).text())?.[1];

  test('is that of the first host, also when the host changes', async () => {
    expect(await uid('https://ostkai.example')).toBe(`event-${ids.Gestern}@ostkai.example`);
    expect(await uid('https://neues-haus.example')).toBe(`event-${ids.Gestern}@ostkai.example`);
    const later = feedRoutes({ ...site, db, baseUrl: 'https://neues-haus.example', now: () => new Date('2031-01-01T12:00:00Z') });
    expect(await (await later.request('/de/api/events.atom?date=20-11-2026')).text()).toContain('<id>tag:ostkai.example,2026-11-21:de/event-');
  });

  test('is not kept of a machine of one’s own', async () => {
    await db.deleteFrom('setting').where('key', '=', 'feed_identity').execute();
    expect(await uid('http://localhost:3000')).toBe(`event-${ids.Gestern}@localhost`);
    expect(await uid('https://ostkai.example')).toBe(`event-${ids.Gestern}@ostkai.example`);
  });
});

describe('bad input', () => {
  test.each(['room=abc', 'type=-1', 'tag=1.5', 'series=0', 'genre=99999999999', 'date=31-02-2026', 'date=tomorrow', 'room=%00'])(
    '%s is named',
    async (query) => {
      for (const path of ['/de/api/events.ics', '/en/api/events.atom', '/api/events.ics']) {
        const response = await get(`${path}?${query}`);
        expect(response.status).toBe(400);
        expect(response.headers.get('Cache-Control')).toBe('no-store');
        expect(await response.json()).toMatchObject({ code: 'invalid_input', fields: { [query.split('=')[0] ?? '']: [expect.any(String)] } });
      }
    },
  );

  test('parameters that no feed knows do not matter', async () => {
    expect((await get('/de/api/events.ics?utm_source=x&__proto__=1')).status).toBe(200);
  });

  test('pages of other sites may read them', async () => {
    expect((await get('/api/events.atom')).headers.get('access-control-allow-origin')).toBe('*');
  });

  test('only GET and HEAD are offered', async () => {
    for (const path of ['/de/api/events.ics', '/api/events.atom', '/en/api/events/1.ics']) {
      const refused = await app.request(path, { method: 'POST' });
      expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
      expect((await app.request(path.replace('/1.', `/${ids.Matinee}.`), { method: 'HEAD' })).status).toBe(200);
    }
  });
});

test('a trailing slash is sent on', async () => {
  for (const path of ['/api/events.ics', '/en/api/events.atom', '/de/api/events/1.ics']) {
    const response = await get(`${path}/?room=2`);
    expect([response.status, response.headers.get('Location')]).toEqual([308, `${path}?room=2`]);
  }
});

describe('the Atom feed', () => {
  test('has the same events and leads to the page with the same filters', async () => {
    const response = await get(`/en/api/events.atom?room=${room}&date=22-11-2026`);
    expect(response.headers.get('Content-Type')).toBe('application/atom+xml; charset=utf-8');
    const feed = await readXml(await response.text());
    expect(elements(feed, 'entry').map((entry) => textOf(entry, 'title'))).toEqual(['Alle Filter EN, Mon 23/11/2026']);
    expect(
      elements(feed, 'link')
        .slice(0, 2)
        .map(({ attributes }) => attributes.href),
    ).toEqual([`https://ostkai.example/en/api/events.atom?date=22-11-2026&room=${room}`, `https://ostkai.example/en/events?date=22-11-2026&room=${room}`]);
    expect(elements(feed, 'p').map(({ text }) => text)).toContain('An evening.');
  });
});

describe('the sitemap', () => {
  test('lists pages, productions and every event that is online, in both languages', async () => {
    const locations = elements(await readXml(await (await get('/sitemap.xml')).text()), 'loc').map(({ text }) => text.replace('https://ostkai.example', ''));
    expect(locations.slice(0, 4)).toEqual(['/de', '/en', '/de/programm', '/en/events']);
    expect(locations).toContain(`/de/programm/gestern/${ids.Gestern}`);
    expect(locations).toContain(`/en/events/gestern-en/${ids.Gestern}`);
    expect(locations.join()).not.toContain('verborgen');
    expect(locations.filter((path) => path.includes('/abonnements/'))).toEqual([
      expect.stringContaining('nachtschicht'),
      expect.stringContaining('nachtschicht'),
    ]);
    expect(locations).toHaveLength(2 * (2 + 4 + 1 + 1));
  });

  test('is an index when it is larger than one file, whose files hold each page once', async () => {
    const split = feedRoutes({ ...site, sitemapPages: 4 });
    const index = await readXml(await (await split.request('/sitemap.xml')).text());
    const files = elements(index, 'loc').map(({ text }) => text.replace('https://ostkai.example', ''));
    expect(files.slice(0, 2)).toEqual(['/sitemap-pages-1.xml', '/sitemap-productions-1.xml']);
    expect(files.slice(2).every((file) => /^\/sitemap-events-[1-9]\d*\.xml$/.test(file))).toBe(true);
    const locations: string[] = [];
    for (const file of files) locations.push(...elements(await readXml(await (await split.request(file)).text()), 'loc').map(({ text }) => text));
    expect(new Set(locations).size).toBe(16);
    expect(locations).toHaveLength(16);
    for (const none of ['/sitemap-pages-2.xml', '/sitemap-events-99.xml', '/sitemap-events-0.xml', '/sitemap-1.xml', '/sitemap-x-1.xml'])
      expect((await split.request(none)).status).toBe(404);
  });

  test('names no file in which there is nothing to see', async () => {
    const split = feedRoutes({ ...site, sitemapPages: 1 });
    const showMatinee = (is_online: boolean) =>
      db
        .updateTable('event')
        .set({ is_online })
        .where('id', '=', ids.Matinee ?? 0)
        .execute();
    await showMatinee(false);
    onTestFinished(async () => void (await showMatinee(true)));
    const files = elements(await readXml(await (await split.request('/sitemap.xml')).text()), 'loc').map(({ text }) => text);
    expect(files).toContain(`https://ostkai.example/sitemap-events-${ids.Gestern}.xml`);
    expect(files).not.toContain(`https://ostkai.example/sitemap-events-${ids.Matinee}.xml`);
    for (const file of files) expect((await split.request(new URL(file).pathname)).status, file).toBe(200);
  });
});

describe('with more events than a feed holds', () => {
  beforeAll(async () => {
    const { production_id } = await db
      .selectFrom('event')
      .select('production_id')
      .where('id', '=', ids.Matinee ?? 0)
      .executeTakeFirstOrThrow();
    const event = { production_id, room_id: room, type_id: type, date_start: instantAt('2026-12-01', '20:00') };
    await db
      .insertInto('event')
      .values(Array.from({ length: feedEvents + 5 }, () => event))
      .execute();
  });

  test.each(['/de/api/events.ics', '/de/api/events.atom', '/de/api/events.ics?room=1&tag=1', '/sitemap.xml'])('%s takes no more queries', async (path) => {
    queries.length = 0;
    await get(path);
    expect(queries.length).toBeGreaterThan(0);
    // The sitemap: one for each kind of page.
    expect(queries.length).toBeLessThanOrEqual(path === '/sitemap.xml' ? 10 : 4);
  });

  test('it ends at the limit', async () => {
    expect(await titles('/de/api/events.ics')).toHaveLength(feedEvents);
  });
});

import ICAL from 'ical.js';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { insertEvent, insertProduction, insertRoom, insertTag } from '#features/programme/build.ts';
import { instantAt } from '#i18n/berlin-time.ts';
import { testDatabase } from '../../../../tests/support/database.ts';
import { feedRoutes } from '../handlers.server.ts';

// What subscribers of a calendar hear of later: migrations/0005_feeds.sql.
const db = await testDatabase();
const app = feedRoutes({ db, baseUrl: 'https://ostkai.example', instance: 'live', now: () => new Date('2026-11-21T21:00:00+01:00') });
const get = (path: string) => app.request(path);

let room: number;
let tag: number;
beforeAll(async () => {
  room = await insertRoom(db, { name: { de: 'Kammersaal' } });
  tag = await insertTag(db, { de: 'Premiere' });
});
afterEach(async () => {
  await db.deleteFrom('event').execute();
  await db.deleteFrom('withdrawn_event').execute();
});

describe('the title of a production', () => {
  test('counts for the events that bear it, so that calendars take it', async () => {
    const production_id = await insertProduction(db, { title: { de: 'Arbeitstitel' } });
    const without = await insertEvent(db, { production_id, date_start: instantAt('2026-12-01', '19:30') });
    await insertEvent(db, { production_id, title: { de: 'Eigener' }, date_start: instantAt('2026-12-02', '19:30') });
    const sequences = async () => (await db.selectFrom('event').select('sequence').orderBy('id').execute()).map(({ sequence }) => sequence);
    const changedAt = async () =>
      (await db.selectFrom('production').select('updated_at').where('id', '=', production_id).executeTakeFirstOrThrow()).updated_at.getTime();
    const change = (values: Partial<Record<'title' | 'subtitle' | 'description', string>>) => {
      const texts = Object.fromEntries(Object.entries(values).map(([name, de]) => [name, JSON.stringify({ de })]));
      return db.updateTable('production').set(texts).where('id', '=', production_id).execute();
    };

    const before = await changedAt();
    await change({ title: 'Endgültiger Titel' });
    expect(await sequences()).toEqual([1, 0]);
    await change({ subtitle: 'Mit Untertitel' });
    expect(await sequences()).toEqual([2, 1]);
    await change({ description: 'Nur ein Text.' });
    await change({ title: 'Endgültiger Titel' });
    expect(await sequences()).toEqual([2, 1]);
    expect(await changedAt()).toBeGreaterThan(before);
    expect(await (await get(`/de/api/events/${without}.ics`)).text()).toMatch(/SEQUENCE:2\r\n[\s\S]*SUMMARY:Endgültiger Titel/);
  });
});

describe('an event that is no longer shown', () => {
  const entryOf = async (id: number, path: string) => {
    const calendar = new ICAL.Component(ICAL.parse(await (await get(path)).text()));
    const entry = calendar.getAllSubcomponents('vevent').find((event) => event.getFirstPropertyValue('uid') === `event-${id}@ostkai.example`);
    return entry && Object.fromEntries(entry.getAllProperties().map((property) => [property.name, String(property.getFirstValue())]));
  };
  const show = (id: number, is_online: boolean) => db.updateTable('event').set({ is_online }).where('id', '=', id).execute();
  const secret = async (is_online = true) =>
    insertEvent(db, {
      production_id: await insertProduction(db),
      title: { de: 'Geheimes Konzert' },
      date_start: instantAt('2026-11-25', '19:30'),
      tags: [tag],
      is_online,
    });

  test('is cancelled for its subscribers, without a word of what it was or became', async () => {
    const id = await secret();
    await show(id, false);
    await db
      .updateTable('event')
      .set({ date_start: instantAt('2026-12-24', '20:00') })
      .where('id', '=', id)
      .execute();
    for (const path of ['/de/api/events.ics', `/de/api/events.ics?tag=${tag}`]) {
      expect(await entryOf(id, path)).toEqual({
        uid: `event-${id}@ostkai.example`,
        dtstamp: expect.any(String),
        'last-modified': expect.any(String),
        sequence: '1',
        status: 'CANCELLED',
        dtstart: '2026-11-25T19:30:00',
        duration: 'PT120M',
        'x-foyer-duration': 'USUAL',
        summary: 'Nicht mehr im Programm',
        transp: 'TRANSPARENT',
      });
    }
    expect(await entryOf(id, `/de/api/events.ics?room=${room}`)).toBeUndefined();
    expect(await entryOf(id, '/de/api/events.ics?date=26-11-2026')).toBeUndefined();
    expect(await (await get('/de/api/events.atom')).text()).not.toContain('Geheim');
    expect((await get(`/de/api/events/${id}.ics`)).status).toBe(404);
  });

  test('is cancelled too if it began earlier and would still be on', async () => {
    const id = await insertEvent(db, { date_start: '2026-11-15T00:00:00+01:00', date_end: '2026-12-20T23:59:00+01:00', time_known: false });
    await show(id, false);
    expect(await entryOf(id, '/de/api/events.ics?date=20-12-2026')).toMatchObject({ status: 'CANCELLED' });
    expect(await entryOf(id, '/de/api/events.ics?date=21-12-2026')).toBeUndefined();
  });

  test('is back when it is shown again, and cancelled when it is removed, each time with a higher SEQUENCE', async () => {
    const id = await secret();
    const told = async () => {
      const { status, sequence } = (await entryOf(id, '/de/api/events.ics')) ?? {};
      return `${status} ${sequence}`;
    };
    const heard = [await told()];
    for (const isShown of [false, true]) {
      await show(id, isShown);
      heard.push(await told());
    }
    await db.deleteFrom('event').where('id', '=', id).execute();
    heard.push(await told());
    expect(heard).toEqual(['CONFIRMED 0', 'CANCELLED 1', 'CONFIRMED 2', 'CANCELLED 3']);
  });

  test('that never was shown leaves nothing', async () => {
    const id = await secret(false);
    await db.deleteFrom('event').where('id', '=', id).execute();
    expect(await db.selectFrom('withdrawn_event').selectAll().execute()).toEqual([]);
  });
});

import { beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../../tests/support/app.ts';
import { buildSeatGroup } from '../../booking/build.ts';
import { insertEvent } from '../build.ts';

// From a day to a day, and only what tickets can be had for: the list, the calendar, the counts and the feed agree.
const now = new Date('2026-11-20T12:00:00Z');
let site: TestApp;
const ids: Record<string, number> = {};
beforeAll(async () => {
  site = await testApp({ now });
  const sold = { id_jet: '1', ticket_url: '/webshop/event/1' };
  const groups = (...statuses: Parameters<typeof buildSeatGroup>[]) => statuses.map((status) => buildSeatGroup(...status));
  const events = {
    earlierToday: { date_start: '2026-11-20T08:00:00Z', date_end: '2026-11-20T09:00:00Z', ...sold, seat_groups: groups(['1']) },
    available: { date_start: '2026-11-21T19:00:00Z', ...sold, seat_groups: groups(['1']) },
    few: { date_start: '2026-11-22T19:00:00Z', ...sold, seat_groups: groups(['0'], ['2']) },
    lateSlot: { date_start: '2026-11-22T20:00:00Z', ...sold, seat_groups: groups(['1', ['0', '2']]) },
    soldOut: { date_start: '2026-11-23T19:00:00Z', ...sold, seat_groups: groups(['0']) },
    noSlot: { date_start: '2026-11-23T20:00:00Z', ...sold, seat_groups: groups(['1', ['0', '0']]) },
    cancelled: { date_start: '2026-11-24T19:00:00Z', ...sold, seat_groups: groups(['1']), status: 'cancelled' as const },
    elsewhere: { date_start: '2026-11-25T22:59:00Z', ticket_url: 'https://karten.example/9' },
    nothing: { date_start: '2026-11-25T23:00:00Z' },
  };
  for (const [name, event] of Object.entries(events)) ids[name] = await insertEvent(site.db, event);
});

const json = async (path: string) => (await site.get(`/de/api/${path}`)).json();
const namesOf = (events: { id: number }[]) => events.map(({ id }) => Object.keys(ids).find((name) => ids[name] === id));

describe.each([
  ['tickets=1', ['available', 'few', 'lateSlot', 'elsewhere']],
  ['date=20-11-2026&tickets=1', ['available', 'few', 'lateSlot', 'elsewhere']],
  ['date=22-11-2026&until=23-11-2026', ['few', 'lateSlot', 'soldOut', 'noSlot']],
  ['date=22-11-2026&until=23-11-2026&tickets=1', ['few', 'lateSlot']],
  ['until=21-11-2026', ['available']],
  ['date=25-11-2026&until=25-11-2026', ['elsewhere']],
  ['date=24-11-2026&until=22-11-2026', []],
])('%s', (query, expected) => {
  test('is what the list holds, and counts', async () => {
    const { results, count } = await json(`events/?${query}`);
    expect(namesOf(results)).toEqual(expected);
    expect(count).toBe(expected.length);
  });

  test('is what calendar, options and feed hold', async () => {
    const { results } = await json(`events/?${query}`);
    expect(await json(`calendar/?${query}`)).toEqual([...new Set(results.map(({ day }: { day: string }) => day))]);
    const { type } = await json(`event-filters/?${query}`);
    expect(type.reduce((sum: number, { count }: { count: number }) => sum + count, 0)).toBe(expected.length);
    const feed = await (await site.get(`/de/api/events.ics?${query}`)).text();
    // A feed begins with the whole of its day, so that no calendar loses what one is sitting in.
    expect(feed.match(/BEGIN:VEVENT/g)?.length ?? 0).toBe(expected.length + (query === 'until=21-11-2026' ? 1 : 0));
  });
});

test('a list that loses its last ticket is made anew', async () => {
  const { results } = await json('events/?tickets=1');
  expect(namesOf(results)).toContain('few');
  await site.db
    .updateTable('event')
    .set({ seat_groups: JSON.stringify([buildSeatGroup('0')]) })
    .where('id', '=', ids.few ?? 0)
    .execute();
  const row = await site.db
    .selectFrom('event')
    .select(['has_tickets', 'updated_at', 'sequence'])
    .where('id', '=', ids.few ?? 0)
    .executeTakeFirstOrThrow();
  expect(row.has_tickets).toBe(false);
  await site.db
    .updateTable('event')
    .set({ seat_groups: JSON.stringify([buildSeatGroup('2')]) })
    .where('id', '=', ids.few ?? 0)
    .execute();
  const again = await site.db
    .selectFrom('event')
    .select(['has_tickets', 'updated_at', 'sequence'])
    .where('id', '=', ids.few ?? 0)
    .executeTakeFirstOrThrow();
  // That a ticket was sold is no news of the event (migration 0004).
  expect(again).toEqual({ ...row, has_tickets: true });
});

test('the months are those in which something of the whole programme begins', async () => {
  await insertEvent(site.db, { date_start: '2027-02-02T19:00:00Z' });
  await insertEvent(site.db, { date_start: '2026-10-02T19:00:00Z' });
  expect((await json('event-filters/?tickets=1')).months).toEqual(['2026-11', '2027-02']);
});

test.each(['until=31-02-2026', 'tickets=0', 'tickets=yes'])('%s is refused', async (query) => {
  expect((await site.get(`/de/api/events/?${query}`)).status).toBe(400);
});

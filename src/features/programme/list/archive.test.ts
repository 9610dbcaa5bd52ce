import { beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../../tests/support/app.ts';
import { instantAt } from '../../../i18n/berlin-time.ts';
import { insertEvent, insertGenre, insertRoom, insertTag } from '../build.ts';

// A venue that has its programme since 1842.
let site: TestApp;
let first: number;
let old: number;
const json = async (path: string) => (await site.get(path)).json();
beforeAll(async () => {
  site = await testApp();
  old = await insertRoom(site.db, { name: { de: 'Altes Schauspielhaus' } });
  const genre = await insertGenre(site.db, { de: 'Singspiel' });
  const tag = await insertTag(site.db, { de: 'Benefiz' });
  first = await insertEvent(site.db, { room_id: old, date_start: instantAt('1842-12-07', '19:30'), genres: [genre], tags: [tag] });
  await insertEvent(site.db, { room_id: old, date_start: instantAt('1850-05-01'), time_known: false });
  await insertEvent(site.db, { room_id: old, date_start: instantAt('1945-06-03', '18:00'), date_end: instantAt('1945-06-03', '20:00') });
  await insertEvent(site.db, { room_id: await insertRoom(site.db, { name: { de: 'Großer Saal' } }), date_start: instantAt('2026-12-24', '19:30') });
});

describe('an event of 1842', () => {
  test('stands under its day and time in the list from then on', async () => {
    const { results } = await json('/de/api/events/?date=07-12-1842');
    expect(results[0]).toMatchObject({ id: first, day: '1842-12-07', date_start: '1842-12-07T19:30:32+00:54' });
    expect(new Date(results[0].date_start)).toEqual(instantAt('1842-12-07', '19:30'));
    const page = await (await site.get('/de/programm?date=07-12-1842')).text();
    expect(page).toMatch(/<time dateTime="1842-12-07"/);
    expect(page).toContain('19.30 Uhr');
  });

  test('is no longer in a list from the day after, and what begins at midnight is in that of its day', async () => {
    const firstOf = async (date: string) => (await json(`/de/api/events/?date=${date}`)).results[0].day;
    expect(await firstOf('08-12-1842')).toBe('1850-05-01');
    expect(await firstOf('01-05-1850')).toBe('1850-05-01');
    expect(await firstOf('02-05-1850')).toBe('1945-06-03');
  });

  test('has a page and a calendar file of its own', async () => {
    const { link, is_over } = await json(`/de/api/events/${first}/`);
    expect(is_over).toBe(true);
    const page = await (await site.get(link.url)).text();
    expect(page).toMatch(/Mittwoch, 7\. Dezember 1842/);
    expect(page).toContain('19.30 Uhr');
    expect(await (await site.get(`/de/api/events/${first}.ics`)).text()).toContain('DTSTART:18421207T183632Z');
  });

  test('is a day of the calendar', async () => {
    expect(await json('/de/api/calendar/?date=01-12-1842')).toEqual(['1842-12-07']);
  });
});

test('what took place in double summer time keeps its time', async () => {
  const [event] = (await json('/de/api/events/?date=03-06-1945')).results;
  expect([event.date_start, event.date_end]).toEqual(['1945-06-03T18:00:00+03:00', '1945-06-03T20:00:00+03:00']);
});

describe('filters', () => {
  const offered = async (path: string) => Object.fromEntries(Object.entries(await json(path)).map(([key, options]) => [key, (options as unknown[]).length]));

  test('offer nothing in which nothing is to come, unless it is chosen', async () => {
    expect(await offered('/de/api/event-filters/')).toMatchObject({ room: 1, tag: 0, genre: 0 });
    const { room } = await json(`/de/api/event-filters/?room=${old}`);
    expect(room.map(({ name, count }: { name: string; count: number }) => [name, count])).toEqual([
      ['Altes Schauspielhaus', 0],
      ['Großer Saal', 1],
    ]);
    expect(await (await site.get('/de/programm')).text()).not.toContain('Altes Schauspielhaus');
    expect(await (await site.get(`/de/programm?room=${old}`)).text()).toContain('Altes Schauspielhaus');
  });

  test('of a list from a day in the archive offer what is in it', async () => {
    expect(await offered('/de/api/event-filters/?date=01-01-1842')).toMatchObject({ room: 2, tag: 1, genre: 1 });
  });

  test('keep what is to come but would give nothing beside the others', async () => {
    const type = (await json('/de/api/event-filters/')).type[0].id;
    const { room } = await json(`/de/api/event-filters/?date=01-01-2027&type=${type}`);
    expect(room).toMatchObject([{ name: 'Großer Saal', count: 0 }]);
  });

  test('stay small where a house has a thousand rooms', async () => {
    const rooms = Array.from({ length: 1_000 }, (_, number) => ({ name: JSON.stringify({ de: `Saal ${number}` }) }));
    await site.db.insertInto('room').values(rooms).execute();
    expect(JSON.stringify(await json('/de/api/event-filters/')).length).toBeLessThan(1_000);
  });
});

import { beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../../tests/support/app.ts';
import { instantAt } from '../../../i18n/berlin-time.ts';
import { insertEvent, insertProduction, insertRoom, insertType } from '../build.ts';

let site: TestApp;
let place: { room_id: number; type_id: number; production_id: number };
let chamber: number;
beforeAll(async () => {
  site = await testApp();
  const type_id = await insertType(site.db);
  chamber = await insertRoom(site.db, { name: { de: 'Kammersaal', en: 'Chamber Hall' } });
  place = { type_id, room_id: await insertRoom(site.db), production_id: await insertProduction(site.db, { type_id }) };
});
const add = (day: string, rest: Parameters<typeof insertEvent>[1] = {}) =>
  insertEvent(site.db, { ...place, is_online: true, date_start: instantAt(day, '19:30'), ...rest });
const event = async (id: number, language = 'de') => (await site.get(`/${language}/api/events/${id}/`)).json();
const page = async (id: number, language = 'de') =>
  (await (await site.get(`/${language}${language === 'de' ? '/programm' : '/programme'}/tosca/${id}`)).text()).replaceAll('<!-- -->', '');
const jsonLd = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)]
    .map(([, text = '{}']) => JSON.parse(text))
    .find(({ startDate }) => startDate);

describe('what is replaced', () => {
  test('leads to what takes place that evening, on page, list and in the calendar, as long as visitors see that', async () => {
    const other = await add('2026-12-01', { title: { de: 'Tschick', en: 'Why We Took the Car' } });
    const id = await add('2026-12-01', { status: 'cancelled', replaced_by: other });
    expect((await event(id, 'en')).replaced_by).toMatchObject({ id: other, text: 'Instead: Why We Took the Car' });
    const html = await page(id);
    expect(html).toMatch(new RegExp(`Entfällt.*<a href="/de/programm/tschick/${other}"[^>]*>Stattdessen: Tschick</a>`, 's'));
    expect(jsonLd(html)).toMatchObject({ eventStatus: 'https://schema.org/EventCancelled' });
    expect(await (await site.get('/de/programm?date=01-12-2026')).text()).toContain('>Stattdessen: Tschick</a>');
    const ics = (await (await site.get(`/de/api/events/${id}.ics`)).text()).replace(/\r\n /g, '');
    expect(ics).toMatch(/STATUS:CANCELLED[\s\S]*Stattdessen: Tschick/);
    await site.db.updateTable('event').set({ is_online: false }).where('id', '=', other).execute();
    expect((await event(id)).replaced_by).toBeUndefined();
  });

  test('is replaced no longer when it takes place after all', async () => {
    const id = await add('2026-12-02', { status: 'cancelled', replaced_by: await add('2026-12-02') });
    await site.db.updateTable('event').set({ status: 'scheduled' }).where('id', '=', id).execute();
    expect(await site.db.selectFrom('event').select('replaced_by').where('id', '=', id).executeTakeFirst()).toEqual({ replaced_by: null });
  });
});

describe('what is moved', () => {
  test.each([
    [{ announced_start: instantAt('2026-12-03', '18:00') }, 'Neue Zeit, bisher 18.00 Uhr', 'New time, formerly 18.00'],
    [{ announced_start: instantAt('2026-12-02', '18:00') }, 'Neue Zeit, bisher Mi 02/12/2026, 18.00 Uhr', 'New time, formerly Wed 02/12/2026, 18.00'],
    [{ announced_start: instantAt('2026-12-02') }, 'Neue Zeit, bisher Mi 02/12/2026', 'New time, formerly Wed 02/12/2026'],
  ])('says its time before: %o', async (was, de, en) => {
    const id = await add('2026-12-03', was);
    expect([(await event(id)).moved_from.text, (await event(id, 'en')).moved_from.text]).toEqual([de, en]);
    const html = await page(id);
    expect(html).toContain(de);
    expect(jsonLd(html)).toMatchObject({ eventStatus: 'https://schema.org/EventRescheduled', startDate: '2026-12-03T19:30:00+01:00' });
  });

  test('says its room before, and both where both are other', async () => {
    const id = await add('2026-12-03', { announced_room_id: chamber });
    expect((await event(id, 'en')).moved_from).toMatchObject({ text: 'New place, formerly Chamber Hall', room: { id: chamber }, date_start: null });
    expect(jsonLd(await page(id))).toMatchObject({ eventStatus: 'https://schema.org/EventScheduled' });
    const both = await add('2026-12-03', { announced_room_id: chamber, announced_start: instantAt('2026-12-03', '18:00') });
    expect((await event(both)).moved_from.text).toBe('Verlegt, bisher 18.00 Uhr, Kammersaal');
  });

  test('is where it was again when it is moved back', async () => {
    const id = await add('2026-12-03', { announced_room_id: chamber, announced_start: instantAt('2026-12-03', '18:00') });
    await site.db
      .updateTable('event')
      .set({ room_id: chamber, date_start: instantAt('2026-12-03', '18:00') })
      .where('id', '=', id)
      .execute();
    expect((await event(id)).moved_from).toBeUndefined();
  });
});

describe('what is postponed twice', () => {
  test('leads to its last date, which says when it was announced for first', async () => {
    const [first, second, third] = [await add('2026-12-05'), await add('2026-12-12'), await add('2027-01-09')];
    const postpone = (id: number, rescheduled_to: number | null) =>
      site.db.updateTable('event').set({ status: 'postponed', rescheduled_to }).where('id', '=', id).execute();
    await postpone(first, second);
    await postpone(second, null);
    expect((await event(first)).rescheduled_to).toBeNull();
    await postpone(second, third);
    expect((await event(first)).rescheduled_to).toMatchObject({ id: third });
    expect((await event(third)).previous_date_start).toBe('2026-12-05T19:30:00+01:00');
    expect(jsonLd(await page(third))).toMatchObject({ previousStartDate: '2026-12-05T19:30:00+01:00', startDate: '2027-01-09T19:30:00+01:00' });
    // By hand a circle can be written; it is read all the same.
    await postpone(third, first);
    expect((await event(first)).rescheduled_to).toBeNull();
  });
});

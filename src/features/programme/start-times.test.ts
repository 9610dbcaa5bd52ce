import { beforeAll, expect, test } from 'vitest';
import { buildSeatGroup } from '#features/booking/build.ts';
import { instantAt } from '#i18n/berlin-time.ts';
import { type TestApp, testApp } from '../../../tests/support/app.ts';
import { insertEvent } from './build.ts';

const site: TestApp = await testApp({ now: () => new Date('2026-11-20T12:00:00+01:00') });
const day = { date_start: instantAt('2026-11-21', '10:00'), date_end: instantAt('2026-11-21', '13:10') };
const slots = { seat_groups: [buildSeatGroup('1', ['0', '1', '1'])] };
let tour: number;
let exhibition: number;
beforeAll(async () => {
  tour = await insertEvent(site.db, { ...day, ...slots, details: JSON.stringify({ duration: [70] }) });
  exhibition = await insertEvent(site.db, { ...day, ...slots });
});
const text = async (path: string) => (await site.get(path)).text();
const json = async (path: string) => (await site.get(path)).json();

test.each([
  ['de', ', 11.00, 12.00 Uhr', '–13.10 Uhr'],
  ['en', ', 11.00, 12.00', '–13.10'],
])('a list in %s says when it begins, not that it lasts until the last end', async (language, tourTimes, exhibitionTimes) => {
  const { results } = await json(`/${language}/api/events/`);
  const shown = new Map(results.map(({ id, after_start }: { id: number; after_start?: string }) => [id, after_start]));
  expect([shown.get(tour), shown.get(exhibition)]).toEqual([tourTimes, exhibitionTimes]);
});

test('so do its page and what machines read there: each beginning with its own end', async () => {
  const page = await text(`/de/programm/tosca/${tour}`);
  const [, facts = ''] = /<aside [^>]*data-status[^>]*>(.*?)<\/aside>/s.exec(page) ?? [];
  expect(facts.replace(/<[^>]+>/g, '')).toContain('10.00, 11.00, 12.00 Uhr');
  expect(facts).not.toContain('13.10');
  const [jsonLd] = [...page.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, found = '']) => JSON.parse(found));
  expect(jsonLd).toMatchObject({
    startDate: '2026-11-21T10:00:00+01:00',
    endDate: '2026-11-21T13:10:00+01:00',
    duration: 'PT70M',
    subEvent: [
      { startDate: '2026-11-21T10:00:00+01:00', endDate: '2026-11-21T11:10:00+01:00' },
      { startDate: '2026-11-21T11:00:00+01:00', endDate: '2026-11-21T12:10:00+01:00' },
      { startDate: '2026-11-21T12:00:00+01:00', endDate: '2026-11-21T13:10:00+01:00' },
    ],
  });
  expect(await text(`/de/programm/tosca/${exhibition}`)).not.toContain('subEvent');
});

test('so do calendars and feeds', async () => {
  const calendar = (await text(`/de/api/events/${tour}.ics`)).replaceAll('\r\n ', '');
  expect(calendar).toContain(String.raw`Beginn jeweils 10.00\, 11.00\, 12.00 Uhr`);
  expect(await text('/en/api/events.atom')).toContain('10.00, 11.00, 12.00,');
  expect(await text(`/de/api/events/${exhibition}.ics`)).not.toContain('Beginn jeweils');
});

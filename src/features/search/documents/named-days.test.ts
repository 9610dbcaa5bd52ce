import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { insertEvent, insertProduction } from '#features/programme/build.ts';
import { instantAt } from '#i18n/berlin-time.ts';
import { testApp } from '../../../../tests/support/app.ts';

const site = await testApp();
const production = await insertProduction(site.db, { title: { de: 'Nachtschicht', en: 'Night Shift' } });
await insertEvent(site.db, { production_id: production, date_start: instantAt('2026-12-04', '22:00') });
const eve = await insertEvent(site.db, { production_id: production, date_start: instantAt('2026-12-31', '22:00') });
const easter = await insertEvent(site.db, { production_id: production, date_start: instantAt('2027-03-29', '11:00') });

const found = async (language: 'de' | 'en', query: string): Promise<{ id: number }[]> =>
  (await (await site.get(`/${language}/api/search/events/?query=${encodeURIComponent(query)}`)).json()).results.map(({ id }: { id: number }) => id);

test.each([
  ['de', 'silvester', [eve]],
  ['en', 'silvester', [eve]],
  ['en', 'New Year’s Eve', [eve]],
  ['de', 'Nachtschicht Silvester', [eve]],
  ['de', 'ostern', [easter]],
  ['de', 'Ostermontag', [easter]],
  ['en', 'easter', [easter]],
  ['de', 'weihnachten', []],
] as const)('%s "%s" finds the evening on that day, and no other of its production', async (language, query, expected) => {
  expect(await found(language, query)).toEqual(expected);
});

test('the days around Easter follow it, the others their date', async () => {
  const namesOf = async (day: string) =>
    (await sql<{ names: string | null }>`select names_of_day(${day}::date) as names`.execute(site.db)).rows[0]?.names ?? null;
  const days = {
    '2024-03-31': 'Ostersonntag',
    '2026-04-03': 'Karfreitag',
    '2038-04-26': 'Ostermontag',
    '2027-05-16': 'Pfingstsonntag',
    '2027-01-01': 'Neujahr',
  };
  for (const [day, name] of Object.entries(days)) expect(await namesOf(day), day).toContain(name);
  for (const day of ['2026-04-07', '2026-12-30', '2027-02-28']) expect(await namesOf(day), day).toBeNull();
});

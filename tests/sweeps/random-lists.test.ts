import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { optionCounts as productionCounts } from '../../src/features/productions/counts.server.ts';
import { selected } from '../../src/features/productions/queries/selection.server.ts';
import { filterKeys } from '../../src/features/programme/filter/filter.ts';
import { eventCount, optionCounts } from '../../src/features/programme/listing/counts.server.ts';
import { matches, type Selection, startOf } from '../../src/features/programme/listing/queries/conditions.server.ts';
import { countEvents, daysWithEvents } from '../../src/features/programme/listing/queries/listing.server.ts';
import { pageOfIds } from '../../src/features/programme/listing/queries/page-of-ids.server.ts';
import { firstDay } from '../../src/features/programme/period.ts';
import { addDays, dayOf } from '../../src/i18n/berlin-time.ts';
import { testDatabase } from '../support/database.ts';
import { chance } from '../support/editing/chance.ts';

// What lists, counts and calendars read in a quick way is what their conditions say, whatever the events are and whatever is chosen.
const db = await testDatabase();
const now = new Date('2026-11-21T12:00:00Z');
const options = 4;

/** 400 events of 40 productions around today: some last for hours, nights or weeks, of some neither end nor time is known. */
beforeAll(async () => {
  await sql`select setseed(0.16)`.execute(db);
  for (const table of ['room', 'exhibition_type', 'tag', 'series', 'genre'])
    await sql`insert into ${sql.table(table)} (name) select jsonb_build_object('de', 'Nr. ' || n) from generate_series(1, ${options}) n`.execute(db);
  await sql`insert into season (name, starts_on, ends_on) select '{"de":"Jahr"}', make_date(2020 + n, 9, 1), make_date(2021 + n, 7, 31) from generate_series(1, ${options}) n`.execute(
    db,
  );
  await sql`insert into production (title, type_id, season_id, tag_ids)
    select '{"de":"Stück"}', 1 + n % ${options}, case when n % 5 > 0 then 1 + n % ${options} end, case when n % 3 > 0 then array[1 + n % 2, 3] else '{}' end
    from generate_series(1, 40) n`.execute(db);
  await sql`insert into event (production_id, date_start, date_end, time_known, is_online, room_id, type_id, tag_ids, series_ids, genre_ids, accessibility_ids, ticket_url)
    select 1 + floor(random() * 40)::int, at, case when n % 3 = 0 then at + (array['2 hours', '6 hours', '11 days', '200 days'])[1 + n % 4]::interval end,
      n % 7 > 0, n % 11 > 0, 1 + floor(random() * ${options})::int, 1 + floor(random() * ${options})::int,
      case when random() < 0.7 then array[1 + floor(random() * 2)::int, 3 + floor(random() * 2)::int] else '{}' end,
      case when random() < 0.4 then array[1 + floor(random() * ${options})::int] else '{}' end,
      case when random() < 0.8 then array[1 + floor(random() * ${options})::int] else '{}' end,
      case when random() < 0.3 then array[1 + floor(random() * ${options})::int] else '{}' end,
      case when n % 2 = 0 then 'https://karten.example' else '' end
    from generate_series(1, 400) n, lateral (select ${now}::timestamptz + (n - 150) * interval '97 minutes' * (1 + n % 5) as at) as start`.execute(db);
});

const { below, happens, pick } = chance(16);
const id = () => 1 + below(options);
const randomSelection = (): Selection => ({
  ...Object.fromEntries(filterKeys.filter(() => happens(0.25)).map((key) => [key, id()])),
  date: pick([undefined, undefined, '2026-11-10', '2026-11-21', '2026-11-30', '2027-01-01']),
  until: pick([undefined, undefined, '2026-12-05', '2027-01-31']),
  tickets: pick<'1' | undefined>([undefined, undefined, '1']),
});
const selections: Selection[] = [{}, ...filterKeys.map((key) => ({ [key]: 2 })), ...Array.from({ length: 80 }, randomSelection)];

const plainCount = async (selection: Selection) => (await db.selectFrom('event').select('id').where(matches(selection, now)).execute()).length;

test.each(selections)('the counts beside %j are those of the lists', async (selection) => {
  expect(await countEvents(db, selection, now)).toBe(await plainCount(selection));
  expect(await eventCount(db, selection, now)).toBe(await plainCount(selection));
  const counts = await optionCounts(db, selection, now);
  for (const key of filterKeys)
    for (let option = 1; option <= options; option++)
      expect(counts[key].get(option) ?? 0, `${key} ${option}`).toBe(await plainCount({ ...selection, [key]: option }));
});

test.each(selections)('the pages of %j are those of the whole list', async (selection) => {
  const whole = await db.selectFrom('event').select('id').where(matches(selection, now)).orderBy('date_start').orderBy('id').execute();
  for (const place of [
    { limit: 10, offset: 0 },
    { limit: 7, offset: 14 },
    { limit: 500, offset: 3 },
  ]) {
    const listed = await db
      .selectFrom('event')
      .select('id')
      .where('id', 'in', pageOfIds(db, selection, now, place))
      .orderBy('date_start')
      .orderBy('id')
      .execute();
    expect(listed).toEqual(whole.slice(place.offset, place.offset + place.limit));
  }
});

/** By the conditions alone, for two years from the first day of the list. */
async function plainDays(selection: Selection): Promise<string[]> {
  const events = await db.selectFrom('event').select(['day', 'date_end']).where(matches(selection, now)).execute();
  const first = firstDay(startOf(selection, now), now);
  const end = `${Number(first.slice(0, 4)) + 2}${first.slice(4)}`;
  const days = new Set<string>();
  for (const { day, date_end } of events) {
    const last = date_end ? dayOf(new Date(date_end.getTime() - 1)) : day;
    if (day < end) for (let on = day; on <= (last > day ? last : day) && on < end; on = addDays(on, 1)) if (on >= first) days.add(on);
  }
  return [...days].sort();
}

test.each(selections)('the calendar of %j has the days of the whole list', async (selection) => {
  expect(await daysWithEvents(db, selection, now)).toEqual(await plainDays(selection));
});

const productionKeys = ['season', 'exhibition_type', 'tag'] as const;
const productions = Array.from({ length: 40 }, () => ({
  ...Object.fromEntries(productionKeys.filter(() => happens(0.4)).map((key) => [key, id()])),
  date: pick([undefined, '2026-11-10', '2027-03-01']),
}));

test.each(productions)('the counts beside the productions %j are those of the lists', async (query) => {
  const counts = await productionCounts(db, query, now);
  for (const key of productionKeys)
    for (let option = 1; option <= options; option++)
      expect(counts[key].get(option) ?? 0, `${key} ${option}`).toBe((await selected(db, { ...query, [key]: option }, now).execute()).length);
});

test.each(productions)('the calendar of the productions %j has the days of all their events', async ({ date, ...query }) => {
  const selection = { date, productions: selected(db, { date, ...query }, now) };
  expect(await daysWithEvents(db, selection, now)).toEqual(await plainDays(selection));
});

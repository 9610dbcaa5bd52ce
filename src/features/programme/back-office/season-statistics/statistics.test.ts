import { beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../../../tests/support/app.ts';
import { recordCalls } from '../../../../../tests/support/records.ts';
import { instantAt } from '../../../../i18n/berlin-time.ts';
import { insertEvent, insertProduction, insertRoom, insertType } from '../../build.ts';
import { statisticsAsCsv } from './as-csv.ts';
import type { SeasonStatistics } from './contract.ts';

let site: TestApp;
let statistics: SeasonStatistics;
let season: number;
let calls: ReturnType<typeof recordCalls>;
beforeAll(async () => {
  site = await testApp();
  calls = recordCalls(site, 'season-statistics', await site.signIn('editor'));
  const stored = await site.db
    .insertInto('season')
    .values({ name: JSON.stringify({ de: 'Spielzeit 26/27', en: 'Season 26/27' }), starts_on: '2026-08-01', ends_on: '2027-07-31' })
    .returning('id')
    .executeTakeFirstOrThrow();
  season = stored.id;
  const [opera, tour] = [await insertType(site.db, { de: '=Oper', en: 'Opera' }), await insertType(site.db, { de: 'Führung', en: 'Tour' })];
  await site.db.updateTable('exhibition_type').set({ names_occasions: true }).where('id', '=', opera).execute();
  const [hall, studio] = [await insertRoom(site.db), await insertRoom(site.db, { name: { de: 'Studio', en: 'Studio' } })];
  const [tosca, tours] = [await insertProduction(site.db, { type_id: opera }), await insertProduction(site.db, { type_id: tour })];
  const add = (day: string, rest: Parameters<typeof insertEvent>[1]) => insertEvent(site.db, { date_start: instantAt(day, '19:30'), ...rest });
  const ofTosca = { production_id: tosca, type_id: opera, room_id: hall };
  await add('2026-09-30', ofTosca);
  await add('2026-10-01', ofTosca);
  await add('2026-10-02', { ...ofTosca, status: 'cancelled' });
  await add('2026-10-03', { ...ofTosca, is_online: false });
  await add('2026-10-04', { ...ofTosca, status: 'postponed' });
  await add('2026-10-05', { ...ofTosca, planning: 'option', is_online: false });
  await add('2026-10-06', { production_id: tours, type_id: tour, room_id: studio });
  // The last evening of the season before, and the first minute of the one after.
  await add('2026-07-31', { production_id: tours, type_id: tour, room_id: studio });
  await add('2027-08-01', { production_id: tours, type_id: tour, room_id: studio, date_start: instantAt('2027-08-01', '00:00') });
  statistics = (await calls.get(`?season=${season}`)).body;
});

test('a season is counted by kind, room and month; options and other seasons are not', () => {
  const none = { scheduled: 0, online: 0, cancelled: 0, postponed: 0, productions: 0, premieres: 0, revivals: 0 };
  expect(statistics.total).toEqual({ ...none, scheduled: 4, online: 3, cancelled: 1, postponed: 1, productions: 2, premieres: 1 });
  expect(statistics.kinds.map(({ label, scheduled, premieres }) => [label, scheduled, premieres])).toEqual([
    ['=Oper', 3, 1],
    ['Führung', 1, 0],
  ]);
  expect(statistics.rooms.map(({ label, scheduled }) => [label, scheduled])).toEqual([
    ['Großer Saal', 3],
    ['Studio', 1],
  ]);
  expect(statistics.months.map(({ month, scheduled, cancelled }) => [month, scheduled, cancelled])).toEqual([
    ['2026-09', 1, 0],
    ['2026-10', 3, 1],
  ]);
});

test('without a season it is that of today, and one that does not exist is not found', async () => {
  expect((await calls.get()).body.season).toMatchObject({ id: season, label: 'Spielzeit 26/27', from: '2026-08-01', to: '2027-07-31' });
  expect((await calls.get('?season=999')).status).toBe(404);
});

test('as a file it is one table, in which no name is a formula', () => {
  const lines = statisticsAsCsv(statistics, 'de').trimEnd().split('\r\n');
  expect(lines[0]).toBe('Teil;Name;Termine;Davon online;Abgesagt;Verschoben;Produktionen;Premieren;Wiederaufnahmen');
  expect(lines[1]).toBe("Nach Veranstaltungsart;'=Oper;3;2;1;1;1;1;0");
  expect(lines.at(-1)).toBe('Gesamt;;4;3;1;1;2;1;0');
});

import { beforeEach, expect, test } from 'vitest';
import { buildRequestContext } from '#api/build.ts';
import { localTransport } from '#api/local-transport.server.ts';
import { ReadDependencies, recordReads } from '#db/read-dependencies.server.ts';
import { testDatabase } from '../../../tests/support/database.ts';
import type { OpeningHours } from './contract.ts';
import { openingHoursOperations } from './handlers.server.ts';

const db = await testDatabase();
const text = (de: string, en?: string) => JSON.stringify(en ? { de, en } : { de });

beforeEach(async () => {
  await db.deleteFrom('opening_hours').execute();
  await db.deleteFrom('opening_hours_exception').execute();
});

/** A Saturday. */
const noon = new Date('2026-11-21T12:00:00+01:00');

async function ask(now = noon, language: 'de' | 'en' = 'de'): Promise<OpeningHours> {
  const transport = localTransport(openingHoursOperations, buildRequestContext(db, { now }));
  return (await transport({ method: 'GET', path: '/api/opening-hours-today/', language })) as OpeningHours; // what the contract's handler returns
}

test("today's ranges in order, and what follows from them and the days beside", async () => {
  await db
    .insertInto('opening_hours')
    .values([
      { weekday: 5, time_from: '15:00', time_to: '20:00' },
      { weekday: 5, time_from: '10:00', time_to: '13:00' },
      { weekday: 4, time_from: '18:00', time_to: '02:00' },
      { weekday: 6, closed: true },
      { weekday: 0, time_from: '08:00', time_to: '09:00' },
    ])
    .execute();
  const answer = await ask();
  expect(answer.date).toBe('2026-11-21');
  expect(answer.opening_hours).toEqual([
    { time_from: '10:00', time_to: '13:00', closed: false, alternative_link_url: null, alternative_text: null },
    { time_from: '15:00', time_to: '20:00', closed: false, alternative_link_url: null, alternative_text: null },
  ]);
  expect(answer.timeline.map(({ since, state }) => [since, state])).toEqual([
    ['2026-11-21T10:00:00+01:00', 'open'],
    ['2026-11-21T13:00:00+01:00', 'early'],
    ['2026-11-21T15:00:00+01:00', 'open'],
    ['2026-11-21T20:00:00+01:00', 'late'],
    ['2026-11-22T00:00:00+01:00', 'closed'],
  ]);
  expect((await ask(new Date('2026-11-21T00:30:00Z'))).timeline[0]).toMatchObject({ state: 'open', times: ['02.00'] });
});

test('exceptions of the day, in the language asked for or marked as German', async () => {
  const words = { alternative_text: text('Nur bis Mittag', 'Until noon only'), alternative_link_url: text('/de/programm', '/en/events') };
  await db
    .insertInto('opening_hours_exception')
    .values([
      { day: '2026-11-21', time_from: '10:00', time_to: '12:00', ...words },
      { day: '2026-11-22', closed: true, alternative_text: text('Betriebsausflug') },
      { day: '2026-12-24', closed: true },
    ])
    .execute();
  const german = await ask();
  expect(german.opening_hours_exceptions).toMatchObject([{ alternative_text: 'Nur bis Mittag', alternative_link_url: '/de/programm' }]);
  const english = await ask(noon, 'en');
  expect(english.opening_hours_exceptions).toMatchObject([{ alternative_text: 'Until noon only', alternative_link_url: '/en/events' }]);
  expect(english.timeline.at(-1)).toMatchObject({ state: 'closed', alternative_text: 'Betriebsausflug', lang: 'de' });
});

test('today is today in Berlin', async () => {
  expect((await ask(new Date('2026-11-20T23:30:00Z'))).date).toBe('2026-11-21');
  expect((await ask(new Date('2026-07-20T22:30:00Z'))).date).toBe('2026-07-21');
});

test('a page that shows it is stale at the next change', async () => {
  await db.insertInto('opening_hours').values({ weekday: 5, time_from: '10:00', time_to: '19:00' }).execute();
  const log = new ReadDependencies();
  await recordReads(log, () => ask());
  expect(log.staleAt).toEqual(new Date('2026-11-21T19:00:00+01:00'));
  expect([...log.tables].sort()).toEqual(['opening_hours', 'opening_hours_exception']);
});

test('the database refuses half a range, hours of a closed day and a link that is none', async () => {
  const into = (values: object) =>
    db
      .insertInto('opening_hours')
      .values({ weekday: 1, ...values })
      .execute();
  await expect(into({ time_from: '10:00' })).rejects.toThrow(/check constraint/);
  await expect(into({ time_from: '10:00', time_to: '12:00', closed: true })).rejects.toThrow(/check constraint/);
  await expect(into({ closed: true, alternative_link_url: text('javascript:alert(1)') })).rejects.toThrow(/check constraint/);
});
